import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createDatabase, type Database } from '../database/db.ts';
import { batchNotices } from './notify-batch.ts';

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

const notify = (notices: Pick<pg.Pool, 'query'>, payload: string) =>
  notices.query('SELECT pg_notify($1, $2)', ['socket.io#/', payload]);

it('notices given together leave in their order, in a statement or two', async () => {
  const run = vi.spyOn(pool, 'query');
  const notices = batchNotices(pool);
  const payloads = Array.from({ length: 200 }, (_, n) => `notice ${n}`);
  await Promise.all(payloads.map((payload) => notify(notices, payload)));
  await expect.poll(() => heard.length).toBe(200);
  expect(heard).toEqual(payloads);
  expect(run.mock.calls.length).toBeLessThanOrEqual(2);
});

it('what the database refuses is told to whoever gave it, and the next ones go out', async () => {
  const notices = batchNotices(pool);
  await expect(notify(notices, 'x'.repeat(8_001))).rejects.toThrow(/payload string too long/);
  await notify(notices, 'after');
  await expect.poll(() => heard.at(-1)).toBe('after');
});

it('other statements of the adapter pass as they are', async () => {
  const { rows } = await batchNotices(pool).query('SELECT $1::int + 1 AS sum', [1]);
  expect(rows).toEqual([{ sum: 2 }]);
});
