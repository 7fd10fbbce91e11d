import { cropNamed } from './crop-names.ts';
import { cropPlace, type GuidePlace, isCropPlace } from './guide-search.ts';
import { tellingWords, tellsOf } from './question-words.ts';
import { guideWords, stemGuideWord } from './rough-spelling.ts';
import { signOf } from './sign-words.ts';
import { type GuideIndex, type Hit, hitsOf, turnOver } from './word-hits.ts';

/** Latin spellings of long o and e that are meant as short ones: 'koole rooga' is kole roga. */
const shortVowels = (query: string) => query.replace(/oo/gi, 'o').replace(/ee/gi, 'e');

const FAQ = '15-faq';

/** Of a place that has all words of the question, against one that has half of them. */
const COVERED = 1.1;
/** Of a place on the page of the crop that the question names, on the page of another one or where none is named, and in a chapter. */
const OWN_CROP = 2;
const OTHER_CROP = 0.3;
const ANY_CROP = 0.6;
const CHAPTER = 0.8;
/** The head of a page speaks of all that stands below: whoever asks for one of it is led there. So do the tables of a crop's year. */
const HEAD = 0.4;
const CROP_HEAD = 0.1;
const YEAR_TABLE = /-(?:year|months)$/;
const YEAR = 0.35;
/** Lists of every crop's products have a word of everything too. */
const LIST_TABLE = /-(?:products|diseases|weeds)$|^threshold-table$/;
const LIST = 0.9;
/** Whose words are a handful: each would weigh too much. */
const TOOL = 0.6;
/** A question that others have asked is answered in two sentences. */
const ASKED = 1.3;

/**
 * What the index has for a query, best first. A word is taken as it is typed or as a beginning; a likeness counts only where
 * the index has neither, so that one slip finds its word and no true word is drowned in likenesses. The more of the words
 * a place has the higher it stands, a rare word more than one that stands everywhere. On the page of the crop that is named,
 * the other words of the question decide; pages of other crops come last.
 */
export function findPlaces(index: GuideIndex, query: string): GuidePlace[] {
  const asked = tellingWords(guideWords(query));
  const named = cropNamed(asked);
  turnOver(index);
  const all = ask(index, named ? [named.name, ...named.rest] : asked);
  // Nothing at all: then even a short word may be a slip.
  if (all.length === 0) return index.search(asked.join(' '), { fuzzy: lastSlips }) as Hit[];
  const own = named && named.rest.length > 0 ? cropPlace(named.crop) : null;
  const others = all.flatMap((hit) =>
    hit.slug === own ? [] : [weighed(hit, weightOf(hit, named !== null) * ofItsKind(hit))],
  );
  if (own === null) return inOrder(others);
  const owned = ask(index, named?.rest ?? [], own);
  return inOrder([...others, ...owned.map((hit) => weighed(hit, OWN_CROP * ofItsKind(hit)))]);
}

/** Of a place outside the page of the crop that is named, or where none is. */
function weightOf({ slug }: Hit, isNamed: boolean): number {
  if (isCropPlace(slug)) return isNamed ? OTHER_CROP : ANY_CROP;
  return (isNamed ? CHAPTER : 1) * (slug === FAQ ? ASKED : 1);
}

/** Of places that have a word of everything. */
function ofItsKind({ slug, anchor }: Hit): number {
  if (anchor === '') return isCropPlace(slug) ? CROP_HEAD : HEAD;
  if (anchor.startsWith('tool-')) return TOOL;
  if (LIST_TABLE.test(anchor)) return LIST;
  return YEAR_TABLE.test(anchor) ? YEAR : 1;
}

const lastSlips = (term: string) => term.length > 3 && 1;
const weighed = (hit: Hit, weight: number): Hit => ({ ...hit, score: hit.score * weight });
const inOrder = (hits: readonly Hit[]) => hits.toSorted((one, other) => other.score - one.score);

/** Hits of any of the words, in the spelling of which one place has more: 'koole rooga' is kole roga. */
function ask(index: GuideIndex, words: readonly string[], page: string | null = null): Hit[] {
  const typed = together(index, words, page);
  const short = words.map(shortVowels);
  if (short.every((word, at) => word === words[at])) return typed.hits;
  const shortened = together(index, short, page);
  return shortened.most > typed.most ? shortened.hits : typed.hits;
}

const SIGN = 0.5;
const rarity = (found: number, all: number) => Math.log(1 + (all - found + 0.5) / (found + 0.5));

/**
 * Weighed by how much of the question a place has: a word that stands in few places tells most. Of a `page` alone, by the
 * words that stand on it.
 */
function together(index: GuideIndex, words: readonly string[], page: string | null) {
  const places = new Map<string, { hit: Hit; score: number; covered: number; words: number }>();
  let whole = 0;
  const add = (term: string, tells: number, counted: number) => {
    const everywhere = hitsOf(index, term);
    const hits = page === null ? everywhere : everywhere.filter(({ slug }) => slug === page);
    const weight = tells * rarity(everywhere.length, index.documentCount);
    if (hits.length > 0) whole += weight;
    for (const hit of hits) {
      const place = places.get(hit.id) ?? { hit, score: 0, covered: 0, words: 0 };
      place.score += hit.score * tells;
      place.covered += weight;
      place.words += counted;
      places.set(hit.id, place);
    }
  };
  for (const word of new Map(words.map((each) => [stemGuideWord(each), each])).values()) {
    const tells = tellsOf(word);
    const sign = signOf(word);
    add(word, tells, 1);
    // The same thing in another word: worth half of the word itself.
    if (sign !== null) add(sign, tells * SIGN, 0);
  }
  const found = [...places.values()];
  const hits = found.map(({ hit, score, covered }) =>
    weighed(hit, (score / hit.score) * (covered / whole) ** COVERED),
  );
  return { hits, most: Math.max(0, ...found.map((place) => place.words)) };
}
