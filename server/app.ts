import { setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { composeFeatures } from './compose-features.ts';
import type { Config } from './config.ts';
import { createContentInForce } from './content-in-force.ts';
import type { AppContext } from './context.ts';
import type { Feature } from './feature.ts';
import { FEATURES } from './feature-list.ts';
import { identifySocket } from './features/chat/index.ts';
import { catchUp, keepShippedPolicies, takeOverFiles } from './features/content/index.ts';
import { type Access, guardRoutes, installActors } from './features/identity/index.ts';
import { PROVIDER_WEBHOOK_PATH } from './features/payments/index.ts';
import { watchOfficePresence, withPresence } from './features/presence/index.ts';
import { installClosedDoor, SHARE_TARGET_PATH } from './features/site/index.ts';
import { UPLOAD_EXPIRY_MS, UPLOADS_PATH } from './features/uploads/index.ts';
import { createOpening } from './opening.ts';
import { createEmailSender } from './partners/email/index.ts';
import { createObjectStore } from './partners/object-store/index.ts';
import { createOutbox } from './partners/outbox.ts';
import { createPaymentGateway } from './partners/payment-gateway/index.ts';
import { createPushSender } from './partners/push/index.ts';
import { createSmsSender } from './partners/sms/index.ts';
import { createDatabase } from './platform/database/db.ts';
import { createRateLimiter } from './platform/database/rate-limit.ts';
import { createStatementTransactor, createTransactor } from './platform/database/transaction.ts';
import { createFaultLog } from './platform/fault-log.ts';
import { createFileStore } from './platform/files/index.ts';
import { createHealth } from './platform/health.ts';
import { guardConnections } from './platform/http/connections/guard.ts';
import { connectionLimits, HEADER_TIMEOUTS, isForSockets } from './platform/http/connections/limits.ts';
import { apiNotFound, installErrorHandler, unreadable, unroutable } from './platform/http/error-handler.ts';
import {
  coverForeignAnswers,
  describingPolicy,
  type HeaderClasses,
  installSecurityHeaders,
  securityHeaders,
} from './platform/http/headers.ts';
import { stopListening } from './platform/http/http-server.ts';
import { installOriginGuard, originAllowed } from './platform/http/origin.ts';
import { installBodyTimeout, SMALL_BODY_BYTES } from './platform/http/request-body.ts';
import { installRequestRecord } from './platform/http/request-record.ts';
import { installValidation } from './platform/http/validation.ts';
import { createJobs } from './platform/jobs.ts';
import { requestIds } from './platform/log.ts';
import { createMedia } from './platform/media/index.ts';
import { createMetrics, measured } from './platform/metrics.ts';
import { createResumable } from './platform/resumable/resumable.ts';
import { loadSecrets } from './platform/secrets.ts';
import { createRealtime } from './platform/sockets/realtime.ts';
import { type StuckWatchOptions, watchForStuck } from './platform/stuck-watch.ts';

export interface App {
  http: FastifyInstance;
  ctx: AppContext;
  /** Every address that is served, as `METHOD /path/:parameter`; what must hold for all is tested against it. */
  routes: readonly string[];
  /** What each address of the API asks of its caller. */
  access: ReadonlyMap<string, Access>;
  /** Those that take a larger body than the rest; the web servers in front must let it pass. */
  large: readonly string[];
  /**
   * Goes down without dropping anything: says so first (/readyz, refused sockets) and serves on for `drainMs`, then
   * finishes what is running, stops the jobs and closes the database pool.
   */
  close(options?: { drainMs?: number }): Promise<void>;
}

export interface BuildOptions extends Pick<StuckWatchOptions, 'giveUp'> {
  connectionString: string;
  log: FastifyBaseLogger;
  now?: () => Date;
  /** Fewer than all, for a test. */
  features?: readonly Feature[];
  /** See `watchForStuck`. */
  stuckAfterMs?: number;
  /** See `createJobs`. */
  runsCron?: boolean;
}

/** The table of contents: the parts a use case may reach, then platform plugins, then features, then pages. */
export async function buildApp(config: Config, options: BuildOptions): Promise<App> {
  const features = options.features ?? FEATURES;
  const ctx = await buildContext(config, { ...options, features });
  await keepShippedPolicies(ctx);
  await takeOverFiles(ctx, ctx.content.now());
  await catchUp(ctx);
  const headers = securityHeaders(config);
  const http = Fastify({
    loggerInstance: options.log,
    // One hop: what the proxy itself saw. Trusting the whole list would let a caller write their own address.
    trustProxy: config.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: SMALL_BODY_BYTES,
    // On a busy machine every page may have to be drawn before the first one is answered.
    pluginTimeout: 120_000,
    // Two lines a request cost a quarter of the throughput; failures are logged where they are answered.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 300 },
    requestIdHeader: false,
    genReqId: requestIds(config.trustProxy),
    // What still arrives while we go down is answered, and its connection closed.
    return503OnClosing: false,
    frameworkErrors: unroutable(headers.api),
    clientErrorHandler: unreadable(headers.api),
    http: { ...HEADER_TIMEOUTS, shouldUpgradeCallback: isForSockets },
  }).withTypeProvider<TypeBoxTypeProvider>();
  const { routes: served, access, large } = listRoutes(http);
  installValidation(http);
  installErrorHandler(http);
  installBodyTimeout(http);
  installRequestRecord(http, ctx.metrics);
  await http.register(cookie);
  installActors(http, ctx);
  installSecurityHeaders(http, headers);
  installClosedDoor(http, ctx, { headers: headers.page, webhooks: [PROVIDER_WEBHOOK_PATH] });
  installOriginGuard(http, config, ctx.secrets.xsrfKey, {
    exempt: [PROVIDER_WEBHOOK_PATH, SHARE_TARGET_PATH],
  });
  await http.register(multipart, {
    limits: { fields: 30, fieldSize: 64 * 1024, files: 1, parts: 32, headerPairs: 50 },
  });
  await describeApi(http, config);

  await http.register(
    async (api) => {
      guardRoutes(api);
      api.addHook('onSend', (_request, reply, payload, done) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        done(null, payload);
      });
      api.setNotFoundHandler(apiNotFound);
      for (const { routes } of features) if (routes?.api) await api.register(routes.api(ctx));
    },
    { prefix: '/api' },
  );
  await http.register(async (elsewhere) => {
    guardRoutes(elsewhere);
    for (const { routes } of features) if (routes?.guarded) await elsewhere.register(routes.guarded(ctx));
  });
  for (const { routes } of features) if (routes?.open) await http.register(routes.open(ctx, headers));
  for (const { jobs } of features) jobs?.(ctx, (stop) => void http.addHook('onClose', async () => stop()));

  attachSockets(http, ctx, headers);
  guardConnections(http.server, await connectionLimits(config));
  await ctx.jobs.start();
  http.addHook('onClose', watchForStuck({ ...ctx, ...options, afterMs: options.stuckAfterMs }));
  const end: App['close'] = ({ drainMs = 0 } = {}) => close(http, ctx, drainMs);
  return { http, ctx, routes: served, access, large, close: end };
}

/** The pages of the description are for those who build on it: at home. It costs the most of all a stranger can ask for. */
async function describeApi(http: FastifyInstance, { production }: Config): Promise<void> {
  await http.register(swagger, { openapi: { info: { title: 'AV Agro', version: '1' } } });
  if (production) return;
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: describingPolicy,
  });
}

function attachSockets(http: FastifyInstance, ctx: AppContext, headers: HeaderClasses): void {
  const isOfficeOnline = watchOfficePresence(ctx);
  ctx.realtime.attach(http.server, {
    originAllowed: (origin, host) => originAllowed(origin, host, ctx.config),
    identify: async (handshake) => withPresence(ctx, await identifySocket(ctx, handshake, isOfficeOnline)),
  });
  coverForeignAnswers(http.server, '/socket.io', headers);
}

function listRoutes(http: FastifyInstance) {
  const routes: string[] = [];
  const access = new Map<string, Access>();
  const large: string[] = [];
  http.addHook('onRoute', ({ method, url, config, bodyLimit = 0 }) => {
    const served = [method].flat().map((each) => `${each} ${url}`);
    routes.push(...served);
    if (config?.takesFile || bodyLimit > SMALL_BODY_BYTES) large.push(...served);
    if (config?.access) for (const route of served) access.set(route, config.access);
  });
  return { routes, access, large };
}

async function buildContext(
  config: Config,
  options: BuildOptions & { features: readonly Feature[] },
): Promise<AppContext> {
  const { log } = options;
  const metrics = createMetrics();
  const faults = createFaultLog(log);
  const onError = (error: unknown) => {
    metrics.backgroundFailure();
    faults.report(error, 'background.failed');
  };
  const db = createDatabase(options.connectionString, { checkRows: config.checkRows, onError });
  const outbox = createOutbox(config.dataDir, log);
  const content = createContentInForce();
  const shopName = () => content.now().shop.name;
  const [secrets, rateLimit] = [await loadSecrets(db), createRateLimiter(db)];
  return {
    config,
    log,
    faults,
    metrics,
    health: createHealth(),
    db,
    inTransaction: createTransactor(db, { checkRows: config.checkRows, onEffectError: onError }),
    inStatement: createStatementTransactor(db, { onEffectError: onError }),
    secrets,
    rateLimit,
    realtime: createRealtime({ db, shared: config.databaseUrl !== undefined, onError }),
    files: createFileStore({
      objectStore: await createObjectStore(config),
      dataDir: config.dataDir,
      log,
      db,
      rateLimit,
    }),
    media: createMedia(config.media, log),
    resumable: createResumable({
      dataDir: config.dataDir,
      urlPath: UPLOADS_PATH,
      expiryMs: UPLOAD_EXPIRY_MS,
    }),
    jobs: createJobs(db, log, { runsCron: options.runsCron ?? true }),
    sms: measured(metrics, 'sms', createSmsSender(config.sms, outbox, shopName)),
    email: measured(metrics, 'email', await createEmailSender(config.email, outbox, shopName)),
    payments: measured(metrics, 'payment', createPaymentGateway(config.payment)),
    push: measured(metrics, 'push', createPushSender(config.push, secrets.vapidPrivateKey)),
    now: options.now ?? (() => new Date()),
    content,
    opening: createOpening(config, content, log),
    ...composeFeatures(options.features),
  };
}

async function close(http: FastifyInstance, ctx: AppContext, drainMs: number): Promise<void> {
  ctx.health.leave();
  http.server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  // Sockets first, so that clients reconnect to another node; the rest of the time is for requests under way.
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
