import { cropsSaid } from '../guide/crop-names.ts';
import { foldGuideWord } from '../guide/rough-spelling.ts';
import { bookNames, type NameEntry, type ProductBook, wordsOf, writtenNames } from './product-names.ts';
import { isNear, isSlipOf, soundsAlike } from './product-sound.ts';

export type NameVerdict<Why extends string = string> =
  | { kind: 'banned'; name: string; why: Why }
  | ({ kind: 'restricted'; name: string; crops: readonly string[] } & CropVerdict);

interface CropVerdict {
  /** The forbidden one that was written; null while none of them was. */
  crop: string | null;
  /** Whether a crop is known by what was written; null while nothing is. One that nobody knows may be a forbidden one. */
  isCropKnown: boolean | null;
}

export type ProductVerdict<Why extends string = string> =
  | NameVerdict<Why>
  /** It stands in the table, under this key: for the crops of its rows, and no others. */
  | { kind: 'allowed'; name: string; active: string }
  /** A name on a pack whose active ingredient stands neither in the lists nor in the table. */
  | { kind: 'unlisted'; name: string }
  /** Nobody is told that it is allowed. */
  | { kind: 'unknown' };

/** `trade` is the name on the pack, where one was written. */
export type ProductAnswer<Why extends string = string> = { trade: string | null } & ProductVerdict<Why>;

/**
 * The one judgement of a product by name, in any spelling of either script. Of several products the worst one is told:
 * a tank with one banned product is banned. One wrong letter in a long name still stops; what is allowed must be
 * written as it sounds, or it is unknown. What nobody knows is never allowed.
 */
export function judgeProduct<Why extends string>(
  text: string,
  crop: string,
  book: ProductBook<Why>,
): ProductAnswer<Why> {
  const names = bookNames(book);
  const found = writtenNames(text, names.bySound, soundsAlike);
  const meant = found.length > 0 ? found : writtenNames(text, names.long, isSlipOf);
  // A slip that may be of an allowed name too is of neither.
  const isMistaken =
    found.length === 0 && meant.some(({ of }) => of.list === 'allowed' || of.list === 'trade');
  const answers = isMistaken ? [] : meant.map((entry) => answerTo(entry, crop, book));
  const [worst] = answers.toSorted((one, other) => rankOf(one) - rankOf(other));
  return worst ?? { trade: null, kind: 'unknown' };
}

const RANK = { banned: 0, restricted: 2, allowed: 3, unlisted: 4, unknown: 5 };
const rankOf = (answer: ProductAnswer) =>
  answer.kind === 'restricted' && answer.crop !== null ? 1 : RANK[answer.kind];

/** Of a name that nobody knows: one that looks like it, to be asked about. */
export const nearName = (text: string, book: ProductBook): string | null =>
  writtenNames(text, bookNames(book).all, isNear)[0]?.name ?? null;

/** What stops a tool; null where nothing does. */
export function judgeName<Why extends string>(
  text: string,
  crop: string,
  book: ProductBook<Why>,
): NameVerdict<Why> | null {
  const answer = judgeProduct(text, crop, book);
  return answer.kind === 'banned' || answer.kind === 'restricted' ? answer : null;
}

function answerTo<Why extends string>(
  { of, name }: NameEntry,
  crop: string,
  book: ProductBook<Why>,
): ProductAnswer<Why> {
  if (of.list === 'banned') return { trade: null, kind: 'banned', name: of.name, why: of.why as Why };
  if (of.list === 'allowed') {
    const [first = name] = book.allowed[of.active] ?? [];
    return { trade: null, kind: 'allowed', name: first, active: of.active };
  }
  if (of.list === 'trade') {
    const answer = judgeProduct(of.actives, crop, book);
    return answer.kind === 'unknown'
      ? { trade: name, kind: 'unlisted', name: of.actives }
      : { ...answer, trade: name };
  }
  const { names = [], crops = [], kinds } = book.restricted[of.at] ?? {};
  return {
    trade: null,
    kind: 'restricted',
    name: names[0] ?? name,
    crops,
    ...cropIn(crop, crops, kinds, book),
  };
}

/** The forbidden crop that is named, in the words of the list or in the farmer's own. */
function cropIn(
  text: string,
  crops: readonly string[],
  kinds: readonly string[] = [],
  { otherCrops, called = {} }: ProductBook,
): CropVerdict {
  const own = otherCrops.reduce(
    (rest, other) => rest.replaceAll(other, ' '),
    text.normalize('NFC').toLowerCase(),
  );
  const words = wordsOf(own);
  const listed = crops.find((crop) =>
    /[\u0c80-\u0cff]/.test(crop)
      ? own.includes(crop)
      : words.some((word) => word === crop || word === `${crop}s`),
  );
  if (listed !== undefined) return { crop: listed, isCropKnown: true };
  const said = cropsMeant(words, called);
  const forbidden = new Set([
    ...kinds,
    ...crops.flatMap((crop) => cropsMeant(wordsOf(crop), called).map(({ key }) => key)),
  ]);
  const isOther = wordsOf(text).length > words.length;
  return {
    crop: said.find(({ key }) => forbidden.has(key))?.said ?? null,
    isCropKnown: text.trim() === '' ? null : said.length > 0 || isOther,
  };
}

/** ಜೋಳ, without a word more: maize to a question, sorghum to the list. */
const SORGHUM = /^jol/;

/** The crops that are named, in every spelling that the book and the search know; the book's own come first: batani is no batta. */
function cropsMeant(words: readonly string[], called: NonNullable<ProductBook['called']>) {
  const own = words.map((word, at) => {
    const [alone, both] = [foldGuideWord(word), foldGuideWord(word + (words[at + 1] ?? ''))];
    const isMeant = (name: string) => {
      const folded = foldGuideWord(name.replace('$', ''));
      if (name.endsWith('$')) return alone === folded;
      return (name.includes(' ') ? both : alone).startsWith(folded);
    };
    return Object.keys(called).find((key) => called[key]?.some(isMeant)) ?? null;
  });
  const found = cropsSaid(words.filter((_, at) => own[at] === null));
  const isMaize = found.some(({ said, crop }) => crop === 'maize' && !SORGHUM.test(foldGuideWord(said)));
  return [
    ...words.flatMap((said, at) => (own[at] ? [{ said, key: own[at] }] : [])),
    ...found.map(({ said, crop }) => ({ said, key: crop === 'maize' && !isMaize ? 'sorghum' : crop })),
  ];
}
