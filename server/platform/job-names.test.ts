import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { migrate, readMigrations } from './database/migrate.ts';

const MIGRATION = '0033_job_names.sql';
let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

it('jobs that wait under a name of before are found under the one of today, each with its payload', async () => {
  await client.query('drop schema public cascade; drop schema graphile_worker cascade; create schema public');
  const before = (await readMigrations()).map(({ name }) => name).filter((name) => name < MIGRATION);
  await migrate(database.connectionString, { only: new Set(before) });
  await client.query(`
    select graphile_worker.add_job('accounts.login_notice', '{"ip": "10.0.0.1"}');
    select graphile_worker.add_job('accounts.login_notice', '{"ip": "10.0.0.2"}');
    select graphile_worker.add_job('payments.check', '{"pid": 7}');
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('accounts.sweep', '2026-01-01', '2026-02-01'), ('privacy.keep_no_longer', '2026-01-01', null)`);
  expect((await migrate(database.connectionString)).applied).toContain(MIGRATION);
  const { rows: jobs } = await client.query(
    `select t.identifier, j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id order by j.id`,
  );
  expect(jobs).toEqual([
    { identifier: 'identity.login_notice', payload: { ip: '10.0.0.1' } },
    { identifier: 'identity.login_notice', payload: { ip: '10.0.0.2' } },
    { identifier: 'payments.check', payload: { pid: 7 } },
  ]);
  const { rows: crons } = await client.query(
    'select identifier from graphile_worker._private_known_crontabs order by 1',
  );
  expect(crons).toEqual([{ identifier: 'identity.sweep' }, { identifier: 'privacy.retention' }]);
});
