import { Type } from 'typebox';
import { Decode } from 'typebox/value';
import { DAY_MS, indiaDay, isoDay, startOfIndiaDay } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../../context.ts';
import { type OrderStatus, PaymentGatewayError } from '../../../partners/payment-gateway/index.ts';
import { endAlert, raiseAlert } from '../alerts/raise-alert.ts';
import { insertPaymentEvent } from '../payments.store.ts';
import {
  abandonDailyCheck,
  beginDailyCheck,
  finishDailyCheck,
  keepDailyCheck,
  listPaidBetween,
  listUncheckedDays,
  type PaidRow,
} from './daily-checks.store.ts';

export const DAILY_CHECK_JOB = 'payments.daily_check';

/** Two in the night: whatever yesterday's last payer did has ended by then. */
const FROM_HOUR_MS = 2 * 3_600_000;

/** Much longer than the provider is waited for; a worker that was killed leaves the day to the next after it. */
const LEASE_MS = 5 * 60_000;

const DailyJob = Type.Object({ day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }) });

/** A day whose provider could not be reached, or on which the app was down, is compared in the days after it. */
const DAYS_BACK = 7;

/**
 * Queues the comparison of the last days' books, where it is not done. Asked each minute, from the days' rows alone, so
 * a night the app was down is made up for in the morning, and of many nodes one does it.
 */
export async function queueComparisons(ctx: AppContext): Promise<void> {
  const now = ctx.now();
  const today = indiaDay(now);
  if (now.getTime() - startOfIndiaDay(today).getTime() < FROM_HOUR_MS) return;
  for (const day of await listUncheckedDays(ctx.db, isoDay(today - DAYS_BACK), isoDay(today - 1))) {
    await ctx.jobs.enqueue(ctx.db, DAILY_CHECK_JOB, { day }, { key: `payments-day:${day}` });
  }
}

/**
 * Every payment of that day that stands as paid, held against the provider's book. A difference is written down
 * and told, and the payment stays as it is: money that counted does not stop counting by itself.
 *
 * Refunds are followed until they end by their own schedule, which tells of those that take too long.
 * @throws when the provider does not answer: the job runs again
 */
export async function compareDay(ctx: AppContext, payload: unknown): Promise<void> {
  const { day } = Decode(DailyJob, payload);
  if (!(await beginDailyCheck(ctx.db, day, ctx.now(), LEASE_MS))) return;
  try {
    await compare(ctx, day);
  } catch (error) {
    await abandonDailyCheck(ctx.db, day);
    throw error;
  }
}

async function compare(ctx: AppContext, day: string): Promise<void> {
  const from = new Date(`${day}T00:00:00+05:30`);
  const paid = await listPaidBetween(ctx.db, ctx.payments.provider, from, new Date(from.getTime() + DAY_MS));
  let mismatches = 0;
  for (const payment of paid) {
    if (!(await agrees(ctx, payment, day))) mismatches += 1;
    await keepDailyCheck(ctx.db, day, ctx.now());
  }
  await finishDailyCheck(ctx.db, day, { checked: paid.length, mismatches, now: ctx.now() });
  ctx.log.info({ day, checked: paid.length, mismatches }, 'payments.compared');
}

async function agrees(ctx: AppContext, payment: PaidRow, day: string): Promise<boolean> {
  const theirs = await ask(ctx, payment);
  const difference = differenceOf(payment, theirs);
  await ctx.inTransaction(async (tx) => {
    const { pid } = payment;
    if (difference === undefined) return endAlert(ctx, tx, 'mismatch', pid);
    const providerState = typeof theirs === 'string' ? theirs : theirs.state;
    const detail = { day, difference };
    // A day that could not be finished is compared anew from its beginning: what was told is not written down again.
    if (!(await raiseAlert(ctx, tx, { kind: 'mismatch', pid, detail }))) return;
    await insertPaymentEvent(tx, {
      pid,
      source: 'reconcile',
      from: 'success',
      to: 'success',
      providerState,
      detail,
    });
  });
  return difference === undefined;
}

async function ask(ctx: AppContext, { pid, merchant_order_id }: PaidRow): Promise<OrderStatus | 'not_found'> {
  try {
    return await ctx.payments.getStatus(merchant_order_id);
  } catch (error) {
    if (error instanceof PaymentGatewayError) ctx.log.warn({ pid, status: error.status }, error.message);
    throw error;
  }
}

function differenceOf(payment: PaidRow, theirs: OrderStatus | 'not_found'): string | undefined {
  if (theirs === 'not_found') return 'the provider has no such order';
  if (theirs.state !== 'COMPLETED') return `the provider says ${theirs.state}`;
  const ours = payment.captured_paise ?? payment.amount_paise;
  if (theirs.amountPaise !== ours) return `the provider says ${theirs.amountPaise} paise, we say ${ours}`;
  if (payment.provider_order_id !== null && theirs.providerOrderId !== payment.provider_order_id) {
    return 'the provider names another order';
  }
  return undefined;
}
