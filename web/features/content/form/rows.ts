/**
 * Rows of lists have no name of their own, and their place changes under whatever is on its way to them. So each row is given
 * a number here that stays with it; a list that came from elsewhere (a colleague's, a merged one) begins with new ones.
 */
const NUMBERS = new WeakMap<readonly unknown[], readonly number[]>();
let last = 0;

export function rowNumbers(list: readonly unknown[]): readonly number[] {
  const known = NUMBERS.get(list);
  if (known?.length === list.length) return known;
  return numberRows(list, known ?? []);
}

/** The list has these rows, by place; a row without a number gets one. */
export function numberRows(
  list: readonly unknown[],
  numbers: readonly (number | undefined)[],
): readonly number[] {
  const all = list.map((_, index) => numbers[index] ?? ++last);
  NUMBERS.set(list, all);
  return all;
}

/** The rows of `next` that say what one of `before` said are those rows, where nobody has said yet which they are. */
export function followRows(
  before: readonly unknown[],
  next: readonly unknown[],
  isSame: (one: unknown, other: unknown) => boolean,
): void {
  if (NUMBERS.has(next)) return;
  const numbers = rowNumbers(before);
  const free = new Set(before.keys());
  const found = next.map((row, index) => {
    const places = [index, ...free].filter((place) => free.has(place));
    const place = places.find((each) => isSame(before[each], row));
    if (place === undefined) return undefined;
    free.delete(place);
    return numbers[place];
  });
  numberRows(next, found);
}
