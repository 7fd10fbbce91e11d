import type { SenderRole } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { type ChatRow, findUnseen } from '../chat/index.ts';
import { findFarmer } from '../identity/index.ts';
import { viewNotification } from './notification.view.ts';
import { deleteGone, findSubscription, type Recipient } from './subscriptions.store.ts';

/**
 * Tells one browser of the newest message its side has not received. Everything is asked again at the moment
 * of sending: by a late try the message may have been read or deleted, or the phone logged out.
 * @throws {PushError} when the push service is away; the job then comes back
 */
export async function sendPush(
  ctx: AppContext,
  order: { chat: ChatRow; side: SenderRole; recipient: Recipient; subscriptionId: number },
): Promise<void> {
  const { chat, side, recipient, subscriptionId } = order;
  const [unseen, subscription, farmer] = await Promise.all([
    findUnseen(ctx.db, chat.id, side),
    findSubscription(ctx.db, subscriptionId, recipient, ctx.now()),
    findFarmer(ctx.db, chat.farmer_id),
  ]);
  if (!unseen || !subscription || !farmer) return;
  const payload = viewNotification({ side, language: subscription.language, farmer, unseen });
  const outcome = await ctx.push.send(subscription, { payload, topic: payload.tag });
  if (outcome === 'gone') await deleteGone(ctx.db, subscription);
  if (outcome === 'refused') ctx.log.warn({ host: new URL(subscription.endpoint).hostname }, 'push.refused');
}
