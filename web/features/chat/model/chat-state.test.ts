import { describe, expect, it } from 'vitest';
import type { ChatEvent } from '#shared/contract/chat/events.ts';
import type { Message } from '#shared/contract/chat.ts';
import { applyEvent, type ChatState, EMPTY_CHAT } from './chat-state.ts';

const voice: Message = {
  id: 3,
  chat_id: 7,
  seq: 3,
  client_id: null,
  sender_role: 'farmer',
  message_type: 'text',
  text: null,
  file_path: '/uploads/abc',
  mime_type: 'audio/webm',
  meta: {},
  reply_to: null,
  reply: null,
  author: null,
  deleted: false,
  created_at: '2026-01-05T06:00:00.000Z',
};
const heard: Message = { ...voice, meta: { peaks: [1, 2], duration: 2.5 } };
const updated: ChatEvent = { chat_id: 7, seq: 6, type: 'message_updated', message: heard };

function stateWith(...messages: Message[]): ChatState {
  return { ...EMPTY_CHAT, messages, lastSeq: 5 };
}

describe('more becomes known of a message', () => {
  it('takes the place of what was there, where it stood', () => {
    const before = { ...voice, id: 2, seq: 2 };
    const after = { ...voice, id: 4, seq: 4 };
    const state = applyEvent(stateWith(before, voice, after), updated);
    expect(state.messages).toEqual([before, heard, after]);
    expect(state.lastSeq).toBe(6);
  });

  it('does not bring back a message this side took away, and still moves the position', () => {
    const state = applyEvent(stateWith(), updated);
    expect(state.messages).toEqual([]);
    expect(state.lastSeq).toBe(6);
  });

  it('an entry of a kind invented later moves the position and nothing else', () => {
    const later = { chat_id: 7, seq: 6, type: 'sung' } as unknown as ChatEvent;
    expect(applyEvent(stateWith(voice), later)).toEqual({ ...stateWith(voice), lastSeq: 6 });
  });
});
