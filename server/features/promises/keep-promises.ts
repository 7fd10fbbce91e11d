import type presence from '#content/strings/en/presence.json';
import { fillIn } from '#shared/domain/fill-in.ts';
import type { Language } from '#shared/domain/languages.ts';
import { MEASURED_DAYS, promisedAnswer } from '#shared/domain/time/answer-promise.ts';
import { indiaClock, indiaDay } from '#shared/domain/time/india-day.ts';
import { indiaWeekday } from '#shared/domain/time/working-hours.ts';
import { clockText } from '#shared/domain/time/working-hours-text.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { formatHoursIn, readStrings } from '../../platform/strings.ts';

import { promiseCases, relieveCases } from '../cases/index.ts';
import { appendAutomatic, type ChatRow, lockChat } from '../chat/index.ts';
import { findFarmer } from '../identity/index.ts';
import { readAnswerTimes } from '../numbers/index.ts';
import {
  type AskedRow,
  type DueRow,
  endPromise,
  insertPromise,
  isStanding,
  isWaiting,
  listDue,
  listUnpromised,
} from './promises.store.ts';

const AT_ONCE = 200;
const MINUTE_MS = 60_000;
/** Longer ago than that, a clock or a server stood still: a promise would come late itself. */
const JUST_ASKED_MS = 10 * MINUTE_MS;
const CONVERSATION_MS = 120 * MINUTE_MS;
const AGAIN_MS = 12 * 60 * MINUTE_MS;

const PRESENCE = readStrings<typeof presence>('presence');

/** By the business clock, looked at each minute. */
export function definePromises(ctx: AppContext): void {
  ctx.jobs.define('promises.keep', () => keepPromises(ctx), { cron: '* * * * *' });
}

/**
 * Ends the promises whose time has come, and promises an answer to whoever has just asked. Safe to run again and side by
 * side: everything is asked again behind the chat's lock.
 */
export async function keepPromises(ctx: AppContext): Promise<void> {
  if (!ctx.config.autoReply) return;
  for (const due of await listDue(ctx.db, ctx.now(), AT_ONCE))
    await oneOf(ctx, due, (tx) => end(ctx, tx, due));
  const now = ctx.now().getTime();
  const since = {
    asked: new Date(now - JUST_ASKED_MS),
    talking: new Date(now - CONVERSATION_MS),
    promised: new Date(now - AGAIN_MS),
  };
  const asked = await listUnpromised(ctx.db, since, AT_ONCE);
  if (asked.length === 0) return;
  const times = await readAnswerTimes(ctx.db, indiaDay(ctx.now()) - MEASURED_DAYS);
  for (const each of asked) {
    const by = promisedAnswer(ctx.content.now().hours, new Date(each.asked_at), times);
    if (by) await oneOf(ctx, each, (tx) => promise(ctx, tx, each, by));
  }
}

/** One that fails must not keep the others waiting; the next minute tries it again. */
async function oneOf(
  ctx: AppContext,
  { chat_id: chatId }: { chat_id: number },
  work: (tx: Transaction) => Promise<void>,
): Promise<void> {
  await ctx.inTransaction(work).catch((err: unknown) => {
    ctx.log.error({ err, chat_id: chatId }, 'promises.keep_failed');
  });
}

async function promise(ctx: AppContext, tx: Transaction, asked: AskedRow, by: Date): Promise<void> {
  const chat = await lockChat(tx, asked.chat_id);
  if (chat.blocked || !(await isWaiting(tx, asked)) || !(await insertPromise(tx, asked, by))) return;
  await promiseCases(ctx, tx, chat.id, by);
  await say(ctx, tx, chat, 'promise', by);
}

async function end(ctx: AppContext, tx: Transaction, due: DueRow): Promise<void> {
  const chat = await lockChat(tx, due.chat_id);
  const kept = chat.blocked || !(await isStanding(tx, due));
  if (!(await endPromise(tx, due, { at: ctx.now(), kept }))) return;
  if (kept) await relieveCases(ctx, tx, chat.id, due.due_at);
  else await say(ctx, tx, chat, 'late', new Date(due.due_at));
}

async function say(
  ctx: AppContext,
  tx: Transaction,
  chat: ChatRow,
  what: 'promise' | 'late',
  by: Date,
): Promise<void> {
  const farmer = await findFarmer(tx, chat.farmer_id);
  if (!farmer) return;
  const { language } = farmer;
  const text = fillIn(PRESENCE[language][what], {
    time: dayAndTime(by, ctx.now(), language),
    phone: ctx.content.now().contact.phone,
  });
  await appendAutomatic(ctx, tx, { chatId: chat.id, kind: 'text', text, meta: {} });
}

/** Another day than today is named. */
function dayAndTime(by: Date, now: Date, language: Language): string {
  const say = formatHoursIn(language);
  const time = clockText(indiaClock(by), say);
  if (indiaDay(by) === indiaDay(now)) return time;
  return fillIn(PRESENCE[language].onDay, { day: say(indiaWeekday(by)), time });
}
