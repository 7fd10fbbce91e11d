import { describe, expect, it, vi } from 'vitest';
import type { SendMessageAnswer } from '#shared/contract/chat/send.ts';
import type { Message } from '#shared/contract/chat.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { HttpError } from '../../../lib/http.ts';
import type { DraftFile, PendingMessage, SendAttempt, SendWatch } from '../model/pending-message.ts';
import { createSendAttempt } from '../sync/chat.api.ts';
import { Outbox, type OutboxOptions } from './outbox.ts';
import type { PendingStore } from './pending-store.ts';

const buildFile = (name: string): DraftFile => ({ blob: new Blob([name]), name, mimeType: 'image/jpeg' });

function buildAnswer(message: PendingMessage): SendMessageAnswer {
  return { ok: true, message: { client_id: message.clientId, seq: 7 } as Message, head_seq: 7 };
}

function createMemoryStore(): PendingStore & { kept: Map<string, PendingMessage> } {
  const kept = new Map<string, PendingMessage>();
  return {
    kept,
    load: async () => [...kept.values()],
    put: async (_owner, message) => kept.set(message.clientId, message).has(message.clientId),
    find: async (clientId) => kept.get(clientId),
    remove: async (clientId) => void kept.delete(clientId),
  };
}

function open(send: SendAttempt, options: Partial<OutboxOptions> = {}, store = createMemoryStore()) {
  const waits: number[] = [];
  const due: (() => void)[] = [];
  const outbox = new Outbox({
    owner: 'farmer:9876543210',
    send,
    store,
    schedule: (task, ms) => {
      waits.push(ms);
      due.push(task);
      return () => {};
    },
    ...options,
  });
  return { outbox, store, waits, runDue: () => due.splice(0).map((task) => task()) };
}

/** An attempt that hangs until its test says how it ends. */
function hanging() {
  const watches: SendWatch[] = [];
  const ends: ((error: unknown) => void)[] = [];
  const send: SendAttempt = (_message, watch) => {
    watches.push(watch);
    return new Promise((_, reject) => {
      ends.push(reject);
      watch.signal.addEventListener('abort', () => reject(watch.signal.reason));
    });
  };
  return { watches, ends, send };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
const noLine = () => new HttpError(0, 'NETWORK', '');

describe('a photo in the outbox', () => {
  it('is on the device as it was taken before it is made lighter, and goes light', async () => {
    const sent: string[] = [];
    let finish: (file: DraftFile) => void = () => {};
    const lighten = vi.fn(() => new Promise<DraftFile>((resolve) => (finish = resolve)));
    const { outbox, store } = open(
      async (message) => {
        sent.push(message.file?.name ?? message.text ?? '');
        return buildAnswer(message);
      },
      { lighten },
    );
    await outbox.add({ file: buildFile('heavy') });
    expect([...store.kept.values()].map((message) => message.file?.name)).toEqual(['heavy']);
    // Typed later, so it waits although it is ready.
    await outbox.add({ text: 'after the photo' });
    await settle();
    expect(sent).toEqual([]);
    finish(buildFile('light'));
    await eventually(() => expect(sent).toEqual(['light', 'after the photo']));
  });

  it('is not kept again when it was taken out meanwhile', async () => {
    let finish: (file: DraftFile) => void = () => {};
    const { outbox, store } = open(async (message) => buildAnswer(message), {
      lighten: () => new Promise((resolve) => (finish = resolve)),
    });
    await outbox.add({ file: buildFile('heavy') });
    outbox.discard(outbox.getSnapshot()[0]?.clientId ?? '');
    finish(buildFile('light'));
    await settle();
    expect(store.kept.size).toBe(0);
  });
});

describe('a file that was deleted from the gallery while there was no line', () => {
  it('is sent from the copy on the device', async () => {
    const copy = buildFile('copy');
    const store = createMemoryStore();
    store.find = async (clientId) => {
      const kept = store.kept.get(clientId);
      return kept && { ...kept, file: copy };
    };
    const sent: unknown[] = [];
    const send: SendAttempt = async (message) => {
      sent.push(message.file);
      return buildAnswer(message);
    };
    const { outbox } = open(send, { lighten: async (file) => file }, store);
    await outbox.add({ file: buildFile('chosen') });
    await eventually(() => expect(sent).toEqual([copy]));
  });

  it('stands aside with its reason where there is no copy, and lets the next message pass', async () => {
    const gone = new Blob(['video']);
    gone.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) });
    const overLine = createSendAttempt({ side: 'farmer', mobile: '9876543210' });
    const { outbox } = open((message, watch) =>
      message.file ? overLine(message, watch) : Promise.resolve(buildAnswer(message)),
    );
    await outbox.add({ file: { blob: gone, name: 'leaf.mp4', mimeType: 'video/mp4' } });
    await outbox.add({ text: 'typed after it' });
    await eventually(() =>
      expect(outbox.getSnapshot()).toMatchObject([
        { state: 'failed', refusal: { code: 'FILE_UNREADABLE' } },
        { text: 'typed after it', state: 'sent' },
      ]),
    );
  });
});

describe('a large file in the outbox', () => {
  it('is gone on with by the next page from the upload that was begun', async () => {
    const first = hanging();
    const { outbox, store } = open(first.send);
    await outbox.add({ file: buildFile('video') });
    await settle();
    expect(await first.watches[0]?.begunUpload()).toBeUndefined();
    first.watches[0]?.onKept('upload-1');
    await settle();
    outbox.close();

    const second = hanging();
    open(second.send, {}, store);
    await settle();
    expect(await second.watches[0]?.begunUpload()).toBe('upload-1');
  });

  it('shows how far it came while it waits for the line', async () => {
    const { watches, ends, send } = hanging();
    const { outbox } = open(send);
    await outbox.add({ file: buildFile('video') });
    await settle();
    watches[0]?.onKept('upload-1');
    watches[0]?.onProgress(0.6);
    ends[0]?.(noLine());
    await settle();
    expect(outbox.getSnapshot()[0]).toMatchObject({ state: 'queued', progress: 0.6 });
  });

  it('is tried again soon as long as each try brings something over', async () => {
    const { watches, ends, send } = hanging();
    const { outbox, waits, runDue } = open(send);
    await outbox.add({ file: buildFile('video') });
    for (let n = 0; n < 6; n += 1) {
      await settle();
      watches[n]?.onKept('upload-1');
      ends[n]?.(noLine());
      await settle();
      runDue();
    }
    expect(waits).toHaveLength(6);
    expect(Math.max(...waits)).toBeLessThanOrEqual(1_250);
  });

  it('is taken back from the server when its sender takes it out', async () => {
    const { watches, send } = hanging();
    const withdraw = vi.fn();
    const { outbox } = open(send, { withdraw });
    await outbox.add({ file: buildFile('video') });
    await settle();
    watches[0]?.onKept('upload-1');
    outbox.discard(outbox.getSnapshot()[0]?.clientId ?? '');
    expect(withdraw).toHaveBeenCalledExactlyOnceWith('upload-1');
    expect(watches[0]?.signal.aborted).toBe(true);
  });

  it('is let go of, in the middle of an attempt, when another tab has sent it', async () => {
    const { watches, send } = hanging();
    const { outbox, store } = open(send);
    await outbox.add({ file: buildFile('video') });
    await settle();
    const [waiting] = outbox.getSnapshot();
    outbox.settle([{ client_id: waiting?.clientId, seq: 3 } as Message], 3);
    await settle();
    expect(watches[0]?.signal.aborted).toBe(true);
    expect(outbox.getSnapshot()).toEqual([]);
    expect(store.kept.size).toBe(0);
  });
});
