import { type Static, type TSchema, Type } from 'typebox';
import { ChatStatus, Message } from '../chat.ts';
import { Quotation } from '../quotes.ts';
import { closed, Id, SenderRole, Seq } from '../wire.ts';

/** How far each side has received and read, as positions in the log. They only grow. */
export const Watermarks = Type.Object({ delivered_seq: Seq, read_seq: Seq }, closed);
export type Watermarks = Static<typeof Watermarks>;

const event = <T extends string, P extends Record<string, TSchema>>(type: T, fields: P) =>
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
export const EventsQuery = Type.Object({ role: Type.Optional(SenderRole), after: Seq }, closed);

/** POST /chat/receipt (ours): moves this side's watermarks forward; a smaller value changes nothing. */
export const ReceiptBody = Type.Object(
  { chat_id: Id, role: Type.Optional(SenderRole), delivered_seq: Seq, read_seq: Seq },
  closed,
);
export type ReceiptBody = Static<typeof ReceiptBody>;
