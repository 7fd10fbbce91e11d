import { tidy } from '#shared/domain/content/typed.ts';
import type { ContentItem } from '../content.api.ts';
import { isSame } from '../form/at-path.ts';
import { blankOf, schemaOf } from '../form/schema.ts';
import type { KeptBody } from './kept-body.ts';

const isGroup = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  /**
   * A colleague saved or published meanwhile and changed fields that were changed here too: the same text with those as they
   * have them, to choose from.
   */
  theirs: Body | null;
  /** The draft of theirs that was met; null where they published it, or threw it away. */
  met: ContentItem['draft'];
}

/** What a form of this item shows: its draft, else what is published, else nothing filled in. */
export function shownOf({ kind, key, draft, published }: ContentItem): Body {
  if (draft) return draft.body;
  if (published) return published;
  return { ...(blankOf(schemaOf(kind)) as Body), ...(kind === 'product' ? { sku: key } : {}) };
}

/** What was typed and not saved goes on; where somebody saved meanwhile, what both have changed is shown. */
export function beginning(item: ContentItem, kept: KeptBody | null): DraftState {
  const shown = shownOf(item);
  const rest: DraftState = {
    item,
    body: shown,
    saving: item.draft ? 'saved' : 'idle',
    error: null,
    theirs: null,
    met: null,
  };
  if (!kept || isSame(tidy(kept.body), shown)) return rest;
  const { body, base, sent } = kept;
  // What was sent has arrived, and only its answer did not.
  if (isSameStart(item, kept) || (sent && isSame(tidy(sent), item.draft?.body)))
    return { ...rest, body, saving: 'unsaved' };
  const met = base ? mergeBodies(base, tidy(body) as Body, shown) : { mine: body, theirs: shown };
  const theirs = isSame(met.mine, met.theirs) ? null : met.theirs;
  return { ...rest, body: met.mine, saving: 'unsaved', theirs, met: item.draft };
}

/** Whether nobody has saved or published since. */
export const isSameStart = (item: ContentItem, kept: KeptBody | null): boolean =>
  kept?.revision === revisionOf(item) && kept.version === item.version;

/** 0 says that there is no draft. */
export const revisionOf = ({ draft }: ContentItem): number => draft?.revision ?? 0;

/**
 * Two texts that began from one, each with what the other one alone has changed: they differ only in the fields that both have
 * changed. A list is one field: who adds a line and who moves one mean different numbers by the same place.
 */
export function mergeBodies(base: Body, mine: Body, theirs: Body): { mine: Body; theirs: Body } {
  return merge(base, mine, theirs) as { mine: Body; theirs: Body };
}

function merge(base: unknown, mine: unknown, theirs: unknown): { mine: unknown; theirs: unknown } {
  if (isSame(mine, base)) return { mine: theirs, theirs };
  if (isSame(theirs, base) || isSame(mine, theirs)) return { mine, theirs: mine };
  if (!isGroup(base) || !isGroup(mine) || !isGroup(theirs)) return { mine, theirs };
  const merged: { mine: Body; theirs: Body } = { mine: {}, theirs: {} };
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const field = merge(base[name], mine[name], theirs[name]);
    if (field.mine !== undefined) merged.mine[name] = field.mine;
    if (field.theirs !== undefined) merged.theirs[name] = field.theirs;
  }
  return merged;
}
