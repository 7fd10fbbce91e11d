import type { SendMessageAnswer } from '#shared/contract/chat/send.ts';
import type { Message } from '#shared/contract/chat.ts';
import { type Backoff, backoffOf, type Schedule } from '../../../lib/backoff.ts';
import { listenersOf } from '../../../lib/listeners.ts';
import { newClientId } from '../../../lib/new-client-id.ts';
import type { Draft, DraftFile, PendingMessage, SendAttempt } from '../model/pending-message.ts';
import type { CancelledSends } from './cancelled-sends.ts';
import type { PendingStore } from './pending-store.ts';
import { sendOutcomeOf } from './send-outcome.ts';

export type OutboxEvent =
  | { type: 'answered'; answer: SendMessageAnswer }
  | { type: 'refused'; code: string }
  | { type: 'login_needed' };

export interface OutboxOptions {
  /** Whose messages these are; two people on one phone must never see each other's. */
  owner: string;
  send: SendAttempt;
  store: PendingStore;
  /** Makes a file lighter before it goes, where that can be done; else answers it as it is. */
  lighten?: (file: DraftFile) => Promise<DraftFile>;
  /** Each message says what its writer had seen, so that no colleague's is overlooked. */
  saysSeen?: boolean;
  /** Takes back what is on the server of a message that will not be sent. */
  withdraw?: (uploadId: string) => void;
  /** What was discarded in any tab: each holds the same messages and could send them. */
  cancelled?: CancelledSends;
  schedule?: Schedule;
  now?: () => Date;
}

const WAIT_MAX_MS = 30_000;

/**
 * Messages the server has not confirmed. They leave in typed order, one at a time, and disappear only by the
 * server's word (`settle`) or the sender's hand (`discard`). What the line prevents is tried again with the
 * same `clientId`; what the server refuses stands aside with its reason and lets the next one pass.
 */
export class Outbox {
  #options: OutboxOptions;
  readonly #backoff: Backoff;
  #items: readonly PendingMessage[] = [];
  readonly #listeners = listenersOf();
  readonly #eventListeners = listenersOf<[OutboxEvent]>();
  #attempts = new Map<string, AbortController>();
  /** Shown already but not on the device yet: they, and all behind them, wait for it. */
  #unkept = new Set<string>();
  #sending = false;
  /** Newest position of the log that the thread has; undefined before it is here. */
  #lastSeq: number | undefined;
  #closed = false;
  readonly #unsubscribe: () => void;
  /** Resolves when what an earlier page left behind is here; nothing newer leaves before it. */
  readonly loaded: Promise<void>;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#backoff = backoffOf(WAIT_MAX_MS, options.schedule);
    this.#unsubscribe = options.cancelled?.subscribe(() => this.#dropCancelled()) ?? (() => {});
    this.loaded = this.#restore();
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly getSnapshot = (): readonly PendingMessage[] => this.#items;

  /** Hears what the server said. Returns the unsubscribe function. */
  readonly onEvent = this.#eventListeners.subscribe;

  /** Shows the message at once, keeps it on the device, then sends it. */
  async add(draft: Draft): Promise<void> {
    if (draft.clientId !== undefined) {
      // Discarded earlier under the same name and now sent anew: it may leave.
      this.#options.cancelled?.remove(draft.clientId);
      if (this.#find(draft.clientId)) return;
    }
    const last = this.#items.at(-1)?.position ?? 0;
    const now = this.#options.now?.() ?? new Date();
    const message: PendingMessage = {
      ...draft,
      clientId: draft.clientId ?? newClientId(),
      position: Math.max(last + 1, now.getTime()),
      queuedAt: now.toISOString(),
      state: 'queued',
      progress: null,
      refusal: null,
      sentSeq: null,
      ...this.#seen(),
    };
    this.#unkept.add(message.clientId);
    this.#publish([...this.#items, message]);
    await this.#put(message);
    await this.loaded;
    void this.#makeReady(message);
  }

  /** Tries now, whatever the back-off says: the line is back, the page is visible again. */
  readonly flush = (): void => {
    this.#backoff.cancel();
    void this.#sendAll();
  };

  /** Sends a refused message once more. */
  readonly retry = (clientId: string): void => {
    const item = this.#find(clientId);
    if (item?.state !== 'failed') return;
    this.#change(clientId, { state: 'queued', refusal: null, progress: null, ...this.#seen() });
    this.flush();
  };

  /** Takes a message out by the sender's hand, also in the middle of its upload. */
  readonly discard = (clientId: string): void => {
    const uploadId = this.#find(clientId)?.uploadId;
    if (uploadId !== undefined) this.#options.withdraw?.(uploadId);
    this.#options.cancelled?.add(clientId);
    this.#drop(clientId);
  };

  /** Lets go of what the thread now shows as the server's own. */
  settle(messages: readonly Message[], lastSeq: number): void {
    this.#lastSeq = lastSeq;
    if (this.#items.length === 0) return;
    const shown = new Set(messages.map((message) => message.client_id));
    const done = this.#items.filter(
      (item) => shown.has(item.clientId) || (item.sentSeq !== null && item.sentSeq <= lastSeq),
    );
    if (done.length === 0) return;
    for (const { clientId } of done) {
      // Another tab may have sent it, while this one waits to.
      this.#attempts.get(clientId)?.abort();
      void this.#options.store.remove(clientId);
    }
    const gone = new Set(done);
    this.#publish(this.#items.filter((item) => !gone.has(item)));
  }

  /** Stops sending; what is unsent stays on the device for the next time its owner is here. */
  close(): void {
    this.#closed = true;
    this.#backoff.cancel();
    this.#unsubscribe();
    for (const attempt of this.#attempts.values()) attempt.abort();
    this.#listeners.clear();
    this.#eventListeners.clear();
  }

  #seen(): Pick<PendingMessage, 'seenSeq'> {
    return this.#options.saysSeen === true ? { seenSeq: this.#lastSeq } : {};
  }

  async #restore(): Promise<void> {
    const kept = await this.#options.store.load(this.#options.owner);
    const known = new Set(this.#items.map((item) => item.clientId));
    const left = kept.filter((item) => !known.has(item.clientId)).map(asLeftBehind);
    if (left.length === 0 || this.#closed) return;
    this.#publish([...left, ...this.#items]);
    this.flush();
  }

  async #sendAll(): Promise<void> {
    if (this.#sending || this.#closed) return;
    this.#sending = true;
    await this.loaded;
    let goesOn = true;
    while (goesOn && !this.#closed) {
      this.#dropCancelled();
      const next = this.#items.find((item) => item.state === 'queued');
      goesOn = next !== undefined && !this.#unkept.has(next.clientId) && (await this.#sendOne(next));
    }
    this.#sending = false;
  }

  /** False: stop here, the rest waits. */
  async #sendOne(item: PendingMessage): Promise<boolean> {
    const { clientId } = item;
    const attempt = new AbortController();
    this.#attempts.set(clientId, attempt);
    this.#change(clientId, { state: 'sending' });
    try {
      const answer = await this.#options.send(item, {
        signal: attempt.signal,
        onProgress: (progress) => this.#change(clientId, { progress }),
        onKept: (uploadId) => this.#noteUpload(clientId, uploadId),
        begunUpload: async () => (await this.#options.store.find(clientId))?.uploadId ?? item.uploadId,
      });
      this.#backoff.reset();
      await this.#options.store.remove(clientId);
      this.#change(clientId, { state: 'sent', progress: 1, sentSeq: answer.message.seq });
      this.#eventListeners.notify({ type: 'answered', answer });
      return true;
    } catch (error) {
      return this.#find(clientId) === undefined || this.#heed(clientId, error);
    } finally {
      this.#attempts.delete(clientId);
    }
  }

  /** Safe on the device first and shown already: now as light as it can be, and on its way. */
  async #makeReady({ clientId, file }: PendingMessage): Promise<void> {
    const { lighten, store } = this.#options;
    if (file) {
      // The copy that was kept: what was chosen may be deleted from the gallery before there is a line.
      const kept = (await store.find(clientId))?.file ?? file;
      const lighter = (await lighten?.(kept)) ?? kept;
      if (lighter !== kept) await this.#keep(clientId, { file: lighter });
      else if (kept !== file) this.#change(clientId, { file: kept });
    }
    this.#unkept.delete(clientId);
    this.flush();
  }

  /** What arrived can be gone on from, also by the next page; and a line that brings something over is no bad line. */
  #noteUpload(clientId: string, uploadId: string): void {
    this.#backoff.reset();
    if (this.#find(clientId)?.uploadId !== uploadId) void this.#keep(clientId, { uploadId });
  }

  async #keep(clientId: string, change: Partial<PendingMessage>): Promise<void> {
    this.#change(clientId, change);
    const item = this.#find(clientId);
    if (item) await this.#put(item);
  }

  async #put(item: PendingMessage): Promise<void> {
    const isUnkept = !(await this.#options.store.put(this.#options.owner, item));
    if (isUnkept !== (item.isUnkept ?? false)) this.#change(item.clientId, { isUnkept });
  }

  #heed(clientId: string, error: unknown): boolean {
    if (this.#closed) return false;
    const verdict = sendOutcomeOf(error);
    if (verdict.kind === 'refused') {
      const { refusal } = verdict;
      this.#change(clientId, { state: 'failed', refusal, refusedAfter: this.#lastSeq });
      const item = this.#find(clientId);
      if (item) void this.#put(item);
      this.#eventListeners.notify({ type: 'refused', code: refusal.code });
      return true;
    }
    if (verdict.kind === 'arrived') {
      void this.#options.store.remove(clientId);
      // Without a position of its own it stays until the thread shows it.
      this.#change(clientId, { state: 'sent', progress: 1 });
      return true;
    }
    // What came over in pieces stays over.
    const isKept = this.#find(clientId)?.uploadId !== undefined;
    this.#change(clientId, { state: 'queued', ...(isKept ? {} : { progress: null }) });
    if (verdict.kind === 'login') this.#eventListeners.notify({ type: 'login_needed' });
    else this.#backoff.wait(this.flush, verdict.waitMs);
    return false;
  }

  /** A tab that slept holds on the screen, and may have put back on the device, what another one took away. */
  #dropCancelled(): void {
    const { cancelled } = this.#options;
    if (!cancelled) return;
    for (const { clientId, state } of this.#items) {
      if (state !== 'sent' && cancelled.has(clientId)) this.#drop(clientId);
    }
  }

  #drop(clientId: string): void {
    this.#attempts.get(clientId)?.abort();
    void this.#options.store.remove(clientId);
    this.#publish(this.#items.filter((item) => item.clientId !== clientId));
  }

  #find(clientId: string): PendingMessage | undefined {
    return this.#items.find((item) => item.clientId === clientId);
  }

  #change(clientId: string, change: Partial<PendingMessage>): void {
    if (this.#closed) return;
    this.#publish(this.#items.map((item) => (item.clientId === clientId ? { ...item, ...change } : item)));
  }

  #publish(items: readonly PendingMessage[]): void {
    this.#items = items;
    this.#listeners.notify();
  }
}

/** A page that died while sending cannot know how it went: asking again with the same id settles it. */
function asLeftBehind(item: PendingMessage): PendingMessage {
  return item.state === 'failed' ? item : { ...item, state: 'queued', progress: null };
}
