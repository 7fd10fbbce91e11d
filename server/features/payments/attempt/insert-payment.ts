import type { PaymentPurpose } from '#shared/domain/money/payment-purpose.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { FIRST_CHECK_MS } from '../check/check-schedule.ts';
import { scheduleCheck } from '../payment-jobs.ts';
import { insertAttempt, insertPaymentEvent, type PaymentRow } from '../payments.store.ts';
import { merchantOrderIdFor, newPid } from './payment-ids.ts';

/** The provider takes no order below one rupee. */
export const LEAST_PAISE = 100;

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
