import type { SaveDraftBody } from '#shared/contract/content/desk.ts';
import { tidy } from '#shared/domain/content/typed.ts';
import { HttpError, type HttpErrorCode } from '../../../lib/http.ts';
import { listenersOf } from '../../../lib/listeners.ts';
import type { ContentItem } from '../content.api.ts';
import { isSame, valueAt, withValueAt } from '../form/at-path.ts';
import { beginning, type DraftState, isSameStart, mergeBodies, revisionOf, shownOf } from './draft-state.ts';
import type { KeptBody } from './kept-body.ts';

type Body = Record<string, unknown>;

interface Options {
  item: ContentItem;
  kept: KeptBody | null;
  save: (body: SaveDraftBody) => Promise<ContentItem>;
  read: () => Promise<ContentItem>;
  /** On the device, until the server has it. */
  keep: (kept: KeptBody | null) => void;
  /** A colleague changed other fields meanwhile, which were taken over. */
  onMerged: () => void;
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
  /** Work whose end changes the form: a photograph on its way. */
  readonly #held = new Set<Promise<unknown>>();
  /** What was sent without an answer: it is asked again before anything newer, as the server may have it. */
  #sent: Body | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#state = beginning(options.item, options.kept);
    this.#isDirty = this.#state.saving === 'unsaved';
    this.#sent = isSameStart(options.item, options.kept) ? (options.kept?.sent ?? null) : null;
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

  readonly hold = <T>(work: Promise<T>): Promise<T> => {
    this.#held.add(work);
    const end = () => void this.#held.delete(work);
    work.then(end, end);
    return work;
  };

  /** `flush`, once nothing is on its way that would change the form behind it. */
  readonly settle = async (): Promise<boolean> => {
    while (this.#held.size > 0) await Promise.allSettled(this.#held);
    return this.flush();
  };

  /** The server's word after an act: the form shows what it says. */
  readonly adopt = (item: ContentItem): void => {
    this.#isDirty = false;
    this.#sent = null;
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
    // Of mine the fields stay that they did not change; and a draft of mine that was saved stands above their publication.
    this.#isDirty = !isSame(shownOf(item), body);
    this.#change({ body, theirs: null, saving: this.#isDirty ? 'unsaved' : 'saved' });
    if (this.#isDirty) return void this.flush();
    this.#options.keep(null);
    // Nobody looked while it was asked: a third one may have saved.
    this.look().catch((error: unknown) => console.debug('item not looked at again', error));
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
    const { version } = item;
    this.#options.keep({ body, base: shownOf(item), sent: this.#sent, revision: revisionOf(item), version });
  }

  async #saveAll(): Promise<boolean> {
    while (this.#isDirty && !this.#state.theirs) {
      const { item, body } = this.#state;
      this.#sent ??= body;
      const sent = this.#sent;
      this.#keepHere();
      this.#change({ saving: 'saving', error: null });
      try {
        const { kind, key, version } = item;
        this.#took(
          sent,
          await this.#options.save({ kind, key, revision: revisionOf(item), version, body: sent }),
        );
      } catch (error) {
        if (!(await this.#settle(error, sent))) return false;
      }
    }
    return !this.#state.theirs;
  }

  #took(sent: Body, answer: ContentItem): void {
    const { item, body } = this.#state;
    this.#sent = null;
    this.#isDirty = body !== sent;
    this.#change({ item: answer, saving: this.#isDirty ? 'unsaved' : 'saved' });
    // They published while this was written: what was just saved would undo it unseen.
    if (answer.version !== item.version) this.#meet(item.published ?? {}, answer.published, null);
    else if (this.#isDirty) this.#keepHere();
    else this.#options.keep(null);
  }

  /** @returns whether it is worth going on */
  async #settle(error: unknown, sent: Body): Promise<boolean> {
    if (codeOf(error) === 'CONTENT_CHANGED') {
      try {
        this.#compare(await this.#options.read(), sent);
        return true;
      } catch (failure) {
        return this.#settle(failure, sent);
      }
    }
    const isUnanswered = error instanceof HttpError && error.status === 0;
    if (!isUnanswered) this.#sent = null;
    const isPassing = isUnanswered || (error instanceof HttpError && error.status >= 500);
    this.#change({ saving: codeOf(error) === 'NETWORK' ? 'offline' : 'failed', error });
    if (isPassing) this.#wait(RETRY_MS);
    return false;
  }

  #compare(fresh: ContentItem, sent: Body): void {
    // It had arrived the time before, and only the answer was lost: nobody else's words.
    if (fresh.draft && isSame(fresh.draft.body, tidy(sent))) {
      this.#took(sent, fresh);
      return;
    }
    const base = shownOf(this.#state.item);
    this.#sent = null;
    this.#change({ item: fresh });
    this.#meet(base, fresh.draft || fresh.published ? shownOf(fresh) : null, fresh.draft);
  }

  /** What began from `base` here meets what a colleague made of it; null: they took it away, which is for people to settle. */
  #meet(base: Body, theirs: Body | null, draft: ContentItem['draft']): void {
    const { item, body } = this.#state;
    const both = theirs
      ? mergeBodies(base, tidy(body) as Body, theirs)
      : { mine: body, theirs: shownOf({ ...item, draft: null, published: null }) };
    const isAgreed = isSame(both.mine, both.theirs);
    this.#isDirty = !isSame(both.mine, shownOf(item));
    const saving = this.#isDirty ? 'unsaved' : 'saved';
    this.#change({ body: both.mine, theirs: isAgreed ? null : both.theirs, met: draft, saving });
    if (this.#isDirty) this.#keepHere();
    else this.#options.keep(null);
    if (isAgreed && this.#isDirty) this.#options.onMerged();
  }
}

const codeOf = (error: unknown): HttpErrorCode | null => (error instanceof HttpError ? error.code : null);
