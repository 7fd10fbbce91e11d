import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { licenceWarnings } from '#shared/domain/licence-end.ts';
import { priceWarning, unlawfulPrices } from '#shared/domain/money/statutory-price.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { ensureOfficeAccount } from './features/identity/index.ts';
import { openHomeDatabase } from './home-database.ts';
import { closeDataFolder } from './platform/data-folder.ts';
import { CutOffRestoreError, migrate, NewerSchemaError } from './platform/database/migrate.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres/index.ts';
import { createLog } from './platform/log.ts';
import { userFacingError } from './platform/user-facing-error.ts';

/** A request that never ends must not keep an upgrade waiting longer. */
const TIMEOUT_MS = 40_000;

/** Reads the settings, brings up the database, serves, and goes down in the reverse order. */
async function main(): Promise<void> {
  // What the shell says wins.
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  refuseUnbuilt(config);
  const log = createLog({
    level: config.logLevel,
    pretty: !config.production && process.stdout.isTTY === true,
  });
  await closeDataFolder(config.dataDir);

  const stops: (() => Promise<void>)[] = [];
  const database = await openHomeDatabase(config, (line) => log.info(line));
  stops.push(database.close);
  try {
    await migrate(database.connectionString);
    if (config.payment.sandboxPort !== undefined) stops.push(await startSandbox(config));
    // All of its servers: which of them takes writes may change while we run.
    const connectionString = config.databaseUrl ?? database.connectionString;
    const app = await buildApp(config, {
      connectionString,
      log,
      giveUp: () => process.kill(process.pid, 'SIGTERM'),
    });
    stops.push(() => app.close({ drainMs: config.drainMs }));
    printPassword((await ensureOfficeAccount(app.ctx)).madePassword);
    // Left to the end, the first start after an upgrade would keep its way out busy for seconds (NODE_COMPILE_CACHE).
    flushCompileCache();
    await app.http.listen({ port: config.port, host: config.host });
    const { shop, licences, products } = app.ctx.content.now();
    announce(config, shop.name, app.ctx.opening.waitsFor());
    if (!app.ctx.opening.isOpen()) log.warn({ items: app.ctx.opening.waitsFor() }, 'shop.closed');
    for (const warning of licenceWarnings(licences.licences, new Date())) log.warn(warning);
    for (const price of unlawfulPrices(products)) log.warn(priceWarning(price));
    goDownOn(['SIGINT', 'SIGTERM'], stops, TIMEOUT_MS + config.drainMs);
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
}

/** The provider look-alike is development equipment: loaded only when the settings ask for it. */
async function startSandbox(config: Config): Promise<() => Promise<void>> {
  const { isPaymentSandboxOn, startPaymentSandbox } = await import(
    './partners/payment-gateway/sandbox/index.ts'
  );
  const port = config.payment.sandboxPort ?? 0;
  // `npm run payment-sandbox` in another window: a provider that outlives the app's restarts.
  if (await isPaymentSandboxOn(port)) return async () => {};
  const sandbox = await startPaymentSandbox({
    port,
    dataDir: config.dataDir,
    webhookUrl: `http://localhost:${config.port}/api/payment/phonepe/webhook`,
    credentials: config.payment,
  });
  return sandbox.close;
}

/** Without its pages a node would say it is ready, and answer every visitor with a 404. */
function refuseUnbuilt({ production, distDir }: Config): void {
  if (!production || existsSync(path.join(distDir, 'web'))) return;
  throw new ConfigError([`DIST_DIR=${distDir} holds no pages: the site is not built (docs/operations.md)`]);
}

/** At once, and not with the rest: should the port be taken, the next start would not know it any more. */
function printPassword(madePassword: string | undefined): void {
  if (madePassword === undefined) return;
  console.log(`\n  Office password, shown this once: ${madePassword}`);
}

function announce(config: Config, shop: string, waitsFor: readonly string[]): void {
  const lines = [
    '',
    waitsFor.length === 0
      ? `  ${shop} is open at ${config.publicUrl}`
      : `  Closed to visitors until ${waitsFor.length} sample item(s) are replaced: ${config.publicUrl}/admin/start`,
    `  Farmers   ${config.publicUrl}/farmers`,
    `  Office    ${config.publicUrl}/admin   (${config.office.email})`,
  ];
  if (config.sms.provider === 'outbox')
    lines.push(
      `  SMS and e-mail arrive at http://localhost:${config.port}/dev/outbox (on this machine alone)`,
    );
  console.log(`${lines.join('\n')}\n`);
}

function goDownOn(signals: NodeJS.Signals[], stops: (() => Promise<void>)[], timeoutMs: number): void {
  let going = false;
  const goDown = () => {
    if (going) return;
    going = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    stopAll(stops).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of signals) process.on(signal, goDown);
}

async function stopAll(stops: (() => Promise<void>)[]): Promise<void> {
  for (const stop of stops.reverse()) await stop();
}

main().catch((error: unknown) => {
  const forTheOwner =
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof CutOffRestoreError ||
    error instanceof NewerSchemaError;
  console.error(forTheOwner ? error.message : (userFacingError(error) ?? error));
  process.exit(1);
});
