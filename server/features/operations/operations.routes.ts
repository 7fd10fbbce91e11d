import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { defineGauges } from './gauges.ts';
import { mayReadMetrics } from './operations.policy.ts';
import { isDatabaseAlive } from './operations.store.ts';

/**
 * /healthz: this process runs. /readyz: it can serve, because the database answers, and wants to, because it is not
 * going down. /metrics: how it goes, for Prometheus on this machine or with the token.
 */
export function operationsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  defineGauges(ctx);
  return async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));

    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const { isLeaving } = ctx.health;
      const ready = !isLeaving && (await isDatabaseAlive(ctx.db).catch(() => false));
      return reply.code(ready ? 200 : 503).send(isLeaving ? { ok: false, leaving: true } : { ok: ready });
    });

    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      const caller = { address: request.socket.remoteAddress, headers: request.headers };
      // To everybody else there is no such page.
      if (!mayReadMetrics(caller, ctx.config.metricsToken)) throw new AppError('NOT_FOUND');
      const { contentType, text } = await ctx.metrics.read();
      return reply.header('cache-control', 'no-store').type(contentType).send(text);
    });
  };
}
