/** Which licence each kind of goods needs; services need none. */
export const LICENCE_OF = { seeds: 'seed', fertilizers: 'fertilizer', pesticides: 'pesticide' } as const;

/** As far as it says what may be sold. */
interface HeldLicence {
  kind: string;
  /** YYYY-MM-DD, the last day. */
  validUntil: string;
}

/** Whether some licence for goods of this category holds on the day, YYYY-MM-DD. */
function isLicensed(category: string, licences: readonly HeldLicence[], today: string): boolean {
  const needed = (LICENCE_OF as Readonly<Record<string, string>>)[category];
  return (
    needed === undefined || licences.some(({ kind, validUntil }) => kind === needed && validUntil >= today)
  );
}

/** `ask`: by word with the office alone. `out`: there is none. `licence`: the law does not let us today. */
export const NOT_SOLD = ['ask', 'out', 'licence'] as const;
export type NotSold = (typeof NOT_SOLD)[number];

/** Why an article cannot be paid for online on the day; undefined when it can. */
export function whyNotSold(
  { stock, category }: { stock: string; category: string },
  licences: readonly HeldLicence[],
  today: string,
): NotSold | undefined {
  if (stock === 'out') return 'out';
  if (stock !== 'in' && stock !== 'low') return 'ask';
  return isLicensed(category, licences, today) ? undefined : 'licence';
}
