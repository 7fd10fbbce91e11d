import type { KindContent } from '#shared/contract/message-kinds.ts';
import type { AppContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type AppendedMessage, AUTOMATIC, appendMessage, type NewMessageFacts } from './append-message.ts';

type AutomaticMessage = KindContent & { chatId: number; text: string } & Partial<
    Pick<NewMessageFacts, 'file' | 'contentHash'>
  >;

/**
 * Puts into a chat what the office's side says by itself. Nobody wrote it: whoever waits for an answer goes on waiting.
 * The caller sees to it that it is said once, behind the chat's lock.
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
