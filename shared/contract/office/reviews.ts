import { type Static, Type } from 'typebox';
import { PLAN_POINTS, REVIEW_LISTS, VERDICTS } from '../../domain/plan/completeness.ts';
import { OUTCOMES } from '../../domain/plan/outcome.ts';
import { Message } from '../chat.ts';
import { closed, Id, Instant, LocalizedText, nullable } from '../wire.ts';
import { DoneBy } from './authors.ts';
import { Case, Day, oneOf } from './cases.ts';
import { SentPlan } from './plans.ts';

const Count = Type.Integer({ minimum: 0 });
const Points = Type.Array(oneOf(PLAN_POINTS));

/** A sent plan that was drawn for a second look. */
export const Review = Type.Object(
  {
    id: Id,
    plan_id: Id,
    case_id: Id,
    chat_id: Id,
    week: { ...Day, description: 'the Monday of the week in which the plan was sent' },
    farmer: Type.String(),
    crop: LocalizedText,
    problem: LocalizedText,
    sent_at: Instant,
    by: { ...DoneBy, description: 'who wrote the plan' },
    missing: nullable({
      ...Points,
      description: 'the points that it lacked of the seven; null: sent before points were counted',
    }),
    drawn_for: DoneBy,
    is_for_me: Type.Boolean(),
    is_mine: Type.Boolean({ description: 'the reader wrote the plan' }),
    is_alone: Type.Boolean({ description: 'nobody but its writer writes plans' }),
    may_answer: Type.Boolean(),
    answer: nullable(
      Type.Object(
        {
          verdict: oneOf(VERDICTS),
          reason: Type.String(),
          by: DoneBy,
          at: Instant,
          alone: Type.Boolean({ description: 'by its writer, for want of anybody else' }),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type Review = Static<typeof Review>;

/** GET /admin/reviews: the open ones, the reader’s first, then the oldest; or those of the reader’s plans, or all that are answered, newest first. */
export const ReviewsQuery = Type.Object(
  { list: oneOf(REVIEW_LISTS), case_id: Type.Optional({ ...Id, description: 'of one case alone' }) },
  closed,
);
export type ReviewsQuery = Static<typeof ReviewsQuery>;
export const ReviewsAnswer = Type.Object({ ok: Type.Literal(true), reviews: Type.Array(Review) }, closed);
export type ReviewsAnswer = Static<typeof ReviewsAnswer>;

/** GET /admin/reviews/{id}: all that a verdict is given over. */
export const ReviewParams = Type.Object({ id: Id }, closed);
export const ReviewAnswer = Type.Object(
  {
    ok: Type.Literal(true),
    review: Review,
    plan: SentPlan,
    case: Case,
    messages: Type.Array(Message, { description: 'of the case, oldest first' }),
    outcome: nullable(oneOf(OUTCOMES)),
  },
  closed,
);
export type ReviewAnswer = Static<typeof ReviewAnswer>;

/** POST /admin/reviews/{id}: one verdict for each plan; another one is a 409. */
export const VerdictBody = Type.Object(
  { verdict: oneOf(VERDICTS), reason: Type.String({ minLength: 1, maxLength: 500 }) },
  closed,
);
export type VerdictBody = Static<typeof VerdictBody>;
export const VerdictAnswer = Type.Object({ ok: Type.Literal(true), review: Review }, closed);
export type VerdictAnswer = Static<typeof VerdictAnswer>;

/** GET /admin/reviews/months: by the month in which plans were sent, newest first. */
export const ReviewMonth = Type.Object(
  {
    month: Type.String({ description: 'YYYY-MM in India' }),
    plans: { ...Count, description: 'sent' },
    scored: { ...Count, description: 'of these, with their points counted' },
    points: { ...Count, description: 'sum over those scored, seven at most each' },
    drawn: Count,
    best: Count,
    partial: Count,
    ineffective: Count,
  },
  closed,
);
export type ReviewMonth = Static<typeof ReviewMonth>;
export const ReviewMonthsAnswer = Type.Object(
  { ok: Type.Literal(true), months: Type.Array(ReviewMonth) },
  closed,
);
export type ReviewMonthsAnswer = Static<typeof ReviewMonthsAnswer>;
