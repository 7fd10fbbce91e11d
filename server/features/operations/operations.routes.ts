import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { HealthAnswer } from '#shared/contract/health.ts';
import { Failure } from '#shared/contract/wire.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../platform/errors.ts';
import { createReadiness } from './gauges.ts';
import { mayReadMetrics } from './operations.policy.ts';
import { certificateReader } from './read-certificate.ts';
import { readHealth } from './read-health.ts';

/**
 * /healthz: this process runs, and a new one would do no better. /readyz: it can serve, because the database takes
 * writes, and wants to, because it is not going down. /metrics: how it goes, for Prometheus on this machine or with the token.
 */
export function operationsRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  const canWrite = createReadiness(ctx.db);
  return async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
      const ok = !ctx.health.isStuck;
      return reply.code(ok ? 200 : 503).send({ ok });
    });

    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const { isLeaving } = ctx.health;
      const ready = !isLeaving && (await canWrite());
      return reply.code(ready ? 200 : 503).send(isLeaving ? { ok: false, leaving: true } : { ok: ready });
    });

    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      const { headers, httpVersion } = request.raw;
      const caller = { address: request.socket.remoteAddress, headers, httpVersion };
      // To everybody else there is no such page.
      if (!mayReadMetrics(caller, ctx.config.metricsToken)) throw new AppError('NOT_FOUND');
      const { contentType, text } = await ctx.metrics.read();
      return reply.header('cache-control', 'no-store').type(contentType).send(text);
    });
  };
}

export function healthRoutes(ctx: AppContext): FastifyPluginAsyncTypebox {
  const certificateEnd = certificateReader(ctx.config.publicUrl);
  return async (app) => {
    app.get(
      '/admin/health',
      {
        config: { access: 'health.read' },
        schema: {
          tags: ['office'],
          summary:
            'Health for the office: backups, disk, mail, SMS, payments, certificate, queue, pages, clock',
          response: { 200: HealthAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async () => readHealth(ctx, certificateEnd),
    );
  };
}
