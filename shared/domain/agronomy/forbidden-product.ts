/** What may not be sprayed: everywhere, or on some crops. */
export interface ForbiddenLists {
  banned: readonly string[];
  restricted: readonly { names: readonly string[]; crops: readonly string[] }[];
  /** Trade name to active ingredient. */
  trade: Readonly<Record<string, string>>;
}

export type NameVerdict =
  | { kind: 'banned'; name: string }
  /** `crop` is the forbidden one that was written; null while none of them was. */
  | { kind: 'restricted'; name: string; crops: readonly string[]; crop: string | null };

/** A name this long is still meant with one letter wrong; shorter ones are words of their own. */
const LONG = 8;

/** What the lists say of a name as a farmer writes it from the pack; null where they say nothing. */
export function judgeName(product: string, crop: string, lists: ForbiddenLists): NameVerdict | null {
  const trade = tradeNameIn(product, lists.trade);
  const asked = trade === null ? product : `${product} ${lists.trade[trade]}`;
  const banned = lists.banned.find((name) => names(asked, name));
  if (banned) return { kind: 'banned', name: banned };
  for (const { names: all, crops } of lists.restricted) {
    const name = all.find((each) => names(asked, each));
    if (name)
      return { kind: 'restricted', name, crops, crop: crops.find((each) => names(crop, each)) ?? null };
  }
  return null;
}

/** The name on a pack that stands in a text, as the list has it. */
export function tradeNameIn(text: string, trade: ForbiddenLists['trade']): string | null {
  return Object.keys(trade).find((name) => names(text, name)) ?? null;
}

/** 'Fosforamidon' and 'PHOSPHAMIDONE' are spellings; blanks and signs stand anywhere on a pack. */
const soundOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/ph/g, 'f')
    .replace(/y/g, 'i')
    .replace(/([a-z])\1/g, '$1')
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();

function names(text: string, name: string): boolean {
  const [written, wanted] = [soundOf(text), soundOf(name)];
  if (wanted === '' || written === '') return false;
  // Kannada endings follow the stem.
  if (!/^[\x20-\x7e]+$/.test(wanted)) return written.includes(wanted);
  const words = written.split(' ');
  const size = wanted.split(' ').length;
  return words.some((_, at) => {
    const piece = words.slice(at, at + size).join(' ');
    return piece === wanted || (wanted.length >= LONG && isOneSlip(piece, wanted));
  });
}

/** One letter more, less or another. */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const tail = (text: string, skip: number) => text.slice(start + skip);
  return (
    tail(one, 1) === tail(other, 1) || tail(one, 1) === tail(other, 0) || tail(one, 0) === tail(other, 1)
  );
}
