import { type Static, Type } from 'typebox';
import { Decode } from 'typebox/value';
import type push from '#content/strings/en/push.json';
import type { PushPayload } from '#shared/contract/push.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { readStrings } from '../../platform/strings.ts';
import { findChat } from '../chat/index.ts';
import { findFarmer } from '../identity/index.ts';
import { deliver } from './push-jobs.ts';
import { findSubscription, listSubscriptionIds } from './subscriptions.store.ts';

const NEWS_JOB = 'push.staff_news';
const ONE_JOB = 'push.staff_news_to';

const NewsJob = Type.Object({
  staff_id: Type.Integer(),
  chat_id: Type.Integer(),
  news: Type.Union([Type.Literal('mention'), Type.Literal('assigned'), Type.Literal('reminder')]),
});
const OneJob = Type.Object({ ...NewsJob.properties, subscription_id: Type.Integer() });

/** What one person of the office is told about a chat. */
type StaffNews = Static<typeof NewsJob>['news'];

const WORDS = readStrings<typeof push>('push');

/** Tells one person of the office on every browser of theirs, if the transaction stands; never what was written. */
export async function queueStaffNews(
  ctx: AppContext,
  tx: Transaction,
  { staffId, chatId, news }: { staffId: number; chatId: number; news: StaffNews },
): Promise<void> {
  const payload: Static<typeof NewsJob> = { staff_id: staffId, chat_id: chatId, news };
  await ctx.jobs.enqueue(tx, NEWS_JOB, payload, { key: `push:${chatId}:${news}:${staffId}` });
}

export function defineStaffNews(ctx: AppContext): void {
  ctx.jobs.define(NEWS_JOB, (payload) => fanOut(ctx, Decode(NewsJob, payload)));
  ctx.jobs.define(ONE_JOB, (payload) => send(ctx, Decode(OneJob, payload)));
}

/** A job for each browser: one that cannot be reached is tried again without ringing the others twice. */
async function fanOut(ctx: AppContext, order: Static<typeof NewsJob>): Promise<void> {
  const { staff_id: staffId, chat_id: chatId, news } = order;
  await ctx.inTransaction(async (tx) => {
    for (const { id } of await listSubscriptionIds(tx, { staffId }, ctx.now())) {
      const payload: Static<typeof OneJob> = { ...order, subscription_id: id };
      await ctx.jobs.enqueue(tx, ONE_JOB, payload, { key: `push:${chatId}:${news}:to:${id}` });
    }
  });
}

/** @throws {PushError} when the push service is away; the job then comes back */
async function send(ctx: AppContext, order: Static<typeof OneJob>): Promise<void> {
  const { staff_id: staffId, chat_id: chatId, news, subscription_id: id } = order;
  const [chat, subscription] = await Promise.all([
    findChat(ctx.db, chatId),
    findSubscription(ctx.db, id, { staffId }, ctx.now()),
  ]);
  const farmer = chat && (await findFarmer(ctx.db, chat.farmer_id));
  if (!subscription || !farmer) return;
  await deliver(ctx, subscription, viewNews({ chatId, news, farmer, language: subscription.language }));
}

/** What the lock screen shows: about which farmer, and why; the words stay in the office's thread. */
function viewNews(told: {
  chatId: number;
  news: StaffNews;
  farmer: { name: string };
  language: Language;
}): PushPayload {
  const { chatId, news, farmer, language } = told;
  return {
    title: farmer.name,
    body: WORDS[language].notification.staff[news],
    url: `/admin?chat=${chatId}`,
    tag: `chat-${chatId}-${news}`,
    lang: language,
    unread: null,
  };
}
