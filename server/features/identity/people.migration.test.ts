import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { migrate, readMigrations } from '../../platform/database/migrate.ts';

/** Accounts of before there were people: one for each OFFICE_EMAIL there has been. */

const MIGRATION = '0034_people.sql';
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
    insert into staff (email, password_hash) values ('shivanna@clinic.example', 'a'), ('office@clinic.example', 'b');
    insert into sessions (token_hash, staff_id, expires_at)
    select decode(md5(email), 'hex'), id, now() + interval '5 days' from staff`);
  await migrate(database.connectionString);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const read = async (text: string) => (await client.query(text)).rows;

describe('accounts of before', () => {
  it('are owners with a name; the newest works, with its session', async () => {
    const people = await read(`
      select st.email, st.name, st.roles, st.configured, st.disabled_at is null as works,
             s.revoked_at is null as open
      from staff st join sessions s on s.staff_id = st.id order by st.id`);
    expect(people).toEqual([
      {
        email: 'shivanna@clinic.example',
        name: { en: 'shivanna' },
        roles: ['owner'],
        configured: true,
        works: false,
        open: false,
      },
      {
        email: 'office@clinic.example',
        name: { en: 'Office', kn: 'ಕಚೇರಿ' },
        roles: ['owner'],
        configured: true,
        works: true,
        open: true,
      },
    ]);
  });

  it.each([
    `roles = '{}'`,
    `roles = '{boss}'`,
    `roles = '{owner,null}'`,
    `name = '{"kn": "ಕ"}'`,
    `name = '{"en": ""}'`,
  ])('cannot become %s', async (change) => {
    await expect(client.query(`update staff set ${change}`)).rejects.toThrow('violates check constraint');
  });
});
