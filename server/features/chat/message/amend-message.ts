import type { MessageMeta } from '#shared/contract/chat.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { appendEvent } from '../log/append-event.ts';
import { amendMeta } from './messages.store.ts';

/**
 * Adds to what a record in the thread says of itself (its money went back, its offer was taken back), for both sides.
 * Its words stay. The chat must be locked. Changes nothing on a message that was deleted.
 */
export async function amendMessage(
  ctx: AppContext,
  tx: Transaction,
  messageId: number,
  patch: Pick<MessageMeta, 'withdrawn' | 'refunded'>,
  { withoutFile = false } = {},
): Promise<void> {
  const chatId = await amendMeta(tx, messageId, patch, { withoutFile });
  if (chatId === undefined) return;
  await appendEvent(ctx, tx, {
    chatId,
    audience: 'both',
    type: 'message_updated',
    payload: { message_id: messageId },
  });
}
