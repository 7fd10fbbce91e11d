import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LogAnswer, LogQuery } from '#shared/contract/office-log.ts';
import { Failure } from '#shared/contract/wire.ts';
import { OFFICE_ACTS } from '#shared/domain/office-acts.ts';
import { DAY_MS, startOfIndiaDay } from '#shared/domain/time/india-day.ts';
import type { AppContext } from '../../context.ts';
import { readCursor, writeCursor } from '../../platform/database/keyset.ts';
import { AppError } from '../../platform/errors.ts';
import { listLog } from './office-log.store.ts';
import { viewLogLine } from './office-log.view.ts';

const PAGE = 50;

export function officeLogRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/log',
      {
        config: { access: 'log.read' },
        schema: {
          tags: ['office'],
          summary: 'A page of the office log, newest first',
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

/** @throws {AppError} INVALID_INPUT for a cursor of something else, or a day that is none */
async function readLog(ctx: AppContext, query: LogQuery): Promise<LogAnswer> {
  const { limit = PAGE } = query;
  const rows = await listLog(ctx.db, {
    actions: query.group === undefined ? undefined : OFFICE_ACTS[query.group],
    chatId: query.chat_id,
    staffId: query.staff_id,
    between: query.day === undefined ? undefined : readDay(query.day),
    before: query.cursor === undefined ? undefined : readCursor(query.cursor),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { ok: true, lines: page.map(viewLogLine), next_cursor: last ? writeCursor(last) : null };
}

function readDay(day: string): { from: Date; to: Date } {
  const days = Date.parse(day) / DAY_MS;
  if (Number.isNaN(days)) throw new AppError('INVALID_INPUT', { fields: { day: 'is not a day' } });
  return { from: startOfIndiaDay(days), to: startOfIndiaDay(days + 1) };
}
