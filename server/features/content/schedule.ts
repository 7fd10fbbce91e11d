import type { ScheduleBody } from '#shared/contract/content/desk.ts';
import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { listActiveWith, type OfficeActor } from '../identity/index.ts';
import { announceContent, nameInLog } from './content.announce.ts';
import { askForDraft, type DraftRow, lockDraft, lockDueDraft, wroteMoney } from './drafts.store.ts';
import { requireSound } from './edit-draft.ts';
import { waitsForSecond, wantsTwoPeople } from './publish.policy.ts';
import { applyDraft, type InForce, inForce, inOrder, requireProof, requireSellable } from './publish.ts';

/**
 * Notes when the draft is to be published by itself; without a moment it is not any more. What two people must want is
 * timed by somebody else than who wrote it.
 * @throws {AppError} CONTENT_CHANGED, CONTENT_INVALID, CONTENT_WAITS, CONTENT_TIME (the moment has passed), STEP_UP_REQUIRED
 */
export function scheduleDraft(
  ctx: AppContext,
  actor: OfficeActor,
  { at, ...seen }: ScheduleBody,
): Promise<void> {
  const publishAt = at === null ? null : new Date(at);
  if (publishAt !== null && publishAt <= ctx.now()) throw new AppError('CONTENT_TIME');
  return ctx.inTransaction(async (tx) => {
    const draft = await lockDraft(tx, seen);
    if (draft?.revision !== seen.revision) throw new AppError('CONTENT_CHANGED');
    if (publishAt !== null) {
      requireSound(ctx, draft);
      const { before } = await requireTwo(ctx, tx, draft, actor.staffId);
      await requireProof(ctx, tx, actor, draft, before);
    }
    await askForDraft(tx, seen, { askedBy: publishAt === null ? null : actor.staffId, publishAt });
    const { staffId, sessionId } = actor;
    await recordAudit(tx, {
      staffId,
      sessionId,
      action: 'content.schedule',
      ...nameInLog(seen, { at }),
    });
    announceContent(ctx, tx);
  });
}

/** Publishes what was timed, one draft a transaction. */
export async function publishDue(ctx: AppContext): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await inOrder(ctx, (tx) => publishNextDue(ctx, tx));
}

/**
 * What can no longer stand is not published (a licence ended meanwhile, its person may not publish any more): its time is
 * taken off, and the log says why.
 */
async function publishNextDue(ctx: AppContext, tx: Transaction): Promise<boolean> {
  const draft = await lockDueDraft(tx, ctx.now());
  if (!draft) return false;
  const by = { staffId: draft.asked_by ?? draft.saved_by };
  try {
    const { before, publishers } = await requireTwo(ctx, tx, draft, by.staffId);
    if (!publishers.includes(by.staffId)) throw new AppError('CONTENT_WAITS');
    requireSellable(ctx, draft);
    await applyDraft(ctx, tx, draft, { before, by, publishers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await askForDraft(tx, draft, { askedBy: null, publishAt: null });
    await recordAudit(tx, {
      ...by,
      action: 'content.missed',
      ...nameInLog(draft, { why: error.code }),
    });
    announceContent(ctx, tx);
  }
  return true;
}

/** Answers what is in force, and who may publish. @throws {AppError} CONTENT_WAITS where one person alone would change what farmers pay */
async function requireTwo(
  ctx: AppContext,
  tx: Transaction,
  draft: DraftRow,
  actor: number,
): Promise<{ before: InForce; publishers: readonly number[] }> {
  const publishers = await listActiveWith(tx, staffRolesThatCan('content.publish'));
  const before = await inForce(ctx, tx, draft);
  const isOnes = waitsForSecond({ publishers, actor, savedBy: wroteMoney(draft), askedBy: null });
  if (isOnes && wantsTwoPeople(draft.kind, before, draft.body)) throw new AppError('CONTENT_WAITS');
  return { before, publishers };
}
