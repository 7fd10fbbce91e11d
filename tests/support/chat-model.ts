import type { ChatEvent, Watermarks } from '#shared/contract/chat/events.ts';
import type { ChatStatus, Message } from '#shared/contract/chat.ts';
import type { SenderRole } from '#shared/contract/wire.ts';

/** What one side's screen holds, built from nothing but the log. */
export interface ChatModel {
  seq: number;
  messages: Map<number, Message>;
  status: ChatStatus | undefined;
  unread: number;
  blocked: boolean;
  marks: Record<SenderRole, Watermarks>;
}

export function emptyModel(): ChatModel {
  const none = () => ({ delivered_seq: 0, read_seq: 0 });
  return {
    seq: 0,
    messages: new Map(),
    status: undefined,
    unread: 0,
    blocked: false,
    marks: { farmer: none(), admin: none() },
  };
}

const BLANK = {
  text: null,
  file_path: null,
  mime_type: null,
  meta: {},
  reply_to: null,
  author: null,
  reply: null,
  deleted: true,
};

/** A client, as short as it can be. @throws when the position is not the next one */
export function applyEvent(model: ChatModel, event: ChatEvent): void {
  if (event.seq !== model.seq + 1) throw new Error(`at ${model.seq}, got ${event.seq}`);
  model.seq = event.seq;
  switch (event.type) {
    case 'message':
      model.messages.set(event.message.id, event.message);
      if (event.message.sender_role === 'farmer') {
        model.status = 'UNREAD';
        model.unread += 1;
      }
      break;
    case 'message_updated':
      if (model.messages.has(event.message.id)) model.messages.set(event.message.id, event.message);
      break;
    case 'restored':
      model.messages.set(event.message.id, event.message);
      break;
    case 'deleted':
      for (const id of event.message_ids) forget(model, id, event.mode);
      break;
    case 'cleared':
    case 'chat_deleted':
      for (const { id, seq } of [...model.messages.values()]) {
        if (seq < event.visible_from_seq) model.messages.delete(id);
      }
      break;
    case 'status':
      model.status = event.status;
      model.unread = event.unread_count;
      break;
    case 'blocked':
      model.blocked = event.blocked;
      break;
    case 'receipt':
      model.marks[event.side] = { delivered_seq: event.delivered_seq, read_seq: event.read_seq };
  }
}

function forget(model: ChatModel, id: number, mode: 'me' | 'everyone'): void {
  const message = model.messages.get(id);
  if (mode === 'me') {
    model.messages.delete(id);
    return;
  }
  if (message) model.messages.set(id, { ...message, ...BLANK });
  for (const reply of model.messages.values()) {
    if (reply.reply?.id === id) {
      reply.reply = { ...reply.reply, snippet: '', mime_type: null, deleted: true };
    }
  }
}
