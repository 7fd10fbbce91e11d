import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import type { PendingMessage } from './pending-message.ts';
import { threadItems } from './thread-items.ts';

const NOW = new Date('2026-11-21T06:00:00Z');

function buildMessage(id: number, createdAt: string, sender: Message['sender_role'] = 'farmer'): Message {
  return {
    id,
    chat_id: 1,
    seq: id,
    client_id: null,
    sender_role: sender,
    message_type: 'text',
    text: 'x',
    file_path: null,
    mime_type: null,
    meta: {},
    reply_to: null,
    reply: null,
    deleted: false,
    created_at: createdAt,
  };
}

const pending: PendingMessage = {
  clientId: 'p1',
  position: 1,
  queuedAt: '2026-11-20T06:00:00Z',
  state: 'queued',
  progress: null,
  refusal: null,
  sentSeq: null,
};

function outline(messages: Message[], waiting: PendingMessage[] = []): string[] {
  return threadItems({ messages, pending: waiting, side: 'farmer' }, NOW, 'en').map((item) =>
    item.kind === 'day' ? item.label : `${item.kind}${item.startsRun ? ' starts' : ''}`,
  );
}

describe('threadItems', () => {
  it('separates days by the Indian calendar', () => {
    // 18:29 and 18:31 UTC are before and after midnight in Karnataka.
    const messages = [buildMessage(1, '2026-11-19T18:29:00Z'), buildMessage(2, '2026-11-19T18:31:00Z')];
    expect(outline(messages)).toEqual(['Thursday', 'message starts', 'Yesterday', 'message starts']);
  });

  it('starts a run where the sender changes', () => {
    const at = '2026-11-21T05:00:00Z';
    const messages = [buildMessage(1, at), buildMessage(2, at), buildMessage(3, at, 'admin')];
    expect(outline(messages)).toEqual(['Today', 'message starts', 'message', 'message starts']);
  });

  it('keeps waiting messages at the bottom, under today, whatever the phone’s clock said', () => {
    expect(outline([buildMessage(1, '2026-11-20T05:00:00Z')], [pending, pending])).toEqual([
      'Yesterday',
      'message starts',
      'Today',
      'pending starts',
      'pending',
    ]);
  });
});
