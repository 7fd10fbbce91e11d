import type { ChatEvent, Watermarks } from '#shared/contract/chat/events.ts';
import type { ChatStatus, Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';

export type BothWatermarks = Record<SenderRole, Watermarks>;

/** One page of a thread together with the log position it stands for. */
export interface ThreadPage {
  /** Oldest first. */
  messages: Message[];
  headSeq: number;
  hasOlder: boolean;
  watermarks: BothWatermarks;
}

/** What one side knows of a chat at log position `lastSeq`. Never mutated: every event makes a new one. */
export interface ChatState {
  /** Ordered by the server's `seq`; a client's clock never sorts. */
  messages: readonly Message[];
  lastSeq: number;
  hasOlder: boolean;
  watermarks: BothWatermarks;
  /** Null until the log says something about it after the page was loaded. */
  status: ChatStatus | null;
  blocked: boolean | null;
}

const NOTHING_SEEN: Watermarks = { delivered_seq: 0, read_seq: 0 };

export const EMPTY_CHAT: ChatState = {
  messages: [],
  lastSeq: 0,
  hasOlder: false,
  watermarks: { farmer: NOTHING_SEEN, admin: NOTHING_SEEN },
  status: null,
  blocked: null,
};

/** A fresh start from the newest page. */
export function stateOfPage({ headSeq, ...page }: ThreadPage): ChatState {
  return { ...page, lastSeq: headSeq, status: null, blocked: null };
}

/** Puts an older page in front. Its log position says nothing about the newer messages, so it is not taken. */
export function withOlderPage(state: ChatState, page: ThreadPage): ChatState {
  const first = state.messages[0]?.seq ?? Number.POSITIVE_INFINITY;
  const older = page.messages.filter((message) => message.seq < first);
  return { ...state, messages: [...older, ...state.messages], hasOlder: page.hasOlder };
}

/**
 * The state one event later. The caller guarantees `event.seq === state.lastSeq + 1`; every case is also
 * harmless when its effect is already there (a page may be newer than the position it was labelled with).
 * A type this client does not know moves the position and changes nothing else.
 */
export function applyEvent(state: ChatState, event: ChatEvent): ChatState {
  return { ...change(state, event), lastSeq: event.seq };
}

function change(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'message':
      return { ...state, messages: placed(state.messages, event.message) };
    case 'message_updated':
      return { ...state, messages: replaced(state.messages, event.message) };
    case 'restored':
      return {
        ...state,
        messages: isLoaded(state, event.message) ? placed(state.messages, event.message) : state.messages,
      };
    case 'deleted':
      return { ...state, messages: withoutMessages(state.messages, event.message_ids, event.mode) };
    case 'cleared':
    case 'chat_deleted': {
      const messages = state.messages.filter((message) => message.seq >= event.visible_from_seq);
      return { ...state, messages, hasOlder: false };
    }
    case 'status':
      return { ...state, status: event.status };
    case 'blocked':
      return { ...state, blocked: event.blocked };
    case 'receipt':
      return {
        ...state,
        watermarks: { ...state.watermarks, [event.side]: later(state.watermarks[event.side], event) },
      };
    default:
      return state;
  }
}

/** Whether the message's place is among those here; else it comes with its page. */
function isLoaded({ messages, hasOlder }: ChatState, message: Message): boolean {
  return !hasOlder || message.seq > (messages[0]?.seq ?? Number.POSITIVE_INFINITY);
}

function placed(messages: readonly Message[], message: Message): readonly Message[] {
  const rest = messages.filter((other) => other.id !== message.id);
  let index = rest.length;
  while (index > 0 && (rest[index - 1]?.seq ?? 0) > message.seq) index -= 1;
  return [...rest.slice(0, index), message, ...rest.slice(index)];
}

/** In place: a message that is not here (an older page, cleared, deleted for this side) does not come by this. */
function replaced(messages: readonly Message[], message: Message): readonly Message[] {
  return messages.map((other) => (other.id === message.id ? message : other));
}

/** For one side they vanish; for everyone their place stays, empty, also where they were quoted. */
export function withoutMessages(
  messages: readonly Message[],
  ids: readonly number[],
  mode: 'me' | 'everyone',
): readonly Message[] {
  const gone = new Set(ids);
  if (mode === 'me') return messages.filter((message) => !gone.has(message.id));
  return messages.map((message) => {
    if (gone.has(message.id)) return tombstone(message);
    if (message.reply && gone.has(message.reply.id)) {
      return { ...message, reply: { ...message.reply, snippet: '', mime_type: null, deleted: true } };
    }
    return message;
  });
}

function tombstone(message: Message): Message {
  return {
    ...message,
    text: null,
    file_path: null,
    mime_type: null,
    meta: {},
    reply_to: null,
    author: null,
    reply: null,
    deleted: true,
  };
}

/** Watermarks only grow: a late receipt must not drag ticks back. */
function later(known: Watermarks, told: Watermarks): Watermarks {
  return {
    delivered_seq: Math.max(known.delivered_seq, told.delivered_seq),
    read_seq: Math.max(known.read_seq, told.read_seq),
  };
}
