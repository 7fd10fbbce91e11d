import { type Static, Type } from 'typebox';
import { Decode } from 'typebox/value';
import { BUSINESS } from '#content/business.ts';
import { isRecord } from '#shared/domain/chat/message-kinds.ts';
import { type Evening, eveningAt } from '#shared/domain/time/working-hours.ts';
import type { AppContext } from '../../context.ts';
import type { Hooks } from '../../hooks.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { appendAutomatic, type ChatRow, lockChat } from '../chat/index.ts';
import { findFarmer } from '../identity/index.ts';
import { insertAutoReply, isUnanswered } from './auto-replies.store.ts';
import { autoReplyText } from './auto-reply.view.ts';

const REPLY_JOB = 'presence.auto_reply';

const ReplyJob = Type.Object({ chat_id: Type.Integer(), closed_on: Type.String() });

/** Outside working hours a farmer who writes is told, once an evening, when the office opens. */
export function defineAutoReply(ctx: AppContext): void {
  ctx.jobs.define(REPLY_JOB, (payload) => replyOnce(ctx, Decode(ReplyJob, payload)));
}

export const queueReply: Hooks<AppContext>['onMessageAppended'] = async (ctx, tx, { message, chat }) => {
  // A payment stands in the farmer's name too, but he did not write it.
  const isWritten = message.sender_role === 'farmer' && !isRecord(message.message_type);
  if (!isWritten || !ctx.config.autoReply) return;
  const evening = eveningAt(BUSINESS.hours, ctx.now());
  if (!evening || !(await isUnanswered(tx, chat.id, evening))) return;
  const payload: Static<typeof ReplyJob> = { chat_id: chat.id, closed_on: evening.closedOn };
  await ctx.jobs.enqueue(tx, REPLY_JOB, payload, { key: `auto-reply:${chat.id}:${evening.closedOn}` });
};

/** Safe to run again and side by side: the chat is locked first, and everything is asked behind the lock. */
async function replyOnce(ctx: AppContext, job: Static<typeof ReplyJob>): Promise<void> {
  const evening = eveningAt(BUSINESS.hours, ctx.now());
  // A job that comes late, after the office has opened, has nothing to say any more.
  if (!ctx.config.autoReply || evening?.closedOn !== job.closed_on) return;
  await ctx.inTransaction(async (tx) => {
    const chat = await lockChat(tx, job.chat_id);
    if (!chat.blocked && (await isUnanswered(tx, chat.id, evening))) await reply(ctx, tx, chat, evening);
  });
}

async function reply(ctx: AppContext, tx: Transaction, chat: ChatRow, evening: Evening): Promise<void> {
  const farmer = await findFarmer(tx, chat.farmer_id);
  if (!farmer) return;
  const text = autoReplyText(evening.opensAt, farmer.language);
  const { message } = await appendAutomatic(ctx, tx, { chatId: chat.id, kind: 'text', text, meta: {} });
  await insertAutoReply(tx, { chatId: chat.id, closedOn: evening.closedOn, messageId: message.id });
}
