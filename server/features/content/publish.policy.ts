import type { ContentBody, ContentKind } from '#shared/contract/content/kinds.ts';
import type { ContentFault } from '#shared/domain/content/fault.ts';
import { LICENCE_OF, whyNotSold } from '#shared/domain/content/selling.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';

/** An item as it is in force; number 0 is what was shipped. */
interface Before {
  number: number;
  body: Record<string, unknown> | null;
}

/**
 * Whether two people must want it: what farmers pay, and whom. An article that is new, or taken away, is no change of a
 * price: nobody pays another amount for the same thing. One that was taken away and comes back may cost another amount.
 */
export function wantsTwoPeople(
  kind: ContentKind,
  { number, body }: Before,
  after: Record<string, unknown>,
): boolean {
  if (kind === 'pay' || kind === 'freight') return JSON.stringify(body) !== JSON.stringify(after);
  if (kind !== 'product') return false;
  if (body === null) return number > 0;
  return body.price !== after.price || body.mrp !== after.mrp;
}

/** Whether it takes a step-up: the account farmers pay into. A stolen session alone must not turn their money round. */
export function wantsStepUp(kind: ContentKind, before: Before['body'], after: Before['body']): boolean {
  return kind === 'pay' && JSON.stringify(before) !== JSON.stringify(after);
}

/**
 * Whether this publication waits for a second word: there is somebody else who could say it, and until now only one
 * person has wanted it, whoever wrote the draft or asked for it.
 */
export function waitsForSecond(people: {
  /** Those who may publish. */
  publishers: readonly number[];
  actor: number;
  savedBy: number;
  askedBy: number | null;
}): boolean {
  const { publishers, actor, savedBy, askedBy } = people;
  if (!publishers.includes(actor)) return true;
  const isWantedByTwo = [savedBy, askedBy].some((each) => each !== null && each !== actor);
  return !isWantedByTwo && publishers.some((each) => each !== actor);
}

/** What of an article that is on sale stands against its category's licence, on this day. */
export function licenceFaults(
  { category, stock }: Pick<ContentBody<'product'>, 'category' | 'stock'>,
  { licences }: ContentBody<'licences'>,
  now: Date,
): ContentFault[] {
  if (whyNotSold({ category, stock }, licences, dayInIndia(now)) !== 'licence') return [];
  const first = licences.find(({ kind }) => category !== 'services' && kind === LICENCE_OF[category]);
  if (!first) return [{ path: 'stock', code: 'licence-missing' }];
  return [{ path: 'stock', code: 'licence-ended', values: { number: first.number, day: first.validUntil } }];
}
