import type { Review, ReviewAnswer, ReviewsQuery, VerdictBody } from '#shared/contract/office/reviews.ts';
import { staffRolesThatCan } from '#shared/domain/capabilities.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Sql } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors.ts';
import { findCase } from '../cases/index.ts';
import { showMessages } from '../chat/index.ts';
import { listActiveWith, type OfficeActor, tooLate } from '../identity/index.ts';
import { findPlan } from '../plans/index.ts';
import * as store from './reviews.store.ts';

const REASON_MAX = 500;

export async function showReviews(
  ctx: AppContext,
  actor: OfficeActor,
  query: ReviewsQuery,
): Promise<Review[]> {
  const writers = await planWriters(ctx.db);
  return (await store.listReviews(ctx.db, query, actor.staffId)).map((row) =>
    viewReview(row, actor, writers),
  );
}

/** A plan with its case, what was said and sent in it, and what came of it. @throws {AppError} NOT_FOUND */
export async function showReview(ctx: AppContext, actor: OfficeActor, id: number): Promise<ReviewAnswer> {
  const row = await store.findReview(ctx.db, id);
  if (!row) throw new AppError('NOT_FOUND');
  const [plan, of, writers] = await Promise.all([
    findPlan(ctx.db, row.plan_id),
    findCase(ctx.db, ctx.queries, row.case_id),
    planWriters(ctx.db),
  ]);
  // Erased or moved between two statements.
  if (!plan || !of) throw new AppError('NOT_FOUND');
  const { id: _id, ...sent } = plan;
  return {
    ok: true,
    review: viewReview(row, actor, writers),
    plan: sent,
    case: of,
    messages: await showMessages(ctx.db, 'admin', of.message_ids),
    outcome: row.outcome,
  };
}

/**
 * What a second doctor says of a plan; its writer, where nobody else writes plans, and the row says so. Said again in the
 * same words it is the same verdict.
 * @throws {AppError} NOT_FOUND, INVALID_INPUT, REVIEW_WANTS_SECOND; REVIEW_DONE naming the colleague who was faster
 */
export async function giveVerdict(
  ctx: AppContext,
  actor: OfficeActor,
  id: number,
  body: VerdictBody,
): Promise<Review> {
  const reason = cleanLine(body.reason, REASON_MAX);
  if (reason === '') throw new AppError('INVALID_INPUT', { fields: { reason: 'is empty' } });
  return ctx.inTransaction(async (tx) => {
    const row = await store.lockReview(tx, id);
    if (!row) throw new AppError('NOT_FOUND');
    const writers = await planWriters(tx);
    const { verdict } = body;
    if (row.answered_by === actor.staffId && row.verdict === verdict && row.reason === reason)
      return viewReview(row, actor, writers);
    const subject = `plan:${row.plan_id}`;
    const act = { action: 'plan.review', subject, chatId: row.chat_id } as const;
    const { is_alone: alone, may_answer: mayAnswer } = viewReview(row, actor, writers);
    const asked = { by: actor.staffId, now: ctx.now(), alone };
    if (row.verdict === null && !mayAnswer) throw new AppError('REVIEW_WANTS_SECOND');
    if (!(await store.setVerdict(tx, id, { verdict, reason }, asked)))
      throw await tooLate(tx, actor, 'REVIEW_DONE', { actions: [act.action], chatId: row.chat_id, subject });
    await recordAudit(tx, { ...actor, ...act, detail: { verdict, alone } });
    const said = await store.findReview(tx, id);
    if (!said) throw new Error(`review ${id} is gone while it is held`);
    return viewReview(said, actor, writers);
  });
}

const planWriters = (db: Sql): Promise<number[]> => listActiveWith(db, staffRolesThatCan('plan.write'));

function viewReview(row: store.ReviewRow, { staffId }: OfficeActor, writers: readonly number[]): Review {
  const { reader_id: reader, writer_id: writer, verdict, reason, answered_at: at, answerer, ...more } = row;
  const { answered_by: _by, alone, outcome: _outcome, ...review } = more;
  const isAlone = writers.every((each) => each === writer);
  const isAnswered = verdict !== null && reason !== null && answerer !== null && at !== null;
  return {
    ...review,
    is_for_me: reader === staffId,
    is_mine: writer === staffId,
    is_alone: isAlone,
    may_answer: verdict === null && writers.includes(staffId) && (writer !== staffId || isAlone),
    answer: isAnswered ? { verdict, reason, by: answerer, at, alone: alone === true } : null,
  };
}
