import type { PushPayload } from '#shared/contract/push.ts';
import type { AppContext } from '../../context.ts';
import { deleteGone, type Subscription } from './subscriptions.store.ts';

/** Hands it to the browser's push service; an address that is no longer one is forgotten. @throws {PushError} to be tried again */
export async function deliver(
  ctx: AppContext,
  subscription: Subscription,
  payload: PushPayload,
): Promise<void> {
  const outcome = await ctx.push.send(subscription, { payload, topic: payload.tag });
  if (outcome === 'gone') await deleteGone(ctx.db, subscription);
  if (outcome === 'refused') ctx.log.warn({ host: new URL(subscription.endpoint).hostname }, 'push.refused');
}
