import { kindsAsked } from './asked-kinds.ts';
import { cropNamed } from './crop-names.ts';
import { cropPlace, type GuidePlace } from './guide-search.ts';
import { isOutside, isPrice } from './outside-words.ts';
import { type Asked, WEIGHTS, weightOf } from './place-weights.ts';
import { asWritten, isReckoning, partAsked, tellingWords, tellsOf } from './question-words.ts';
import { guideWords, stemGuideWord } from './rough-spelling.ts';
import { signOf } from './sign-words.ts';
import { type GuideIndex, type Hit, hitsOf, turnOver } from './word-hits.ts';

/** Words of a question that only names what it is about. */
const SHORT = 2;

/** Latin spellings of long o and e that are meant as short ones: 'koole rooga' is kole roga. */
const shortVowels = (query: string) => query.replace(/oo/gi, 'o').replace(/ee/gi, 'e');

/** A word of a question, and how much it tells beside the others. */
type Word = readonly [word: string, tells: number];
const wordsOf = (words: readonly string[]) => words.map((word): Word => [word, tellsOf(word)]);

/**
 * What the index has for a query, best first. A word is taken as it is typed or as a beginning; a likeness counts only where
 * the index has neither, so that one slip finds its word and no true word is drowned in likenesses. The more of the words
 * a place has the higher it stands, a rare word more than one that stands everywhere. On the page of the crop that is named,
 * the other words of the question decide; pages of other crops come last.
 */
export function findPlaces(index: GuideIndex, query: string): GuidePlace[] {
  if (isOutside(query)) return [];
  const telling = tellingWords(guideWords(query).map(asWritten));
  const { page: crop, name, rest } = cropNamed(telling);
  turnOver(index);
  if (name !== null && rest.some(isPrice) && partAsked(rest) === null) return [];
  // A crop and nothing else: its page.
  const alone = crop !== null && rest.length === 0 ? cropPlace(crop) : null;
  const page = crop !== null && rest.length > 0 ? cropPlace(crop) : null;
  const words = wordsOf(rest);
  const all = ask(index, name === null ? words : [[name, page ? WEIGHTS.cropName : 1], ...words]);
  // Nothing at all: then even a short word may be a slip.
  if (all.length === 0) return index.search(telling.join(' '), { fuzzy: lastSlips }) as Hit[];
  const asked: Asked = {
    page,
    isCropNamed: name !== null,
    isReckoned: telling.some(isReckoning),
    isShort: name === null && rest.length <= SHORT,
    part: page === null ? null : partAsked(rest),
  };
  const owned = page === null ? [] : ask(index, words, page);
  const others = page === null ? all : all.filter(({ slug }) => slug !== page);
  const kinds = kindsAsked(query);
  const speaking = name === null || crop !== null ? null : new Set(placesNaming(index, name));
  if (speaking && !isSpokenOf(index, rest, speaking)) return [];
  return [...others, ...owned]
    .map((hit) => {
      if (hit.id === `${alone}#`) return weighed(hit, Number.POSITIVE_INFINITY);
      return weighed(
        hit,
        weightOf(hit, asked) *
          (kinds.get(hit.id) ?? 1) *
          (speaking && !speaking.has(hit.id) ? WEIGHTS.silent : 1),
      );
    })
    .toSorted((one, other) => other.score - one.score);
}

const placesNaming = (index: GuideIndex, name: string) =>
  (index.search(name, { prefix: false }) as Hit[]).map(({ id }) => id);

/** Whether a place that names a crop without a page has a word of what is asked of it. */
const isSpokenOf = (index: GuideIndex, rest: readonly string[], speaking: ReadonlySet<string>) =>
  rest.length === 0 || rest.some((word) => hitsOf(index, word).some(({ id }) => speaking.has(id)));

const lastSlips = (term: string) => term.length > 3 && 1;
const weighed = (hit: Hit, weight: number): Hit => ({ ...hit, score: hit.score * weight });

/** Hits of any of the words, in the spelling of which one place has more: 'koole rooga' is kole roga. */
function ask(index: GuideIndex, words: readonly Word[], page: string | null = null): Hit[] {
  const typed = together(index, words, page);
  const short = words.map(([word, tells]): Word => [shortVowels(word), tells]);
  if (short.every(([word], at) => word === words[at]?.[0])) return typed.hits;
  const shortened = together(index, short, page);
  return shortened.most > typed.most ? shortened.hits : typed.hits;
}

const rarity = (found: number, all: number) => Math.log(1 + (all - found + 0.5) / (found + 0.5));

/**
 * Weighed by how much of the question a place has: a word that stands in few places tells most. Of a `page` alone, by the
 * words that stand on it.
 */
function together(index: GuideIndex, words: readonly Word[], page: string | null) {
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
  for (const [word, tells] of new Map(words.map((each) => [stemGuideWord(each[0]), each])).values()) {
    const sign = signOf(word);
    add(word, tells, 1);
    // The same thing in another word.
    if (sign !== null) add(sign, tells * WEIGHTS.sign, 0);
  }
  const found = [...places.values()];
  const hits = found.map(({ hit, score, covered }) =>
    weighed(hit, (score / hit.score) * (covered / whole) ** WEIGHTS.covered),
  );
  return { hits, most: Math.max(0, ...found.map((place) => place.words)) };
}
