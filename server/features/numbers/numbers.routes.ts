import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NumbersAnswer, NumbersQuery } from '#shared/contract/office/numbers.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { offerAnswerTime } from './offer-answer-time.ts';
import { createNumbersReader } from './read-numbers.ts';

const DAYS = 30;

export function numbersRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  const read = createNumbersReader(ctx);
  return async (app) => {
    app.get(
      '/admin/numbers',
      {
        config: { access: 'numbers.read' },
        schema: {
          tags: ['office'],
          summary:
            'Waits, answers, quotations, money and goods of the last days; the own ones, or the owner everybody’s',
          querystring: NumbersQuery,
          response: { 200: NumbersAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request) => read(officeOf(request), request.query.days ?? DAYS),
    );

    app.post(
      '/admin/numbers/site',
      {
        config: { access: 'content.edit' },
        schema: {
          tags: ['content'],
          summary: 'Put the measured time of first answers into the draft of the site’s figures',
          response: { 200: Ok, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request) => {
        await offerAnswerTime(ctx, officeOf(request));
        return { ok: true as const };
      },
    );
  };
}
