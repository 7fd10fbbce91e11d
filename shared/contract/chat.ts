import { type Static, Type } from 'typebox';
import type { MessageKind } from '../domain/chat/message-kinds.ts';
import { THREAD_PAGE_MAX } from './chat-limits.ts';
import { type FileFacts, MessageMeta, type MessageOrigin, type MetaOf } from './message-kinds.ts';
import { Author } from './office/authors.ts';
import { closed, Id, Instant, nullable, SenderRole, Seq } from './wire.ts';

export * from './chat-limits.ts';
export * from './message-kinds.ts';

export const ChatStatus = Type.Union([Type.Literal('SENT'), Type.Literal('UNREAD'), Type.Literal('READ')]);
export type ChatStatus = Static<typeof ChatStatus>;

/** The quoted head of a replied-to message, so a reply reads right even when the original is not loaded. */
export const ReplyQuote = Type.Object(
  {
    id: Id,
    seq: Seq,
    sender_role: SenderRole,
    message_type: Type.String(),
    snippet: Type.String({ description: 'at most 60 characters, grapheme-safe; empty for a bare file' }),
    mime_type: nullable(Type.String()),
    deleted: Type.Boolean(),
  },
  closed,
);
export type ReplyQuote = Static<typeof ReplyQuote>;

/**
 * One message as both screens see it. `message_type` is a `MessageKind`; any other word is a kind this client does not
 * know yet and is shown by its text and file. What a kind says of itself is read by `byKind`, which knows its `meta`.
 * A message deleted for everyone keeps its place with `deleted: true` and nothing else in it.
 */
export const Message = Type.Object(
  {
    id: Id,
    chat_id: Id,
    seq: Seq,
    client_id: nullable(Type.String()),
    sender_role: SenderRole,
    message_type: Type.String(),
    text: nullable(Type.String()),
    file_path: nullable(Type.String()),
    mime_type: nullable(Type.String()),
    meta: MessageMeta,
    reply_to: nullable(Id),
    reply: nullable(ReplyQuote),
    author: nullable(Author),
    deleted: Type.Boolean(),
    created_at: Instant,
  },
  closed,
);
export type Message = Static<typeof Message>;

/** A message of a known kind, told apart by `message_type`. A tombstone lacks its kind's `meta`, so every key may. */
export type MessageOf<K extends MessageKind = MessageKind> = {
  [P in K]: Omit<Message, 'message_type' | 'meta'> & {
    message_type: P;
    meta: FileFacts & MessageOrigin & Partial<MetaOf<P>>;
  };
}[K];

/**
 * GET /chat/thread/{chat_id}: an array of messages, oldest first (the specification's shape); the rest
 * travels in headers so the array stays an array.
 */
export const ThreadAnswer = Type.Array(Message);

export const ThreadQuery = Type.Object(
  {
    role: Type.Optional(SenderRole),
    before: Type.Optional(Type.Integer({ minimum: 1, description: 'only messages with a smaller seq' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: THREAD_PAGE_MAX })),
  },
  closed,
);
export const ChatParams = Type.Object({ chat_id: Id }, closed);
export const MessageParams = Type.Object({ id: Id }, closed);

export const DeleteMessageQuery = Type.Object(
  {
    role: Type.Optional(SenderRole),
    mode: Type.Union([Type.Literal('me'), Type.Literal('everyone')]),
  },
  closed,
);

/** `READ`: the office has opened it. `UNREAD`: put back, for a colleague or for later. */
export const SetStatusBody = Type.Object(
  { chat_id: Id, status: Type.Union([Type.Literal('READ'), Type.Literal('UNREAD')]) },
  closed,
);
export const SetStatusAnswer = Type.Object(
  { ok: Type.Literal(true), status: ChatStatus, head_seq: Seq },
  closed,
);

/** What came after it is not put away: nobody has seen it. */
const PutAwayUpTo = Type.Optional({
  ...Seq,
  description: 'the head one had before one’s eyes; without it, whatever is there',
});
export const ClearChatBody = Type.Object(
  {
    chat_id: Id,
    role: Type.Optional(SenderRole),
    scope: Type.Optional(Type.Literal('me')),
    up_to_seq: PutAwayUpTo,
  },
  closed,
);
export const DeleteChatBody = Type.Object(
  { chat_id: Id, role: Type.Optional(SenderRole), up_to_seq: PutAwayUpTo },
  closed,
);
export const BringBackMessageBody = Type.Object({ role: Type.Optional(SenderRole) }, closed);
export const BringBackChatBody = Type.Object({ chat_id: Id }, closed);
export const HeadAnswer = Type.Object({ ok: Type.Literal(true), head_seq: Seq }, closed);
