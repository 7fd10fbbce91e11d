import { can } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Actor, OfficeActor } from '../../identity/index.ts';
import { findChat, lockChat, refreshLastMessage } from '../chats.store.ts';
import { findOwnChat } from '../find-chat.ts';
import { appendEvent, setChatStatus } from '../log/chat-log.ts';
import { findMessage } from '../message/messages.store.ts';
import { showFromStart, showMessage } from '../side-state.store.ts';

/**
 * Undo of a deletion for the own side: the message stands in that side's thread again, on every device of it. What
 * was deleted for everyone does not come back. Repeating it changes nothing more.
 * @returns the chat's head after it
 */
export async function bringBackMessage(ctx: AppContext, actor: Actor, id: number): Promise<number> {
  const found = await findMessage(ctx.db, id);
  const chat = found && (await findChat(ctx.db, found.chat_id));
  if (!found || !chat || !can(actor, 'chat.clear', chat)) throw new AppError('NOT_FOUND');
  return ctx.inTransaction(async (tx) => {
    const { head_seq } = await lockChat(tx, chat.id);
    if (!(await showMessage(tx, id, actor.side))) return head_seq;
    const seq = await appendEvent(ctx, tx, {
      chatId: chat.id,
      audience: actor.side,
      type: 'restored',
      payload: { message_id: id },
    });
    if (actor.side === 'farmer') return seq;
    await recordAudit(tx, {
      ...actor,
      action: 'message.show',
      subject: `message:${id}`,
      chatId: chat.id,
      detail: { message_id: id, kind: found.kind },
    });
    return (await settleList(ctx, tx, chat.id)) ?? seq;
  });
}

/**
 * Brings back what the office cleared of a chat, and the chat into its list. Messages it deleted one by one stay away.
 * @returns the chat's head after it
 */
export async function bringBackChat(ctx: AppContext, actor: OfficeActor, chatId: number): Promise<number> {
  await findOwnChat(ctx, actor, 'inbox.manage', chatId);
  return ctx.inTransaction(async (tx) => {
    const chat = await lockChat(tx, chatId);
    if (!(await showFromStart(tx, chatId, actor.side))) return chat.head_seq;
    const seq = await appendEvent(ctx, tx, {
      chatId,
      audience: actor.side,
      type: 'chat_restored',
      payload: {},
    });
    await recordAudit(tx, { ...actor, action: 'chat.restore', subject: `chat:${chatId}`, chatId });
    return (await settleList(ctx, tx, chatId)) ?? seq;
  });
}

/** The office's list after something came back: last message, wait, and what is unread again. The chat must be locked. */
export async function settleList(
  ctx: AppContext,
  tx: Transaction,
  chatId: number,
): Promise<number | undefined> {
  await refreshLastMessage(tx, chatId);
  const seq = await setChatStatus(ctx, tx, chatId);
  const { status, unread_count } = await lockChat(tx, chatId);
  return status === 'READ' && unread_count > 0 ? setChatStatus(ctx, tx, chatId, 'UNREAD') : seq;
}
