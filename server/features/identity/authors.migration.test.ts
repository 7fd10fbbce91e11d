import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { migrate, readMigrations } from '../../platform/database/migrate.ts';

/** Accounts and messages of before it was known since when an account is one person's. */

const MIGRATION = '0042_authors.sql';
let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  const before = (await readMigrations()).map(({ name }) => name).filter((name) => name < MIGRATION);
  await migrate(database.connectionString, { only: new Set(before) });
  await client.query(`
    insert into staff (email, password_hash, name, roles, configured, created_at, disabled_at) values
      ('shared@clinic.example', 'a', '{"en": "shared"}', '{owner}', true, '2026-01-01Z', '2026-02-01Z'),
      ('asha@clinic.example', 'b', '{"en": "Asha"}', '{owner}', true, '2026-01-01Z', null),
      ('bhima@clinic.example', 'c', '{"en": "Bhima"}', '{doctor}', false, '2026-03-01Z', null);
    insert into audit_log (staff_id, action, subject, detail, at) values
      (2, 'staff.rename', 'staff:2', '{}', '2026-03-10Z'), (2, 'staff.rename', 'staff:2', '{}', '2026-04-10Z')`);
  await migrate(database.connectionString);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('an account is a person’s since they wrote their name, or since they came by invitation', async () => {
  const { rows } = await client.query('select email, person_since from staff order by id');
  expect(rows).toEqual([
    { email: 'shared@clinic.example', person_since: null },
    { email: 'asha@clinic.example', person_since: new Date('2026-03-10Z') },
    { email: 'bhima@clinic.example', person_since: new Date('2026-03-01Z') },
  ]);
});
