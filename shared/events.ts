import type { ChatEvent } from './contract/chat/events.ts';
import type { ChatStatus } from './contract/chat.ts';
import type { SenderRole } from './contract/wire.ts';

/**
 * Realtime event name -> payload. Names and the four addressing fields are the specification's.
 *
 * Every event is a hint: it may be lost, doubled or late. `seq` is the chat's position after the change;
 * `event` carries the log entry itself when it is small enough to ride along (see HINT_MAX_BYTES), so a
 * client that stands at `seq - 1` applies it without asking. Everyone else fetches the log.
 */
export interface ChatHint {
  chat_id: number;
  seq: number;
  event?: ChatEvent;
}

export interface ServerEvents {
  ready: (payload: {
    as: SenderRole;
    chat_id: number | null;
    head_seq: number;
    office_online: boolean;
    /** To the office alone: what colleagues know this login by, so that a page tells its own tabs from theirs. */
    desk?: string;
  }) => void;
  'chat:new_message': (payload: ChatHint & { sender_role: SenderRole; to_mobile: string }) => void;
  /** More became known of a message that was there before; nothing to count, ring or flash for. */
  'chat:message_updated': (payload: ChatHint) => void;
  'chat:delete': (payload: ChatHint & { message_ids: number[] }) => void;
  'chat:cleared': (payload: ChatHint) => void;
  'chat:deleted': (payload: ChatHint) => void;
  /** One message, or without an entry all that was cleared, is back. */
  'chat:restored': (payload: ChatHint) => void;
  /** To the office alone. After a farmer's message it stands at that message's position, without an entry. */
  'chat:status': (payload: ChatHint & { status: ChatStatus; unread_count: number }) => void;
  'chat:receipt': (payload: ChatHint) => void;
  'quotes:changed': (payload: ChatHint & { to_mobile: string }) => void;
  /** A position that concerns only the other side: nothing to show, but this side's log moves on unasked. */
  'chat:skip': (payload: ChatHint) => void;
  'user:blocked': (payload: ChatHint & { mobile: string; blocked: boolean }) => void;
  /** To the office alone: something beside the chats' logs is not what it was; ask for it again. */
  'office:changed': (
    payload:
      | { what: 'saved_replies' | 'away' | 'staff' | 'label_list' | 'content' | 'plan_templates' | 'alerts' }
      | {
          what: 'customer' | 'notes' | 'holder' | 'labels' | 'reminders' | 'cases' | 'pictures';
          chat_id: number;
        },
  ) => void;
  /** To every farmer, when the office arrives or has been away for a while; `ready` tells how it stands. */
  'office:presence': (payload: { online: boolean }) => void;
  /** To the other side alone: somebody is writing. Holds for `TYPING_SHOWN_MS` or until their message comes. */
  'chat:typing': (payload: { chat_id: number; sender_role: SenderRole }) => void;
  /** To the office alone: where one of its pages is. Holds for `PRESENCE_SHOWN_MS`; a page that closes says null. */
  'office:colleague': (payload: Presence & { desk: string; page: string; staff_id?: number }) => void;
}

/** What an office page says of itself to its colleagues. */
export interface Presence {
  /** The chat before its reader's eyes; null while there is none. */
  chat_id: number | null;
  writing: boolean;
  /** What this browser is called in the office; empty when nobody has named it. */
  name: string;
}

export type ServerEventName = keyof ServerEvents;
export type ServerEventPayload<K extends ServerEventName> = Parameters<ServerEvents[K]>[0];

/** What a browser may say on the socket; writes go over HTTP. */
export interface ClientEvents {
  /** Asks to be counted in a chat; refused for a chat that is not the caller's. */
  join: (
    request: { chat_id: number },
    answer: (reply: { ok: true; head_seq: number } | { ok: false; code: string; error: string }) => void,
  ) => void;
  /** Somebody is writing in a chat; say it again every `TYPING_EVERY_MS` while they are. Not answered, not kept. */
  typing: (request: { chat_id: number }) => void;
  /** From the office alone; say it again every `PRESENCE_EVERY_MS`. Not answered, not kept. */
  looking: (request: Presence) => void;
}

export const TYPING_EVERY_MS = 3_000;
/** Longer than the pause between two words of it, so that steady writing does not flicker. */
export const TYPING_SHOWN_MS = 5_000;

export const PRESENCE_EVERY_MS = 10_000;
/** One word of it may be lost, and a page whose line died is gone soon enough. */
export const PRESENCE_SHOWN_MS = 25_000;
/** Characters; longer names of a browser are cut. */
export const DEVICE_LABEL_MAX = 40;

/** Hints above this many bytes travel without their log entry (PostgreSQL NOTIFY refuses 8,000). */
export const HINT_MAX_BYTES = 6000;
