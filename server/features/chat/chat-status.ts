import { statusAfter } from '#shared/domain/chat/chat-status.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { type OfficeActor, refuseIfColleagues } from '../identity/index.ts';
import { lockChat, refreshLastMessage, setDone } from './chats.store.ts';
import { findOwnChat } from './find-chat.ts';
import { appendEvent, setChatStatus } from './log/chat-log.ts';
import { moveMarks } from './thread/record-receipt.ts';

/**
 * What the farmer wrote up to a position needs no answer: it is read, and waits no more. What came after it, which
 * the office had not before its eyes, goes on waiting. Position 0 takes it back. Of two who settle it at once the second
 * is told who was first.
 * @returns the chat's head after it
 * @throws {AppError} NOT_FOUND, DONE_ALREADY
 */
export async function settleChat(
  ctx: AppContext,
  actor: OfficeActor,
  { chatId, upTo }: { chatId: number; upTo: number },
): Promise<number> {
  await findOwnChat(ctx, actor, 'inbox.manage', chatId);
  return ctx.inTransaction(async (tx) => {
    const chat = await lockChat(tx, chatId);
    const known = Math.min(upTo, chat.head_seq);
    if (!(await setDone(tx, chatId, known))) {
      if (known > 0) await refuseIfColleagues(tx, actor, { actions: ['chat.done'], chatId });
      return chat.head_seq;
    }
    if (known > 0) await moveMarks(ctx, tx, { chatId, side: 'admin', delivered: known, read: known });
    await refreshLastMessage(tx, chatId);
    await recordAudit(tx, {
      ...actor,
      action: known > 0 ? 'chat.done' : 'chat.reopen',
      subject: `chat:${chatId}`,
      chatId,
      ...(known > 0 && { detail: { up_to_seq: known } }),
    });
    const moved = await setChatStatus(ctx, tx, chatId);
    if (moved !== undefined) return moved;
    // The status stands as it was; colleagues are told all the same, for their lists of who waits.
    const payload = { status: chat.status, unread_count: chat.unread_count };
    return appendEvent(ctx, tx, { chatId, audience: 'admin', type: 'status', payload });
  });
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
