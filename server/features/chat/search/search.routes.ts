import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { SearchAnswer, SearchQuery } from '#shared/contract/search.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../../context.ts';
import { searchMessages } from './search-messages.ts';

/** The office's search over everything written and every file sent. */
export function searchRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/search',
      {
        config: { access: 'inbox.read' },
        schema: {
          tags: ['office'],
          summary: 'Messages and file names that hold every word, newest first',
          querystring: SearchQuery,
          response: { 200: SearchAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request) => {
        const { hits, nextBefore, complete } = await searchMessages(ctx, request.query);
        return { ok: true as const, hits, next_before: nextBefore ?? null, complete };
      },
    );
  };
}
