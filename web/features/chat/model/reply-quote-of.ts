import type { Message, ReplyQuote } from '#shared/contract/chat.ts';
import { replySnippet } from '#shared/domain/chat/snippets.ts';

/** The head of a message, as the server will quote it in the answer. */
export function replyQuoteOf(message: Message): ReplyQuote {
  return {
    id: message.id,
    seq: message.seq,
    sender_role: message.sender_role,
    message_type: message.message_type,
    snippet: replySnippet(message.text ?? ''),
    mime_type: message.mime_type,
    deleted: message.deleted,
  };
}
