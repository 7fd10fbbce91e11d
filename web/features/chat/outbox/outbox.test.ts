import { describe, expect, it, vi } from 'vitest';
import type { SendMessageAnswer } from '#shared/contract/chat/send.ts';
import type { Message } from '#shared/contract/chat.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { HttpError, type HttpErrorCode } from '../../../lib/http.ts';
import type { PendingMessage, SendAttempt } from '../model/pending-message.ts';
import type { CancelledSends } from './cancelled-sends.ts';
import { Outbox, type OutboxEvent } from './outbox.ts';
import type { PendingStore } from './pending-store.ts';

function buildAnswer(message: PendingMessage, seq: number): SendMessageAnswer {
  const stored: Message = {
    id: seq,
    chat_id: 1,
    seq,
    client_id: message.clientId,
    sender_role: 'farmer',
    message_type: 'text',
    text: message.text ?? null,
    file_path: null,
    mime_type: null,
    meta: {},
    reply_to: null,
    reply: null,
    author: null,
    deleted: false,
    created_at: '2026-01-05T06:00:00.000Z',
  };
  return { ok: true, message: stored, head_seq: seq };
}

const refusal = (status: number, code: HttpErrorCode) => new HttpError(status, code, `refused: ${code}`);
const noLine = () => refusal(0, 'NETWORK');

/** What a phone's database does, in memory; several outboxes may share one, like page loads of one phone. */
function createMemoryStore(): PendingStore & { kept: Map<string, PendingMessage> } {
  const kept = new Map<string, PendingMessage>();
  return {
    kept,
    load: async () => [...kept.values()].sort((a, b) => a.position - b.position),
    put: async (_owner, message) => kept.set(message.clientId, message).has(message.clientId),
    find: async (clientId) => kept.get(clientId),
    remove: async (clientId) => void kept.delete(clientId),
  };
}

function open(
  send: SendAttempt,
  store = createMemoryStore(),
  cancelled?: CancelledSends,
  { saysSeen = false } = {},
) {
  const due: (() => void)[] = [];
  const events: OutboxEvent[] = [];
  const outbox = new Outbox({
    owner: 'farmer:9876543210',
    send,
    store,
    saysSeen,
    ...(cancelled ? { cancelled } : {}),
    schedule: (task) => {
      due.push(task);
      return () => void due.splice(due.indexOf(task) >>> 0, 1);
    },
  });
  outbox.onEvent((event) => events.push(event));
  const states = () => outbox.getSnapshot().map((item) => `${item.text}: ${item.state}`);
  return { outbox, store, events, states, due, runDue: () => due.splice(0).map((task) => task()) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A server that takes everything, in order. */
function takeAll() {
  const taken: string[] = [];
  const send: SendAttempt = async (message) => {
    taken.push(message.text ?? '');
    return buildAnswer(message, taken.length);
  };
  return { taken, send };
}

describe('Outbox', () => {
  it('keeps a message on the device before the first attempt and until the server has it', async () => {
    const store = createMemoryStore();
    const keptWhenSent: number[] = [];
    const { outbox } = open(async (message) => {
      keptWhenSent.push(store.kept.size);
      return buildAnswer(message, 1);
    }, store);
    await outbox.add({ text: 'one' });
    await settle();
    expect(keptWhenSent).toEqual([1]);
    expect(store.kept.size).toBe(0);
  });

  it('sends in typed order, one at a time', async () => {
    const { taken, send } = takeAll();
    let running = 0;
    const { outbox } = open(async (message, watch) => {
      running += 1;
      expect(running).toBe(1);
      await settle();
      running -= 1;
      return send(message, watch);
    });
    for (const text of ['a', 'b', 'c']) void outbox.add({ text });
    await eventually(() => expect(taken).toEqual(['a', 'b', 'c']));
  });

  it('of the office says what its writer had seen: when it was written, and anew when it is sent once more', async () => {
    const seen: (number | undefined)[] = [];
    const { outbox } = open(
      async ({ seenSeq }) => {
        seen.push(seenSeq);
        throw refusal(409, 'ANSWERED_MEANWHILE');
      },
      createMemoryStore(),
      undefined,
      { saysSeen: true },
    );
    outbox.settle([], 7);
    await outbox.add({ text: 'a' });
    outbox.settle([], 9);
    await eventually(() => expect(outbox.getSnapshot()[0]?.state).toBe('failed'));
    outbox.retry(outbox.getSnapshot()[0]?.clientId ?? '');
    await eventually(() => expect(seen).toEqual([7, 9]));
  });

  it('tries again with the same id when there was no line, and lets nothing overtake', async () => {
    const { taken, send } = takeAll();
    const ids: string[] = [];
    let down = true;
    const { outbox, states, runDue } = open(async (message, watch) => {
      ids.push(message.clientId);
      if (down) throw noLine();
      return send(message, watch);
    });
    await outbox.add({ text: 'a' });
    await outbox.add({ text: 'b' });
    await settle();
    expect(states()).toEqual(['a: queued', 'b: queued']);
    down = false;
    runDue();
    await settle();
    expect(taken).toEqual(['a', 'b']);
    const [first] = ids;
    expect(ids.filter((id) => id === first).length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    [403, 'BLOCKED'],
    [413, 'FILE_TOO_LARGE'],
    [415, 'FILE_TYPE_REFUSED'],
    [422, 'EMPTY_MESSAGE'],
    [429, 'FILE_QUOTA'],
  ] as const)('sets a %i %s aside with its reason and lets the next one pass', async (status, code) => {
    const { taken, send } = takeAll();
    const { outbox, states, events } = open(async (message, watch) => {
      if (message.text === 'bad') throw refusal(status, code);
      return send(message, watch);
    });
    await outbox.add({ text: 'bad' });
    await outbox.add({ text: 'good' });
    await settle();
    expect(taken).toEqual(['good']);
    expect(states()).toEqual(['bad: failed', 'good: sent']);
    expect(outbox.getSnapshot()[0]?.refusal).toEqual({ code, text: `refused: ${code}` });
    expect(events).toContainEqual({ type: 'refused', code });
  });

  it('remembers how far the thread was when a message was refused; sent again, it is like any other', async () => {
    const { outbox } = open(async () => {
      throw refusal(413, 'FILE_TOO_LARGE');
    });
    const place = () => outbox.getSnapshot()[0]?.refusedAfter;
    await outbox.add({ text: 'bad' });
    await settle();
    expect(place(), 'the thread is not here yet').toBeUndefined();
    outbox.settle([], 7);
    outbox.retry(outbox.getSnapshot()[0]?.clientId ?? '');
    await settle();
    outbox.settle([], 9);
    expect(place()).toBe(7);
  });

  it.each([
    [500, 'INTERNAL'],
    [503, 'UNAVAILABLE'],
    [429, 'RATE_LIMITED'],
    [400, 'BROKEN_UPLOAD'],
  ] as const)('waits and tries again after %i %s', async (status, code) => {
    const send = vi.fn<SendAttempt>(async () => {
      throw refusal(status, code);
    });
    const { outbox, states, due } = open(send);
    await outbox.add({ text: 'a' });
    await settle();
    expect(states()).toEqual(['a: queued']);
    expect(due).toHaveLength(1);
  });

  it('waits for a login when the session is over', async () => {
    const { outbox, states, events, due } = open(async () => {
      throw refusal(401, 'UNAUTHENTICATED');
    });
    await outbox.add({ text: 'a' });
    await settle();
    expect(states()).toEqual(['a: queued']);
    expect(events).toEqual([{ type: 'login_needed' }]);
    expect(due).toEqual([]);
  });

  it('sends what an earlier page left behind first, with the id it had', async () => {
    const store = createMemoryStore();
    const before = open(async () => {
      throw noLine();
    }, store);
    await before.outbox.add({ text: 'left behind' });
    await settle();
    before.outbox.close();
    const [id] = store.kept.keys();

    const { taken, send } = takeAll();
    const ids: string[] = [];
    const { outbox } = open(async (message, watch) => {
      ids.push(message.clientId);
      return send(message, watch);
    }, store);
    await outbox.add({ text: 'new' });
    await settle();
    expect(taken).toEqual(['left behind', 'new']);
    expect(ids[0]).toBe(id);
  });

  it('keeps a refusal over a reload, and sends it again by hand', async () => {
    const store = createMemoryStore();
    const before = open(async () => {
      throw refusal(403, 'BLOCKED');
    }, store);
    await before.outbox.add({ text: 'a' });
    await settle();
    before.outbox.close();

    const { taken, send } = takeAll();
    const { outbox, states } = open(send, store);
    await outbox.loaded;
    await settle();
    expect(states()).toEqual(['a: failed']);
    outbox.retry(outbox.getSnapshot()[0]?.clientId ?? '');
    await settle();
    expect(taken).toEqual(['a']);
  });

  it('lets go of what another tab has sent with a lighter photo, instead of sending it twice', async () => {
    const { taken, send } = takeAll();
    const { outbox, states, store } = open(async (message, watch) => {
      if (message.text === 'a') throw refusal(409, 'CLIENT_ID_REUSED');
      return send(message, watch);
    });
    await outbox.add({ text: 'a' });
    await outbox.add({ text: 'b' });
    await settle();
    expect(taken).toEqual(['b']);
    expect(states()).toEqual(['a: sent', 'b: sent']);
    expect(store.kept.size).toBe(0);
    const [waiting] = outbox.getSnapshot();
    outbox.settle([{ ...buildAnswer(waiting as PendingMessage, 3).message }], 3);
    expect(states()).toEqual([]);
  });

  it('stays on the screen until the thread shows the server’s own, then goes', async () => {
    const { outbox, states } = open(async (message) => buildAnswer(message, 7));
    await outbox.add({ text: 'a' });
    await settle();
    outbox.settle([], 6);
    expect(states()).toEqual(['a: sent']);
    outbox.settle([], 7);
    expect(states()).toEqual([]);
  });

  it('lets go of a message whose answer was lost but which the thread shows', async () => {
    const { outbox, store, states } = open(async () => {
      throw noLine();
    });
    await outbox.add({ text: 'a' });
    await settle();
    const [pending] = outbox.getSnapshot();
    if (!pending) throw new Error('nothing pending');
    outbox.settle([buildAnswer(pending, 3).message], 3);
    expect(states()).toEqual([]);
    expect(store.kept.size).toBe(0);
  });

  it('cancels an upload when its message is discarded, and goes on', async () => {
    const { taken, send } = takeAll();
    const { outbox, states } = open((message, watch) => {
      if (message.text !== 'slow') return send(message, watch);
      return new Promise((_, reject) =>
        watch.signal.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    });
    await outbox.add({ text: 'slow' });
    await outbox.add({ text: 'next' });
    await settle();
    outbox.discard(outbox.getSnapshot()[0]?.clientId ?? '');
    await settle();
    expect(taken).toEqual(['next']);
    expect(states()).toEqual(['next: sent']);
  });

  describe('with a second tab that holds the same messages', () => {
    /** What local storage is to two tabs; a tab that sleeps hears nothing. */
    function createCancelled() {
      const ids = new Set<string>();
      const listeners = new Set<() => void>();
      const tab = (asleep = false): CancelledSends => ({
        add(clientId) {
          ids.add(clientId);
          for (const listener of listeners) listener();
        },
        remove: (clientId) => void ids.delete(clientId),
        has: (clientId) => ids.has(clientId),
        subscribe(listener) {
          if (!asleep) listeners.add(listener);
          return () => listeners.delete(listener);
        },
      });
      return { tab };
    }

    /** One message written while there was no line, seen in both tabs. */
    async function openTwo(asleep: boolean) {
      const { tab } = createCancelled();
      const store = createMemoryStore();
      let down = true;
      const { taken, send } = takeAll();
      const attempt: SendAttempt = async (message, watch) => {
        if (down) throw noLine();
        return send(message, watch);
      };
      const first = open(attempt, store, tab());
      await first.outbox.add({ text: 'no, wait' });
      await settle();
      const second = open(attempt, store, tab(asleep));
      await settle();
      expect(second.states()).toEqual(['no, wait: queued']);
      const clientId = first.outbox.getSnapshot()[0]?.clientId ?? '';
      const lineIsBack = () => {
        down = false;
      };
      return { first, second, store, taken, clientId, lineIsBack };
    }

    it('takes a discarded message off the other tab too', async () => {
      const { first, second, clientId } = await openTwo(false);
      first.outbox.discard(clientId);
      expect(second.states()).toEqual([]);
    });

    it('never sends it from a tab that slept meanwhile, nor keeps it there', async () => {
      const { first, second, store, taken, clientId, lineIsBack } = await openTwo(true);
      first.outbox.discard(clientId);
      lineIsBack();
      second.outbox.flush();
      await settle();
      expect(taken).toEqual([]);
      expect(second.states()).toEqual([]);
      expect(store.kept.size).toBe(0);
    });
  });
});
