import { cropNamed } from './crop-names.ts';
import {
  cropPlace,
  foldGuideWord,
  type GuidePlace,
  guideWords,
  isCropPlace,
  stemGuideWord,
} from './guide-search.ts';
import { spelledLetters } from './spelled-letters.ts';

/** What is asked of the index (MiniSearch), by the phone and by the tests. */
interface GuideIndex {
  readonly documentCount: number;
  search(query: string, options?: object): unknown[];
}

/** Words of a question that say nothing of what is asked, in the rough spelling of both languages. */
const FILLERS = new Set(
  [
    'how many much what when why where which is are it its the a an of in on for to do does i my our you your can',
    'should after before and with from by at this that any there up has have be so get got then now too worth per',
    'ಎಷ್ಟು ಏನು ಹೇಗೆ ಯಾವಾಗ ಯಾಕೆ ಏಕೆ ಯಾವ ಯಾವುದು ಎಲ್ಲಿ ಮಾಡಬೇಕು ಮಾಡೋದು ಮಾಡಲಿ ಮಾಡಲು ಮಾಡುವುದು ಮಾಡಬಹುದಾ ಹಾಕಬೇಕು ಹಾಕಲಿ ಹಾಕಬಹುದಾ ಹಾಕಬಹುದೇ',
    'ಮೇಲೆ ಬೇಕು ಇದೆ ಇದೆಯಾ ಆಗಿದೆ ಆಗ್ತಿದೆ ಆಗ್ತಾ ಆಗಿ ಆಯ್ತು ಬಂದಿದೆ ಬಂದೈತಿ ಬಂತು ಬರ್ತಿದೆ ಬಿದ್ದಿದೆ ಹೋಗಿದೆ ಹೋಗ್ತಿದೆ ಐತಿ ಹಂಗ ತರ ತೆಗೆಯೋದು ನೋಡೋದು',
    'ಹೊಡೆಯಬೇಕು ಹೊಡೆಯಬಹುದೇ ಹೊಡೆಯಬಹುದಾ ಹೊಡೀಬೇಕು ಹೊಡೀಬಹುದಾ ಒಳ್ಳೇದು ಸರಿ ಒಂದು ಒಂದೇ ಸಾಕಾ eshtu hege yavaga yava hakbeku madbeku ide aagide',
    'ಔಷಧಿ ಔಷಧ ಎಣ್ಣಿ medicine ಏನ್ ಏನೇನು ಹೆಂಗ ಹೆಂಗ್ ಹೇಳಿ ಬೇಗ ಇದ್ರೆ ಹಾಕಿದ್ರೆ ಹಾಕೋದು ಬಳಸೋದು ಮಾಡೋ ಹೋಗ್ತಿಲ್ಲ ಹೋಗ್ವಲ್ದು ಗೊತ್ತಾಗ್ತದೆ ಒಳ್ಳೇದಾ ಜಾಸ್ತಿ ಹೊಡೆದ್ರೂ',
  ]
    .join(' ')
    .split(' ')
    .map(stemGuideWord),
);
/** Slips of the thumb forgiven in a word of this length; a short word with one is another word. */
const slipsIn = (term: string) => (term.length > 7 ? 2 : term.length > 4 ? 1 : false);

/** Latin spellings of long o and e that are meant as short ones: 'koole rooga' is kole roga. */
const shortVowels = (query: string) => query.replace(/oo/gi, 'o').replace(/ee/gi, 'e');

const FAQ = '15-faq';

/** A hit as MiniSearch tells of it. */
type Hit = GuidePlace & { score: number };

/** Of a place that has all words of the question, against one that has half of them. */
const COVERED = 1.3;
/** Of a place on the page of the crop that the question names, on the page of another one or where none is named, and in a chapter. */
const OWN_CROP = 3;
const OTHER_CROP = 0.5;
const CHAPTER = 0.8;
/** The head of a page speaks of all that stands below: whoever asks for one of it is led there. So do the tables of a crop's year. */
const HEAD = 0.4;
const CROP_HEAD = 0.2;
const YEAR_TABLE = /-(?:year|months)$/;
const YEAR = 0.3;
/** A question that others have asked is answered in two sentences. */
const ASKED = 1.3;

/**
 * What the index has for a query, best first. A word is taken as it is typed or as a beginning; a likeness counts only where
 * the index has neither, so that one slip finds its word and no true word is drowned in likenesses. The more of the words
 * a place has the higher it stands, a rare word more than one that stands everywhere. On the page of the crop that is named,
 * the other words of the question decide; pages of other crops come last.
 */
export function findPlaces(index: GuideIndex, query: string): GuidePlace[] {
  const words = guideWords(query);
  const telling = words.filter((word) => !FILLERS.has(stemGuideWord(word)));
  const asked = telling.length > 0 ? telling : words;
  const named = cropNamed(asked);
  turnOver(index);
  const all = ask(index, asked);
  // Nothing at all: then even a short word may be a slip.
  if (all.length === 0) return index.search(asked.join(' '), { fuzzy: lastSlips }) as Hit[];
  const own = named && named.rest.length > 0 ? cropPlace(named.crop) : null;
  const others = all.flatMap((hit) =>
    hit.slug === own ? [] : [weighed(hit, weightOf(hit, named !== null) * ofItsKind(hit))],
  );
  if (own === null) return inOrder(others);
  const owned = ask(index, named?.rest ?? []).filter(({ slug }) => slug === own);
  return inOrder([...others, ...owned.map((hit) => weighed(hit, OWN_CROP * ofItsKind(hit)))]);
}

/** Of a place outside the page of the crop that is named, or where none is. */
function weightOf({ slug }: Hit, isNamed: boolean): number {
  if (isCropPlace(slug)) return OTHER_CROP;
  return (isNamed ? CHAPTER : 1) * (slug === FAQ ? ASKED : 1);
}

/** Of places that have a word of everything. */
function ofItsKind({ slug, anchor }: Hit): number {
  if (anchor === '') return isCropPlace(slug) ? CROP_HEAD : HEAD;
  return YEAR_TABLE.test(anchor) ? YEAR : 1;
}

const lastSlips = (term: string) => term.length > 3 && 1;
const weighed = (hit: Hit, weight: number): Hit => ({ ...hit, score: hit.score * weight });
const inOrder = (hits: readonly Hit[]) => hits.toSorted((one, other) => other.score - one.score);

/** Hits of any of the words, in the spelling of which one place has more: 'koole rooga' is kole roga. */
function ask(index: GuideIndex, words: readonly string[]): Hit[] {
  const typed = together(index, words);
  const short = words.map(shortVowels);
  if (short.every((word, at) => word === words[at])) return typed.hits;
  const shortened = together(index, short);
  return shortened.most > typed.most ? shortened.hits : typed.hits;
}

/** Weighed by how much of the question a place has: a word that stands in few places tells most. */
function together(index: GuideIndex, words: readonly string[]): { hits: Hit[]; most: number } {
  const places = new Map<string, { hit: Hit; score: number; covered: number; words: number }>();
  let whole = 0;
  for (const word of new Map(words.map((each) => [stemGuideWord(each), each])).values()) {
    const hits = hitsOf(index, word);
    const weight = Math.log(1 + (index.documentCount - hits.length + 0.5) / (hits.length + 0.5));
    if (hits.length > 0) whole += weight;
    for (const hit of hits) {
      const place = places.get(hit.id) ?? { hit, score: 0, covered: 0, words: 0 };
      place.score += hit.score;
      place.covered += weight;
      place.words += 1;
      places.set(hit.id, place);
    }
  }
  const found = [...places.values()];
  const hits = found.map(({ hit, score, covered }) =>
    weighed(hit, (score / hit.score) * (covered / whole) ** COVERED),
  );
  return { hits, most: Math.max(0, ...found.map((place) => place.words)) };
}

type Words = Map<string, Hit[]>;

const kept = new WeakMap<GuideIndex, { now: Words; before: Words }>();

/** The words of the question before are kept: it grows by one while one types. */
function turnOver(index: GuideIndex): void {
  kept.set(index, { now: new Map(), before: kept.get(index)?.now ?? new Map() });
}

function hitsOf(index: GuideIndex, word: string): Hit[] {
  const words = kept.get(index);
  const found = words?.now.get(word) ?? words?.before.get(word) ?? search(index, word);
  words?.now.set(word, found);
  return found;
}

/** As it is typed or as a beginning; else as letters that are spelled, as two words written together, else with slips. */
function search(index: GuideIndex, word: string): Hit[] {
  const exact = index.search(word) as Hit[];
  if (exact.length > 0) return exact;
  const signs = spelledLetters(word);
  if (signs !== null) return index.search(signs, { prefix: false }) as Hit[];
  const apart = twoWords(index, foldGuideWord(word));
  return apart.length > 0 ? apart : (index.search(word, { fuzzy: slipsIn }) as Hit[]);
}

/** Letters of either half of a word that is two. */
const HALF = 4;

function twoWords(index: GuideIndex, word: string): Hit[] {
  for (let at = word.length - HALF; at >= HALF; at -= 1) {
    const left = index.search(word.slice(0, at), { prefix: false }) as Hit[];
    if (left.length === 0) continue;
    const right = index.search(word.slice(at), { prefix: false }) as Hit[];
    const scores = new Map(left.map(({ id, score }) => [id, score]));
    const both = right.filter(({ id }) => scores.has(id));
    if (both.length > 0) return both.map((hit) => ({ ...hit, score: hit.score + (scores.get(hit.id) ?? 0) }));
  }
  return [];
}
