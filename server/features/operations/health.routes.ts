import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HealthAnswer } from '#shared/contract/health.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { readHealth } from './read-health.ts';

export function healthRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/health',
      {
        config: { access: 'health.read' },
        schema: {
          tags: ['office'],
          summary: 'Is all well: the age of the backups, room on the disk',
          response: { 200: HealthAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async () => readHealth(ctx),
    );
  };
}
