import { Type } from 'typebox';
import { Decode } from 'typebox/value';
import type { AppContext } from '../../../context.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { BETWEEN_CHECKS_MS, type CheckOutcome, checkPayment } from '../check/check-payment.ts';
import { findByMerchantOrder } from '../payments.store.ts';
import { advanceRefund } from '../refunds/advance-refund.ts';
import { findRefundByName } from '../refunds/refunds.store.ts';
import { closeWebhook, findWaitingWebhook, type WaitingWebhook } from './webhooks.store.ts';

export const WEBHOOK_JOB = 'payments.webhook';

const WebhookJob = Type.Object({ id: Type.Integer() });

/**
 * Asks the provider about whatever it called about. Somebody else may have asked a moment before the call: then
 * again as soon as the turn is free, because the call may tell of something newer.
 */
export async function processWebhook(ctx: AppContext, payload: unknown): Promise<void> {
  const webhook = await findWaitingWebhook(ctx.db, Decode(WebhookJob, payload).id);
  if (!webhook) return;
  const { id } = webhook;
  const outcome = await goAndLook(ctx, webhook);
  if (outcome === 'busy') {
    const runAt = new Date(ctx.now().getTime() + BETWEEN_CHECKS_MS);
    await ctx.jobs.enqueue(ctx.db, WEBHOOK_JOB, { id }, { runAt, key: `webhook:${id}` });
    return;
  }
  // Kept open: the sweep asks each minute until the provider says what it called about.
  if (outcome === 'unheard') return;
  const isAsked = outcome === 'checked' || outcome === 'silent';
  await closeWebhook(ctx.db, id, isAsked ? 'asked' : outcome, ctx.now());
}

async function goAndLook(
  ctx: AppContext,
  { merchant_order_id: order, merchant_refund_id: name }: WaitingWebhook,
): Promise<CheckOutcome | 'unknown' | 'unreadable'> {
  if (name !== null) {
    const refund = await findRefundByName(ctx.db, name);
    return refund ? advanceRefund(ctx, refund.id, 'webhook') : alertUnknown(ctx, { refund: name });
  }
  if (order === null) return 'unreadable';
  const payment = await findByMerchantOrder(ctx.db, order);
  return payment ? checkPayment(ctx, payment.pid, 'webhook') : alertUnknown(ctx, { order });
}

/** Kept and harmless; somebody may have given our webhook address to another shop. */
async function alertUnknown(ctx: AppContext, detail: Record<string, string>): Promise<'unknown'> {
  await ctx.inTransaction((tx) =>
    raiseAlert(ctx, tx, { kind: 'unknown_order', pid: null, of: Object.values(detail).join(), detail }),
  );
  return 'unknown';
}
