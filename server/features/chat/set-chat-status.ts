import type { ChatStatus } from '#shared/contract/chat.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { updateStanding } from './chats.store.ts';
import { appendEvent } from './log/append-event.ts';

/**
 * Moves the chat in the office list and logs it for the office. Without a status only what is unread is
 * settled, after the office read or put away some of it. The chat must be locked.
 * @returns the position it was logged at; undefined when the chat already stood so
 */
export async function setChatStatus(
  ctx: AppContext,
  tx: Transaction,
  chatId: number,
  status?: ChatStatus,
): Promise<number | undefined> {
  const chat = await updateStanding(tx, chatId, status);
  if (!chat) return undefined;
  const payload = { status: chat.status, unread_count: chat.unread_count };
  return appendEvent(ctx, tx, { chatId, audience: 'admin', type: 'status', payload });
}
