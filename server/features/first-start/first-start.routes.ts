import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { StartAnswer, StepBody, TryAnswer, TryBody } from '#shared/contract/first-start.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { officeOf } from '../identity/index.ts';
import { markStep, readStart, trySetting } from './first-start.ts';

const tags = ['first-start'];
const failures = { '4xx': Failure, '5xx': Failure };
/** Those who publish alone: what stands in these steps is shown to the world. */
const config = { access: 'content.publish' } as const;

export function firstStartRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/start',
      {
        config,
        schema: {
          tags,
          summary: 'How far the first start has come, what is still a sample, what the settings lack',
          response: { 200: StartAnswer, ...failures },
        },
      },
      () => readStart(ctx),
    );

    app.put(
      '/admin/start/step',
      {
        config,
        schema: {
          tags,
          summary: 'Say that a step is done, put off, or open again',
          body: StepBody,
          response: { 200: StartAnswer, ...failures },
        },
      },
      async (request) => {
        await markStep(ctx, officeOf(request), request.body);
        return readStart(ctx);
      },
    );

    app.post(
      '/admin/start/try',
      {
        config,
        schema: {
          tags,
          summary: 'Whether the SMS or the payment provider answers as the settings have it',
          body: TryBody,
          response: { 200: TryAnswer, ...failures },
        },
      },
      async (request) => ({
        ok: true as const,
        works: await trySetting(ctx, officeOf(request), request.body),
      }),
    );
  };
}
