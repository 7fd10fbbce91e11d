import { randomUUID } from 'node:crypto';
import type { AssignBody, Target } from '#shared/contract/office/assignments.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { type StaffRole, staffRolesThatCan } from '#shared/domain/capabilities.ts';
import { DEFAULT_LANGUAGE } from '#shared/domain/languages.ts';
import { whoKnown } from '#shared/domain/who.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { findChat, lockChat } from '../chat/index.ts';
import type { OfficeActor } from '../identity/index.ts';
import { insertNoteOf, readNoteText } from '../notes/index.ts';
import { queueStaffNews } from '../push/index.ts';
import {
  type AssignmentRow,
  findAssignment,
  type HeldRow,
  holdColleague,
  releaseAll,
  removeAssignment,
  saveAssignment,
} from './assignments.store.ts';

/**
 * Gives a chat to a person, a role or nobody, if it still is whose the giver saw (compare-and-set): of two who take one
 * chat in the same instant one has it, and the other is told who. The same again changes nothing but adds its note, if
 * that is new.
 * @throws {AppError} NOT_FOUND, INVALID_INPUT, HOLDER_CHANGED (`known.holder` names them), NOTE_TOO_LONG
 */
export async function assignChat(
  ctx: AppContext,
  actor: OfficeActor,
  chatId: number,
  { from, to: wanted, ...body }: AssignBody,
): Promise<void> {
  const to = wanted && 'me' in wanted ? { staff_id: actor.staffId } : wanted;
  const found = await findChat(ctx.db, chatId);
  if (!found) throw new AppError('NOT_FOUND');
  const text = body.note?.trim() ? readNoteText(body.note) : undefined;
  await ctx.inTransaction(async (tx) => {
    const chat = await lockChat(tx, chatId);
    const before = await findAssignment(tx, chatId);
    const receiver = to && (await requireReceiver(tx, to));
    const isTheirs = keyOf(before) === keyOf(to);
    if (!isTheirs && keyOf(before) !== keyOf(from)) {
      const named = before?.name ? whoKnown(before.name) : {};
      throw new AppError('HOLDER_CHANGED', { known: { holder: nameOf(before), ...named } });
    }
    if (text !== undefined) {
      const note = { clientId: body.client_id ?? randomUUID(), text, mentions: [] };
      await insertNoteOf(ctx, tx, actor, chat, note);
    }
    if (isTheirs) return;
    if (to === null) await removeAssignment(tx, chatId);
    else {
      const { staff_id: staffId = null, role = null } = to as { staff_id?: number; role?: StaffRole };
      await saveAssignment(tx, { chatId, staffId, role, by: actor.staffId, now: ctx.now() });
    }
    await recordAudit(tx, {
      ...actor,
      action: 'chat.assign',
      subject: `chat:${chatId}`,
      chatId,
      detail: { before: { holder: nameOf(before) }, after: { holder: nameOf(receiver) } },
    });
    await notifyReceiver(ctx, tx, actor, chatId, receiver);
    tx.afterCommit(() => announceHolder(ctx, chatId));
  });
}

/** Everything of a person who leaves is everybody's again. */
export async function releaseChatsOf(ctx: AppContext, tx: Transaction, staffId: number): Promise<void> {
  const released = await releaseAll(tx, staffId);
  tx.afterCommit(() => {
    for (const chatId of released) announceHolder(ctx, chatId);
  });
}

async function notifyReceiver(
  ctx: AppContext,
  tx: Transaction,
  actor: OfficeActor,
  chatId: number,
  receiver: Receiver | null,
): Promise<void> {
  if (receiver === null || !('id' in receiver) || receiver.id === actor.staffId) return;
  const staffId = receiver.id;
  await queueStaffNews(ctx, tx, { staffId, chatId, news: 'assigned' });
}

type Receiver = HeldRow | { role: StaffRole; name: null };

/** Somebody who works here and answers in chats, or a role that does: with whoever only reads them they would be stuck. */
async function requireReceiver(tx: Transaction, to: Target): Promise<Receiver> {
  const answering = staffRolesThatCan('inbox.manage');
  if ('role' in to) {
    if (answering.includes(to.role)) return { role: to.role, name: null };
  } else {
    const colleague = await holdColleague(tx, to.staff_id);
    if (colleague?.roles.some((role) => answering.includes(role))) return colleague;
  }
  throw new AppError('INVALID_INPUT', { fields: { to: 'is nobody who answers in chats' } });
}

type Named = { name?: AssignmentRow['name']; role?: StaffRole | null };

function nameOf(holder: Named | null | undefined): string {
  return holder?.name ? textIn(holder.name, DEFAULT_LANGUAGE) : (holder?.role ?? '');
}

function keyOf(holder: { staff_id?: number | null; role?: string | null } | null | undefined): string {
  return `${holder?.staff_id ?? ''}/${holder?.role ?? ''}`;
}

function announceHolder(ctx: AppContext, chatId: number): void {
  ctx.realtime.publish(['office'], 'office:changed', { what: 'holder', chat_id: chatId });
}
