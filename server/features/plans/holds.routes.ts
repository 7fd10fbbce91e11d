import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HoldBody, HoldParams, HoldsAnswer, LiftHoldBody } from '#shared/contract/office/holds.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { liftHold, placeHold, showHolds } from './holds.ts';

const tags = ['clinic'];
const response = { 200: HoldsAnswer, '4xx': Failure, '5xx': Failure };

/** What the clinic has stopped, ahead of the table of labels. */
export function holdsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/holds',
      {
        config: { access: 'case.read' },
        schema: { tags, summary: 'Products and rows of the label that no plan passes with now', response },
      },
      async (request) => ({ ok: true as const, holds: await showHolds(ctx, officeOf(request)) }),
    );

    app.post(
      '/admin/holds',
      {
        config: { access: 'plan.write' },
        schema: { tags, summary: 'Stop a product, or one row of its label', body: HoldBody, response },
      },
      async (request) => ({
        ok: true as const,
        holds: await placeHold(ctx, officeOf(request), request.body),
      }),
    );

    app.post(
      '/admin/holds/:id/lift',
      {
        config: { access: 'plan.write' },
        schema: {
          tags,
          summary: 'Take a hold back; it wants a second person where there is one',
          params: HoldParams,
          body: LiftHoldBody,
          response,
        },
      },
      async (request) => ({
        ok: true as const,
        holds: await liftHold(ctx, officeOf(request), request.params.id, request.body),
      }),
    );
  };
}
