import type { ChatEvent, ChatStatus } from '#shared/contract/chat.ts';
import type { ServerEventName, ServerEventPayload } from '#shared/events.ts';
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
  if (JSON.stringify(views.farmer) === JSON.stringify(views.admin)) {
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

function publish(ctx: AppContext, rooms: Rooms, party: Party, event: ChatEvent): void {
  const hint = { chat_id: event.chat_id, seq: event.seq, event };
  const send = <K extends ServerEventName>(name: K, payload: ServerEventPayload<K>) =>
    ctx.realtime.publish(rooms, name, payload);
  switch (event.type) {
    case 'message':
      return send('chat:new_message', {
        ...hint,
        sender_role: event.message.sender_role,
        to_mobile: party.mobile,
      });
    case 'deleted':
      return send('chat:delete', { ...hint, message_ids: event.message_ids });
    case 'cleared':
      return send('chat:cleared', hint);
    case 'chat_deleted':
      return send('chat:deleted', hint);
    case 'status':
      return send('chat:status', { ...hint, status: event.status, unread_count: event.unread_count });
    case 'quotation':
      return send('quotes:changed', { ...hint, to_mobile: party.mobile });
    case 'blocked':
      return send('user:blocked', { ...hint, mobile: party.mobile, blocked: event.blocked });
    case 'receipt':
      return send('chat:receipt', hint);
    case 'skip':
      return send('chat:skip', hint);
  }
}
