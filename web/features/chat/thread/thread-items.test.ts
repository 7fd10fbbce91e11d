import { describe, expect, it } from 'vitest';
import en from '#content/strings/en/common.json' with { type: 'json' };
import type { Message } from '#shared/contract/chat.ts';
import { EMPTY_INTAKE } from '#shared/domain/intake/empty-intake.ts';
import type { ThreadAside } from '../../../lib/chat-slots.ts';
import type { SayDay } from '../../../lib/time.ts';
import type { PendingMessage } from '../model/pending-message.ts';
import { shows, threadItems } from './thread-items.ts';
import { weaveAsides } from './weave-asides.ts';

const inEnglish: SayDay = (key) => en.hours[key];
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
    author: null,
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

function items(
  messages: Message[],
  waiting: PendingMessage[] = [],
  hasOlder = false,
  asides: ThreadAside[] = [],
) {
  const drawn = threadItems({ messages, pending: waiting, side: 'farmer', hasOlder }, NOW, inEnglish);
  return asides.length > 0 ? weaveAsides(drawn, asides, hasOlder) : drawn;
}

function outline(...thread: Parameters<typeof items>): string[] {
  return items(...thread).map((item) =>
    'startsRun' in item
      ? `${item.kind}${item.startsRun ? ' starts' : ''}`
      : item.kind === 'day'
        ? item.label
        : item.kind === 'aside'
          ? item.key
          : `${item.count} unread`,
  );
}

describe('threadItems', () => {
  it('begins a run where another of the office goes on, so that their name is shown', () => {
    const by = (id: number, en: string | null): Message => ({
      ...buildMessage(id, '2026-11-21T05:00:00Z', 'admin'),
      author: en === null ? null : { name: { en }, picture: null },
    });
    const messages = [by(1, null), by(2, 'Asha'), by(3, 'Asha'), by(4, 'Bhima'), by(5, 'Asha')];
    expect(outline(messages)).toEqual([
      'Today',
      'message starts',
      'message starts',
      'message',
      'message starts',
      'message starts',
    ]);
  });

  it('puts what is no message below the message it came after, above the next day, and begins a run after it', () => {
    const aside = (after: number, at: string) => ({ key: `note-${after}`, after, at, node: null });
    const messages = [buildMessage(4, '2026-11-20T05:00:00Z'), buildMessage(6, '2026-11-21T05:00:00Z')];
    const asides = [
      aside(2, '2026-11-19T05:00:00Z'),
      aside(4, '2026-11-20T06:00:00Z'),
      aside(9, '2026-11-21T06:00:00Z'),
    ];
    expect(outline(messages, [], true, asides)).toEqual([
      'message starts',
      'note-4',
      'Today',
      'message starts',
      'note-9',
    ]);
    expect(outline([], [], false, asides).filter((line) => line.startsWith('note'))).toHaveLength(3);
  });

  it('draws the line above the first unread message of the other side, below its day', () => {
    const messages = [
      buildMessage(1, '2026-11-20T05:00:00Z', 'admin'),
      buildMessage(2, '2026-11-21T05:00:00Z'),
      buildMessage(3, '2026-11-21T05:01:00Z', 'admin'),
      buildMessage(4, '2026-11-21T05:02:00Z', 'admin'),
    ];
    const unread = { after: 1, count: 2 };
    const drawn = threadItems(
      { messages, pending: [], side: 'farmer', hasOlder: false, unread },
      NOW,
      inEnglish,
    );
    expect(drawn.map(({ kind, key }) => (kind === 'message' ? key : kind))).toEqual([
      ...['day', 'm1', 'day', 'm2'],
      ...['unread', 'm3', 'm4'],
    ]);
  });

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

  it('leaves a refused message where it was tried, above what was sent after it', () => {
    const refused: PendingMessage = { ...pending, clientId: 'no', state: 'failed', refusedAfter: 1 };
    const messages = [buildMessage(1, '2026-11-20T05:00:00Z'), buildMessage(2, '2026-11-21T05:00:00Z')];
    expect(items(messages, [refused, pending]).map(({ key }) => key)).toEqual([
      ...['day-m1', 'm1', 'no'],
      ...['day-m2', 'm2', 'p1'],
    ]);
    const nothingSince = items(messages, [{ ...refused, refusedAfter: 2 }]);
    expect(nothingSince.at(-1)?.key).toBe('no');
  });

  it('puts a refused message under its own day, but under none that cannot be', () => {
    const messages = [buildMessage(1, '2026-11-18T05:00:00Z'), buildMessage(2, '2026-11-20T05:00:00Z')];
    const refused: PendingMessage = { ...pending, state: 'failed', refusedAfter: 1 };
    const outlineAt = (queuedAt: string) => outline(messages, [{ ...refused, queuedAt }]);
    const ownDay = ['Wednesday', 'message starts', 'Thursday', 'pending starts', 'Yesterday'];
    expect(outlineAt('2026-11-19T05:00:00Z')).toEqual([...ownDay, 'message starts']);
    const underTheFormer = ['Wednesday', 'message starts', 'pending', 'Yesterday', 'message starts'];
    expect(outlineAt('2020-01-01T00:00:00Z')).toEqual(underTheFormer);
    const underTheNext = ['Wednesday', 'message starts', 'Yesterday', 'pending starts', 'message'];
    expect(outlineAt('2030-01-01T00:00:00Z')).toEqual(underTheNext);
  });

  it('keeps a refused message of long ago for the page it belongs to', () => {
    const refused: PendingMessage = { ...pending, state: 'failed', refusedAfter: 1 };
    const page = [buildMessage(8, '2026-11-21T05:00:00Z'), buildMessage(9, '2026-11-21T05:01:00Z')];
    expect(items(page, [refused], true).map(({ key }) => key)).toEqual(['m8', 'm9']);
    const all = [buildMessage(1, '2026-11-21T04:00:00Z'), ...page];
    expect(items(all, [refused], false).map(({ key }) => key)).toEqual(['day-m1', 'm1', 'p1', 'm8', 'm9']);
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

  describe('of an intake', () => {
    const at = '2026-11-21T05:00:00Z';
    const intake = {
      ...EMPTY_INTAKE,
      photos: [{ slot: 'part' as const, client_id: 'photo' }],
      voices: [{ question: 'words' as const, client_id: 'voice' }],
    };
    const card: Message = {
      ...buildMessage(1, at),
      client_id: 'card',
      message_type: 'intake',
      meta: { intake },
    };
    const file = (id: number, clientId: string, sender: Message['sender_role'] = 'farmer'): Message => ({
      ...buildMessage(id, at, sender),
      client_id: clientId,
      file_path: '/uploads/x',
    });
    const keys = (messages: Message[], waiting: PendingMessage[] = []) =>
      items(messages, waiting)
        .filter(({ kind }) => kind !== 'day')
        .map(({ key }) => key);

    it('draws what its card names inside it, arrived or on its way, and nothing else', () => {
      const messages = [
        file(2, 'photo'),
        file(3, 'other'),
        file(4, 'photo', 'admin'),
        { ...buildMessage(5, at), client_id: 'voice' },
      ];
      const waiting = { ...pending, clientId: 'voice' };
      expect(keys([card, ...messages])).toEqual(['card', 'other', 'photo', 'voice']);
      expect(keys([card], [waiting, pending])).toEqual(['card', 'p1']);
      expect(keys([], [{ ...pending, intake }, waiting])).toEqual(['p1']);
    });

    it('leaves them to themselves where the card is not here, or was deleted', () => {
      expect(keys([file(2, 'photo')])).toEqual(['photo']);
      expect(keys([{ ...card, deleted: true, meta: {} }, file(2, 'photo')])).toEqual(['card', 'photo']);
    });

    it('is where a search finds its photo', () => {
      const messages = [card, file(2, 'photo'), file(3, 'other')];
      expect(messages.map((line) => shows(line, 2, messages))).toEqual([true, true, false]);
      expect(messages.map((line) => shows(line, 3, messages))).toEqual([false, false, true]);
    });
  });
});
