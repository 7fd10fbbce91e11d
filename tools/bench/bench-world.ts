import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readConfig } from '../../server/config.ts';
import { openHomeDatabase } from '../../server/home-database.ts';
import { migrate } from '../../server/platform/migrate.ts';
import { HttpClient } from '../http-client.ts';
import { codeFromOutbox } from '../outbox.ts';
import { seedBusiness } from './seed/seed-business.ts';

/** What a part measures with: the running product, a browser logged in to the office, and the bare engine. */
export interface BenchWorld {
  office: HttpClient;
  sql: pg.Client;
  /** Statements the database has run for the product since the world began. */
  business: { chats: number; messages: number };
}

const SIZE = { chats: 50_000, messages: 5_000_000 };
const OFFICE = { email: 'bench@office.example', password: 'bench-office-password' };

/** The product as an owner runs it, a process of its own over the seeded business; taken down when `work` is done. */
export async function inBenchWorld<T>(work: (world: BenchWorld) => Promise<T>): Promise<T> {
  const config = readConfig({ DATA_DIR: 'data/bench', ...process.env, LOG_LEVEL: 'error' });
  const database = await openHomeDatabase(config, () => {});
  const stops: (() => Promise<unknown>)[] = [database.close];
  try {
    await migrate(database.connectionString);
    await seedBusiness(database.connectionString, SIZE, (line) => console.error(line));
    const sql = new pg.Client({ connectionString: database.connectionString });
    await sql.connect();
    stops.push(() => sql.end());
    const { rows } = await sql.query<BenchWorld['business']>('select chats, messages from bench_seed');
    // Every run logs in anew; what an earlier one left of its limits is not what is measured.
    await sql.query('delete from rate_limits');
    const product = await startProduct(config.dataDir, database.connectionString);
    stops.push(product.stop);
    const office = await logIn(product.url, config.dataDir);
    return await work({ office, sql, business: rows[0] ?? SIZE });
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function startProduct(dataDir: string, databaseUrl: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      PAYMENT_SANDBOX_PORT: String(await freePort()),
      OFFICE_EMAIL: OFFICE.email,
      OFFICE_PASSWORD: OFFICE.password,
      AUTO_REPLY: 'off',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(url, child);
  return { url, stop: () => end(child) };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (child.exitCode !== null) throw new Error('the product ended at its start');
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await sleep(50);
  }
  throw new Error('the product was not ready within a minute');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

async function logIn(url: string, dataDir: string): Promise<HttpClient> {
  const office = new HttpClient(url);
  const since = Date.now();
  const started = await office.post('/api/admin/login-start', OFFICE);
  if (started.status !== 200) throw new Error(`the office could not log in: ${JSON.stringify(started.body)}`);
  const code = await codeFromOutbox(dataDir, OFFICE.email, { since });
  await office.post('/api/admin/verify-otp', { email: OFFICE.email, code });
  return office;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
