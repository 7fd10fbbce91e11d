import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LogAnswer, LogQuery } from '#shared/contract/office-log.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { requireOffice } from '../accounts/index.ts';
import { noteHead, sealLog } from './note-head.ts';
import { readLog } from './read-log.ts';

export function officeLogRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    // Noted outside the database, for `npm run audit:verify -- --noted`: whoever cuts the chain's end off cannot
    // also cut it out of a log that was shipped elsewhere.
    ctx.jobs.define('office_log.seal', () => sealLog(ctx), { cron: '* * * * *' });
    ctx.jobs.define('office_log.note_head', () => noteHead(ctx), { cron: '37 20 * * *' });

    app.get(
      '/admin/log',
      {
        schema: {
          tags: ['office'],
          summary: 'A page of what the office did, newest first',
          querystring: LogQuery,
          response: { 200: LogAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request) => {
        await requireOffice(ctx, request);
        return readLog(ctx, request.query);
      },
    );
  };
}
