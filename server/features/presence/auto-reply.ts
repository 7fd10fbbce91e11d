import { type Static, Type } from 'typebox';
import { Decode } from 'typebox/value';
import type presence from '#content/strings/en/presence.json';
import { isSaid } from '#shared/domain/chat/message-kinds.ts';
import { fillIn } from '#shared/domain/fill-in.ts';
import type { Language } from '#shared/domain/languages.ts';
import {
  type Evening,
  eveningAt,
  indiaWeekday,
  type WorkingWeek,
} from '#shared/domain/time/working-hours.ts';
import { openingClock, weekText } from '#shared/domain/time/working-hours-text.ts';
import type { AppContext } from '../../context.ts';
import type { Hooks } from '../../hooks.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { formatHoursIn, readStrings } from '../../platform/strings.ts';

import { appendAutomatic, type ChatRow, lockChat } from '../chat/index.ts';
import { findFarmer } from '../identity/index.ts';
import { insertAutoReply, isUnanswered, selectReplyJob } from './auto-replies.store.ts';

const REPLY_JOB = 'presence.auto_reply';

const ReplyJob = Type.Object({ chat_id: Type.Integer(), closed_on: Type.String() });

const PRESENCE = readStrings<typeof presence>('presence');

/** Outside working hours a farmer who writes is told, once an evening, when the office opens. */
export function defineAutoReply(ctx: AppContext): void {
  ctx.jobs.define(REPLY_JOB, (payload) => replyOnce(ctx, Decode(ReplyJob, payload)));
}

export const queueReply: Hooks<AppContext>['onMessageAppended'] = (
  ctx,
  { senderRole, kind, asksNothing },
) => {
  const isWritten = senderRole === 'farmer' && isSaid(kind) && !asksNothing;
  const evening =
    isWritten && ctx.config.autoReply ? eveningAt(ctx.content.now().hours, ctx.now()) : undefined;
  return evening ? [selectReplyJob(REPLY_JOB, evening)] : [];
};

/** Safe to run again and side by side: the chat is locked first, and everything is asked behind the lock. */
async function replyOnce(ctx: AppContext, job: Static<typeof ReplyJob>): Promise<void> {
  const evening = eveningAt(ctx.content.now().hours, ctx.now());
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
  const text = autoReplyText(ctx.content.now().hours, evening.opensAt, farmer.language);
  const { message } = await appendAutomatic(ctx, tx, { chatId: chat.id, kind: 'text', text, meta: {} });
  await insertAutoReply(tx, { chatId: chat.id, closedOn: evening.closedOn, messageId: message.id });
}

/** The day is named, not called tomorrow: the words are still there when it has come. */
function autoReplyText(week: WorkingWeek, opensAt: Date, language: Language): string {
  const say = formatHoursIn(language);
  return fillIn(PRESENCE[language].autoReply, {
    day: say(indiaWeekday(opensAt)),
    time: openingClock(week, opensAt, say),
    hours: weekText(week, say),
  });
}
