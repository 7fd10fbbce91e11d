import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { migrate, readMigrations } from '../../platform/database/migrate.ts';

/** Accounts, codes and changes of before there were second factors. */

const MIGRATION = '0047_second_factors.sql';
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
    insert into staff (email, password_hash, name, roles, configured) values
      ('office@clinic.example', 'of the settings', '{"en": "Office"}', '{owner}', true),
      ('asha@clinic.example', 'her own', '{"en": "Asha"}', '{doctor}', false);
    insert into otp_challenges (audience, recipient, code_hash, browser_hash, expires_at)
      values ('office', 'office@clinic.example', 'hash', '\\x00', now() + interval '1 minute');
    insert into staff_changes (kind, staff_id, asked_by, asked_at, expires_at)
      select 'reset', max(id), min(id), now(), now() + interval '72 hours' from staff`);
  await migrate(database.connectionString);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const read = async (text: string) => (await client.query(text)).rows;

it('keeps accounts, codes on their way and changes that wait; the settings’ password is known as theirs', async () => {
  expect(await read('select email, password_hash, settings_password_hash from staff order by id')).toEqual([
    {
      email: 'office@clinic.example',
      password_hash: 'of the settings',
      settings_password_hash: 'of the settings',
    },
    { email: 'asha@clinic.example', password_hash: 'her own', settings_password_hash: null },
  ]);
  expect(await read('select audience, code_hash from otp_challenges')).toEqual([
    { audience: 'office', code_hash: 'hash' },
  ]);
  expect(await read('select kind, decided_at from staff_changes')).toEqual([
    { kind: 'reset', decided_at: null },
  ]);
});

it.each([
  `insert into otp_challenges (audience, recipient, browser_hash, expires_at) values ('office', 'a', '\\x00', now())`,
  `insert into otp_challenges (audience, recipient, code_hash, browser_hash, expires_at)
   values ('office_factor', 'a', 'hash', '\\x00', now())`,
  `insert into passkey_challenges (challenge, purpose, browser_hash, expires_at) values ('\\x01', 'step_up', '\\x00', now())`,
])('refuses %s', async (statement) => {
  await expect(client.query(statement)).rejects.toThrow(/check constraint/);
});
