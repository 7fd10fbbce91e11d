import { checkContent } from '#shared/contract/content/check.ts';
import type {
  ContentItemName,
  DraftSeen,
  RestoreBody,
  SaveDraftBody,
} from '#shared/contract/content/desk.ts';
import { CONTENT_KINDS } from '#shared/contract/content/kinds.ts';
import type { ContentFault } from '#shared/domain/content/fault.ts';
import { tidy } from '#shared/domain/content/typed.ts';
import { readShippedContent } from '../../content-in-force.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { sampleFaults } from '../../sample-content.ts';
import type { OfficeActor } from '../identity/index.ts';
import { bodyOf } from './apply-versions.ts';
import { announceContent, nameInLog } from './content.announce.ts';
import { findVersion, findVersionByNumber } from './content.store.ts';
import { deleteDraft, insertDraft, lockDraft, updateDraft, wroteMoney } from './drafts.store.ts';
import { wantsTwoPeople } from './publish.policy.ts';

/** Bytes of JSON: a policy in two languages, twice. */
const LARGEST_BODY = 250_000;

/**
 * Keeps what somebody is writing, half filled as it may be, in place of the revision they saw.
 * @throws {AppError} NOT_FOUND; CONTENT_TOO_LARGE; CONTENT_INVALID for a letter that no database keeps; CONTENT_CHANGED when a
 * colleague saved meanwhile
 */
export function saveDraft(ctx: AppContext, actor: OfficeActor, input: SaveDraftBody): Promise<void> {
  requireItem(ctx, input);
  const body = tidy(input.body) as Record<string, unknown>;
  if (JSON.stringify(body).length > LARGEST_BODY) throw new AppError('CONTENT_TOO_LARGE');
  requireStorable(body);
  return ctx.inTransaction(async (tx) => {
    // Whoever begins anew from an old version would undo what a colleague has published since.
    if (input.revision === 0 && ((await findVersion(tx, input))?.number ?? 0) !== input.version)
      throw new AppError('CONTENT_CHANGED');
    await keepDraft(ctx, tx, actor, input, body);
  });
}

/**
 * Lets an earlier text of an item be the draft, to be looked at and published again. Version 0 is what was shipped.
 * @throws {AppError} NOT_FOUND, CONTENT_CHANGED
 */
export function restoreVersion(ctx: AppContext, actor: OfficeActor, input: RestoreBody): Promise<void> {
  requireItem(ctx, input);
  return ctx.inTransaction(async (tx) => {
    const body =
      input.number === 0
        ? bodyOf(readShippedContent(), input)
        : (await findVersionByNumber(tx, input, input.number))?.body;
    if (!body) throw new AppError('NOT_FOUND');
    await keepDraft(ctx, tx, actor, input, body);
  });
}

/** @throws {AppError} CONTENT_INVALID, with each field that holds half of an emoji or a zero */
function requireStorable(body: Record<string, unknown>): void {
  const fields = unstorableIn(body);
  if (fields.length === 0) return;
  throw new AppError('CONTENT_INVALID', {
    fields: Object.fromEntries(fields.map((path) => [path, 'unseen'])),
  });
}

/** Of an emoji that was cut in two. */
const HALF = /[\uD800-\uDFFF]/u;

function unstorableIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return HALF.test(value) || value.includes('\0') ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    ...unstorableIn(name, path),
    ...unstorableIn(part, path ? `${path}.${name}` : name),
  ]);
}

async function keepDraft(
  ctx: AppContext,
  tx: Transaction,
  actor: OfficeActor,
  seen: DraftSeen,
  body: Record<string, unknown>,
): Promise<void> {
  const { kind, key, revision } = seen;
  const at = ctx.now();
  const basedOn = (await findVersion(tx, seen))?.number ?? 0;
  const { staffId } = actor;
  const before = revision === 0 ? undefined : await lockDraft(tx, seen);
  // Whoever mends a comma in a colleague's draft has not said the second word to their price.
  const isOwnMoney = !before || wantsTwoPeople(kind, { number: before.based_on, body: before.body }, body);
  const moneyBy = isOwnMoney ? staffId : wroteMoney(before);
  const draft =
    revision === 0
      ? await insertDraft(tx, { kind, key, body, based_on: basedOn, saved_by: staffId, at })
      : await updateDraft(tx, seen, { body, basedOn, staffId, moneyBy, at });
  if (!draft) throw new AppError('CONTENT_CHANGED');
  announceContent(ctx, tx);
}

/** @throws {AppError} CONTENT_CHANGED */
export function discardDraft(ctx: AppContext, actor: OfficeActor, seen: DraftSeen): Promise<void> {
  return ctx.inTransaction(async (tx) => {
    const draft = await lockDraft(tx, seen);
    // Gone already: what was wanted is so.
    if (!draft) return;
    if (draft.revision !== seen.revision) throw new AppError('CONTENT_CHANGED');
    await deleteDraft(tx, seen);
    const { staffId, sessionId } = actor;
    await recordAudit(tx, { staffId, sessionId, action: 'content.discard', ...nameInLog(seen) });
    announceContent(ctx, tx);
  });
}

/** @throws {AppError} CONTENT_INVALID, with each field that is wrong */
export function requireSound(
  ctx: Pick<AppContext, 'config'>,
  item: ContentItemName & { body: Record<string, unknown> },
): void {
  const faults = soundFaults(ctx, item);
  if (faults.length === 0) return;
  throw new AppError('CONTENT_INVALID', {
    fields: Object.fromEntries(faults.map(({ path, code }) => [path, code])),
  });
}

/** What is wrong with the text of an item. Where visitors are kept from samples nobody publishes one. */
export function soundFaults(
  { config }: Pick<AppContext, 'config'>,
  { kind, key, body }: ContentItemName & { body: Record<string, unknown> },
): ContentFault[] {
  const faults = checkContent(kind, body);
  if (config.samples === 'closed') faults.push(...sampleFaults(kind, body));
  // An article is found by its sku, under which farmers have links to it.
  if (kind === 'product' && body.sku !== key) faults.push({ path: 'sku', code: 'sku' });
  return faults;
}

/** @throws {AppError} NOT_FOUND for a key of a kind that has none, or a policy nobody wrote */
export function requireItem({ content }: Pick<AppContext, 'content'>, { kind, key }: ContentItemName): void {
  const { keyed, grows } = CONTENT_KINDS[kind];
  const isThere = grows ? key !== '' : bodyOf(content.now(), { kind, key }) !== undefined;
  if (keyed !== (key !== '') || !isThere) throw new AppError('NOT_FOUND');
}
