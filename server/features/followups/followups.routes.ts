import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OutcomesAnswer, OutcomesQuery } from '#shared/contract/office/outcomes.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { offerRate } from './offer-rate.ts';
import { readOutcomes } from './read-outcomes.ts';

const failures = { '4xx': Failure, '5xx': Failure };

export function followupsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/outcomes',
      {
        config: { access: 'numbers.read' },
        schema: {
          tags: ['office'],
          summary: 'What farmers answered whether plans worked, by problem, crop, line and taluk',
          querystring: OutcomesQuery,
          response: { 200: OutcomesAnswer, ...failures },
        },
      },
      async (request) => readOutcomes(ctx, officeOf(request), request.query),
    );

    app.post(
      '/admin/outcomes/site',
      {
        config: { access: 'content.edit' },
        schema: {
          tags: ['content'],
          summary: 'Put the counted rate into the draft of the site’s figures',
          response: { 200: Ok, ...failures },
        },
      },
      async (request) => {
        await offerRate(ctx, officeOf(request));
        return { ok: true as const };
      },
    );
  };
}
