import type { PlanBody, PlanDraft } from '#shared/contract/office/plans.ts';
import { HttpError } from '../../../lib/http.ts';
import { emptyPlan, today } from './draft-plan.ts';
import { dropDraft, fetchDraft, saveDraft } from './plans.api.ts';

/** What is typed is saved after a breath, not at every letter. */
const SAVE_AFTER_MS = 700;

export type Reasons = Readonly<Record<string, string>>;

export interface DraftSnapshot {
  phase: 'loading' | 'failed' | 'ready';
  plan: PlanBody;
  reasons: Reasons;
  /** `other`: a colleague has written meanwhile; nothing is saved until one of the two is chosen. */
  save: 'none' | 'saving' | 'saved' | 'failed' | 'other';
  /** The colleague's draft, while both stand; null where theirs is sent or dropped. */
  theirs: PlanDraft | null;
  /** The draft as it was last saved, by whomever. */
  saved: PlanDraft | null;
}

const fresh = () => ({ plan: emptyPlan(today()), reasons: {} });

/** Keeps the one draft of a case on the server, against the version it began from: a colleague's is never written over unasked. */
export class DraftSaver {
  #now: DraftSnapshot = { phase: 'loading', ...fresh(), save: 'none', theirs: null, saved: null };
  #version: number | null = null;
  #isDirty = false;
  #running: Promise<void> | null = null;
  #timer = 0;
  readonly #caseId: number;
  readonly #listeners = new Set<() => void>();

  constructor(caseId: number) {
    this.#caseId = caseId;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): DraftSnapshot => this.#now;

  async load(): Promise<void> {
    try {
      this.#take(await fetchDraft(this.#caseId));
      this.#tell({ phase: 'ready' });
    } catch {
      if (this.#now.phase === 'loading') this.#tell({ phase: 'failed' });
    }
  }

  /** Looks whether a colleague has written; who has typed something themselves is told when theirs is saved. */
  async lookAgain(): Promise<void> {
    if (this.#now.phase !== 'ready' || this.#isDirty || this.#running) return;
    const draft = await fetchDraft(this.#caseId).catch(() => null);
    const isNewer = draft !== null && draft.version > (this.#version ?? 0);
    if (isNewer && !this.#isDirty && !this.#running) this.#take(draft);
  }

  put(change: Partial<Pick<DraftSnapshot, 'plan' | 'reasons'>>): void {
    this.#isDirty = true;
    // From the first letter on: what is said to be saved survives a reload.
    this.#tell({ ...change, save: this.#now.save === 'other' ? 'other' : 'saving' });
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.flush(), SAVE_AFTER_MS);
  }

  /** Everything typed is on the server: its version; null where it is not. */
  async flush(): Promise<number | null> {
    clearTimeout(this.#timer);
    // One after the other: the second save names the version that the first one made.
    while (this.#running) await this.#running;
    this.#running = this.#write().finally(() => {
      this.#running = null;
    });
    await this.#running;
    return this.#isDirty ? null : this.#version;
  }

  /** Takes the colleague's draft, or puts one's own over it. */
  settle(which: 'theirs' | 'mine'): void {
    const { theirs } = this.#now;
    if (which === 'theirs') {
      this.#take(theirs);
      return;
    }
    this.#version = theirs?.version ?? null;
    this.#tell({ theirs: null });
    void this.flush();
  }

  /** Takes the draft back off the server; what was written is answered, so that it can be put back. @throws {HttpError} */
  async drop(): Promise<Pick<DraftSnapshot, 'plan' | 'reasons'>> {
    const { plan, reasons } = this.#now;
    const version = await this.flush();
    if (version !== null) await dropDraft(this.#caseId, version);
    this.#take(null);
    return { plan, reasons };
  }

  /** After sending: there is no draft any more. */
  clear(): void {
    this.#take(null);
  }

  #take(draft: PlanDraft | null): void {
    clearTimeout(this.#timer);
    this.#version = draft?.version ?? null;
    this.#isDirty = false;
    const written = draft ? { plan: draft.plan, reasons: draft.reasons } : fresh();
    this.#tell({ ...written, saved: draft, theirs: null, save: 'none' });
  }

  async #write(): Promise<void> {
    while (this.#isDirty) {
      this.#isDirty = false;
      this.#tell({ save: 'saving' });
      const { plan, reasons } = this.#now;
      try {
        const draft = await saveDraft(this.#caseId, { plan, reasons, version: this.#version });
        this.#version = draft?.version ?? null;
        this.#tell({ saved: draft, save: 'saved' });
      } catch (error) {
        this.#isDirty = true;
        const isOther = error instanceof HttpError && error.code === 'PLAN_CHANGED';
        const theirs = isOther ? await fetchDraft(this.#caseId).catch(() => null) : null;
        this.#tell({ save: isOther ? 'other' : 'failed', theirs });
        return;
      }
    }
  }

  #tell(change: Partial<DraftSnapshot>): void {
    this.#now = { ...this.#now, ...change };
    for (const listener of this.#listeners) listener();
  }
}
