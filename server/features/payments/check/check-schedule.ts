import { delayBeforeAttempt } from '#shared/domain/money/payment-polling.ts';
import type { AppContext } from '../../../context.ts';
import type { Sql } from '../../../platform/database/db.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a payer has at the provider's page. */
export const ORDER_LIFE_SECONDS = 20 * 60;

/** The provider asks for the first look 20 to 25 seconds after the start. */
export const FIRST_CHECK_MS = 20_000;

/** An order may be reported a little after its end; until then the close schedule goes on. */
const GRACE_MS = 10 * MINUTE;

/** After that, looks this long past the grace: a bank that answers tomorrow is still heard. */
const LATE_CHECKS_MS = [5 * MINUTE, HOUR, DAY, 2 * DAY, 3 * DAY, 4 * DAY, 5 * DAY];

interface Scheduled {
  created_at: string;
  expires_at: string | null;
  check_count: number;
}

/** The job that asks about one payment; its handler is set in `reconcile-payments.ts`. */
export const CHECK_JOB = 'payments.check';

/**
 * When to ask the provider again, counted from a look that happens at `now`: its own mandatory schedule (the
 * stages the result page follows too), then ever more rarely. Undefined: the last look; a person takes over.
 */
export function nextCheckAt(payment: Scheduled, now: Date): Date | undefined {
  const closeUntil = graceEnd(payment);
  if (now.getTime() < closeUntil)
    return new Date(now.getTime() + delayBeforeAttempt(payment.check_count + 1));
  const late = LATE_CHECKS_MS.map((after) => closeUntil + after).find((at) => at > now.getTime());
  return late === undefined ? undefined : new Date(late);
}

/** More than this between two clocks is no delay on the way. */
const CLOCKS_DIFFER_MS = 2 * MINUTE;

/**
 * When an order placed at `now` ends by our clock. The provider names an instant of its own clock; where that
 * cannot be meant, the time we asked for counts from now, so that a clock that is off closes nobody's page.
 */
export function endByOurClock(theirs: Date, now: Date): Date {
  const ours = now.getTime() + ORDER_LIFE_SECONDS * 1000;
  return Math.abs(theirs.getTime() - ours) <= CLOCKS_DIFFER_MS ? theirs : new Date(ours);
}

/** The payer can no longer pay this order. */
export function hasExpired(payment: Pick<Scheduled, 'created_at' | 'expires_at'>, now: Date): boolean {
  return now.getTime() >= endOf(payment);
}

/** So long after its end that even a slow provider must know what became of it. */
export function isPastGrace(payment: Pick<Scheduled, 'created_at' | 'expires_at'>, now: Date): boolean {
  return now.getTime() >= graceEnd(payment);
}

/** One waiting look per payment: a new time replaces the old. */
export async function scheduleCheck(ctx: AppContext, tx: Sql, pid: number, at: Date): Promise<void> {
  await ctx.jobs.enqueue(tx, CHECK_JOB, { pid }, { runAt: at, key: `payment:${pid}` });
}

function endOf({ created_at, expires_at }: Pick<Scheduled, 'created_at' | 'expires_at'>): number {
  return expires_at === null ? Date.parse(created_at) + ORDER_LIFE_SECONDS * 1000 : Date.parse(expires_at);
}

const graceEnd = (payment: Pick<Scheduled, 'created_at' | 'expires_at'>) => endOf(payment) + GRACE_MS;
