import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AppContext } from '../../context.ts';
import { createOutbox } from '../../partners/outbox.ts';
import { AppError } from '../../platform/errors.ts';
import { securityHeaders } from '../../platform/http/headers.ts';
import { isLocalCaller, isOwnName } from '../../platform/http/local-caller.ts';
import { outboxPage } from './dev-outbox.view.ts';

const SHOWN = 50;

/**
 * The messages that would have left the machine, newest first, so that nobody needs a phone to try the
 * product at home. It shows one-time codes: to a browser on this machine alone, and in production there is no such page.
 */
export function devOutboxRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  const outbox = createOutbox(ctx.config.dataDir);
  const headers = securityHeaders(ctx.config).desk;
  return async (site) => {
    if (ctx.config.production) return;
    site.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
      const { headers: asked, httpVersion } = request.raw;
      const caller = { address: request.socket.remoteAddress, headers: asked, httpVersion };
      // To everybody else there is no such page: it lets whoever reads it in as anybody.
      if (!isLocalCaller(caller) || !isOwnName(asked.host)) throw new AppError('NOT_FOUND');
      return reply
        .headers(headers)
        .header('cache-control', 'no-store')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(outboxPage(await outbox.list(SHOWN), ctx.content.now().shop.name));
    });
  };
}
