import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ReviewAnswer,
  ReviewMonthsAnswer,
  ReviewParams,
  ReviewsAnswer,
  ReviewsQuery,
  VerdictAnswer,
  VerdictBody,
} from '#shared/contract/office/reviews.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { countMonths } from './reviews.store.ts';
import { giveVerdict, showReview, showReviews } from './reviews.ts';

const tags = ['clinic'];
const failures = { '4xx': Failure, '5xx': Failure };
const config = { access: 'plan.write' } as const;

export function reviewsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/reviews',
      {
        config,
        schema: {
          tags,
          summary: 'Plans that were drawn for a second look',
          querystring: ReviewsQuery,
          response: { 200: ReviewsAnswer, ...failures },
        },
      },
      async (request) => ({
        ok: true as const,
        reviews: await showReviews(ctx, officeOf(request), request.query),
      }),
    );

    app.get(
      '/admin/reviews/months',
      {
        config,
        schema: {
          tags,
          summary: 'How complete plans were, and what second doctors said of them, month by month',
          response: { 200: ReviewMonthsAnswer, ...failures },
        },
      },
      async () => ({ ok: true as const, months: await countMonths(ctx.db) }),
    );

    app.get(
      '/admin/reviews/:id',
      {
        config,
        schema: {
          tags,
          summary: 'A plan to look at a second time, with its case and what came of it',
          params: ReviewParams,
          response: { 200: ReviewAnswer, ...failures },
        },
      },
      async (request) => showReview(ctx, officeOf(request), request.params.id),
    );

    app.post(
      '/admin/reviews/:id',
      {
        config,
        schema: {
          tags,
          summary: 'Say what a plan was worth; once, and by a second person where there is one',
          params: ReviewParams,
          body: VerdictBody,
          response: { 200: VerdictAnswer, ...failures },
        },
      },
      async (request) => ({
        ok: true as const,
        review: await giveVerdict(ctx, officeOf(request), request.params.id, request.body),
      }),
    );
  };
}
