import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSaid, MESSAGE_KINDS } from '#shared/domain/chat/message-kinds.ts';
import { WEEKDAYS, type WorkingWeek, workingMs } from '#shared/domain/time/working-hours.ts';
import type { AppContext } from '../../context.ts';
import {
  dropMergedWaits,
  listUncounted,
  lockCounting,
  noteCounted,
  notePass,
  readWaits,
  replaceWaits,
  type TalkKinds,
  type Wait,
  type WaitRow,
} from './waits.store.ts';

const COUNT_JOB = 'numbers.count';
/** What one transaction takes: so many chats, and of long ones fewer, by the length of their logs. */
const BATCH = { chats: 200, entries: 20_000 };
/** A run that has not come to the end by then leaves the rest to the next. */
const RUN_MS = 40_000;
/** Figures older than this are counted anew when somebody looks. */
const FRESH_MS = 10_000;

/** Grows when waits come to be counted in another way: then all chats are counted again. */
const RULE_VERSION = 1;

const KINDS: TalkKinds = {
  words: MESSAGE_KINDS.filter(isSaid),
  answers: MESSAGE_KINDS,
};

/** By what waits are counted: the same words for the same hours and kinds. */
function ruleOf(week: WorkingWeek): string {
  return createHash('sha256')
    .update(JSON.stringify([RULE_VERSION, hoursOf(week), KINDS]))
    .digest('hex')
    .slice(0, 16);
}

/** In one order, whoever stored them; what farmers are told of a closure changes no wait. */
const hoursOf = ({ holidays = [], closures = [], ...week }: WorkingWeek) => [
  WEEKDAYS.map((day) => [week[day]?.opens, week[day]?.closes]),
  holidays,
  closures.map(({ from, until }) => [from, until]),
];

export function defineCounting(ctx: AppContext): void {
  ctx.jobs.define(COUNT_JOB, () => runCount(ctx), { cron: '*/5 * * * *' });
}

async function runCount(ctx: AppContext): Promise<void> {
  if (!(await countWaits(ctx))) await ctx.jobs.enqueue(ctx.db, COUNT_JOB, {}, { key: COUNT_JOB });
}

/** Has waits counted now, unless they were counted a moment ago. */
export async function askForCount(ctx: AppContext, countedAt: string | null): Promise<void> {
  if (countedAt !== null && ctx.now().getTime() - Date.parse(countedAt) < FRESH_MS) return;
  await ctx.jobs.enqueue(ctx.db, COUNT_JOB, {}, { key: COUNT_JOB });
}

export interface CountOptions {
  /** The office's hours; by default those in force when the run begins. */
  week?: WorkingWeek;
  /** As long at rest as at work, because those who write come first. Off for whoever has the machine for themselves. */
  rest?: boolean;
  runMs?: number;
}

/**
 * Counts the waits of every chat that has changed since it was counted last. Safe to run again, side by side and after a
 * crash: a chat is counted whole, in one transaction, from what its thread says.
 * @returns whether all chats are counted
 */
export async function countWaits(
  ctx: AppContext,
  { week = ctx.content.now().hours, rest = true, runMs = RUN_MS }: CountOptions = {},
): Promise<boolean> {
  const rule = ruleOf(week);
  const until = Date.now() + runMs;
  await dropMergedWaits(ctx.db);
  while (Date.now() < until) {
    const begun = { at: ctx.now(), ms: Date.now() };
    const found = await listUncounted(ctx.db, rule, BATCH.chats);
    const chatIds = firstOf(found);
    if (chatIds.length > 0) await countChats(ctx, chatIds, week, rule);
    if (chatIds.length === found.length && found.length < BATCH.chats) {
      await notePass(ctx.db, begun.at);
      return true;
    }
    if (rest) await sleep(Date.now() - begun.ms);
  }
  return false;
}

/** As many of them as one transaction takes, at least one. */
function firstOf(chats: { id: number; head_seq: number }[]): number[] {
  let entries = 0;
  return chats
    .filter(({ head_seq }, index) => {
      entries += head_seq;
      return index === 0 || entries <= BATCH.entries;
    })
    .map(({ id }) => id);
}

async function countChats(
  ctx: AppContext,
  chatIds: number[],
  week: WorkingWeek,
  rule: string,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    await lockCounting(tx);
    const rows = await readWaits(tx, chatIds, KINDS);
    await replaceWaits(
      tx,
      chatIds,
      rows.flatMap((row) => measure(row, week)),
    );
    const chats = new Map(
      rows.map(({ chat_id, head_seq, taluk }) => [chat_id, { chat_id, head_seq, taluk }]),
    );
    await noteCounted(tx, [...chats.values()], rule);
  });
}

/** How much of a wait lay in working hours. A chat in which nobody waited has one row without a wait. */
function measure({ head_seq: _, ...row }: WaitRow, week: WorkingWeek): Wait[] {
  const { first_seq, asked_at, answered_at } = row;
  if (first_seq === null || asked_at === null) return [];
  const worked =
    answered_at === null
      ? null
      : Math.floor(workingMs(week, new Date(asked_at), new Date(answered_at)) / 1000);
  return [{ ...row, first_seq, asked_at, worked_s: worked }];
}
