import type { GuidePlace } from './guide-search.ts';
import { foldGuideWord, stemGuideWord } from './rough-spelling.ts';
import { isSign } from './sign-words.ts';

/** How English letters are called in Kannada; the longer name of two first. */
const NAMES =
  'ಡಬ್ಲ್ಯೂ=w ಡಬ್ಲ್ಯು=w ಎಕ್ಸ್=x ಕ್ಯೂ=q ಎಫ್=f ಎಚ್=h ಹೆಚ್=h ಎಲ್=l ಎಂ=m ಎಮ್=m ಎನ್=n ಆರ್=r ಎಸ್=s ಝಡ್=z ಬಿ=b ಸಿ=c ಡಿ=d ಜಿ=g ಜೆ=j ಕೆ=k ಪಿ=p ಟಿ=t ಯು=u ಯೂ=u ವಿ=v ವೈ=y ಎ=a ಇ=e ಐ=i ಓ=o ಒ=o';

const LETTERS = NAMES.split(' ').map((each) => each.split('='));

/** What is asked of the index (MiniSearch), by the phone and by the tests. */
export interface GuideIndex {
  readonly documentCount: number;
  search(query: string, options?: object): unknown[];
}

/** A hit as MiniSearch tells of it. */
export type Hit = GuidePlace & { score: number };

type Words = Map<string, Hit[]>;

const kept = new WeakMap<GuideIndex, { now: Words; before: Words }>();

/** The words of the question before are kept: it grows by one while one types. */
export function turnOver(index: GuideIndex): void {
  kept.set(index, { now: new Map(), before: kept.get(index)?.now ?? new Map() });
}

/** Where a word of a question stands, or a sign. */
export function hitsOf(index: GuideIndex, word: string): Hit[] {
  const words = kept.get(index);
  const found =
    words?.now.get(word) ??
    words?.before.get(word) ??
    (isSign(word) ? ofTerm(index, word, false) : ofWord(index, word));
  words?.now.set(word, found);
  return found;
}

/** Of a term of the index, not a word as somebody writes it. */
const ofTerm = (index: GuideIndex, term: string, prefix: boolean) =>
  index.search(term, {
    prefix,
    tokenize: (each: string) => [each],
    processTerm: (each: string) => each,
  }) as Hit[];

/**
 * As three letters that are spelled, as it is typed or as a beginning; else as two letters, without an ending nobody has listed, as two words written
 * together, else with slips.
 */
function ofWord(index: GuideIndex, word: string): Hit[] {
  const signs = spelledLetters(word);
  const spelled = signs === null ? [] : (index.search(signs, { prefix: false }) as Hit[]);
  if (signs !== null && signs.length >= SPELLED && spelled.length > 0) return spelled;
  const exact = index.search(word) as Hit[];
  if (exact.length > 0) return exact;
  if (signs !== null) return spelled;
  const apart = twoWords(index, foldGuideWord(word));
  if (apart.length > 0) return apart;
  const begun = beginningOf(index, stemGuideWord(word));
  return begun.length > 0 ? begun : (index.search(word, { fuzzy: slipsIn }) as Hit[]);
}

/** Names of letters that are no word besides: ಬಿಡಿ is 'leave' and no B D. */
const SPELLED = 3;

/** Slips of the thumb forgiven in a word of this length; a short word with one is another word. */
const slipsIn = (term: string) => (term.length > 7 ? 2 : term.length > 4 ? 1 : false);

/** Letters of a beginning that still tells which word is meant, and how many of its end may be an ending. */
const BEGUN = 6;
const ENDING = 5;

/** Spoken Kannada hangs more on a word than the stems know: the longest beginning of which the index has a word. */
function beginningOf(index: GuideIndex, word: string): Hit[] {
  for (let to = word.length - 1; to >= Math.max(BEGUN, word.length - ENDING); to -= 1) {
    const hits = ofTerm(index, word.slice(0, to), true);
    if (hits.length > 0) return hits;
  }
  return [];
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

/** ಡಿಎಪಿ is DAP: a word that is nothing but names of letters, as those letters; null of every other. */
export function spelledLetters(word: string): string | null {
  let rest = word.normalize('NFC').replace(/\u200c|\u200d|\./g, '');
  let signs = '';
  while (rest !== '') {
    const [name = '', letter = ''] = LETTERS.find(([each = '']) => rest.startsWith(each)) ?? [];
    if (name === '') return null;
    signs += letter;
    rest = rest.slice(name.length);
  }
  return signs.length > 1 ? signs : null;
}
