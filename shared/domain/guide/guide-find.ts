import { cropNamed } from './crop-names.ts';
import {
  cropPlace,
  foldGuideWord,
  type GuidePlace,
  guideWords,
  isCropPlace,
  stemGuideWord,
} from './guide-search.ts';

/** The one thing asked of the index (MiniSearch), by the phone and by the tests. */
interface GuideIndex {
  search(query: string, options?: object): unknown[];
}

/** Words of a question that say nothing of what is asked, in the rough spelling of both languages. */
const FILLERS = new Set(
  'how many much what when why where which is are it the a an of in on for to do does i my can should after before ಎಷ್ಟು ಏನು ಹೇಗೆ ಯಾವಾಗ ಯಾಕೆ ಏಕೆ ಯಾವ ಯಾವುದು ಎಲ್ಲಿ ಮಾಡಬೇಕು ಮಾಡೋದು ಹಾಕಬೇಕು ಮೇಲೆ ಬೇಕು ಇದೆ ಇದೆಯಾ ಆಗಿದೆ ಬಂದಿದೆ eshtu hege yavaga yava hakbeku madbeku ide and with from by at this that any there'
    .split(' ')
    .map(foldGuideWord),
);
/** Slips of the thumb forgiven in a word of this length; a short word with one is another word. */
const slipsIn = (term: string) => (term.length > 7 ? 2 : term.length > 4 ? 1 : false);

/** Latin spellings of long o and e that are meant as short ones: 'koole rooga' is kole roga. */
const shortVowels = (query: string) => query.replace(/oo/gi, 'o').replace(/ee/gi, 'e');

/** A hit as MiniSearch tells of it. */
type Hit = GuidePlace & { score: number; queryTerms: string[] };

/** Of a place that has all words of the question, against one that has half of them. */
const COVERED = 2;
/** Of a place on the page of the crop that the question names, and on the page of another. */
const OWN_CROP = 2;
const OTHER_CROP = 0.15;
/** The head of a page speaks of all that stands below: whoever asks for one of it is led there. */
const HEAD = 0.5;

/**
 * What the index has for a query, best first. A word is taken as it is typed or as a beginning; a likeness counts only where
 * the index has neither, so that one slip finds its word and no true word is drowned in likenesses. The more of the words
 * a place has the higher it stands. On the page of the crop that is named, the other words of the question decide; pages of
 * other crops come last.
 */
export function findPlaces(index: GuideIndex, query: string): GuidePlace[] {
  const words = guideWords(query);
  const telling = words.filter((word) => !FILLERS.has(foldGuideWord(word)));
  const asked = telling.length > 0 ? telling : words;
  const named = cropNamed(asked);
  const all = ask(index, asked);
  // Nothing at all: then even a short word may be a slip.
  if (all.length === 0) return index.search(asked.join(' '), { fuzzy: lastSlips }) as Hit[];
  if (named === null || named.rest.length === 0) return inOrder(all);
  const own = cropPlace(named.crop);
  return inOrder([
    ...all.flatMap((hit) => (hit.slug === own ? [] : [weighed(hit, isCropPlace(hit.slug) ? OTHER_CROP : 1)])),
    ...ask(index, named.rest).flatMap((hit) =>
      hit.slug === own ? [weighed(hit, hit.anchor === '' ? OWN_CROP * HEAD : OWN_CROP)] : [],
    ),
  ]);
}

const lastSlips = (term: string) => term.length > 3 && 1;
const weighed = (hit: Hit, weight: number): Hit => ({ ...hit, score: hit.score * weight });
const inOrder = (hits: readonly Hit[]) => hits.toSorted((one, other) => other.score - one.score);

/** Hits of any of the words, in the spelling of which one place has most, weighed by how many of them they have. */
function ask(index: GuideIndex, words: readonly string[]): Hit[] {
  const asked = words.join(' ');
  const short = shortVowels(asked);
  const hits = search(index, asked);
  const found = short === asked ? hits : better(hits, search(index, short));
  const count = Math.max(new Set(words.map(stemGuideWord)).size, 1);
  return found.map((hit) => weighed(hit, (new Set(hit.queryTerms).size / count) ** COVERED));
}

/** The spelling of which one place has more of the words. */
function better(some: Hit[], others: Hit[]): Hit[] {
  const most = (hits: Hit[]) => Math.max(0, ...hits.map(({ queryTerms }) => queryTerms.length));
  return most(others) > most(some) ? others : some;
}

function search(index: GuideIndex, asked: string): Hit[] {
  const unknown = new Set(
    guideWords(asked)
      .filter((word) => index.search(word).length === 0)
      .map(stemGuideWord),
  );
  const fuzzy = (term: string) => unknown.has(term) && slipsIn(term);
  return index.search(asked, { fuzzy, combineWith: 'OR' }) as Hit[];
}
