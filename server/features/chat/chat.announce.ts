import type { ChatEvent } from '#shared/contract/chat/events.ts';
import type { ChatStatus } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';
import type { ChatHint, ServerEventName, ServerEventPayload } from '#shared/events.ts';
import type { AppContext } from '../../context.ts';

/** Where a chat's hints go: the farmer's own room and the office's. */
export interface Party {
  farmer_id: number;
  mobile: string;
}

/**
 * Hints an entry to both sides, each with its own view of it. One message serves both when the views are
 * equal; an entry for one side reaches the other as `skip`, so its log moves on without a fetch.
 */
export function announceEvent(
  ctx: AppContext,
  party: Party,
  views: { farmer: ChatEvent; admin: ChatEvent },
): void {
  const farmerRoom = `farmer:${party.farmer_id}` as const;
  if (views.farmer === views.admin || JSON.stringify(views.farmer) === JSON.stringify(views.admin)) {
    publish(ctx, [farmerRoom, 'office'], party, views.farmer);
    return;
  }
  publish(ctx, [farmerRoom], party, views.farmer);
  publish(ctx, ['office'], party, views.admin);
}

/** The office list's line after a farmer's message, at the message's own position. */
export function announceUnread(
  ctx: AppContext,
  chat: { id: number; head_seq: number; status: ChatStatus; unread_count: number },
): void {
  const { id, head_seq, status, unread_count } = chat;
  ctx.realtime.publish(['office'], 'chat:status', { chat_id: id, seq: head_seq, status, unread_count });
}

/** Somebody is writing: told to the other side, and forgotten. */
export function announceTyping(
  ctx: AppContext,
  chat: { id: number; farmer_id: number },
  writer: SenderRole,
): void {
  const room = writer === 'farmer' ? 'office' : (`farmer:${chat.farmer_id}` as const);
  const payload = { chat_id: chat.id, sender_role: writer };
  ctx.realtime.publish([room], 'chat:typing', payload, { volatile: true });
}

/** A farmer who never wrote has no log; position 0 of chat 0 says so. */
export function announceBlockedStranger(ctx: AppContext, party: Party, blocked: boolean): void {
  ctx.realtime.publish([`farmer:${party.farmer_id}`, 'office'], 'user:blocked', {
    chat_id: 0,
    seq: 0,
    mobile: party.mobile,
    blocked,
  });
}

type Rooms = Parameters<AppContext['realtime']['publish']>[0];
type EventOf<T extends ChatEvent['type']> = Extract<ChatEvent, { type: T }>;
type Hint = {
  [K in ServerEventName]: [name: K, addressing: Omit<ServerEventPayload<K>, keyof ChatHint>];
}[ServerEventName];

/** The specification's name of each kind of entry, and the fields it travels with beside its position. */
const HINTS: { [T in ChatEvent['type']]: (event: EventOf<T>, party: Party) => Hint } = {
  message: ({ message }, { mobile }) => [
    'chat:new_message',
    { sender_role: message.sender_role, to_mobile: mobile },
  ],
  message_updated: () => ['chat:message_updated', {}],
  deleted: ({ message_ids }) => ['chat:delete', { message_ids }],
  restored: () => ['chat:restored', {}],
  cleared: () => ['chat:cleared', {}],
  chat_deleted: () => ['chat:deleted', {}],
  chat_restored: () => ['chat:restored', {}],
  status: ({ status, unread_count }) => ['chat:status', { status, unread_count }],
  quotation: (_, { mobile }) => ['quotes:changed', { to_mobile: mobile }],
  blocked: ({ blocked }, { mobile }) => ['user:blocked', { mobile, blocked }],
  receipt: () => ['chat:receipt', {}],
  skip: () => ['chat:skip', {}],
};

function publish(ctx: AppContext, rooms: Rooms, party: Party, event: ChatEvent): void {
  // The table pairs each type with its own function; the compiler cannot follow the pair through the lookup.
  const [name, addressing] = (HINTS[event.type] as (event: ChatEvent, party: Party) => Hint)(event, party);
  // Whoever applied this entry alone would miss what it brought back: without it they ask, and are told to reload.
  const carried = event.type === 'chat_restored' ? {} : { event };
  const payload = { chat_id: event.chat_id, seq: event.seq, ...carried, ...addressing };
  ctx.realtime.publish(rooms, name, payload as ServerEventPayload<typeof name>);
}
