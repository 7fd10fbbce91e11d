import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { ShownAnswer, ShownQuery } from '#shared/contract/clinic/picture-book.ts';
import { closed, Failure } from '#shared/contract/wire.ts';
import { BOOK_SIZES, type BookSize, SHOWN_SECONDS } from '#shared/domain/clinic/picture-book.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { isSeen, weakEtag } from '../../platform/http/etag.ts';
import { readPublicBytes } from './book.store.ts';
import { showShown } from './read-book.ts';

/** What was taken out is nowhere to be seen when these seconds are over. */
const CACHE = `public, max-age=${SHOWN_SECONDS}, must-revalidate`;

/** What everybody may see. */
export function shownApiRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/picture-book',
      {
        config: { access: 'everybody' },
        schema: {
          tags: ['picture-book'],
          summary: 'Public pictures of a crop, a few of each trouble, the newest first',
          querystring: ShownQuery,
          response: { 200: ShownAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request, reply) => {
        const pictures = await showShown(ctx, request.query);
        const etag = weakEtag(JSON.stringify(pictures));
        reply.headers({ 'cache-control': CACHE, etag });
        if (isSeen(request, etag)) return reply.code(304).send(null as never);
        return { ok: true as const, pictures };
      },
    );
  };
}

const params = Type.Object(
  { address: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) },
  closed,
);

/** The pictures themselves, at addresses that nobody can guess and that end with the consent. */
export function shownRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    for (const size of Object.keys(BOOK_SIZES) as BookSize[]) {
      app.get(
        `/book/:address-${size}.webp`,
        { config: { access: 'everybody' }, schema: { hide: true, params } },
        async (request, reply) => {
          const bytes = await readPublicBytes(ctx.db, request.params.address, size);
          if (!bytes) throw new AppError('NOT_FOUND');
          return reply
            .headers({
              'content-type': 'image/webp',
              'cache-control': CACHE,
              'content-security-policy': "sandbox; default-src 'none'",
              'x-content-type-options': 'nosniff',
              'x-robots-tag': 'noindex, noimageindex',
            })
            .send(bytes);
        },
      );
    }
  };
}
