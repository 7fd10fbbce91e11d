import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AppContext } from '../../context.ts';
import { createOutbox } from '../../partners/outbox.ts';
import { securityHeaders } from '../../platform/http/headers.ts';
import { outboxPage } from './dev-outbox.view.ts';

const SHOWN = 50;

/**
 * The messages that would have left the machine, newest first, so that nobody needs a phone to try the
 * product at home. It shows one-time codes: in production there is no outbox and no such page.
 */
export function devOutboxRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  const outbox = createOutbox(ctx.config.dataDir);
  const headers = securityHeaders(ctx.config).desk;
  return async (site) => {
    if (ctx.config.production) return;
    site.get('/dev/outbox', { schema: { hide: true } }, async (_request, reply) =>
      reply
        .headers(headers)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(outboxPage(await outbox.list(SHOWN))),
    );
  };
}
