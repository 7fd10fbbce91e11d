import { createHash } from 'node:crypto';
import type { AppContext } from '../../../context.ts';
import { AppError } from '../../../platform/errors.ts';
import { WEBHOOK_JOB } from './process-webhook.ts';
import { storeWebhook } from './webhooks.store.ts';

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
 * A webhook is only ever a reason to go and look: its proof does not cover its body and can be replayed. It is
 * written down with its job and answered at once; a body that came before is a replay and leads to nothing.
 */
export async function receiveWebhook(ctx: AppContext, body: Buffer): Promise<void> {
  const call = ctx.payments.parseWebhook(parseJson(body));
  await ctx.inTransaction(async (tx) => {
    const { id, deliveries } = await storeWebhook(tx, {
      body,
      bodyHash: createHash('sha256').update(body).digest(),
      event: call?.event ?? null,
      merchantOrderId: call?.merchantOrderId ?? null,
      merchantRefundId: call?.merchantRefundId ?? null,
      now: ctx.now(),
    });
    if (deliveries === 1) await ctx.jobs.enqueue(tx, WEBHOOK_JOB, { id }, { key: `webhook:${id}` });
  });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
