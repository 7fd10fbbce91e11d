import { HttpError, type HttpErrorCode } from '../http.ts';
import { listenersOf } from '../listeners.ts';

/** A pause in the typing that is long enough to save in. */
const SAVE_AFTER_MS = 700;

/** Where a draft is kept. `Saved`: the server's row, with null in it where there may be none yet. */
export interface DraftStore<Written, Saved> {
  /** Compare-and-set over the version of `base`. @throws {HttpError} `changedCode` where a colleague was faster */
  save: (written: Written, base: Saved) => Promise<Saved>;
  /** As it stands now; null where it is a draft no longer. */
  read: () => Promise<Saved | null>;
  writtenIn: (saved: Saved) => Written;
  changedCode: HttpErrorCode;
}

export type DraftSave = 'none' | 'saving' | 'saved' | 'failed' | 'other';

interface Keeping<Saved> {
  /** As it was last saved, by whomever. */
  saved: Saved;
  /** `other`: a colleague was faster; nothing is saved until one of the two is chosen. */
  save: DraftSave;
  /** The colleague's, while both stand; null where theirs is sent or dropped. */
  theirs: Saved | null;
}

export type DraftNow<Written, Saved> = Written & Keeping<Saved>;

/** Autosave with optimistic locking: what is typed is kept on the server, and a colleague's is never written over unasked. */
export class VersionedDraft<Written extends object, Saved extends { version: number } | null> {
  readonly #store: DraftStore<Written, Saved>;
  readonly #listeners = listenersOf();
  #now: DraftNow<Written, Saved>;
  #isDirty = false;
  #running: Promise<void> | null = null;
  /** What sends or drops it, on its way. */
  #command: Promise<unknown> | null = null;
  /** Grows with what is taken: an answer that was asked for before says nothing of it. */
  #turn = 0;
  /** The newest version that was ever seen here: what is older comes late. */
  #newest = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: DraftStore<Written, Saved>, saved: Saved) {
    this.#store = store;
    this.#now = { ...store.writtenIn(saved), saved, save: 'none', theirs: null };
    this.#newest = saved?.version ?? 0;
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly snapshot = (): DraftNow<Written, Saved> => this.#now;

  put(change: Partial<Written>): void {
    this.#isDirty = true;
    const isOther = this.#now.save === 'other';
    // From the first letter on: what is said to be saved survives a reload.
    this.#emit({ save: isOther ? 'other' : 'saving' }, change);
    clearTimeout(this.#timer);
    if (!isOther) this.#timer = setTimeout(() => void this.flush(), SAVE_AFTER_MS);
  }

  /** Everything typed is on the server: as it stands there; null where it is not. */
  async flush(): Promise<Saved | null> {
    clearTimeout(this.#timer);
    // One after the other: the second save names the version that the first one made.
    while (this.#running ?? this.#command) await (this.#running ?? this.#command)?.catch(() => {});
    this.#running = this.#write().finally(() => {
      this.#running = null;
    });
    await this.#running;
    return this.#isDirty ? null : this.#now.saved;
  }

  /**
   * Sends or drops the draft as the server has it; `run` gives what there is afterwards. What is typed meanwhile is saved once it
   * has failed, and given up where it has not. @throws what `run` does
   */
  async over<T>(run: () => Promise<{ saved: Saved; answer: T }>): Promise<T> {
    clearTimeout(this.#timer);
    while (this.#running ?? this.#command) await (this.#running ?? this.#command)?.catch(() => {});
    const command = Promise.resolve().then(run);
    this.#command = command;
    try {
      const { saved, answer } = await command;
      this.take(saved);
      return answer;
    } finally {
      this.#command = null;
      if (this.#isDirty && this.#now.save === 'saving') void this.flush();
    }
  }

  /** As the server has it by now: a newer version is shown to who has typed nothing; of the same one, what stands beside the words. */
  receive(saved: Saved & { version: number }): void {
    if (saved.version === this.#now.saved?.version) this.#emit({ saved });
    else if (saved.version > this.#newest && !this.#isDirty && !this.#running && !this.#command)
      this.take(saved);
  }

  /** Puts one's own over the colleague's, which was seen. */
  putOver(theirs: Saved): void {
    this.#emit({ saved: theirs, theirs: null, save: 'saving' });
    void this.flush();
  }

  /** Shows what the server has, a colleague's for one; what was typed and not saved is given up. */
  take(saved: Saved): void {
    clearTimeout(this.#timer);
    this.#isDirty = false;
    this.#turn += 1;
    this.#emit({ saved, theirs: null, save: 'none' }, this.#store.writtenIn(saved));
  }

  async #write(): Promise<void> {
    while (this.#isDirty) {
      this.#isDirty = false;
      this.#emit({ save: 'saving' });
      const { saved: base } = this.#now;
      const turn = this.#turn;
      try {
        const saved = await this.#store.save(this.#now, base);
        if (turn !== this.#turn) return;
        this.#emit({ saved, save: 'saved' });
      } catch (error) {
        if (turn !== this.#turn) return;
        this.#isDirty = true;
        await this.#meet(error);
        return;
      }
    }
  }

  async #meet(error: unknown): Promise<void> {
    const isOther =
      error instanceof HttpError && (error.code === this.#store.changedCode || error.status === 404);
    const theirs = isOther ? await this.#store.read().catch(() => null) : null;
    this.#emit({ save: isOther ? 'other' : 'failed', theirs });
  }

  #emit(keeping: Partial<Keeping<Saved>>, written: Partial<Written> = {}): void {
    this.#now = { ...this.#now, ...written, ...keeping };
    this.#newest = Math.max(this.#newest, this.#now.saved?.version ?? 0);
    this.#listeners.notify();
  }
}
