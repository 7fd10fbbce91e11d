import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { OutcomesAnswer, OutcomesQuery } from '#shared/contract/office/outcomes.ts';
import { Failure, Ok } from '#shared/contract/wire.ts';
import { dayInIndia } from '#shared/domain/licence-end.ts';
import { RATE_FROM, shareOf } from '#shared/domain/plan/outcome.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { readItem, saveDraft } from '../content/index.ts';
import { type OfficeActor, officeOf } from '../identity/index.ts';
import { countFarmers } from './outcomes.store.ts';
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

/**
 * Puts the counted rate, with its farmers and this day, into the draft of the site's figures: it is looked at and published
 * as any of them is.
 * @throws {AppError} OUTCOMES_FEW; CONTENT_CHANGED when a colleague saved meanwhile
 */
async function offerRate(ctx: AppContext, actor: OfficeActor): Promise<void> {
  const { better, farmers } = await countFarmers(ctx.db);
  if (farmers < RATE_FROM) throw new AppError('OUTCOMES_FEW');
  const name = { kind: 'statistics', key: '' } as const;
  const { draft, published, version } = await readItem(ctx, name);
  const body = {
    ...(draft?.body ?? published ?? {}),
    success: shareOf(better, farmers),
    successBetter: better,
    successOf: farmers,
    successOn: dayInIndia(ctx.now()),
  };
  await saveDraft(ctx, actor, { ...name, revision: draft?.revision ?? 0, version, body });
}
