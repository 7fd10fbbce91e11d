import type { MessageMeta } from '#shared/contract/chat.ts';
import type { KindContent } from '#shared/contract/message-kinds.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { appendEvent } from '../log/chat-log.ts';
import { type AppendedMessage, AUTOMATIC, appendMessage, type NewMessageFacts } from './append-message.ts';
import { amendMeta } from './messages.store.ts';

type AutomaticMessage = KindContent & { chatId: number; text: string } & Partial<
    Pick<NewMessageFacts, 'file' | 'contentHash'>
  >;

/**
 * Appends an automatic message of the office's side. It is no answer, so `waiting_since` stays.
 * The caller holds the chat's lock and makes sure that it is appended once.
 */
export function appendAutomatic(
  ctx: AppContext,
  tx: Transaction,
  { file = null, contentHash = null, ...message }: AutomaticMessage,
): Promise<AppendedMessage> {
  return appendMessage(ctx, tx, {
    ...message,
    senderRole: 'admin',
    senderId: AUTOMATIC,
    clientId: null,
    contentHash,
    origin: { auto: true },
    replyTo: null,
    file,
  });
}

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
