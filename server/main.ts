import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CATALOGUE } from '#content/catalogue.ts';
import { pricesAboveLaw, priceWarning } from '#shared/domain/statutory-price.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { ensureOfficeAccount } from './features/accounts/index.ts';
import { openHomeDatabase } from './home-database.ts';
import { EmbeddedPostgresError } from './platform/embedded-postgres/index.ts';
import { faultSentence } from './platform/fault-sentence.ts';
import { createLog } from './platform/log.ts';
import { CutOffRestoreError, migrate } from './platform/migrate.ts';

/** A request that never ends must not keep an upgrade waiting longer. */
const PATIENCE_MS = 15_000;

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
  await mkdir(config.dataDir, { recursive: true });

  const stops: (() => Promise<void>)[] = [];
  const database = await openHomeDatabase(config, (line) => log.info(line));
  stops.push(database.close);
  try {
    await migrate(database.connectionString);
    if (config.payment.sandboxPort !== undefined) stops.push(await startSandbox(config));
    const app = await buildApp(config, { connectionString: database.connectionString, log });
    stops.push(() => app.close({ drainMs: config.drainMs }));
    tellPassword((await ensureOfficeAccount(app.ctx)).madePassword);
    await app.http.listen({ port: config.port, host: config.host });
    announce(config);
    for (const price of pricesAboveLaw(CATALOGUE)) log.warn(priceWarning(price));
    goDownOn(['SIGINT', 'SIGTERM'], stops, PATIENCE_MS + config.drainMs);
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
}

/** The provider look-alike is development equipment: loaded only when the settings ask for it. */
async function startSandbox(config: Config): Promise<() => Promise<void>> {
  const { isPaymentSandboxOn, startPaymentSandbox } = await import('../tools/payment-sandbox/index.ts');
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
function tellPassword(madePassword: string | undefined): void {
  if (madePassword === undefined) return;
  console.log(`\n  Office password, shown this once: ${madePassword}`);
}

function announce(config: Config): void {
  const lines = [
    '',
    `  AV Agro is open at ${config.publicUrl}`,
    `  Farmers   ${config.publicUrl}/farmers`,
    `  Office    ${config.publicUrl}/admin   (${config.office.email})`,
  ];
  if (config.sms.provider === 'outbox')
    lines.push(`  SMS and e-mail arrive at ${config.publicUrl}/dev/outbox`);
  console.log(`${lines.join('\n')}\n`);
}

function goDownOn(signals: NodeJS.Signals[], stops: (() => Promise<void>)[], patienceMs: number): void {
  let going = false;
  const goDown = () => {
    if (going) return;
    going = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
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
    error instanceof CutOffRestoreError;
  console.error(forTheOwner ? error.message : (faultSentence(error) ?? error));
  process.exit(1);
});
