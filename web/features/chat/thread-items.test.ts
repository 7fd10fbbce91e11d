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

function items(messages: Message[], waiting: PendingMessage[] = [], hasOlder = false) {
  return threadItems({ messages, pending: waiting, side: 'farmer', hasOlder }, NOW, 'en');
}

function outline(...thread: Parameters<typeof items>): string[] {
  return items(...thread).map((item) =>
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

  it('puts no label above the first message while older ones may be of the same day', () => {
    const at = '2026-11-21T05:00:00Z';
    expect(outline([buildMessage(1, at)], [], true)).toEqual(['message starts']);
    expect(outline([buildMessage(1, '2026-11-20T05:00:00Z'), buildMessage(2, at)], [], true)).toEqual([
      'message starts',
      'Today',
      'message starts',
    ]);
  });

  it('changes nothing of the lines it has when an older page comes', () => {
    const at = '2026-11-21T05:00:00Z';
    const own = [buildMessage(5, at), buildMessage(6, at, 'admin')];
    const before = items(own, [], true).map(({ key, gapBelow }) => ({ key, gapBelow }));
    const after = items([buildMessage(4, at), ...own], [], true).map(({ key, gapBelow }) => ({
      key,
      gapBelow,
    }));
    expect(after.slice(1)).toEqual(before);
  });

  it('draws a message once while both the server and the outbox have it, under one key', () => {
    const arrived = { ...buildMessage(1, '2026-11-21T05:00:00Z'), client_id: pending.clientId };
    expect(items([], [pending]).at(-1)?.key).toBe(pending.clientId);
    expect(items([arrived], [pending]).map((item) => item.key)).toEqual([
      `day-${pending.clientId}`,
      pending.clientId,
    ]);
  });
});
