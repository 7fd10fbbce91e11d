import { type Static, Type } from 'typebox';
import { Decode } from 'typebox/value';
import type { PushPayload } from '#shared/contract/push.ts';
import { SenderRole } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import type { Hooks } from '../../hooks.ts';
import { type ChatRow, findChat, findUnseen } from '../chat/index.ts';
import { findFarmer } from '../identity/index.ts';
import { viewNotification } from './notification.view.ts';
import {
  deleteGone,
  findSubscription,
  listSubscriptionIds,
  type Recipient,
  type Subscription,
  selectNotifyJob,
} from './subscriptions.store.ts';

const NOTIFY_JOB = 'push.notify';
const SEND_JOB = 'push.send';

/** An open page has this long to say that the message arrived there; then no notification is sent. */
const GRACE_MS = 2_000;

const NotifyJob = Type.Object({ chat_id: Type.Integer(), side: SenderRole });
const SendJob = Type.Object({ ...NotifyJob.properties, subscription_id: Type.Integer() });

export function definePushJobs(ctx: AppContext): void {
  ctx.jobs.define(NOTIFY_JOB, (payload) => fanOut(ctx, Decode(NotifyJob, payload)));
  ctx.jobs.define(SEND_JOB, async (payload) => {
    const { chat_id: chatId, side, subscription_id: subscriptionId } = Decode(SendJob, payload);
    const chat = await findChat(ctx.db, chatId);
    if (chat) await sendPush(ctx, { chat, side, recipient: recipientOf(chat, side), subscriptionId });
  });
}

/** One waiting job per chat and side: a burst of messages is one notification. */
export const queueNotification: Hooks<AppContext>['onMessageAppended'] = (ctx, { senderRole }) => {
  const side: SenderRole = senderRole === 'farmer' ? 'admin' : 'farmer';
  const now = ctx.now();
  const runAt = new Date(now.getTime() + GRACE_MS);
  return [selectNotifyJob(NOTIFY_JOB, { side, now, runAt })];
};

/** A job for each browser: one that cannot be reached is tried again without ringing the others twice. */
async function fanOut(ctx: AppContext, { chat_id, side }: Static<typeof NotifyJob>): Promise<void> {
  const chat = await findChat(ctx.db, chat_id);
  if (!chat || !(await findUnseen(ctx.db, chat.id, side))) return;
  await ctx.inTransaction(async (tx) => {
    for (const { id } of await listSubscriptionIds(tx, recipientOf(chat, side), ctx.now())) {
      const payload: Static<typeof SendJob> = { chat_id, side, subscription_id: id };
      await ctx.jobs.enqueue(tx, SEND_JOB, payload, { key: `push:${chat_id}:to:${id}` });
    }
  });
}

function recipientOf(chat: { farmer_id: number }, side: SenderRole): Recipient {
  return side === 'farmer' ? { farmerId: chat.farmer_id } : 'office';
}

/**
 * Tells one browser of the newest message its side has not received. Everything is asked again at the moment
 * of sending: by a late try the message may have been read or deleted, or the phone logged out.
 * @throws {PushError} when the push service is away; the job then comes back
 */
async function sendPush(
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
  const { name: shop } = ctx.content.now().shop;
  const payload = viewNotification({ side, shop, language: subscription.language, farmer, unseen });
  await deliver(ctx, subscription, payload);
}

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
