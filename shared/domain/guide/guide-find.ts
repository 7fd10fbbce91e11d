import { foldGuideWord, type GuidePlace, guideWords, stemGuideWord } from './guide-search.ts';

/** The one thing asked of the index (MiniSearch), by the phone and by the tests. */
interface GuideIndex {
  search(query: string, options?: object): unknown[];
}

/** Words of a question that say nothing of what is asked, in the rough spelling of both languages. */
const FILLERS = new Set(
  'how many much what when why where which is are it the a an of in on for to do does i my can should after before ಎಷ್ಟು ಏನು ಹೇಗೆ ಯಾವಾಗ ಯಾಕೆ ಏಕೆ ಯಾವ ಎಲ್ಲಿ ಮಾಡಬೇಕು ಮೇಲೆ ಬೇಕು'
    .split(' ')
    .map(foldGuideWord),
);
/** Slips of the thumb forgiven in a word of this length; a short word with one is another word. */
const slipsIn = (term: string) => (term.length > 7 ? 2 : term.length > 4 ? 1 : false);

/** Latin spellings of long o and e that are meant as short ones: 'koole rooga' is kole roga. */
const shortVowels = (query: string) => query.replace(/oo/gi, 'o').replace(/ee/gi, 'e');

/**
 * What the index has for a query, best first: places with all its words, else with any of them. A word is taken as it
 * is typed or as a beginning; a likeness counts only where the index has neither, so that one slip finds its word and no
 * true word is drowned in likenesses.
 */
export function findPlaces(index: GuideIndex, query: string): GuidePlace[] {
  const words = guideWords(query);
  const telling = words.filter((word) => !FILLERS.has(foldGuideWord(word)));
  const asked = (telling.length > 0 ? telling : words).join(' ');
  const short = shortVowels(asked);
  const all = search(index, asked, 'AND');
  if (all.length > 0) return all;
  const spelt = short === asked ? [] : search(index, short, 'AND');
  if (spelt.length > 0) return spelt;
  const any = search(index, asked, 'OR');
  // Nothing at all: then even a short word may be a slip.
  return any.length > 0 ? any : (index.search(asked, { fuzzy: lastSlips }) as GuidePlace[]);
}

const lastSlips = (term: string) => term.length > 3 && 1;

function search(index: GuideIndex, asked: string, combineWith: 'AND' | 'OR'): GuidePlace[] {
  const unknown = new Set(
    guideWords(asked)
      .filter((word) => index.search(word).length === 0)
      .map(stemGuideWord),
  );
  const fuzzy = (term: string) => unknown.has(term) && slipsIn(term);
  return index.search(asked, { fuzzy, combineWith }) as GuidePlace[];
}
