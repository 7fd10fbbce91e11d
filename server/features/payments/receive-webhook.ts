import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { scheduleCheck } from './payment-jobs.ts';
import { findByMerchantOrder } from './payments.store.ts';

const FORGED_LIMIT = { name: 'payment_webhook_forged', points: 20, seconds: 60 };

/**
 * @throws {AppError} UNAUTHENTICATED without the provider's proof; RATE_LIMITED when one address keeps trying
 */
export async function proveWebhook(
  ctx: AppContext,
  caller: { ip: string; authorization: string | undefined },
) {
  if (ctx.payments.isAuthenticWebhook(caller.authorization)) return;
  await ctx.rateLimit.consume([FORGED_LIMIT], caller.ip);
  throw new AppError('UNAUTHENTICATED');
}

/**
 * A webhook is only ever a reason to go and look: its proof does not cover its body and can be replayed. The
 * look is queued, because the provider wants its answer at once.
 */
export async function receiveWebhook(ctx: AppContext, body: unknown): Promise<void> {
  const call = ctx.payments.parseWebhook(body);
  if (!call) return;
  const payment = await findByMerchantOrder(ctx.db, call.merchantOrderId);
  if (!payment) {
    ctx.log.warn(call, 'the payment provider called about an order we do not have');
    return;
  }
  await scheduleCheck(ctx, ctx.db, payment.pid, ctx.now(), 'webhook');
}
