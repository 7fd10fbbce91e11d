import { statusAfter } from '#shared/domain/chat/chat-status.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type OfficeActor, refuseIfColleagues } from '../identity/index.ts';
import { type ChatRow, lockChat, refreshLastMessage, setDone, takeBackDone } from './chats.store.ts';
import { findOwnChat } from './find-chat.ts';
import { appendEvent, setChatStatus } from './log/chat-log.ts';
import { moveMarks } from './thread/record-receipt.ts';

/**
 * What the farmer wrote up to a position needs no answer: it is read, and waits no more. What came after it, which
 * the office had not before its eyes, goes on waiting. Of two who settle it at once the second is told who was first.
 * @returns the chat's head after it, and up to where it was settled before; 0 where this repeats what was done
 * @throws {AppError} NOT_FOUND, DONE_ALREADY
 */
export async function settleChat(
  ctx: AppContext,
  actor: OfficeActor,
  { chatId, upTo }: { chatId: number; upTo: number },
): Promise<{ headSeq: number; doneBefore: number }> {
  await findOwnChat(ctx, actor, 'inbox.manage', chatId);
  return ctx.inTransaction(async (tx) => {
    const chat = await lockChat(tx, chatId);
    const known = Math.min(upTo, chat.head_seq);
    const doneBefore = await setDone(tx, chatId, known);
    if (doneBefore === undefined) {
      await refuseIfColleagues(tx, actor, { actions: ['chat.done'], chatId });
      return { headSeq: chat.head_seq, doneBefore: 0 };
    }
    await moveMarks(ctx, tx, { chatId, side: 'admin', delivered: known, read: known });
    await recordAudit(tx, {
      ...actor,
      action: 'chat.done',
      subject: `chat:${chatId}`,
      chatId,
      detail: { up_to_seq: known },
    });
    return { headSeq: await appendStatus(ctx, tx, chat), doneBefore };
  });
}

/**
 * Undo of it: what came after `backTo`, the position that was settled before, waits again. Repeating it changes nothing more.
 * @returns the chat's head after it
 * @throws {AppError} NOT_FOUND
 */
export async function reopenChat(
  ctx: AppContext,
  actor: OfficeActor,
  { chatId, backTo }: { chatId: number; backTo: number },
): Promise<number> {
  await findOwnChat(ctx, actor, 'inbox.manage', chatId);
  return ctx.inTransaction(async (tx) => {
    const chat = await lockChat(tx, chatId);
    if (!(await takeBackDone(tx, chatId, backTo))) return chat.head_seq;
    await recordAudit(tx, { ...actor, action: 'chat.reopen', subject: `chat:${chatId}`, chatId });
    return appendStatus(ctx, tx, chat);
  });
}

async function appendStatus(ctx: AppContext, tx: Transaction, chat: ChatRow): Promise<number> {
  await refreshLastMessage(tx, chat.id);
  const moved = await setChatStatus(ctx, tx, chat.id);
  if (moved !== undefined) return moved;
  // The status stands as it was; colleagues are told all the same, for their lists of who waits.
  const payload = { status: chat.status, unread_count: chat.unread_count };
  return appendEvent(ctx, tx, { chatId: chat.id, audience: 'admin', type: 'status', payload });
}

/**
 * Puts a chat that was opened back among the UNREAD, for a colleague or for later. The farmer's ticks stay: their words
 * have been read. No message counts as unread by it.
 */
export async function markUnread(ctx: AppContext, actor: OfficeActor, chatId: number) {
  await findOwnChat(ctx, actor, 'inbox.manage', chatId);
  const status = statusAfter('office_put_back');
  const headSeq = await ctx.inTransaction(async (tx) => {
    const { head_seq: head } = await lockChat(tx, chatId);
    const moved = await setChatStatus(ctx, tx, chatId, status);
    if (moved === undefined) return head;
    await recordAudit(tx, { ...actor, action: 'chat.unread', subject: `chat:${chatId}`, chatId });
    return moved;
  });
  return { status, headSeq };
}
