import pino from 'pino';
import { Type } from 'typebox';
import { afterEach, expect, it } from 'vitest';
import { cleanUp, freshFolder } from '../../tests/support/data-dirs.ts';
import { createDatabase, sql } from './database/db.ts';
import { migrate } from './database/migrate.ts';
import { startEmbeddedPostgres } from './embedded-postgres/index.ts';
import { createJobs } from './jobs.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
  await cleanUp();
});

it('the queue takes itself up again when the database went away in the middle of a job', async () => {
  const dataDir = await freshFolder();
  const start = () => startEmbeddedPostgres({ dataDir, log: () => undefined });
  let server = await start();
  closers.push(() => server.stop());
  await migrate(server.connectionString);
  const db = createDatabase(server.connectionString, { onError: () => undefined });
  closers.push(() => db.close());
  const jobs = createJobs(db, pino({ level: 'silent' }));
  closers.push(() => jobs.stop());

  const began = signal();
  const released = signal();
  const done: number[] = [];
  jobs.define('test.slow', async () => {
    began.give();
    await released.given;
  });
  jobs.define('test.quick', async (payload) => {
    done.push((payload as { n: number }).n);
  });
  await jobs.start();
  await jobs.enqueue(db, 'test.slow', {});
  await began.given;
  await server.stop();
  released.give();

  server = await start();
  const enqueue = (n: number) =>
    jobs.enqueue(db, 'test.quick', { n }).then(
      () => true,
      () => false,
    );
  await expect.poll(() => enqueue(1)).toBe(true);
  await expect.poll(() => done, { timeout: 25_000 }).toContain(1);
});

it('a job under way says so, and is not taken for one whose worker died', async () => {
  const server = await startEmbeddedPostgres({ dataDir: await freshFolder(), log: () => undefined });
  closers.push(() => server.stop());
  await migrate(server.connectionString);
  const db = createDatabase(server.connectionString, { onError: () => undefined });
  closers.push(() => db.close());
  const jobs = createJobs(db, pino({ level: 'silent' }), { heartbeatMs: 20 });
  closers.push(() => jobs.stop());

  const [began, released] = [signal(), signal()];
  jobs.define('test.long', async () => {
    await db.run(sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`);
    began.give();
    await released.given;
  });
  await jobs.start();
  await jobs.enqueue(db, 'test.long', {});
  await began.given;
  const heardLately = () =>
    db.many(
      Type.Object({}),
      sql`select from graphile_worker._private_jobs where locked_at > now() - interval '1 minute'`,
    );
  await expect.poll(async () => (await heardLately()).length).toBe(1);
  released.give();
});

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}
