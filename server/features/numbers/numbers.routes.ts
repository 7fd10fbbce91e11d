import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { NumbersAnswer, NumbersQuery } from '#shared/contract/office/numbers.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { ANSWER_TIME_FROM, MEASURED_DAYS } from '#shared/domain/time/answer-promise.ts';
import { indiaDay } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { readItem, saveDraft } from '../content/index.ts';
import { type OfficeActor, officeOf } from '../identity/index.ts';
import { readAnswerTimes } from './answer-times.store.ts';
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

/**
 * Puts the median of the last days' first answers, with their number and this day, into the draft of the site's figures: it is
 * looked at and published as any of them is.
 * @throws {AppError} OUTCOMES_FEW; CONTENT_CHANGED when a colleague saved meanwhile
 */
async function offerAnswerTime(ctx: AppContext, actor: OfficeActor): Promise<void> {
  const { count, medianS } = await readAnswerTimes(ctx.db, indiaDay(ctx.now()) - MEASURED_DAYS);
  if (count < ANSWER_TIME_FROM) throw new AppError('OUTCOMES_FEW');
  const name = { kind: 'statistics', key: '' } as const;
  const { draft, published, version } = await readItem(ctx, name);
  const body = {
    ...(draft?.body ?? published ?? {}),
    // Never better than it is.
    answerMinutes: Math.max(1, Math.ceil(medianS / 60)),
    answerOf: count,
    answerOn: dayInIndia(ctx.now()),
  };
  await saveDraft(ctx, actor, { ...name, revision: draft?.revision ?? 0, version, body });
}
