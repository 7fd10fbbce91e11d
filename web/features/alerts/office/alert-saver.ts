import type { Alert, AlertWords } from '#shared/contract/office/alerts.ts';
import { HttpError } from '../../../lib/http.ts';
import { listenersOf } from '../../../lib/listeners.ts';
import { fetchAlert, saveAlert } from './alerts.api.ts';

/** What is typed is saved after a breath, not at every letter. */
const SAVE_AFTER_MS = 700;

interface Written {
  words: AlertWords;
  taluks: readonly string[];
}

export interface AlertDraft extends Written {
  /** As it was last saved, by whomever. */
  saved: Alert;
  /** `other`: a colleague was faster; nothing is saved until one of the two is chosen. */
  save: 'none' | 'saving' | 'saved' | 'failed' | 'other';
  /** The colleague's, while both stand; null where theirs is sent or dropped. */
  theirs: Alert | null;
}

/** Keeps a draft on the server over the version it began from: a colleague's is never written over unasked. */
export class AlertSaver {
  #now: AlertDraft;
  #isDirty = false;
  #running: Promise<void> | null = null;
  #timer = 0;
  readonly #listeners = listenersOf();

  constructor(alert: Alert) {
    this.#now = { words: alert.words, taluks: alert.taluks, saved: alert, save: 'none', theirs: null };
  }

  readonly subscribe = this.#listeners.subscribe;
  readonly snapshot = (): AlertDraft => this.#now;

  put(change: Partial<Written>): void {
    this.#isDirty = true;
    const isOther = this.#now.save === 'other';
    // From the first letter on: what is said to be saved survives a reload.
    this.#tell({ ...change, save: isOther ? 'other' : 'saving' });
    clearTimeout(this.#timer);
    if (!isOther) this.#timer = window.setTimeout(() => void this.flush(), SAVE_AFTER_MS);
  }

  /** Everything typed is on the server: as it stands there; null where it is not. */
  async flush(): Promise<Alert | null> {
    clearTimeout(this.#timer);
    // One after the other: the second save names the version that the first one made.
    while (this.#running) await this.#running;
    this.#running = this.#write().finally(() => {
      this.#running = null;
    });
    await this.#running;
    return this.#isDirty ? null : this.#now.saved;
  }

  /** As the server has it by now: shown to who has typed nothing; with the same words, its new number of farmers. */
  hear(alert: Alert): void {
    const { saved } = this.#now;
    if (alert.version === saved.version && alert.farmers !== saved.farmers) this.#tell({ saved: alert });
    if (alert.version > saved.version && !this.#isDirty && !this.#running) this.#take(alert);
  }

  /** Takes the colleague's draft, or puts one's own over it. */
  settle(which: 'theirs' | 'mine'): void {
    const { theirs } = this.#now;
    if (!theirs) return;
    if (which === 'theirs') {
      this.#take(theirs);
      return;
    }
    this.#tell({ saved: theirs, theirs: null });
    void this.flush();
  }

  #take(alert: Alert): void {
    clearTimeout(this.#timer);
    this.#isDirty = false;
    this.#tell({ words: alert.words, taluks: alert.taluks, saved: alert, theirs: null, save: 'none' });
  }

  async #write(): Promise<void> {
    while (this.#isDirty) {
      this.#isDirty = false;
      const { words, taluks, saved } = this.#now;
      this.#tell({ save: 'saving' });
      try {
        const kept = await saveAlert(saved.id, { version: saved.version, words, taluks: [...taluks] });
        this.#tell({ saved: kept, save: 'saved' });
      } catch (error) {
        this.#isDirty = true;
        await this.#fail(error);
        return;
      }
    }
  }

  async #fail(error: unknown): Promise<void> {
    const isOther = error instanceof HttpError && (error.code === 'ALERT_CHANGED' || error.status === 404);
    const newer = isOther ? await fetchAlert(this.#now.saved.id).catch(() => null) : null;
    this.#tell({ save: isOther ? 'other' : 'failed', theirs: newer?.state === 'draft' ? newer : null });
  }

  #tell(change: Partial<AlertDraft>): void {
    this.#now = { ...this.#now, ...change };
    this.#listeners.notify();
  }
}
