import type {
  ContentItemName,
  DecideBody,
  DraftSeen,
  PublishAnswer,
  RemoveBody,
} from '#shared/contract/content/desk.ts';
import type { ContentBody } from '#shared/contract/content/kinds.ts';
import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { listActiveWith, type OfficeActor, requireStepUp } from '../identity/index.ts';
import { bodyOf } from './apply-versions.ts';
import { announceContent, nameInLog } from './content.announce.ts';
import { findVersion, insertVersion, takeRelease, type VersionRow } from './content.store.ts';
import { askForDraft, type DraftRow, deleteDraft, lockDraft, wroteMoney } from './drafts.store.ts';
import { requireSound } from './edit-draft.ts';
import { catchUp } from './follow.ts';
import { licenceFaults, waitsForSecond, wantsStepUp, wantsTwoPeople } from './publish.policy.ts';

type Outcome = PublishAnswer['outcome'];

/**
 * Publishes the draft its reader saw, or notes that they want it where a second person has to agree.
 * @throws {AppError} CONTENT_CHANGED when a colleague saved or published meanwhile; CONTENT_INVALID; STEP_UP_REQUIRED
 */
export function publishDraft(ctx: AppContext, actor: OfficeActor, seen: DraftSeen): Promise<Outcome> {
  return inOrder(ctx, async (tx) => {
    const draft = await requireDraft(tx, seen);
    const before = await inForce(ctx, tx, draft);
    requireSellable(ctx, draft);
    const publishers = await listActiveWith(tx, staffRolesThatCan('content.publish'));
    const isTwos = wantsTwoPeople(draft.kind, before, draft.body);
    const savedBy = writerOf(draft, isTwos);
    const people = { publishers, actor: actor.staffId, savedBy, askedBy: draft.asked_by };
    const isOwnWord = publishers.includes(actor.staffId);
    if (waitsForSecond(people) && (!isOwnWord || isTwos)) {
      await askForDraft(tx, seen, { askedBy: actor.staffId, publishAt: null });
      await note(tx, actor, 'content.ask', draft);
      announceContent(ctx, tx);
      return 'waiting';
    }
    await requireProof(ctx, tx, actor, draft, before);
    await applyDraft(ctx, tx, draft, { before, by: actor, publishers });
    return 'published';
  });
}

/**
 * The second word. Whoever may publish may refuse, also who asked; to agree takes another person than who asked.
 * @throws {AppError} CONTENT_CHANGED, CHANGE_NOT_WAITING, CHANGE_OWN, CONTENT_INVALID, STEP_UP_REQUIRED
 */
export function decideDraft(
  ctx: AppContext,
  actor: OfficeActor,
  { agree, ...seen }: DecideBody,
): Promise<void> {
  return inOrder(ctx, async (tx) => {
    const draft = await requireDraft(tx, seen);
    if (draft.asked_by === null || draft.publish_at !== null) throw new AppError('CHANGE_NOT_WAITING');
    if (!agree) {
      await askForDraft(tx, seen, { askedBy: null, publishAt: null });
      await note(tx, actor, 'content.refuse', draft);
      announceContent(ctx, tx);
      return;
    }
    const publishers = await listActiveWith(tx, staffRolesThatCan('content.publish'));
    if (draft.asked_by === actor.staffId) throw new AppError('CHANGE_OWN');
    const before = await inForce(ctx, tx, draft);
    requireSellable(ctx, draft);
    await requireProof(ctx, tx, actor, draft, before);
    await applyDraft(ctx, tx, draft, { before, by: actor, publishers });
  });
}

/**
 * Takes an article out of the list; papers and orders keep what it was called.
 * @throws {AppError} NOT_FOUND; CONTENT_CHANGED when it is no longer that version
 */
export function removeItem(
  ctx: AppContext,
  actor: OfficeActor,
  { kind, key, version }: RemoveBody,
): Promise<void> {
  return inOrder(ctx, async (tx) => {
    if (kind !== 'product') throw new AppError('NOT_FOUND');
    const before = await findVersion(tx, { kind, key });
    const isThere = before ? before.body !== null : bodyOf(ctx.content.now(), { kind, key }) !== undefined;
    if (!isThere) throw new AppError('NOT_FOUND');
    if ((before?.number ?? 0) !== version) throw new AppError('CONTENT_CHANGED');
    await deleteDraft(tx, { kind, key });
    await insert(
      ctx,
      tx,
      { kind, key, body: null },
      { number: version + 1, savedBy: actor.staffId, agreedBy: null },
    );
    await note(tx, actor, 'content.remove', { kind, key });
    announceContent(ctx, tx);
  });
}

/** Work that publishes; this node has it in force before its answer goes out. */
export async function inOrder<T>(ctx: AppContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const done = await ctx.inTransaction(work);
  await catchUp(ctx);
  return done;
}

/** Whose word a draft is: where two people must want it, of whoever wrote its money. */
const writerOf = (draft: DraftRow, isTwos: boolean): number => (isTwos ? wroteMoney(draft) : draft.saved_by);

async function requireDraft(tx: Transaction, seen: DraftSeen): Promise<DraftRow> {
  const draft = await lockDraft(tx, seen);
  if (draft?.revision !== seen.revision) throw new AppError('CONTENT_CHANGED');
  return draft;
}

export interface InForce {
  number: number;
  body: Record<string, unknown> | null;
}

/** @throws {AppError} CONTENT_CHANGED when the draft began from another version than is in force */
export async function inForce(ctx: AppContext, tx: Transaction, draft: DraftRow): Promise<InForce> {
  const version = await findVersion(tx, draft);
  const number = version?.number ?? 0;
  if (number !== draft.based_on) throw new AppError('CONTENT_CHANGED');
  return { number, body: version ? version.body : (bodyOf(ctx.content.now(), draft) ?? null) };
}

/** @throws {AppError} CONTENT_INVALID */
export function requireSellable(ctx: AppContext, draft: DraftRow): void {
  requireSound(ctx, draft);
  if (draft.kind !== 'product') return;
  const faults = licenceFaults(draft.body as ContentBody<'product'>, ctx.content.now().licences, ctx.now());
  if (faults.length === 0) return;
  throw new AppError('CONTENT_INVALID', {
    fields: Object.fromEntries(faults.map(({ path, code }) => [path, code])),
  });
}

/** Asked last, so that a refusal does not use the proof up. @throws {AppError} STEP_UP_REQUIRED */
export async function requireProof(
  ctx: AppContext,
  tx: Transaction,
  actor: OfficeActor,
  draft: DraftRow,
  before: InForce,
): Promise<void> {
  if (wantsStepUp(draft.kind, before.body, draft.body)) await requireStepUp(ctx, tx, actor);
}

/** Inside a transaction, once everything that speaks against it was asked. */
export async function applyDraft(
  ctx: AppContext,
  tx: Transaction,
  draft: DraftRow,
  {
    before,
    by,
    publishers,
  }: { before: InForce; by: { staffId: number; sessionId?: string }; publishers: readonly number[] },
): Promise<void> {
  const isTwos = wantsTwoPeople(draft.kind, before, draft.body);
  const savedBy = writerOf(draft, isTwos);
  const agreedBy = [by.staffId, draft.asked_by].find((each) => each !== null && each !== savedBy) ?? null;
  await insert(ctx, tx, draft, { number: before.number + 1, savedBy, agreedBy });
  await deleteDraft(tx, draft);
  await recordAudit(tx, {
    ...by,
    action: 'content.publish',
    ...nameInLog(draft, {
      version: before.number + 1,
      ...(isTwos && agreedBy === null && publishers.length === 1 ? { alone: true } : {}),
      ...(draft.kind === 'product' ? { before: priceIn(before.body), after: priceIn(draft.body) } : {}),
    }),
  });
  announceContent(ctx, tx);
}

/** As the office log writes it. */
const priceIn = (body: InForce['body']) =>
  typeof body?.price === 'number' ? { price: String(body.price) } : {};

async function insert(
  ctx: AppContext,
  tx: Transaction,
  { kind, key, body }: Pick<VersionRow, 'kind' | 'key' | 'body'>,
  { number, savedBy, agreedBy }: { number: number; savedBy: number; agreedBy: number | null },
): Promise<void> {
  const release = await takeRelease(tx);
  const by = { saved_by: savedBy, agreed_by: agreedBy, at: ctx.now() };
  const row = await insertVersion(tx, { kind, key, body, number, release, ...by });
  if (!row) throw new AppError('CONTENT_CHANGED');
}

function note(
  tx: Transaction,
  { staffId, sessionId }: OfficeActor,
  action: 'content.ask' | 'content.refuse' | 'content.remove',
  item: ContentItemName,
): Promise<void> {
  return recordAudit(tx, { staffId, sessionId, action, ...nameInLog(item) });
}
