import { bookNames, type NameEntry, type ProductBook, wordsOf, writtenNames } from './product-names.ts';
import { isNear, isSlipOf, soundsAlike } from './product-sound.ts';

export type NameVerdict<Why extends string = string> =
  | { kind: 'banned'; name: string; why: Why }
  /** `crop` is the forbidden one that was written; null while none of them was. */
  | { kind: 'restricted'; name: string; crops: readonly string[]; crop: string | null };

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
  const [worst] = answers.toSorted((one, other) => RANK[one.kind] - RANK[other.kind]);
  return worst ?? { trade: null, kind: 'unknown' };
}

const RANK = { banned: 0, restricted: 1, allowed: 2, unlisted: 3, unknown: 4 };

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
  const { names = [], crops = [] } = book.restricted[of.at] ?? {};
  return {
    trade: null,
    kind: 'restricted',
    name: names[0] ?? name,
    crops,
    crop: cropIn(crop, crops, book.otherCrops),
  };
}

/** The forbidden crop that is named. */
function cropIn(text: string, crops: readonly string[], others: readonly string[]): string | null {
  const own = others.reduce(
    (rest, other) => rest.replaceAll(other, ' '),
    text.normalize('NFC').toLowerCase(),
  );
  const words = wordsOf(own);
  return (
    crops.find((crop) =>
      /[\u0c80-\u0cff]/.test(crop)
        ? own.includes(crop)
        : words.some((word) => word === crop || word === `${crop}s`),
    ) ?? null
  );
}
