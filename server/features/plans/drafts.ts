import type { LastPlanAnswer, PlanDraft, PlanDraftBody, SentPlan } from '#shared/contract/office/plans.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { shiftDays } from '#shared/domain/plan/plan-days.ts';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { announceCases, type CaseRow, findCase, lockCase } from '../cases/index.ts';
import { lockChat } from '../chat/index.ts';
import { type OfficeActor, tooLate } from '../identity/index.ts';
import * as store from './plans.store.ts';

/** @throws {AppError} NOT_FOUND */
export async function requireCase(ctx: AppContext, caseId: number): Promise<CaseRow> {
  const of = await findCase(ctx.db, ctx.queries, caseId);
  if (!of) throw new AppError('NOT_FOUND');
  return of;
}

/** Holds chat and case until the transaction ends, in this order. @throws {AppError} NOT_FOUND */
export async function holdCase(ctx: AppContext, tx: Transaction, of: CaseRow): Promise<CaseRow> {
  await lockChat(tx, of.chat_id);
  const held = await lockCase(tx, ctx.queries, of.id);
  if (held?.chat_id !== of.chat_id) throw new AppError('NOT_FOUND');
  return held;
}

/** @throws {AppError} NOT_FOUND */
export async function showDraft(
  ctx: AppContext,
  actor: OfficeActor,
  caseId: number,
): Promise<PlanDraft | null> {
  await requireCase(ctx, caseId);
  const row = await store.findDraft(ctx.db, caseId);
  return row ? viewDraft(row, actor) : null;
}

const viewDraft = ({ updated_by: by, ...row }: store.DraftRow, { staffId }: OfficeActor): PlanDraft => ({
  ...row,
  is_mine: by === staffId,
});

/**
 * Keeps what is written, whatever the gates say of it: they judge at the sending.
 * @throws {AppError} NOT_FOUND; PLAN_CHANGED when a colleague was faster
 */
export async function keepDraft(
  ctx: AppContext,
  actor: OfficeActor,
  caseId: number,
  { version, plan, reasons }: PlanDraftBody,
): Promise<PlanDraft> {
  const of = await requireCase(ctx, caseId);
  return ctx.inTransaction(async (tx) => {
    await holdCase(ctx, tx, of);
    const written = { by: actor.staffId, now: ctx.now() };
    const kept = await store.saveDraft(tx, { caseId, version }, { plan, reasons }, written);
    if (!kept) throw await planChanged(tx, actor, of);
    tx.afterCommit(() => announceCases(ctx, of.chat_id));
    return viewDraft(kept, actor);
  });
}

/** Drops the draft that was seen. @throws {AppError} NOT_FOUND, PLAN_CHANGED */
export async function dropDraft(
  ctx: AppContext,
  actor: OfficeActor,
  caseId: number,
  version: number,
): Promise<void> {
  const of = await requireCase(ctx, caseId);
  await ctx.inTransaction(async (tx) => {
    await holdCase(ctx, tx, of);
    if (!(await store.findDraft(tx, caseId))) return;
    if (!(await store.deleteDraft(tx, caseId, version))) throw await planChanged(tx, actor, of);
    tx.afterCommit(() => announceCases(ctx, of.chat_id));
  });
}

/** The refusal of somebody whose words are about a draft that is over; it names who sent it. */
export const planChanged = (tx: Transaction, actor: OfficeActor, of: CaseRow): Promise<AppError> =>
  tooLate(tx, actor, 'PLAN_CHANGED', {
    actions: ['plan.send'],
    chatId: of.chat_id,
    detail: { case_id: of.id },
  });

/** @throws {AppError} NOT_FOUND */
export async function showPlan(ctx: AppContext, id: number): Promise<SentPlan> {
  const row = await store.findPlan(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND');
  return viewPlan(row);
}

/** Newest first. @throws {AppError} NOT_FOUND */
export async function showPlans(ctx: AppContext, caseId: number): Promise<SentPlan[]> {
  await requireCase(ctx, caseId);
  return (await store.listPlans(ctx.db, caseId)).map(viewPlan);
}

export const viewPlan = ({ id: _id, ...row }: store.SentRow): SentPlan => row;

/** A sent plan to write on from, its days as far ahead of today as they were then. @throws {AppError} NOT_FOUND */
export async function showLastPlan(ctx: AppContext, caseId: number): Promise<LastPlanAnswer> {
  const { chat_id: chatId, facts } = await requireCase(ctx, caseId);
  const last = await store.findLastPlan(ctx.db, { caseId, chatId, crop: facts.crop });
  if (!last) return { ok: true, plan: null, of: null };
  const plan = shiftDays(last.plan, dayInIndia(new Date(last.sent_at)), dayInIndia(ctx.now()));
  return { ok: true, plan, of: last.id };
}
