import { type Static, Type } from 'typebox';
import type { MessageKind } from '../domain/chat/message-kinds.ts';
import { INTAKE_JSON_MAX } from '../domain/intake/intake.ts';
import { OUTCOMES } from '../domain/plan/outcome.ts';
import {
  MAX_SPRAY_FIELD_LENGTH,
  MAX_TEXT_LENGTH,
  MAX_WAITED_SECONDS,
  THREAD_PAGE_MAX,
} from './chat-limits.ts';
import { CHAT_LIST_FILTERS } from './chat-list-limits.ts';
import { type FileFacts, MessageMeta, type MessageOrigin, type MetaOf } from './message-kinds.ts';
import { Holder } from './office/assignments.ts';
import { Author } from './office/authors.ts';
import { oneOf } from './office/cases.ts';
import { Label } from './office/labels.ts';
import { Quotation } from './quotes.ts';
import { closed, Id, Instant, nullable, SeenSeq, SenderRole, Seq, Uuid } from './wire.ts';

export * from './chat-limits.ts';
export * from './chat-list-limits.ts';
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

/** One row of the office list. */
export const ChatSummary = Type.Object(
  {
    id: Id,
    mobile: Type.String(),
    name: Type.String(),
    address: Type.String(),
    status: ChatStatus,
    unread_count: Type.Integer({ minimum: 0 }),
    last_message: Type.String(),
    last_message_at: nullable(Instant),
    waiting_since: nullable(Instant),
    unpaid: Type.Boolean({ description: 'a quotation of theirs is neither paid nor withdrawn' }),
    to_send: Type.Boolean({ description: 'something of theirs is paid and neither sent nor handed over' }),
    mentioned: Type.Boolean({ description: 'a private note calls the reader, who has not seen it' }),
    reminded: Type.Boolean({ description: 'the reader is to look at it again: a reminder has come due' }),
    holder: nullable(Holder),
    labels: Type.Array(Label, { description: 'what the office says it is about; no farmer sees them' }),
    dispatched_at: nullable({ ...Instant, description: 'the newest lorry receipt of the last 30 days' }),
    blocked: Type.Boolean(),
    head_seq: Seq,
    listed: Type.Boolean({
      description: 'false: the office deleted it from its list and nothing was written since',
    }),
    put_away: Type.Boolean({
      description: 'the office cleared a part of it, or all; can be restored',
    }),
    deletion_requested_at: nullable(
      Type.String({
        format: 'date-time',
        description: 'the farmer asked to be deleted: no name or words, of the number the last four digits',
      }),
    ),
    set_aside: Type.Boolean({ description: 'the number is somebody else’s now: nobody reads along' }),
  },
  closed,
);
export type ChatSummary = Static<typeof ChatSummary>;

/** How far each side has received and read, as positions in the log. They only grow. */
export const Watermarks = Type.Object({ delivered_seq: Seq, read_seq: Seq }, closed);
export type Watermarks = Static<typeof Watermarks>;

const event = <T extends string, P extends Record<string, import('typebox').TSchema>>(type: T, fields: P) =>
  Type.Object({ chat_id: Id, seq: Seq, type: Type.Literal(type), ...fields }, closed);

/**
 * One entry of a chat's log, already cut to what the asking side may see. `seq` is gap-free per chat;
 * a position that belongs to the other side alone arrives as `skip`, so "last plus one" still holds.
 */
export const ChatEvent = Type.Union([
  event('message', { message: Message }),
  /** More is known of a message that is there already: it takes the place of the one with its id. */
  event('message_updated', { message: Message }),
  event('deleted', {
    message_ids: Type.Array(Id),
    mode: Type.Union([Type.Literal('me'), Type.Literal('everyone')]),
  }),
  /** A deletion for this side alone was undone: the message stands in its old place again. */
  event('restored', { message: Message }),
  event('cleared', { visible_from_seq: Seq }),
  event('chat_deleted', { visible_from_seq: Seq }),
  /** What was cleared is back. Never read from the log: who comes past it is told to reload. */
  event('chat_restored', {}),
  event('status', { status: ChatStatus, unread_count: Type.Integer({ minimum: 0 }) }),
  event('quotation', { quotation: Quotation, removed: Type.Boolean() }),
  event('blocked', { blocked: Type.Boolean() }),
  event('receipt', { side: SenderRole, ...Watermarks.properties }),
  event('skip', {}),
]);
export type ChatEvent = Static<typeof ChatEvent>;

/** What can be written into the log; a `skip` is made where it is read. */
export type ChatEventType = Exclude<ChatEvent['type'], 'skip'>;

/** GET /chat/{id}/events?after=: `limited` means too far behind: reload the newest page. */
export const EventsAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    head_seq: Seq,
    limited: Type.Boolean(),
    events: Type.Array(ChatEvent),
  },
  closed,
);
export type EventsAnswer = Static<typeof EventsAnswer>;

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
export const EventsQuery = Type.Object({ role: Type.Optional(SenderRole), after: Seq }, closed);
export const ChatParams = Type.Object({ chat_id: Id }, closed);
export const MessageParams = Type.Object({ id: Id }, closed);

/**
 * Form fields of POST /chat/message; the file part, if any, is named `file`. A file that came ahead in pieces is
 * named by `upload_id` instead.
 */
export const SendMessageFields = Type.Object(
  {
    client_id: Type.Optional(Uuid),
    chat_id: Type.Optional(Id),
    mobile: Type.Optional(Type.String({ maxLength: 32 })),
    sender_role: Type.Optional(SenderRole),
    text: Type.Optional(Type.String({ maxLength: MAX_TEXT_LENGTH })),
    last_spray_date: Type.Optional(Type.String({ maxLength: MAX_SPRAY_FIELD_LENGTH })),
    last_chemical: Type.Optional(Type.String({ maxLength: MAX_SPRAY_FIELD_LENGTH })),
    last_dosage: Type.Optional(Type.String({ maxLength: MAX_SPRAY_FIELD_LENGTH })),
    reply_to: Type.Optional(Id),
    original_name: Type.Optional(Type.String({ maxLength: 255 })),
    audio_duration: Type.Optional(Type.Number({ minimum: 0, maximum: 3600, description: 'seconds' })),
    upload_id: Type.Optional(Uuid),
    intake: Type.Optional(
      Type.String({
        maxLength: INTAKE_JSON_MAX,
        description: 'JSON of what a farmer tells by "What is wrong?", instead of words, file and spray',
      }),
    ),
    plan_id: Type.Optional(
      Type.Integer({ minimum: 1, description: 'of a farmer: the plan that this tells something of' }),
    ),
    outcome: Type.Optional({
      ...oneOf(OUTCOMES),
      description: 'how the field is since; the message is of kind `outcome`',
    }),
    plan_lines: Type.Optional(
      Type.String({
        pattern: '^[0-2](,[0-2])*$',
        description: 'lines of the plan, from 0, that were sprayed on `last_spray_date` (DD-MM-YYYY)',
      }),
    ),
    seen_seq: SeenSeq,
    waited_seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_WAITED_SECONDS,
        description:
          'how long it waited in the device’s outbox; an age, because a phone’s clock may be wrong',
      }),
    ),
  },
  closed,
);
export type SendMessageFields = Static<typeof SendMessageFields>;

export const SendMessageAnswer = Type.Object(
  { ok: Type.Literal(true), message: Message, head_seq: Seq },
  closed,
);
export type SendMessageAnswer = Static<typeof SendMessageAnswer>;

export const DeleteMessageQuery = Type.Object(
  {
    role: Type.Optional(SenderRole),
    mode: Type.Union([Type.Literal('me'), Type.Literal('everyone')]),
  },
  closed,
);

export type ChatListFilter = (typeof CHAT_LIST_FILTERS)[number];
export const ChatListFilter = Type.Unsafe<ChatListFilter>(
  Type.Union(CHAT_LIST_FILTERS.map((filter) => Type.Literal(filter))),
);

/** `waiting`: only farmers whose last word nobody has answered, the longest wait first. */
export const ChatListSort = Type.Union([Type.Literal('newest'), Type.Literal('waiting')]);
export type ChatListSort = Static<typeof ChatListSort>;

/** GET /chat/all: an array of summaries in the order of `sort`; `x-next-cursor` names the following page. */
export const ChatListQuery = Type.Object(
  {
    filter: Type.Optional(ChatListFilter),
    sort: Type.Optional(ChatListSort),
    unpaid: Type.Optional(Type.Boolean({ description: 'only chats with an unpaid quotation' })),
    to_send: Type.Optional(Type.Boolean({ description: 'only chats with something paid and not sent' })),
    dispatched: Type.Optional(
      Type.Boolean({
        description: 'only chats with a lorry receipt of the last 30 days, whatever their status',
      }),
    ),
    mine: Type.Optional(Type.Boolean({ description: 'only chats that are the reader’s or their role’s' })),
    nobodys: Type.Optional(
      Type.Boolean({
        description: 'only chats that are nobody’s, and what waits of colleagues who are away',
      }),
    ),
    labels: Type.Optional(
      Type.String({
        pattern: '^[1-9]\\d{0,14}(,[1-9]\\d{0,14})*$',
        maxLength: 160,
        description: 'only chats that carry all of these labels: ids with commas between',
      }),
    ),
    q: Type.Optional(Type.String({ maxLength: 200 })),
    cursor: Type.Optional(Type.String({ maxLength: 100 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  },
  closed,
);
export const ChatListAnswer = Type.Array(ChatSummary);

export const ChatAnswer = Type.Object({ ok: Type.Literal(true), chat: ChatSummary }, closed);

/** `READ`: the office has opened it. `UNREAD`: put back, for a colleague or for later. */
export const SetStatusBody = Type.Object(
  { chat_id: Id, status: Type.Union([Type.Literal('READ'), Type.Literal('UNREAD')]) },
  closed,
);
export const SetStatusAnswer = Type.Object(
  { ok: Type.Literal(true), status: ChatStatus, head_seq: Seq },
  closed,
);

/** POST /chat/receipt (ours): moves this side's watermarks forward; a smaller value changes nothing. */
export const ReceiptBody = Type.Object(
  { chat_id: Id, role: Type.Optional(SenderRole), delivered_seq: Seq, read_seq: Seq },
  closed,
);
export type ReceiptBody = Static<typeof ReceiptBody>;

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
