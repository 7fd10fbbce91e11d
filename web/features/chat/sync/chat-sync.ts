import type { ChatEvent, EventsAnswer } from '#shared/contract/chat/events.ts';
import type { Message } from '#shared/contract/chat.ts';
import type { ChatHint } from '#shared/events.ts';
import { type Backoff, backoffOf, type Schedule } from '../../../lib/backoff.ts';
import { listenersOf } from '../../../lib/listeners.ts';
import {
  applyEvent,
  type ChatState,
  EMPTY_CHAT,
  stateOfPage,
  type ThreadPage,
  withOlderPage,
} from '../model/chat-state.ts';

/** Where the record is read from. Rejections are line failures unless `isFinal` says otherwise. */
export interface ChatTransport {
  fetchPage: (before?: number, isLeap?: boolean) => Promise<ThreadPage>;
  fetchEvents: (after: number) => Promise<EventsAnswer>;
  /** True when asking again cannot help: not logged in, not this caller's chat. */
  isFinal: (error: unknown) => boolean;
}

export interface ChatSyncOptions {
  transport: ChatTransport;
  /** Every event, once, in order, after it took effect. Not called for events a page load has swallowed. */
  onEvent?: (event: ChatEvent) => void;
  /** The page was loaded anew because we were too far behind: whatever `onEvent` feeds must be asked again. */
  onReload?: () => void;
  /** What this device has kept of the chat; shown until, and without, the server's word. */
  loadKept?: () => Promise<ChatState | undefined>;
  schedule?: Schedule;
}

/** `behind`: what is on the screen may be out of date and we know it. */
export type SyncPhase = 'idle' | 'loading' | 'ready' | 'behind' | 'failed';

export interface SyncSnapshot {
  phase: SyncPhase;
  state: ChatState;
  /** Whether messages before the first one exist here, and how far the asking has come. */
  older: 'none' | 'more' | 'loading' | 'failed';
  /** Why `failed`. */
  error: unknown;
}

/** Older pages that come from before what we know are asked again so often, then given up. */
const STALE_PAGES = 3;
const RETRY_MAX_MS = 15_000;

/**
 * Keeps one side's copy of one chat equal to the server's log.
 *
 * An event is applied only as `lastSeq + 1`. Whatever else is heard (a hint ahead of its place, a reconnect,
 * a newer head in any answer) ends in reading the log from `lastSeq`, so a lost, doubled or reordered hint
 * does no harm. Reads are one at a time; what is heard meanwhile waits in `early`.
 */
export class ChatSync {
  #transport: ChatTransport;
  #onEvent: (event: ChatEvent) => void;
  #onReload: () => void;
  #loadKept: (() => Promise<ChatState | undefined>) | undefined;
  readonly #backoff: Backoff;
  readonly #listeners = listenersOf();
  #snapshot: SyncSnapshot = { phase: 'idle', state: EMPTY_CHAT, older: 'none', error: null };
  /** Events heard ahead of their place, by seq. */
  #early = new Map<number, ChatEvent>();
  #knownHead = 0;
  #reading = false;
  /** Somebody asked for a read while one was under way: it may have looked too early. */
  #readAgain = false;
  /** Counts page loads: an older page asked for before a reload must not be joined to it. */
  #generation = 0;
  /** A page is on its way: its position is not ours yet, so nothing is applied until it is here. */
  #loadingPage = false;
  /** The copy of this device stands on the screen and the server has not yet confirmed it. */
  #isUnproven = false;
  #closed = false;

  constructor(options: ChatSyncOptions) {
    this.#transport = options.transport;
    this.#onEvent = options.onEvent ?? (() => {});
    this.#onReload = options.onReload ?? (() => {});
    this.#loadKept = options.loadKept;
    this.#backoff = backoffOf(RETRY_MAX_MS, options.schedule);
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly getSnapshot = (): SyncSnapshot => this.#snapshot;

  /** First call: shows what was kept, if anything, and loads what is missing. Later calls: reads the log from where we stand. Safe at any time. */
  readonly resync = (): void => {
    if (this.#closed) return;
    if (this.#reading) {
      this.#readAgain = true;
      return;
    }
    this.#backoff.cancel();
    void this.#read();
  };

  /** Takes a realtime hint: applied at once when it is the next entry, else a reason to read the log. */
  receive(hint: Pick<ChatHint, 'seq' | 'event'>): void {
    if (hint.event) this.#receive(hint.event);
    this.noticeHead(hint.seq);
  }

  /** Takes the answer of a send. The message is the log entry of its own `seq`. */
  acceptSent(message: Message, headSeq: number): void {
    this.#receive({ chat_id: message.chat_id, seq: message.seq, type: 'message', message });
    this.noticeHead(headSeq);
  }

  /** Any answer that carries a head: newer than ours means something was missed. */
  noticeHead(headSeq: number): void {
    this.#knownHead = Math.max(this.#knownHead, headSeq);
    if (this.#isLoaded() && this.#knownHead > this.#snapshot.state.lastSeq) this.resync();
  }

  /**
   * Puts the page before the oldest message in front, or with `downTo` page after page until that position is
   * reached; resolves when it is there or has failed.
   */
  async loadOlder(downTo?: number): Promise<void> {
    const isLeap = downTo !== undefined;
    let first: number | undefined;
    do {
      first = this.#snapshot.state.messages[0]?.seq;
      await this.#loadOlderPage(isLeap);
      const { state, older } = this.#snapshot;
      const isNearer = first !== undefined && (state.messages[0]?.seq ?? first) < first;
      if (!isLeap || !isNearer || older !== 'more') return;
    } while ((this.#snapshot.state.messages[0]?.seq ?? 0) > downTo);
  }

  async #loadOlderPage(isLeap: boolean): Promise<void> {
    const { state, older } = this.#snapshot;
    const first = state.messages[0];
    if (older === 'none' || older === 'loading' || !first) return;
    const generation = this.#generation;
    this.#publish({ older: 'loading' });
    let page: ThreadPage | null;
    let tries = 0;
    do {
      page = await this.#transport.fetchPage(first.seq, isLeap).catch(() => null);
      if (this.#closed || generation !== this.#generation) return;
      tries += 1;
      // A page from before an entry we have applied could bring back what that entry took away.
    } while (page && page.headSeq < this.#snapshot.state.lastSeq && tries < STALE_PAGES);
    if (page === null || page.headSeq < this.#snapshot.state.lastSeq) {
      this.#publish({ older: 'failed' });
      // A server that stays behind us has lost something (a backup was put back): the log will tell.
      if (page) this.resync();
      return;
    }
    this.#publishState(withOlderPage(this.#snapshot.state, page));
    this.noticeHead(page.headSeq);
  }

  /** Stops for good; answers still under way are dropped. */
  close(): void {
    this.#closed = true;
    this.#backoff.cancel();
    this.#listeners.clear();
  }

  async #read(): Promise<void> {
    this.#reading = true;
    if (this.#snapshot.phase === 'idle') this.#publish({ phase: 'loading' });
    try {
      await this.#showKept();
      do {
        this.#readAgain = false;
        if (this.#isLoaded()) await this.#readLog();
        else await this.#readPage();
        // A log that does not reach the head it promised is asked again, but by the clock, not in a spin.
      } while (!this.#closed && this.#readAgain);
      this.#reading = false;
      if (!this.#closed) this.#finishRead();
    } catch (error) {
      this.#reading = false;
      if (!this.#closed) this.#fail(error);
    }
  }

  async #showKept(): Promise<void> {
    const load = this.#loadKept;
    this.#loadKept = undefined;
    const kept = await load?.().catch(() => undefined);
    if (!kept || this.#closed || this.#isLoaded()) return;
    this.#generation += 1;
    this.#isUnproven = true;
    this.#publishState(kept);
  }

  #finishRead(): void {
    if (this.#snapshot.state.lastSeq < this.#knownHead) {
      this.#backoff.wait(this.resync);
      return;
    }
    this.#backoff.reset();
    this.#publish({ phase: 'ready', error: null });
  }

  async #readPage(): Promise<void> {
    this.#loadingPage = true;
    const page = await this.#transport.fetchPage().finally(() => {
      this.#loadingPage = false;
    });
    if (this.#closed) return;
    this.#generation += 1;
    this.#isUnproven = false;
    this.#publish({ phase: 'ready', error: null });
    this.#publishState(stateOfPage(page));
    if (this.#generation > 1) this.#onReload();
    this.#applyEarly();
    this.#readAgain ||= this.#knownHead > this.#snapshot.state.lastSeq;
  }

  async #readLog(): Promise<void> {
    const newest = this.#isUnproven ? this.#snapshot.state.messages.at(-1) : undefined;
    const answer = await this.#transport.fetchEvents(newest ? newest.seq - 1 : this.#snapshot.state.lastSeq);
    if (this.#closed) return;
    this.#knownHead = Math.max(this.#knownHead, answer.head_seq);
    if (answer.limited || (newest && !isEntryOf(newest, answer.events[0]))) return this.#readPage();
    this.#isUnproven = false;
    const before = this.#snapshot.state.lastSeq;
    for (const event of answer.events) this.#receive(event);
    this.#applyEarly();
    const { lastSeq } = this.#snapshot.state;
    this.#readAgain ||= lastSeq > before && lastSeq < this.#knownHead;
  }

  /** Remembers an event and applies as much of the unbroken run as there is. */
  #receive(event: ChatEvent): void {
    if (this.#closed) return;
    if (event.seq > this.#snapshot.state.lastSeq || !this.#isLoaded()) this.#early.set(event.seq, event);
    this.#applyEarly();
  }

  #applyEarly(): void {
    if (!this.#isLoaded() || this.#loadingPage || this.#isUnproven) return;
    let { state } = this.#snapshot;
    const applied: ChatEvent[] = [];
    for (let next = this.#early.get(state.lastSeq + 1); next; next = this.#early.get(state.lastSeq + 1)) {
      state = applyEvent(state, next);
      applied.push(next);
    }
    for (const seq of this.#early.keys()) if (seq <= state.lastSeq) this.#early.delete(seq);
    if (applied.length === 0) return;
    this.#publishState(state, this.#snapshot.older === 'loading');
    for (const event of applied) this.#onEvent(event);
  }

  #fail(error: unknown): void {
    const isFinal = this.#transport.isFinal(error);
    this.#publish({ phase: this.#isLoaded() && !isFinal ? 'behind' : 'failed', error });
    if (!isFinal) this.#backoff.wait(this.resync);
  }

  /** A page has been taken at least once; position 0 with an empty page counts. */
  #isLoaded(): boolean {
    return this.#generation > 0;
  }

  #publishState(state: ChatState, stillLoadingOlder = false): void {
    const older = state.hasOlder ? 'more' : 'none';
    this.#publish({ state, older: stillLoadingOlder && state.hasOlder ? 'loading' : older });
  }

  #publish(change: Partial<SyncSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    this.#listeners.notify();
  }
}

/**
 * Whether the log still says what we kept. It does not after a backup was put back and new messages took the
 * old positions: a kept thread may be weeks old.
 */
function isEntryOf(message: Message, event: ChatEvent | undefined): boolean {
  if (event?.type !== 'message') return false;
  return event.message.id === message.id && event.message.created_at === message.created_at;
}
