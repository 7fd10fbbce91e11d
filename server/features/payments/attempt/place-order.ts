import type { AppContext } from '../../../context.ts';
import { type AcceptedOrder, PaymentGatewayError } from '../../../partners/payment-gateway/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockWithPurpose, transition } from '../check/apply-provider-result.ts';
import { endByOurClock, ORDER_LIFE_SECONDS } from '../check/check-schedule.ts';
import { insertPaymentEvent, markPlaced, type PaymentRow, releaseCheck } from '../payments.store.ts';
import { purposeOf } from '../subjects/purposes.ts';

/**
 * Places a freshly opened attempt at the provider. Called once per attempt, by whoever opened it: an order id
 * is never sent twice.
 *
 * @returns false when the attempt was settled otherwise while the provider was slow, or its order id is taken: the
 *   caller looks what became of it
 * @throws {AppError} PAYMENT_START_FAILED; the attempt is left to the reconciler, or failed if it was refused
 */
export async function placeOrder(ctx: AppContext, payment: PaymentRow): Promise<boolean> {
  let order: AcceptedOrder;
  try {
    order = await ctx.payments.createOrder({
      merchantOrderId: payment.merchant_order_id,
      amountPaise: payment.amount_paise,
      expireAfterSeconds: ORDER_LIFE_SECONDS,
      message: purposeOf(payment).orderMessage(),
      redirectUrl: `${ctx.config.publicUrl}/payment-result?pid=${payment.pid}`,
      pid: payment.pid,
    });
  } catch (error) {
    if (!(error instanceof PaymentGatewayError)) throw error;
    ctx.log.warn({ pid: payment.pid, status: error.status, providerCode: error.providerCode }, error.message);
    if (error.kind === 'refused' || error.kind === 'not_sent') await giveUp(ctx, payment, error);
    else await releaseCheck(ctx.db, payment.pid);
    // An answer to an earlier try was lost. What the provider knows of the order decides, then another may follow.
    if (error.kind === 'duplicate') return false;
    throw new AppError('PAYMENT_START_FAILED', { cause: error });
  }
  return ctx.inTransaction(async (tx) => {
    const expiresAt = endByOurClock(order.expiresAt, ctx.now());
    const placed = await markPlaced(tx, payment.pid, { ...order, expiresAt });
    if (!placed) return false;
    const detail = { provider_order_id: order.providerOrderId, expires_at: expiresAt.toISOString() };
    await insertPaymentEvent(tx, {
      pid: payment.pid,
      source: 'api',
      from: 'created',
      to: 'pending',
      providerState: 'PENDING',
      detail,
    });
    return true;
  });
}

/** No order exists (refused, or never asked for), so the farmer may try again at once. */
async function giveUp(ctx: AppContext, payment: PaymentRow, error: PaymentGatewayError): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const current = await lockWithPurpose(tx, payment);
    if (current.status !== 'created') return;
    const decided = { to: 'failed', failureCode: 'ORDER_REFUSED' } as const;
    const detail = { http_status: error.status ?? null, provider_code: error.providerCode ?? null };
    await transition(ctx, tx, current, decided, { source: 'api', providerState: null, detail });
  });
}
