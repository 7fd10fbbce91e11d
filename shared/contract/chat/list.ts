import { type Static, Type } from 'typebox';
import { ChatStatus } from '../chat.ts';
import { CHAT_LIST_FILTERS } from '../chat-list-limits.ts';
import { Holder } from '../office/assignments.ts';
import { Label } from '../office/labels.ts';
import { closed, Id, Instant, nullable, Seq } from '../wire.ts';

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
