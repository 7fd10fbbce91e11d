import type { RefundState } from '#shared/domain/money/payment-state.ts';
import type { AppContext } from '../../../context.ts';
import type { RefundStatus } from '../../../partners/payment-gateway/index.ts';
import type { Sql } from '../../../platform/database/db.ts';
import type { RefundRow } from './refunds.store.ts';

/** The provider's answer about a refund: its status, a refusal, or nothing that proves anything. */
export type RefundResult = RefundStatus | { refused: string } | 'no_answer';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Waits between the first looks; after them every six hours, for as long as it takes. */
const FIRST_WAITS_MS = [10_000, 30_000, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR];
const LATER_WAIT_MS = 6 * HOUR;

/** Banks take five to seven working days; past this a person asks them. */
const LATE_MS = 10 * DAY;

/** The job that sends or follows one refund; its handler is set in `reconcile-payments.ts`. */
export const REFUND_JOB = 'payments.refund';

/**
 * What follows from it. Pure: the same result twice leads to the same place. An answer about another sum than
 * ours ends nothing; a person is told.
 */
export function decideRefund(
  refund: Pick<RefundRow, 'state' | 'amount_paise'>,
  result: RefundResult,
): { to: RefundState; failureCode: string | null } {
  const stays = { to: refund.state, failureCode: null };
  if (result === 'no_answer') return stays;
  if ('refused' in result) {
    // Once taken it cannot be refused any more.
    return refund.state === 'created' ? { to: 'failed', failureCode: result.refused } : stays;
  }
  if (result.amountPaise !== refund.amount_paise) return stays;
  if (result.state === 'COMPLETED') return { to: 'completed', failureCode: null };
  if (result.state === 'FAILED')
    return { to: 'failed', failureCode: result.errorCode ?? 'FAILED_AT_PROVIDER' };
  return { to: 'pending', failureCode: null };
}

/** When to ask about a refund again, counted from a look that happens at `now`. */
export function nextRefundCheckAt(refund: { check_count: number }, now: Date): Date {
  return new Date(now.getTime() + (FIRST_WAITS_MS[refund.check_count] ?? LATER_WAIT_MS));
}

export function isRefundLate(refund: { created_at: string }, now: Date): boolean {
  return now.getTime() - Date.parse(refund.created_at) > LATE_MS;
}

/** One waiting look per refund: a new time replaces the old. */
export async function scheduleRefund(ctx: AppContext, tx: Sql, id: number, at: Date): Promise<void> {
  await ctx.jobs.enqueue(tx, REFUND_JOB, { id }, { runAt: at, key: `refund:${id}` });
}
