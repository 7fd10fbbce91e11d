import { setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import type { AppContext } from './context.ts';
import { accountsRoutes } from './features/accounts/index.ts';
import { attachmentRoutes, chatRoutes, identifySocket } from './features/chat/index.ts';
import { customersRoutes } from './features/customers/index.ts';
import { dispatchRoutes } from './features/dispatch/index.ts';
import { officeLogRoutes } from './features/office-log/index.ts';
import { defineOperationsJobs, operationsRoutes } from './features/operations/index.ts';
import { PROVIDER_WEBHOOK_PATH, paymentsRoutes } from './features/payments/index.ts';
import { defineAutoReply, followColleagues, followOffice } from './features/presence/index.ts';
import { privacyRoutes } from './features/privacy/index.ts';
import { pushRoutes } from './features/push/index.ts';
import { quotesRoutes } from './features/quotes/index.ts';
import { receiptsRoutes } from './features/receipts/index.ts';
import { savedRepliesRoutes } from './features/saved-replies/index.ts';
import { SHARE_TARGET_PATH, siteRoutes } from './features/site/index.ts';
import { UPLOAD_EXPIRY_MS, UPLOADS_PATH, uploadRoutes } from './features/uploads/index.ts';
import { createEmailSender } from './partners/email/index.ts';
import { measured } from './partners/measured.ts';
import { createObjectStore } from './partners/object-store/index.ts';
import { createOutbox } from './partners/outbox.ts';
import { createPaymentGateway } from './partners/payment-gateway/index.ts';
import { createPushSender } from './partners/push/index.ts';
import { createSmsSender } from './partners/sms/index.ts';
import { createDatabase } from './platform/db.ts';
import { createFileStore } from './platform/files/index.ts';
import { createHealth } from './platform/health.ts';
import { apiNotFound, installErrorHandler, unreadable, unroutable } from './platform/http/error-handler.ts';
import {
  coverForeignAnswers,
  describingPolicy,
  installSecurityHeaders,
  securityHeaders,
} from './platform/http/headers.ts';
import { installOriginGuard, originAllowed } from './platform/http/origin.ts';
import { installPatience } from './platform/http/patience.ts';
import { installRequestRecord } from './platform/http/request-record.ts';
import { stopListening } from './platform/http/stop-listening.ts';
import { installValidation } from './platform/http/validation.ts';
import { createJobs } from './platform/jobs.ts';
import { requestIds } from './platform/log.ts';
import { createMedia } from './platform/media/index.ts';
import { createMetrics } from './platform/metrics.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import { createRealtime } from './platform/realtime.ts';
import { createResumable } from './platform/resumable/index.ts';
import { loadSecrets } from './platform/secrets.ts';
import { createTransactor } from './platform/transaction.ts';

export interface App {
  http: FastifyInstance;
  ctx: AppContext;
  /** Every address that is served, as `METHOD /path/:parameter`; what must hold for all is tested against it. */
  routes: readonly string[];
  /**
   * Goes down without dropping anything: says so first (/readyz, refused sockets) and serves on for `drainMs`, then
   * finishes what is running, stops the jobs and closes the database pool.
   */
  close(options?: { drainMs?: number }): Promise<void>;
}

/** The table of contents: the parts a use case may reach, then platform plugins, then features, then pages. */
export async function buildApp(
  config: Config,
  options: { connectionString: string; log: FastifyBaseLogger; now?: () => Date },
): Promise<App> {
  const ctx = await buildContext(config, options);
  const headers = securityHeaders(config);
  const http = Fastify({
    loggerInstance: options.log,
    // One hop: what the proxy itself saw. Trusting the whole list would let a caller write his own address.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: 256 * 1024,
    // Two lines a request cost a quarter of the throughput; failures are logged where they are answered.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 300 },
    requestIdHeader: false,
    genReqId: requestIds(config.trustProxy),
    // What still arrives while we go down is answered, and its connection closed.
    return503OnClosing: false,
    frameworkErrors: unroutable(headers.api),
    clientErrorHandler: unreadable(headers.api),
  }).withTypeProvider<TypeBoxTypeProvider>();
  const routes = listRoutes(http);

  installValidation(http);
  installErrorHandler(http);
  installPatience(http);
  installRequestRecord(http, ctx.metrics);
  await http.register(cookie);
  installSecurityHeaders(http, headers);
  installOriginGuard(http, config, ctx.secrets.xsrfKey, {
    exempt: [PROVIDER_WEBHOOK_PATH, SHARE_TARGET_PATH],
  });
  await http.register(multipart, {
    limits: { fields: 30, fieldSize: 64 * 1024, files: 1, parts: 32, headerPairs: 50 },
  });
  await http.register(swagger, { openapi: { info: { title: 'AV Agro', version: '1' } } });
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: describingPolicy,
  });

  await http.register(
    async (api) => {
      api.addHook('onSend', (_request, reply, payload, done) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        done(null, payload);
      });
      api.setNotFoundHandler(apiNotFound);
      await api.register(accountsRoutes(ctx));
      await api.register(uploadRoutes(ctx));
      await api.register(chatRoutes(ctx));
      await api.register(quotesRoutes(ctx));
      await api.register(dispatchRoutes(ctx));
      await api.register(paymentsRoutes(ctx));
      await api.register(receiptsRoutes(ctx));
      await api.register(pushRoutes(ctx));
      await api.register(customersRoutes(ctx));
      await api.register(officeLogRoutes(ctx));
      await api.register(savedRepliesRoutes(ctx));
      await api.register(privacyRoutes(ctx));
    },
    { prefix: '/api' },
  );
  await http.register(attachmentRoutes(ctx));
  await http.register(operationsRoutes(ctx));
  await http.register(siteRoutes(ctx, headers));

  defineAutoReply(ctx);
  defineOperationsJobs(ctx);
  const isOfficeOnline = followOffice(ctx);
  ctx.realtime.attach(http.server, {
    originAllowed: (origin, host) => originAllowed(origin, host, config),
    identify: async (handshake) =>
      followColleagues(ctx, await identifySocket(ctx, handshake, isOfficeOnline)),
  });
  coverForeignAnswers(http.server, '/socket.io', headers);
  await ctx.jobs.start();
  return { http, ctx, routes, close: ({ drainMs = 0 } = {}) => close(http, ctx, drainMs) };
}

function listRoutes(http: FastifyInstance): string[] {
  const routes: string[] = [];
  http.addHook('onRoute', ({ method, url }) => {
    routes.push(...[method].flat().map((each) => `${each} ${url}`));
  });
  return routes;
}

async function buildContext(
  config: Config,
  options: { connectionString: string; log: FastifyBaseLogger; now?: () => Date },
): Promise<AppContext> {
  const { log } = options;
  const metrics = createMetrics();
  const onError = (error: unknown) => {
    metrics.backgroundFailure();
    log.error({ err: error }, 'background failure');
  };
  const db = createDatabase(options.connectionString, { checkRows: config.checkRows, onError });
  const outbox = createOutbox(config.dataDir, log);
  const secrets = await loadSecrets(db);
  return {
    config,
    log,
    metrics,
    health: createHealth(),
    db,
    inTransaction: createTransactor(db, { checkRows: config.checkRows, onEffectError: onError }),
    secrets,
    rateLimit: createRateLimiter(db),
    realtime: createRealtime({ db, shared: config.databaseUrl !== undefined, onError }),
    files: createFileStore({
      objectStore: await createObjectStore(config),
      dataDir: config.dataDir,
      log,
      db,
    }),
    media: createMedia(config.media, log),
    resumable: createResumable({
      dataDir: config.dataDir,
      urlPath: UPLOADS_PATH,
      expiryMs: UPLOAD_EXPIRY_MS,
    }),
    jobs: createJobs(db, log),
    sms: measured(metrics, 'sms', createSmsSender(config.sms, outbox)),
    email: measured(metrics, 'email', await createEmailSender(config.email, outbox)),
    payments: measured(metrics, 'payment', createPaymentGateway(config.payment)),
    push: measured(metrics, 'push', createPushSender(config.push, secrets.vapidPrivateKey)),
    now: options.now ?? (() => new Date()),
  };
}

async function close(http: FastifyInstance, ctx: AppContext, drainMs: number): Promise<void> {
  ctx.health.leave();
  http.server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // Lines first, while there is time for another node to take them; the last moments are for requests alone.
  ctx.realtime.retire(http.server, drainMs * 0.8);
  await sleep(drainMs);
  // A connection that was busy when the closing began is closed once it is idle.
  const sweeping = setInterval(() => http.server.closeIdleConnections(), 50);
  await stopListening(http.server);
  await http.close().finally(() => clearInterval(sweeping));
  await ctx.realtime.close();
  await ctx.jobs.stop();
  ctx.email.close();
  await ctx.db.close();
}
