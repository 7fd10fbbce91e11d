import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { OFFICE, RunningApp } from '../../../tests/support/running-app.ts';
import { findInOutbox } from '../../../tools/outbox.ts';
import { findEmbeddedPostgres } from '../../platform/embedded-postgres/index.ts';

/** A backup gives way to everything else (tools/backup/hourly.ts): beside busy tests it takes minutes. */
const BACKUP_MS = 240_000;

let folder: string;
const apps: RunningApp[] = [];
let database: TestDatabase | undefined;
let office: TestApp | undefined;
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await office?.close();
  await database?.drop();
  [office, database] = [undefined, undefined];
  await rm(folder, { recursive: true, force: true });
});

async function startWithBackups(
  backupDir: (folder: string) => Promise<string> | string,
  env: Record<string, string> = {},
) {
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-runner-'));
  const app = await RunningApp.startWhole({
    LOG_LEVEL: 'silent',
    BACKUPS: 'on',
    BACKUP_KEY: '5e'.repeat(32),
    BACKUP_DIR: await backupDir(folder),
    ...env,
  });
  apps.push(app);
  const connectionString = env.DATABASE_URL ?? (await findEmbeddedPostgres(app.dataDir));
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  /** What the clock does every ten minutes. */
  const tick = () => client.query("select graphile_worker.add_job('operations.backup', '{}'::json)");
  const runs = async () => (await client.query('select * from backup_runs order by id')).rows;
  return { app, client, tick, runs };
}

it('the app backs itself up when an hour has gone by, and not before; stopped meanwhile, it leaves nothing half made', async () => {
  const { app, client, tick, runs } = await startWithBackups((parent) => parent);
  await tick();
  await expect.poll(async () => (await runs()).length, { timeout: BACKUP_MS }).toBe(1);
  expect((await runs())[0]).toMatchObject({ is_good: true, is_tried: true });
  const whole = (await readdir(folder)).filter((name) => /Z$/.test(name));
  expect(whole.length).toBe(1);

  await tick();
  await client.query(
    "update backup_runs set started_at = now() - interval '56 minutes', ended_at = now() - interval '56 minutes'",
  );
  // The next is held up in its middle, and the app is told to go.
  const holder = new pg.Client({ connectionString: await findEmbeddedPostgres(app.dataDir) });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('begin; lock table messages in access exclusive mode');
  await expect
    .poll(
      async () => {
        await tick();
        return (await readdir(folder)).filter((name) => name.endsWith('.part')).length;
      },
      { interval: 1000, timeout: BACKUP_MS },
    )
    .toBe(1);
  await client.end();
  await app.down();
  await holder.end();
  expect(app.exitCode).toBe(0);
  expect(await readdir(folder)).toEqual(whole);
}, 720_000);

it('a backup that fails is told to the office by mail, once a day, and is tried again', async () => {
  database = await createTestDatabase();
  const full = async (parent: string) => {
    await writeFile(path.join(parent, 'full'), 'no folder');
    return path.join(parent, 'full');
  };
  const { app, client, tick, runs } = await startWithBackups(full, {
    DATABASE_URL: database.connectionString,
  });
  await tick();
  await expect.poll(async () => (await runs()).length, { timeout: BACKUP_MS }).toBe(1);
  await expect
    .poll(() => findInOutbox(app.dataDir, OFFICE.email))
    .toMatchObject({
      subject: 'AV Agro: the backup failed',
      text: expect.stringMatching(/Something else stands there|That is not a folder/),
    });
  const mails = async () => (await readdir(path.join(app.dataDir, 'outbox'))).length;
  expect(await mails()).toBe(1);
  await client.query(
    "update backup_runs set started_at = now() - interval '26 minutes', ended_at = now() - interval '26 minutes'",
  );
  await expect
    .poll(
      async () => {
        await tick();
        return (await runs()).length;
      },
      { interval: 1000, timeout: BACKUP_MS },
    )
    .toBe(2);
  expect((await runs()).every(({ is_good }) => !is_good)).toBe(true);
  expect(await mails()).toBe(1);
  await client.end();
}, 720_000);

it('the office reads the age of the newest backup that is still there', async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-health-'));
  office = await startTestApp();
  const client = await office.loginOffice();
  expect((await client.get('/api/admin/health')).body).toMatchObject({
    last_backup_at: null,
    copies: false,
  });
  const add = (run: object) =>
    office?.ctx.db.pool.query(
      `insert into backup_runs (node, folder, started_at, ended_at, is_good, is_tried, key_id, key_place, fault)
       select node, folder, now() - ago::interval, now() - ago::interval, fault is null, is_tried, 'abcd', 'BACKUP_KEY', fault
       from jsonb_to_record($1) as r (node text, folder text, ago text, is_tried boolean, fault text)`,
      [JSON.stringify({ is_tried: true, ...run })],
    );
  await add({ node: 'another', folder: '/away', ago: '2 hours' });
  await add({ node: os.hostname(), folder, ago: '1 hour', is_tried: false });
  await add({ node: os.hostname(), folder: path.join(folder, 'gone'), ago: '30 minutes' });
  const { body } = await client.get('/api/admin/health');
  const age = (at: string) => Math.round((Date.now() - Date.parse(at)) / 60_000);
  expect([age(body.last_backup_at), age(body.last_trial_at)]).toEqual([60, 120]);
  expect(body).toMatchObject({ failed: null, key: { id: 'abcd', place: 'BACKUP_KEY' } });
  expect(body.faults.filter((fault: string) => fault !== 'little_disk')).toEqual([]);

  await add({ node: 'another', ago: '5 minutes', fault: 'The disk is full.' });
  office.setNow(new Date(Date.now() + 3 * 3_600_000));
  const later = await client.get('/api/admin/health');
  expect(later.body.faults).toContain('old_backup');
  expect(later.body.failed).toMatchObject({ sentence: 'The disk is full.' });
});
