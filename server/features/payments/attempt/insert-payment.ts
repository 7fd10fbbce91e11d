import { randomBytes } from 'node:crypto';
import type { PaymentPurpose } from '#shared/domain/money/payment-state.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { FIRST_CHECK_MS, scheduleCheck } from '../check/check-schedule.ts';
import { insertAttempt, insertPaymentEvent, type PaymentRow } from '../payments.store.ts';

/** The provider takes no order below one rupee. */
export const LEAST_PAISE = 100;

/** Least pid: thirteen digits, so that it never looks like a counter. Equal to the database's CHECK. */
const LEAST_PID = 1_000_000_000_000;

/**
 * Writes a new attempt, its first event and its first look, in the caller's transaction. The row is there
 * before the provider hears anything, so whatever happens to this process, the order is known here. After
 * the commit the caller places it: `placeOrder`.
 *
 * @param order.amountPaise what is charged: taken from our own books, never from a browser
 */
export async function insertPayment(
  ctx: AppContext,
  tx: Transaction,
  order: {
    purpose: PaymentPurpose;
    quotationId: number | null;
    chatId: number | null;
    farmerId: number | null;
    amountPaise: number;
  },
): Promise<PaymentRow> {
  const [pid, now] = [newPid(), ctx.now()];
  const nextCheckAt = new Date(now.getTime() + FIRST_CHECK_MS);
  const payment = await insertAttempt(tx, {
    ...order,
    pid,
    now,
    nextCheckAt,
    env: ctx.payments.env,
    provider: ctx.payments.provider,
    merchantOrderId: merchantOrderIdFor(pid, now),
  });
  await insertPaymentEvent(tx, {
    pid,
    source: 'api',
    from: null,
    to: 'created',
    providerState: null,
    detail: {},
  });
  await scheduleCheck(ctx, tx, pid, nextCheckAt);
  return payment;
}

/** A payment id nobody can guess or count: 53 random bits, which a browser still holds exactly. */
export function newPid(): number {
  for (;;) {
    const pid = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (pid >= LEAST_PID) return pid;
  }
}

/**
 * Our name for the order at the provider: one per attempt, never used again. Dated, so that a person who
 * compares two books finds it.
 */
export function merchantOrderIdFor(pid: number, now: Date): string {
  return `AV${now.toISOString().slice(0, 10).replaceAll('-', '')}-${pid}`;
}
