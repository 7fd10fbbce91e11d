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
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(store: DraftStore<Written, Saved>, saved: Saved) {
    this.#store = store;
    this.#now = { ...store.writtenIn(saved), saved, save: 'none', theirs: null };
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
    while (this.#running) await this.#running;
    this.#running = this.#write().finally(() => {
      this.#running = null;
    });
    await this.#running;
    return this.#isDirty ? null : this.#now.saved;
  }

  /** As the server has it by now: a newer version is shown to who has typed nothing; of the same one, what stands beside the words. */
  hear(saved: Saved & { version: number }): void {
    const known = this.#now.saved?.version ?? 0;
    if (saved.version === known) this.#emit({ saved });
    if (saved.version > known && !this.#isDirty && !this.#running) this.take(saved);
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
    this.#emit({ saved, theirs: null, save: 'none' }, this.#store.writtenIn(saved));
  }

  async #write(): Promise<void> {
    while (this.#isDirty) {
      this.#isDirty = false;
      this.#emit({ save: 'saving' });
      const base = this.#now.saved;
      try {
        this.#emit({ saved: await this.#store.save(this.#now, base), save: 'saved' });
      } catch (error) {
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
    this.#listeners.notify();
  }
}
