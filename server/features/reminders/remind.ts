import type { Reminder, ReminderBody } from '#shared/contract/office/reminders.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import { DAY_MS } from '#shared/domain/time/india-day.ts';
import { REMINDER_DAYS_MAX, REMINDER_REASON_MAX } from '#shared/domain/time/reminder-times.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { findChat, lockChat } from '../chat/index.ts';
import type { OfficeActor } from '../identity/index.ts';
import { deleteReminder, listReminders, lockOwn, lockSeen, saveReminder } from './reminders.store.ts';

/** More than anybody looks at; the rest comes as these are done. */
const SHOWN = 200;

const readerOf = (ctx: AppContext, { staffId }: OfficeActor) => ({ staffId, now: ctx.now() });

/** One's own, and what is due of colleagues who are not here; what is due first. */
export async function showReminders(ctx: AppContext, actor: OfficeActor): Promise<Reminder[]> {
  const rows = await listReminders(ctx.db, readerOf(ctx, actor), SHOWN);
  return rows.map(({ id, chat_id, farmer, due_at, reason, rung, who, version }) => ({
    id,
    chat_id,
    farmer,
    due_at,
    reason,
    rung,
    who,
    mine: who.id === actor.staffId,
    version,
  }));
}

/**
 * Sets one's own reminder of a chat, or changes it over the version that was seen: of two tabs the second is told.
 * @throws {AppError} NOT_FOUND, INVALID_INPUT for a time that is past or too far, REMINDER_CHANGED
 */
export async function remind(
  ctx: AppContext,
  actor: OfficeActor,
  chatId: number,
  body: ReminderBody,
): Promise<void> {
  const dueAt = new Date(body.due_at);
  const reason = [...cleanLine(body.reason, REMINDER_REASON_MAX * 4)].slice(0, REMINDER_REASON_MAX).join('');
  const days = (dueAt.getTime() - ctx.now().getTime()) / DAY_MS;
  if (!(days > 0 && days <= REMINDER_DAYS_MAX)) {
    throw new AppError('INVALID_INPUT', { fields: { due_at: 'is not within the next year' } });
  }
  if (!(await findChat(ctx.db, chatId))) throw new AppError('NOT_FOUND');
  await ctx.inTransaction(async (tx) => {
    const chat = await lockChat(tx, chatId);
    const before = await lockOwn(tx, chatId, actor.staffId);
    if ((before?.version ?? null) !== body.version) throw new AppError('REMINDER_CHANGED');
    await saveReminder(tx, { chatId, staffId: actor.staffId, dueAt, reason, now: ctx.now() });
    await recordAudit(tx, {
      ...actor,
      action: 'chat.remind',
      subject: `farmer:${chat.farmer_id}`,
      chatId,
      detail: { due_at: body.due_at },
      personal: { after: { reason } },
    });
    tx.afterCommit(() => announceReminder(ctx, chatId));
  });
}

/**
 * Done with, or no longer wanted. Repeating it changes nothing more.
 * @throws {AppError} REMINDER_CHANGED when it was set for another time since
 */
export async function endReminder(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  version: number,
): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const reminder = await lockSeen(tx, id, readerOf(ctx, actor));
    if (!reminder) return;
    if (reminder.version !== version) throw new AppError('REMINDER_CHANGED');
    await deleteReminder(tx, id);
    const { chat_id: chatId, farmer_id: farmerId, reason } = reminder;
    await recordAudit(tx, {
      ...actor,
      action: 'chat.remind_end',
      subject: `farmer:${farmerId}`,
      chatId,
      detail: { of: reminder.staff_id },
      personal: { before: { reason } },
    });
    tx.afterCommit(() => announceReminder(ctx, chatId));
  });
}

export function announceReminder(ctx: AppContext, chatId: number): void {
  ctx.realtime.publish(['office'], 'office:changed', { what: 'reminders', chat_id: chatId });
}
