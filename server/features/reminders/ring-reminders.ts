import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type ColleagueRow, listColleagues } from '../assignments/index.ts';
import { queueStaffNews } from '../push/index.ts';
import { announceReminder } from './remind.ts';
import { listRungChats, ringDue } from './reminders.store.ts';

const AT_ONCE = 200;

/** By the business clock, looked at each minute: a job that waited in the queue would not come back with a backup. */
export function defineRinging(ctx: AppContext): void {
  ctx.jobs.define('reminders.ring', () => ringReminders(ctx), { cron: '* * * * *' });
}

/** Brings back every chat whose time has come, and tells whoever wanted it; everybody, where they are not here. */
export async function ringReminders(ctx: AppContext): Promise<void> {
  let rung = AT_ONCE;
  while (rung === AT_ONCE) rung = await ctx.inTransaction((tx) => ringSome(ctx, tx));
}

async function ringSome(ctx: AppContext, tx: Transaction): Promise<number> {
  const due = await ringDue(tx, ctx.now(), AT_ONCE);
  const here =
    due.length > 0
      ? (await listColleagues(tx, staffRolesThatCan('inbox.manage'), ctx.now())).filter(isHere)
      : [];
  for (const { chat_id: chatId, staff_id: staffId } of due) {
    const own = here.filter(({ id }) => id === staffId);
    for (const { id } of own.length > 0 ? own : here) {
      await queueStaffNews(ctx, tx, { staffId: id, chatId, news: 'reminder' });
    }
    tx.afterCommit(() => announceReminder(ctx, chatId));
  }
  return due.length;
}

/** What was due for somebody who leaves is due for everybody. */
export async function shareRemindersOf(ctx: AppContext, tx: Transaction, staffId: number): Promise<void> {
  const chats = await listRungChats(tx, staffId);
  tx.afterCommit(() => {
    for (const chatId of chats) announceReminder(ctx, chatId);
  });
}

const isHere = ({ away_until }: ColleagueRow): boolean => away_until === null;
