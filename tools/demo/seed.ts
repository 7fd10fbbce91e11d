/**
 * A believable business to look at: forty farmers with days of conversation, photos, voice notes, quotations
 * in every state, payments, lorry receipts and unread counts. Everything goes through the real routes with
 * the clock turned back, so the demo can hold nothing the product could not.
 *
 * It has a folder of its own (`DATA_DIR`, set by `npm run demo`) and is made once; a second run finds it, and a
 * run that was cut off begins anew.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { type App, buildApp } from '../../server/app.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { ensureOfficeAccount } from '../../server/features/identity/index.ts';
import { openHomeDatabase } from '../../server/home-database.ts';
import {
  type PaymentSandbox,
  startPaymentSandbox,
} from '../../server/partners/payment-gateway/sandbox/index.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { HttpClient } from '../http-client.ts';
import { codeFromOutbox } from '../outbox.ts';
import { Business } from './business.ts';
import { DEMO_FARMERS } from './people.ts';

const HOUR = 3_600_000;

async function main(): Promise<void> {
  const config = readConfig({
    ...process.env,
    NODE_ENV: process.env.NODE_ENV ?? 'development',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    // Jobs run by the real clock while the stories' clock has moved on.
    AUTO_REPLY: 'off',
  });
  const stamp = path.join(config.dataDir, 'demo-is-ready');
  if (existsSync(stamp)) {
    console.log('The demo business is already there.');
    return;
  }
  await mkdir(config.dataDir, { recursive: true });
  const begun = path.join(config.dataDir, 'demo-was-begun');
  const database = await openHomeDatabase(config, () => {});
  if (existsSync(begun)) await emptyDatabase(database.connectionString);
  await writeFile(begun, '');
  await migrate(database.connectionString);
  const clock = { now: new Date() };
  const sandbox = await startPaymentSandbox({
    port: config.payment.sandboxPort ?? 0,
    dataDir: config.dataDir,
    webhookUrl: `${config.publicUrl}/api/payment/phonepe/webhook`,
    credentials: config.payment,
  });
  const app = await buildApp(config, {
    connectionString: database.connectionString,
    log: pino({ level: config.logLevel }),
    now: () => clock.now,
  });
  try {
    await fill(app, config, clock, sandbox.settle);
    await setOutboxAside(config.dataDir);
    await writeFile(stamp, new Date().toISOString());
  } finally {
    await app.close();
    await sandbox.close();
    await database.close();
  }
}

/** A run that was cut off is begun anew. Only ever called for a folder this tool itself began. */
async function emptyDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(
    'drop schema public cascade; drop schema if exists graphile_worker cascade; create schema public',
  );
  await client.end();
}

/** Plays all stories in the order of their moments, as if the days had passed. */
async function fill(
  app: App,
  config: Config,
  clock: { now: Date },
  settle: PaymentSandbox['settle'],
): Promise<void> {
  await ensureOfficeAccount(app.ctx);
  await app.http.listen({ port: config.port, host: config.host });
  const end = new Date();
  const business = new Business({
    client: (ip) => new HttpClient(`http://127.0.0.1:${config.port}`, { 'x-forwarded-for': ip }),
    settle,
    wait: (seconds) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    office: { email: config.office.email, password: config.office.password ?? '' },
    readCode: (recipient) => codeFromOutbox(config.dataDir, recipient),
  });
  const moments = business.plan(DEMO_FARMERS).sort((a, b) => b.hoursAgo - a.hoursAgo);
  let told = 0;
  for (const [index, moment] of moments.entries()) {
    clock.now = new Date(end.getTime() - moment.hoursAgo * HOUR);
    await moment.happen(clock.now);
    const percent = Math.floor(((index + 1) / moments.length) * 10) * 10;
    if (percent > told) {
      told = percent;
      console.log(`  demo business ${percent} %`);
    }
  }
}

/** The logins of the made-up farmers would bury the visitor's own OTP on /dev/outbox. */
async function setOutboxAside(dataDir: string): Promise<void> {
  await rename(path.join(dataDir, 'outbox'), path.join(dataDir, 'outbox-of-the-demo')).catch(() => {});
}

await main();
