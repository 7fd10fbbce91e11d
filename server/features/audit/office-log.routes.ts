import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LogAnswer, LogQuery } from '#shared/contract/office-log.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { readLog } from './read-log.ts';

export function officeLogRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/log',
      {
        config: { access: 'log.read' },
        schema: {
          tags: ['office'],
          summary: 'A page of what the office did, newest first',
          querystring: LogQuery,
          response: { 200: LogAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request) => {
        return readLog(ctx, request.query);
      },
    );
  };
}
