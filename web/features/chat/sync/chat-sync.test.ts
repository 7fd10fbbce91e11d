import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { ChatEvent, EventsAnswer } from '#shared/contract/chat/events.ts';
import type { Message } from '#shared/contract/chat.ts';
import { applyEvent, type ChatState, EMPTY_CHAT, type ThreadPage } from '../model/chat-state.ts';
import { ChatSync, type ChatTransport } from './chat-sync.ts';

const CHAT = 7;

function buildMessage(seq: number, overrides: Partial<Message> = {}): Message {
  return {
    id: 1000 + seq,
    chat_id: CHAT,
    seq,
    client_id: null,
    sender_role: 'farmer',
    message_type: 'text',
    text: `message ${seq}`,
    file_path: null,
    mime_type: null,
    meta: {},
    reply_to: null,
    reply: null,
    author: null,
    deleted: false,
    created_at: '2026-01-05T06:00:00.000Z',
    ...overrides,
  };
}

function messageEvent(seq: number): ChatEvent {
  return { chat_id: CHAT, seq, type: 'message', message: buildMessage(seq) };
}

/** The server's side of a chat: a log, and the state that log amounts to. */
class Record {
  log: ChatEvent[] = [];
  state: ChatState = EMPTY_CHAT;
  eventLimit = 500;
  pageSize = 50;

  append(event: ChatEvent): ChatEvent {
    this.log.push(event);
    this.state = applyEvent(this.state, event);
    return event;
  }

  get head(): number {
    return this.log.length;
  }

  page(before?: number): ThreadPage {
    const all = this.state.messages.filter((message) => before === undefined || message.seq < before);
    return {
      messages: all.slice(-this.pageSize),
      headSeq: this.head,
      hasOlder: all.length > this.pageSize,
      watermarks: this.state.watermarks,
    };
  }

  eventsAfter(after: number): EventsAnswer {
    const missed = this.log.slice(after);
    const limited = missed.length > this.eventLimit;
    return { ok: true, head_seq: this.head, limited, events: limited ? [] : missed };
  }
}

function connect(record: Record, overrides: Partial<ChatTransport> = {}, kept?: ChatState) {
  const transport: ChatTransport = {
    fetchPage: async (before) => record.page(before),
    fetchEvents: async (after) => record.eventsAfter(after),
    isFinal: () => false,
    ...overrides,
  };
  const due: (() => void)[] = [];
  const seen: number[] = [];
  const onReload = vi.fn();
  const sync = new ChatSync({
    transport,
    onEvent: (event) => seen.push(event.seq),
    onReload,
    ...(kept ? { loadKept: async () => kept } : {}),
    schedule: (task) => {
      due.push(task);
      return () => void due.splice(due.indexOf(task) >>> 0, 1);
    },
  });
  const texts = () => sync.getSnapshot().state.messages.map((message) => message.text);
  return { sync, transport, seen, onReload, texts, runDue: () => due.splice(0).map((task) => task()) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('ChatSync', () => {
  it('loads the newest page, then applies the next event without asking', async () => {
    const record = new Record();
    record.append(messageEvent(1));
    const fetchEvents = vi.fn(async (after: number) => record.eventsAfter(after));
    const { sync, texts } = connect(record, { fetchEvents });
    sync.resync();
    await settle();
    sync.receive({ seq: 2, event: record.append(messageEvent(2)) });
    expect(texts()).toEqual(['message 1', 'message 2']);
    expect(fetchEvents).not.toHaveBeenCalled();
  });

  it('holds back an event ahead of its place until the log has filled the gap', async () => {
    const record = new Record();
    const { sync, texts } = connect(record);
    sync.resync();
    await settle();
    record.append(messageEvent(1));
    sync.receive({ seq: 2, event: record.append(messageEvent(2)) });
    expect(texts()).toEqual([]);
    await settle();
    expect(texts()).toEqual(['message 1', 'message 2']);
  });

  it('applies what was heard while the first page was on its way', async () => {
    const record = new Record();
    record.append(messageEvent(1));
    const page = record.page();
    const { sync, texts, seen } = connect(record, { fetchPage: async () => page });
    sync.resync();
    sync.receive({ seq: 2, event: record.append(messageEvent(2)) });
    await settle();
    expect(texts()).toEqual(['message 1', 'message 2']);
    expect(seen).toEqual([2]);
  });

  it('reads the log again when a hint falls into a read that looked too early', async () => {
    const record = new Record();
    const answers: (() => void)[] = [];
    const { sync, texts } = connect(record, {
      fetchEvents: (after) =>
        new Promise((resolve) => {
          const answer = record.eventsAfter(after);
          answers.push(() => resolve(answer));
        }),
    });
    sync.resync();
    await settle();
    sync.resync();
    record.append(messageEvent(1));
    sync.receive({ seq: 1 });
    answers.shift()?.();
    await settle();
    answers.shift()?.();
    await settle();
    expect(texts()).toEqual(['message 1']);
  });

  it('reloads the page when it is too far behind, and says so', async () => {
    const record = new Record();
    record.eventLimit = 3;
    const { sync, texts, onReload } = connect(record);
    sync.resync();
    await settle();
    for (let seq = 1; seq <= 60; seq += 1) record.append(messageEvent(seq));
    sync.noticeHead(60);
    await settle();
    expect(texts()).toHaveLength(50);
    expect(texts().at(-1)).toBe('message 60');
    expect(onReload).toHaveBeenCalledOnce();
    await sync.loadOlder();
    expect(texts()[0]).toBe('message 1');
  });

  it('tells of an event once even when it is heard during a reload', async () => {
    const record = new Record();
    record.eventLimit = 0;
    let answer = () => {};
    const { sync, seen } = connect(record, {
      fetchPage: () => {
        const page = record.page();
        if (page.headSeq === 0) return Promise.resolve(page);
        return new Promise((resolve) => {
          answer = () => resolve(page);
        });
      },
      fetchEvents: async (after) => record.eventsAfter(after),
    });
    sync.resync();
    await settle();
    record.append(messageEvent(1));
    sync.resync();
    await settle();
    sync.receive({ seq: 1, event: messageEvent(1) });
    sync.receive({ seq: 2, event: record.append(messageEvent(2)) });
    answer();
    await settle();
    expect(seen).toEqual([2]);
  });

  it('takes the answer of a send as the log entry it is, once', async () => {
    const record = new Record();
    const { sync, texts } = connect(record);
    sync.resync();
    await settle();
    record.append(messageEvent(1));
    sync.acceptSent(buildMessage(1), 1);
    sync.receive({ seq: 1, event: messageEvent(1) });
    await settle();
    expect(texts()).toEqual(['message 1']);
  });

  it('keeps what it has while the line is down and catches up by itself', async () => {
    const record = new Record();
    let down = false;
    const { sync, texts, runDue } = connect(record, {
      fetchEvents: async (after) => {
        if (down) throw new Error('no line');
        return record.eventsAfter(after);
      },
    });
    sync.resync();
    await settle();
    down = true;
    record.append(messageEvent(1));
    sync.noticeHead(1);
    await settle();
    expect(sync.getSnapshot().phase).toBe('behind');
    down = false;
    runDue();
    await settle();
    expect(sync.getSnapshot().phase).toBe('ready');
    expect(texts()).toEqual(['message 1']);
  });

  it('gives up, with the reason, when asking again cannot help', async () => {
    const refusal = new Error('not yours');
    const { sync, runDue } = connect(new Record(), {
      fetchPage: () => Promise.reject(refusal),
      isFinal: () => true,
    });
    sync.resync();
    await settle();
    expect(sync.getSnapshot()).toMatchObject({ phase: 'failed', error: refusal });
    expect(runDue()).toEqual([]);
  });

  it('drops an older page that was asked for before a reload', async () => {
    const record = new Record();
    for (let seq = 1; seq <= 60; seq += 1) record.append(messageEvent(seq));
    let answerOlder = () => {};
    const { sync, texts } = connect(record, {
      fetchPage: (before) => {
        const page = record.page(before);
        if (before === undefined) return Promise.resolve(page);
        return new Promise((resolve) => {
          answerOlder = () => resolve(page);
        });
      },
    });
    sync.resync();
    await settle();
    const older = sync.loadOlder();
    record.eventLimit = 0;
    for (let seq = 61; seq <= 200; seq += 1) record.append(messageEvent(seq));
    sync.noticeHead(200);
    await settle();
    answerOlder();
    await older;
    expect(texts()[0]).toBe('message 151');
  });
});

describe('ChatSync.loadOlder', () => {
  it('does not bring back what was deleted while the older page was on its way', async () => {
    const record = new Record();
    for (let seq = 1; seq <= 60; seq += 1) record.append(messageEvent(seq));
    const held: (() => void)[] = [];
    const { sync, texts } = connect(record, {
      fetchPage: (before) => {
        const page = record.page(before);
        if (before === undefined) return Promise.resolve(page);
        return new Promise((resolve) => held.push(() => resolve(page)));
      },
    });
    sync.resync();
    await settle();
    const older = sync.loadOlder();
    const gone = record.append({ chat_id: CHAT, seq: 61, type: 'deleted', message_ids: [1005], mode: 'me' });
    sync.receive({ seq: 61, event: gone });
    held.shift()?.();
    await settle();
    held.shift()?.();
    await older;
    expect(texts()).toContain('message 4');
    expect(texts()).not.toContain('message 5');
  });

  it('says so when the older page does not come, and tries again when asked', async () => {
    const record = new Record();
    for (let seq = 1; seq <= 60; seq += 1) record.append(messageEvent(seq));
    let down = true;
    const { sync, texts } = connect(record, {
      fetchPage: async (before) => {
        if (down && before !== undefined) throw new Error('no line');
        return record.page(before);
      },
    });
    sync.resync();
    await settle();
    await sync.loadOlder();
    expect(sync.getSnapshot().older).toBe('failed');
    down = false;
    await sync.loadOlder();
    expect(sync.getSnapshot().older).toBe('none');
    expect(texts()).toHaveLength(60);
  });
});

describe('ChatSync with a copy on the device', () => {
  function recordOf(count: number): Record {
    const record = new Record();
    for (let seq = 1; seq <= count; seq += 1) record.append(messageEvent(seq));
    return record;
  }

  it('shows it without any line, and says it may be behind', async () => {
    const down = () => Promise.reject(new Error('no line'));
    const { sync, texts } = connect(new Record(), { fetchPage: down, fetchEvents: down }, recordOf(3).state);
    sync.resync();
    await settle();
    expect(texts()).toEqual(['message 1', 'message 2', 'message 3']);
    expect(sync.getSnapshot().phase).toBe('behind');
  });

  it('brings it level by the log alone', async () => {
    const record = recordOf(3);
    const kept = record.state;
    record.append(messageEvent(4));
    const fetchPage = vi.fn(async () => record.page());
    const { sync, texts, seen } = connect(record, { fetchPage }, kept);
    sync.resync();
    await settle();
    expect(texts().at(-1)).toBe('message 4');
    expect(seen).toEqual([4]);
    expect(fetchPage).not.toHaveBeenCalled();
    expect(sync.getSnapshot().phase).toBe('ready');
  });

  it('loads the page anew when it is too far behind', async () => {
    const record = recordOf(3);
    const kept = record.state;
    for (let seq = 4; seq <= 80; seq += 1) record.append(messageEvent(seq));
    record.eventLimit = 20;
    const { sync, texts } = connect(record, {}, kept);
    sync.resync();
    await settle();
    expect(texts()).toHaveLength(50);
    expect(texts().at(-1)).toBe('message 80');
  });

  it('throws it away when the server’s past is another one (a backup was put back)', async () => {
    const kept = recordOf(3).state;
    const record = recordOf(2);
    const other = buildMessage(3, { id: 77, text: 'written after the restore' });
    record.append({ chat_id: CHAT, seq: 3, type: 'message', message: other });
    record.append(messageEvent(4));
    const { sync, texts } = connect(record, {}, kept);
    sync.resync();
    sync.receive({ seq: 4, event: messageEvent(4) });
    await settle();
    expect(texts()).toEqual(['message 1', 'message 2', 'written after the restore', 'message 4']);
  });
});

/** One step of a bad day: the server logs something, or a hint arrives late, doubled or out of order. */
type Step =
  | { do: 'append'; what: number }
  | { do: 'hint'; pick: number; carries: boolean }
  | { do: 'wait' }
  | { do: 'older' };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('append' as const), what: fc.nat(19) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('hint' as const), pick: fc.nat(), carries: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'wait' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'older' as const }) },
);

function nextEvent(record: Record, what: number): ChatEvent {
  const head = { chat_id: CHAT, seq: record.head + 1 };
  const victim = record.state.messages[what % Math.max(1, record.state.messages.length)];
  if (what === 0) return { ...head, type: 'skip' };
  if (what === 1 && victim) return { ...head, type: 'deleted', message_ids: [victim.id], mode: 'everyone' };
  if (what === 2 && victim) return { ...head, type: 'deleted', message_ids: [victim.id], mode: 'me' };
  if (what === 3) return { ...head, type: 'cleared', visible_from_seq: head.seq };
  if (what === 4) return { ...head, type: 'receipt', side: 'admin', delivered_seq: head.seq, read_seq: 0 };
  return messageEvent(head.seq);
}

describe('ChatSync on a bad network', () => {
  it('ends equal to the server whatever was lost, doubled or reordered', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 80 }),
        fc.infiniteStream(fc.nat(4)),
        async (steps, luck) => {
          const record = new Record();
          const unlucky = () => luck.next().value === 0;
          const failing = async <T>(answer: () => T): Promise<T> => {
            if (unlucky()) throw new Error('no line');
            const value = answer();
            await Promise.resolve();
            if (unlucky()) throw new Error('lost on the way back');
            return value;
          };
          const { sync, seen, runDue } = connect(record, {
            fetchPage: (before) => failing(() => record.page(before)),
            fetchEvents: (after) => failing(() => record.eventsAfter(after)),
          });
          sync.resync();
          for (const now of steps) {
            if (now.do === 'wait') await settle();
            else if (now.do === 'older') void sync.loadOlder();
            else if (now.do === 'append') record.append(nextEvent(record, now.what));
            else if (record.head > 0) {
              const event = record.log[now.pick % record.head] as ChatEvent;
              sync.receive(now.carries ? { seq: event.seq, event } : { seq: event.seq });
            }
          }
          for (let round = 0; sync.getSnapshot().state.lastSeq < record.head || round < 2; round += 1) {
            sync.resync();
            runDue();
            await settle();
            expect(round).toBeLessThan(200);
          }
          for (let round = 0; sync.getSnapshot().older !== 'none'; round += 1) {
            await sync.loadOlder();
            expect(round).toBeLessThan(200);
          }
          expect(sync.getSnapshot().state.messages).toEqual(record.state.messages);
          expect(sync.getSnapshot().state.watermarks).toEqual(record.state.watermarks);
          expect(seen).toEqual([...seen].sort((a, b) => a - b));
          expect(new Set(seen).size).toBe(seen.length);
          sync.close();
        },
      ),
      { numRuns: 200 },
    );
  });
});
