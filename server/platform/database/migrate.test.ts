import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { migrate, NewerSchemaError, readCompatibleFrom, readMigrations } from './migrate.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const newest = async () => Number.parseInt((await readMigrations()).at(-1)?.name ?? '', 10);

async function query(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  return client.query(text, values).finally(() => client.end());
}

/** As a later version would have left it. */
const leaveTomorrow = (compatibleFrom: number | null) =>
  query(
    `insert into schema_migrations (name, checksum, compatible_from) values ('9999_of_tomorrow.sql', 'x', $1)
     on conflict (name) do update set compatible_from = excluded.compatible_from`,
    [compatibleFrom],
  );

it('tables of a later version are refused with a sentence, unless that version said that this one may', async () => {
  await leaveTomorrow(null);
  const refused = await migrate(database.connectionString).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(NewerSchemaError);
  expect((refused as Error).message).toContain('9999_of_tomorrow.sql is not known here');
  await leaveTomorrow((await newest()) + 1);
  await expect(migrate(database.connectionString)).rejects.toThrow(NewerSchemaError);
  await leaveTomorrow(await newest());
  expect(await migrate(database.connectionString)).toEqual({ applied: [] });
  await leaveTomorrow(1);
  expect(await migrate(database.connectionString)).toEqual({ applied: [] });
});

it('one of several that did not say so is enough', async () => {
  await leaveTomorrow(1);
  await query(`insert into schema_migrations (name, checksum) values ('9998_of_tonight.sql', 'x')`);
  await expect(migrate(database.connectionString)).rejects.toThrow('9998_of_tonight.sql');
});

it('the app then ends with that sentence and nothing else, and leaves the tables alone', async () => {
  await leaveTomorrow(null);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'av-newer-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const settings = { DATABASE_URL: database.connectionString, DATA_DIR: dataDir, DRAIN_SECONDS: '0' };
  const env = { PATH: process.env.PATH, PAYMENT_SANDBOX_PORT: '0', PORT: '0', ...settings };
  const ended = await promisify(execFile)(process.execPath, ['server/main.ts'], {
    env,
    timeout: 100_000,
  }).catch((error: { code: number; stderr: string }) => error);
  expect(ended).toMatchObject({ code: 1 });
  expect(ended.stderr.trim()).toMatch(/^The database is of a later AV Agro \(.+\): start that version .+\.$/);
  expect((await query('select from staff')).rowCount).toBe(0);
});

it('tables of before this was noted are brought up to it, and what is applied says what it declares', async () => {
  await query('alter table schema_migrations drop column compatible_from');
  await query(`delete from schema_migrations where name = '0027_readiness.sql'`);
  await query('drop table readiness');
  expect(await migrate(database.connectionString)).toEqual({ applied: ['0027_readiness.sql'] });
  const { rows } = await query(
    `select name, compatible_from from schema_migrations where name = '0027_readiness.sql'`,
  );
  expect(rows).toEqual([{ name: '0027_readiness.sql', compatible_from: 24 }]);
});

it('a first line that means to say it and does not is refused', () => {
  const read = (text: string) => readCompatibleFrom('0030_new.sql', text);
  expect(read('-- compatible_from: 0029\ncreate table t ();')).toBe(29);
  expect(read('create table t ();')).toBeUndefined();
  for (const wrong of [
    '-- compatible from: 0029\n',
    '-- compatible_from: 29\n',
    '-- compatible_from: 0030\n',
    '-- New.\n-- compatible_from: 0029\n',
  ]) {
    expect(() => read(wrong), wrong).toThrow('0030_new.sql');
  }
});
