import { type Static, Type } from 'typebox';
import { DoneBy } from '#shared/contract/office/authors.ts';
import { oneOf } from '#shared/contract/office/cases.ts';
import { Review, ReviewMonth, type ReviewsQuery, type VerdictBody } from '#shared/contract/office/reviews.ts';
import { nullable } from '#shared/contract/wire.ts';
import { PLAN_POINTS, VERDICTS } from '#shared/domain/plan/completeness.ts';
import { OUTCOMES } from '#shared/domain/plan/outcome.ts';
import { type Sql, sql } from '../../platform/database/db.ts';
import { nameOf } from '../identity/index.ts';
import type { Drawn, SentInWeek } from './draw-lots.ts';

const SentRow = Type.Object({ id: Type.Integer(), created_by: Type.Integer() });

/** Plans that were sent between two instants, of farmers who have not asked to be deleted. */
export function listSentBetween(db: Sql, from: Date, to: Date): Promise<SentInWeek[]> {
  return db.many(
    SentRow,
    sql`select p.id, p.created_by from plans p join chats c on c.id = p.chat_id join farmers f on f.id = c.farmer_id
        where p.created_at >= ${from}::timestamptz and p.created_at < ${to}::timestamptz
          and f.deletion_requested_at is null order by p.id`,
  );
}

/** @returns false where it is drawn already; who is drawing it meanwhile is waited for */
export async function insertWeek(
  tx: Sql,
  { week, plans, now }: { week: string; plans: number; now: Date },
): Promise<boolean> {
  const rows = await tx.run(
    sql`insert into plan_review_weeks (week, plans, drawn_at) values (${week}::date, ${plans}, ${now})
        on conflict (week) do nothing`,
  );
  return rows === 1;
}

export async function insertDrawn(tx: Sql, week: string, { planId, drawnFor }: Drawn): Promise<void> {
  await tx.run(
    sql`insert into plan_reviews (plan_id, week, drawn_for) values (${planId}, ${week}::date, ${drawnFor})`,
  );
}

const { id, plan_id, case_id, chat_id, week, farmer, crop, problem, sent_at, by, drawn_for } =
  Review.properties;

export const ReviewRow = Type.Object({
  ...{ id, plan_id, case_id, chat_id, week, farmer, crop, problem, sent_at, by, drawn_for },
  missing: nullable(Type.Array(oneOf(PLAN_POINTS))),
  reader_id: Type.Integer(),
  writer_id: Type.Integer(),
  verdict: nullable(oneOf(VERDICTS)),
  reason: nullable(Type.String()),
  answered_by: nullable(Type.Integer()),
  answered_at: nullable(Type.String()),
  answerer: nullable(DoneBy),
  alone: nullable(Type.Boolean()),
  outcome: nullable(oneOf(OUTCOMES)),
});
export type ReviewRow = Static<typeof ReviewRow>;

const select = sql`select r.id, r.plan_id, p.case_id, p.chat_id, r.week::text as week, f.name as farmer,
    p.card -> 'crop' as crop, p.card -> 'problem' -> 'name' as problem, p.created_at as sent_at,
    ${nameOf(sql`p.created_by`, sql`p.created_at`)} as by, p.missing,
    ${nameOf(sql`r.drawn_for`, sql`w.drawn_at`)} as drawn_for, r.drawn_for as reader_id, p.created_by as writer_id,
    r.verdict, r.reason, r.answered_by, r.answered_at,
    ${nameOf(sql`r.answered_by`, sql`r.answered_at`)} as answerer, r.alone,
    (select o.answer from outcomes o where o.plan_id = p.id) as outcome
  from plan_reviews r join plan_review_weeks w on w.week = r.week join plans p on p.id = r.plan_id
    join chats c on c.id = p.chat_id
    join farmers f on f.id = c.farmer_id and f.deletion_requested_at is null`;

const MOST = 100;

export function listReviews(
  db: Sql,
  { list, case_id: caseId }: ReviewsQuery,
  staffId: number,
): Promise<ReviewRow[]> {
  const isOf = sql`(${caseId ?? null}::bigint is null or p.case_id = ${caseId ?? null}::bigint)`;
  if (list === 'open')
    return db.many(
      ReviewRow,
      sql`${select} where r.verdict is null and ${isOf} order by r.drawn_for <> ${staffId}, r.id limit ${MOST}`,
    );
  const isWanted = list === 'mine' ? sql`p.created_by = ${staffId}` : sql`r.verdict is not null`;
  return db.many(
    ReviewRow,
    sql`${select} where ${isWanted} and ${isOf} order by r.answered_at desc nulls last, r.id desc limit ${MOST}`,
  );
}

export const findReview = (db: Sql, reviewId: number): Promise<ReviewRow | undefined> =>
  db.maybe(ReviewRow, sql`${select} where r.id = ${reviewId}`);

/** Holds it until the transaction ends. */
export const lockReview = (tx: Sql, reviewId: number): Promise<ReviewRow | undefined> =>
  tx.maybe(ReviewRow, sql`${select} where r.id = ${reviewId} for update of r`);

/** Compare-and-set: false where there is a verdict already. */
export async function setVerdict(
  tx: Sql,
  reviewId: number,
  { verdict, reason }: VerdictBody,
  { by: staffId, now, alone }: { by: number; now: Date; alone: boolean },
): Promise<boolean> {
  const rows = await tx.run(
    sql`update plan_reviews set verdict = ${verdict}, reason = ${reason}, answered_by = ${staffId}, answered_at = ${now},
          alone = ${alone}
        where id = ${reviewId} and verdict is null`,
  );
  return rows === 1;
}

const MONTHS = 12;

/** By the month in which a plan was sent, the newest first. */
export function countMonths(db: Sql): Promise<ReviewMonth[]> {
  return db.many(
    ReviewMonth,
    sql`select to_char(p.created_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, count(*) as plans,
          count(p.missing) as scored,
          coalesce(sum(${PLAN_POINTS.length}::int - cardinality(p.missing)), 0) as points, count(r.id) as drawn,
          count(*) filter (where r.verdict = 'best') as best, count(*) filter (where r.verdict = 'partial') as partial,
          count(*) filter (where r.verdict = 'ineffective') as ineffective
        from plans p left join plan_reviews r on r.plan_id = p.id group by 1 order by 1 desc limit ${MONTHS}`,
  );
}
