import type { ChatStatus } from '#shared/contract/chat.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { appendEvent } from './append-event.ts';
import { updateStatus } from './chats.store.ts';

/**
 * Moves the chat in the office list and logs it for the office.
 * @returns the position it was logged at; undefined when the chat already stood there
 */
export async function setChatStatus(
  ctx: AppContext,
  tx: Transaction,
  chatId: number,
  status: ChatStatus,
): Promise<number | undefined> {
  const chat = await updateStatus(tx, chatId, status);
  if (!chat) return undefined;
  const payload = { status, unread_count: chat.unread_count };
  return appendEvent(ctx, tx, { chatId, audience: 'admin', type: 'status', payload });
}
