import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/transaction.ts';
import { type AppendedMessage, AUTOMATIC, appendMessage, type NewMessageInput } from './append-message.ts';

type AutomaticMessage = Pick<NewMessageInput, 'chatId' | 'kind' | 'meta'> & {
  text: string;
} & Partial<Pick<NewMessageInput, 'file' | 'contentHash'>>;

/**
 * Puts into a chat what the office's side says by itself. Nobody wrote it: whoever waits for an answer goes on waiting.
 * The caller sees to it that it is said once, behind the chat's lock.
 */
export function appendAutomatic(
  ctx: AppContext,
  tx: Transaction,
  { text, meta, file = null, contentHash = null, ...message }: AutomaticMessage,
): Promise<AppendedMessage> {
  return appendMessage(ctx, tx, {
    ...message,
    senderRole: 'admin',
    senderId: AUTOMATIC,
    clientId: null,
    contentHash,
    text,
    summary: text,
    meta: { auto: true, ...meta },
    replyTo: null,
    file,
  });
}
