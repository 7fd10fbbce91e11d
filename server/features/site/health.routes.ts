import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AppContext } from '../../context.ts';
import { isDatabaseAlive } from './health.store.ts';

/** /healthz: this process runs. /readyz: it can serve, because the database answers. */
export function healthRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  return async (site) => {
    site.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
    site.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const ready = await isDatabaseAlive(ctx.db).catch(() => false);
      return reply.code(ready ? 200 : 503).send({ ok: ready });
    });
  };
}
