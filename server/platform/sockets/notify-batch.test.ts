import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createDatabase, type Database } from '../database/db.ts';
import { batchNotices, ONE_NOTICE } from './notify-batch.ts';

let database: TestDatabase;
let db: Database;
let pool: pg.Pool;
let listener: pg.Client;
const heard: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  // A connection may still be closing when the database is dropped under it.
  db = createDatabase(database.connectionString, { onError: () => {} });
  pool = db.pool;
  listener = new pg.Client({ connectionString: database.connectionString });
  listener.on('error', () => {});
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query('LISTEN "socket.io#/"');
});
afterAll(async () => {
  await listener.end();
  await db.close();
  await database.drop();
});

const fail = (error: unknown) => {
  throw error;
};
const refused: unknown[] = [];
const batch = () => batchNotices(pool, (error) => refused.push(error));
const notify = (notices: Pick<pg.Pool, 'query'>, payload: string) =>
  notices.query(ONE_NOTICE, ['socket.io#/', payload]);

it('knows the adapter’s notice by the statement that the installed adapter sends', () => {
  const adapter = createRequire(import.meta.url).resolve('@socket.io/postgres-adapter');
  const statements = readFileSync(new URL('util.js', `file://${adapter}`), 'utf8').match(
    /query\("[^"]*pg_notify[^"]*"/g,
  );
  expect(new Set(statements)).toEqual(new Set([`query("${ONE_NOTICE}"`]));
});

it('notices given together leave in their order, in a statement or two', async () => {
  const run = vi.spyOn(pool, 'query');
  const notices = batch();
  const payloads = Array.from({ length: 200 }, (_, n) => `notice ${n}`);
  await Promise.all(payloads.map((payload) => notify(notices, payload)));
  await expect.poll(() => heard.length).toBe(200);
  expect(heard).toEqual(payloads);
  expect(run.mock.calls.length).toBeLessThanOrEqual(2);
});

it('those that come up while others are on their way leave in their order too', async () => {
  const notices = batch();
  heard.length = 0;
  const payloads = Array.from({ length: 40 }, (_, n) => `one by one ${n}`);
  for (const payload of payloads) {
    await notify(notices, payload);
    await sleep(1);
  }
  await expect.poll(() => heard.length).toBe(40);
  expect(heard).toEqual(payloads);
});

it('nobody waits for a connection, nor for the commit', async () => {
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const notices = batch();
  await notify(notices, 'nobody waited');
  expect(heard).not.toContain('nobody waited');
  for (const client of taken) client.release();
  await expect.poll(() => heard.at(-1)).toBe('nobody waited');
});

it('what the database refuses is reported, and the next ones go out', async () => {
  const notices = batch();
  await notify(notices, 'x'.repeat(8_001));
  await expect.poll(() => String(refused.at(-1))).toMatch(/payload string too long/);
  await notify(notices, 'after');
  await expect.poll(() => heard.at(-1)).toBe('after');
});

it('its commit alone does not wait for the disk: the next one of the connection does', async () => {
  const single = createDatabase(database.connectionString, { max: 1 });
  await single.pool.query('set synchronous_commit = on');
  await notify(batchNotices(single.pool, fail), 'quickly');
  await expect.poll(() => heard.at(-1)).toBe('quickly');
  const { rows } = await single.pool.query('show synchronous_commit');
  await single.close();
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});

it('other statements of the adapter pass as they are', async () => {
  const { rows } = await batch().query('SELECT $1::int + 1 AS sum', [1]);
  expect(rows).toEqual([{ sum: 2 }]);
});
