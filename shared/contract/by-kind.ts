import { kindOf, type MessageKind } from '../domain/chat/message-kinds.ts';
import type { Message, MessageOf } from './chat.ts';

/** One answer a kind, each given a message with that kind's `meta`. */
export type ByKind<K extends MessageKind, R> = { [P in K]: (message: MessageOf<P>) => R };

/** What the table answers for this message; undefined where it has no row, and for a kind of a newer program. */
export function byKind<K extends MessageKind, R>(
  message: Pick<Message, 'message_type'>,
  table: ByKind<K, R>,
): R | undefined {
  const kind = kindOf(message.message_type);
  const rows = table as Partial<Record<MessageKind, (drawn: typeof message) => R>>;
  return kind && rows[kind]?.(message);
}
