import { type Backoff, backoffOf, type Schedule } from '../../../lib/backoff.ts';
import { readStored, subscribeStored, writeStored } from '../../../lib/device/local-store.ts';
import { HttpError } from '../../../lib/http.ts';
import { listenersOf } from '../../../lib/listeners.ts';
import type { DeletionMode } from '../sync/chat.api.ts';

export interface Deletion {
  messageId: number;
  /** `restore`: its deletion for the own side is to be undone. */
  mode: DeletionMode | 'restore';
}

export interface DeletionQueueOptions {
  /** Whose deletions these are; the key they are kept under. */
  owner: string;
  remove: (deletion: Deletion) => Promise<unknown>;
  schedule?: Schedule;
}

const WAIT_MAX_MS = 30_000;

/**
 * Deletions that the server has not acknowledged yet. The messages are out of sight at once; the deletions survive the
 * page, and are retried until the server has answered. What it refuses for good stands in the thread again,
 * and whoever deleted it is told.
 */
export class DeletionQueue {
  readonly #options: DeletionQueueOptions;
  readonly #key: string;
  readonly #backoff: Backoff;
  readonly #listeners = listenersOf();
  readonly #refusedListeners = listenersOf<[unknown]>();
  /** Confirmed on this page: out of sight until the log has told the same. */
  #done: readonly Deletion[] = [];
  #shown: readonly Deletion[] = [];
  #running = false;
  #closed = false;
  readonly #stopHearing: () => void;

  constructor(options: DeletionQueueOptions) {
    this.#options = options;
    this.#key = `chatDeletions:${options.owner}`;
    this.#backoff = backoffOf(WAIT_MAX_MS, options.schedule);
    this.#show();
    // Another tab deletes, or has been answered.
    this.#stopHearing = subscribeStored(this.#key, () => this.#show());
  }

  readonly subscribe = this.#listeners.subscribe;

  /** What is to be out of sight. */
  readonly getSnapshot = (): readonly Deletion[] => this.#shown;

  /** Hears that the server refused one for good, and why. Returns the unsubscribe function. */
  readonly onRefused = this.#refusedListeners.subscribe;

  add(deletions: readonly Deletion[]): void {
    this.#keep([...this.#waiting(), ...deletions]);
    this.flush();
  }

  /** Undo of a deletion for the own side, whether the server has acknowledged it or not. */
  bringBack(messageIds: readonly number[]): void {
    const isBack = ({ messageId, mode }: Deletion) => mode === 'me' && messageIds.includes(messageId);
    this.#done = this.#done.filter((deletion) => !isBack(deletion));
    const wishes = messageIds.map((messageId) => ({ messageId, mode: 'restore' as const }));
    this.#keep([...this.#waiting().filter((deletion) => !isBack(deletion)), ...wishes]);
    this.flush();
  }

  /** The log has told of this message, or without one of everything: it is shown as the log has it. */
  forget(messageId?: number): void {
    this.#done = messageId === undefined ? [] : this.#done.filter((other) => other.messageId !== messageId);
    this.#show();
  }

  /** Asks now, whatever the back-off says. */
  readonly flush = (): void => {
    this.#backoff.cancel();
    void this.#askAll();
  };

  /** Stops asking; what is left is kept for the next time its owner is here. */
  close(): void {
    this.#closed = true;
    this.#backoff.cancel();
    this.#stopHearing();
    this.#listeners.clear();
    this.#refusedListeners.clear();
  }

  async #askAll(): Promise<void> {
    if (this.#running || this.#closed) return;
    this.#running = true;
    const askEach = async () => {
      for (let next = this.#waiting()[0]; next; next = this.#waiting()[0]) {
        // Somebody else may be logged in by now: to them these messages are not there, and the wish would be spent.
        if (this.#closed || !(await this.#ask(next))) break;
      }
    };
    // One tab at a time: a deletion on its way from another must not arrive after it was undone here.
    await (navigator.locks ? navigator.locks.request(this.#key, askEach) : askEach());
    this.#running = false;
  }

  /** False: the line, or the session, is not there. */
  async #ask(deletion: Deletion): Promise<boolean> {
    let refusal: unknown;
    const outcome = await this.#options.remove(deletion).then(
      () => 'done' as const,
      (error: unknown) => {
        refusal = error;
        return outcomeOf(error);
      },
    );
    if (outcome === 'later') {
      this.#backoff.wait(this.flush);
      return false;
    }
    this.#backoff.reset();
    // Taken back while it was on its way: the wish to undo stands behind it.
    const isUndone = this.#waiting().some((other) => isSame(other, { ...deletion, mode: 'restore' }));
    if (outcome === 'done' && !isUndone) this.#done = [...this.#done, deletion];
    this.#keep(this.#waiting().filter((other) => !isSame(other, deletion)));
    if (outcome === 'refused') this.#refusedListeners.notify(refusal);
    return true;
  }

  #waiting(): Deletion[] {
    try {
      return JSON.parse(readStored(this.#key) ?? '[]') as Deletion[];
    } catch {
      return [];
    }
  }

  #keep(waiting: readonly Deletion[]): void {
    writeStored(this.#key, waiting.length > 0 ? JSON.stringify(waiting) : null);
  }

  #show(): void {
    this.#shown = [...this.#waiting(), ...this.#done].filter(({ mode }) => mode !== 'restore');
    this.#listeners.notify();
  }
}

/** A message that is not there any more is what was asked for. */
function outcomeOf(error: unknown): 'done' | 'refused' | 'later' {
  if (!(error instanceof HttpError)) return 'later';
  if (error.status === 404) return 'done';
  const isFinal = error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
  return isFinal ? 'refused' : 'later';
}

const isSame = (one: Deletion, other: Deletion) =>
  one.messageId === other.messageId && one.mode === other.mode;
