import type { SaveDraftBody } from '#shared/contract/content/desk.ts';
import { HttpError, type HttpErrorCode } from '../../../lib/http.ts';
import { listenersOf } from '../../../lib/listeners.ts';
import type { ContentItem } from '../content.api.ts';
import { isSame, valueAt, withValueAt } from '../form/at-path.ts';
import { blankOf, schemaOf } from '../form/schema.ts';
import type { KeptBody } from './kept-body.ts';

type Body = Record<string, unknown>;

/** `unsaved` waits for a pause in the typing; `offline` and `failed` are kept on the device. */
export type Saving = 'idle' | 'unsaved' | 'saving' | 'saved' | 'offline' | 'failed';

export interface DraftState {
  /** As the server last told of it. */
  item: ContentItem;
  /** What stands in the form. */
  body: Body;
  saving: Saving;
  /** Why it could not be saved. */
  error: unknown;
  /** A colleague saved or published meanwhile: what stands there now, beside what stands in the form. */
  theirs: Body | null;
}

interface Options {
  item: ContentItem;
  kept: KeptBody | null;
  save: (body: SaveDraftBody) => Promise<ContentItem>;
  read: () => Promise<ContentItem>;
  /** On the device, until the server has it. */
  keep: (kept: KeptBody | null) => void;
}

/** A pause in the typing that is long enough to save in. */
const PAUSE_MS = 1_200;
/** Until the next try without a line. */
const RETRY_MS = 5_000;

/** Keeps the draft of one item: typed here, saved by itself, and never over a colleague's without asking. */
export class DraftKeeper {
  readonly #options: Options;
  readonly #listeners = listenersOf();
  #state: DraftState;
  #isDirty: boolean;
  #isStopped = false;
  #running: Promise<boolean> | null = null;
  #act: Promise<unknown> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#state = beginning(options.item, options.kept);
    this.#isDirty = this.#state.saving === 'unsaved';
    if (options.kept && !this.#isDirty) options.keep(null);
  }

  readonly state = (): DraftState => this.#state;

  readonly subscribe = this.#listeners.subscribe;

  readonly edit = (path: string, next: (value: unknown) => unknown): void => {
    const known = this.#state.body;
    const body = withValueAt(known, path, next(valueAt(known, path)));
    if (isSame(body, known)) return;
    this.#isDirty = true;
    this.#change({ body, saving: this.#running ? 'saving' : 'unsaved' });
    this.#keepHere();
    this.#wait(PAUSE_MS);
  };

  /** Saves what is not saved yet; true when nothing is left to save. */
  readonly flush = (): Promise<boolean> => {
    clearTimeout(this.#timer);
    this.#running ??= this.#saveAll().finally(() => {
      this.#running = null;
    });
    return this.#running;
  };

  /** The server's word after an act: the form shows what it says. */
  readonly adopt = (item: ContentItem): void => {
    this.#isDirty = false;
    clearTimeout(this.#timer);
    this.#options.keep(null);
    const saving = item.draft ? 'saved' : 'idle';
    this.#change({ item, body: shownOf(item), saving, error: null, theirs: null });
  };

  /** An act of one's own, with the taking over of its answer: until it is done, news of the item is news of it. */
  readonly act = <T>(work: () => Promise<T>): Promise<T> => {
    const act = work().finally(() => {
      if (this.#act === act) this.#act = null;
    });
    this.#act = act;
    return act;
  };

  /** A colleague may have changed it. True when something new was taken over. */
  readonly look = async (): Promise<boolean> => {
    await this.#act?.catch(() => undefined);
    const isBusy = () => this.#isDirty || this.#running !== null || this.#state.theirs !== null;
    if (isBusy()) return false;
    const fresh = await this.#options.read();
    if (this.#act) return this.look();
    const { item } = this.#state;
    if (isBusy() || isSame(fresh, item)) return false;
    const isNew = revisionOf(fresh) !== revisionOf(item) || fresh.version !== item.version;
    if (isNew) this.adopt(fresh);
    else this.#change({ item: fresh });
    return isNew;
  };

  readonly keepMine = (): Promise<boolean> => {
    this.#isDirty = true;
    this.#change({ theirs: null, saving: 'unsaved' });
    return this.flush();
  };

  readonly takeTheirs = (): void => {
    const { item, theirs } = this.#state;
    const body = theirs ?? this.#state.body;
    // Their publication stands above a draft of mine that was saved already.
    this.#isDirty = item.draft !== null && !isSame(item.draft.body, body);
    this.#change({ body, theirs: null, saving: this.#isDirty ? 'unsaved' : 'saved' });
    this.#options.keep(null);
    if (this.#isDirty) void this.flush();
  };

  /** The form is closed: what is kept on the device goes on when it is opened again. */
  readonly stop = (): void => {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  };

  #change(next: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...next };
    this.#listeners.notify();
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #keepHere(): void {
    const { body, item } = this.#state;
    this.#options.keep({ body, revision: revisionOf(item), version: item.version });
  }

  async #saveAll(): Promise<boolean> {
    while (this.#isDirty && !this.#state.theirs) {
      const { item, body } = this.#state;
      this.#change({ saving: 'saving', error: null });
      try {
        const { kind, key, version } = item;
        this.#took(body, await this.#options.save({ kind, key, revision: revisionOf(item), version, body }));
      } catch (error) {
        if (!(await this.#settle(error))) return false;
      }
    }
    return !this.#state.theirs;
  }

  #took(sent: Body, answer: ContentItem): void {
    this.#isDirty = this.#state.body !== sent;
    // They published while this was written: what was just saved would undo it unseen.
    const theirs = answer.version === this.#state.item.version ? null : (answer.published ?? {});
    this.#change({ item: answer, saving: this.#isDirty ? 'unsaved' : 'saved', theirs });
    if (this.#isDirty || theirs) this.#keepHere();
    else this.#options.keep(null);
  }

  /** @returns whether it is worth going on */
  async #settle(error: unknown): Promise<boolean> {
    if (codeOf(error) === 'CONTENT_CHANGED') {
      try {
        this.#compare(await this.#options.read());
        return true;
      } catch (failure) {
        return this.#settle(failure);
      }
    }
    const isPassing = error instanceof HttpError && (error.status === 0 || error.status >= 500);
    this.#change({ saving: codeOf(error) === 'NETWORK' ? 'offline' : 'failed', error });
    if (isPassing) this.#wait(RETRY_MS);
    return false;
  }

  #compare(fresh: ContentItem): void {
    const theirs = shownOf(fresh);
    this.#isDirty = !isSame(theirs, this.#state.body);
    const saving = this.#isDirty ? 'unsaved' : 'saved';
    this.#change({ item: fresh, theirs: this.#isDirty ? theirs : null, saving });
    if (!this.#isDirty) this.#options.keep(null);
  }
}

/** What a form of this item shows: its draft, else what is published, else nothing filled in. */
function shownOf({ kind, key, draft, published }: ContentItem): Body {
  if (draft) return draft.body;
  if (published) return published;
  return { ...(blankOf(schemaOf(kind)) as Body), ...(kind === 'product' ? { sku: key } : {}) };
}

/** What was typed and not saved goes on, unless somebody saved meanwhile: then both are shown. */
function beginning(item: ContentItem, kept: KeptBody | null): DraftState {
  const shown = shownOf(item);
  const rest: DraftState = {
    item,
    body: shown,
    saving: item.draft ? 'saved' : 'idle',
    error: null,
    theirs: null,
  };
  if (!kept || isSame(kept.body, shown)) return rest;
  const isSameStart = kept.revision === revisionOf(item) && kept.version === item.version;
  return { ...rest, body: kept.body, saving: 'unsaved', theirs: isSameStart ? null : shown };
}

/** 0 says that there is no draft. */
export const revisionOf = ({ draft }: ContentItem): number => draft?.revision ?? 0;

const codeOf = (error: unknown): HttpErrorCode | null => (error instanceof HttpError ? error.code : null);
