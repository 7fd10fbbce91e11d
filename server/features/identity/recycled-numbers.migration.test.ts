import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { migrate, readMigrations } from '../../platform/database/migrate.ts';

/** Farmers of before, with and without a number: each keeps what they had, and who has none is found by the search. */

const MIGRATION = '0045_recycled_numbers.sql';
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
    insert into farmers (mobile, name, address) values ('9845012345', 'ರಾಮ', 'ಕೋಲಾರ');
    insert into farmers (mobile, former_mobile, name, address, entered_at, consent, disowned_at)
    values (null, '9845012346', 'ಮಾದಪ್ಪ', 'ಹುಣಸೂರು', now(), 'phone', now());
    insert into chats (farmer_id, head_seq) select id, 3 from farmers`);
  await migrate(database.connectionString);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const read = async (text: string) => (await client.query(text)).rows;

it('keep their rows, and nobody is set aside or merged', async () => {
  expect(
    await read('select name, mobile, former_mobile, set_aside_at, merged_into from farmers order by id'),
  ).toEqual([
    { name: 'ರಾಮ', mobile: '9845012345', former_mobile: null, set_aside_at: null, merged_into: null },
    { name: 'ಮಾದಪ್ಪ', mobile: null, former_mobile: '9845012346', set_aside_at: null, merged_into: null },
  ]);
  expect(await read('select head_seq::int, merged_into from chats order by id')).toEqual([
    { head_seq: 3, merged_into: null },
    { head_seq: 3, merged_into: null },
  ]);
});

it('are found without a number: by name, and by the number that was theirs', async () => {
  const found = `select count(*)::int as n from farmers where search_key like '%' || substr(search_key($1), 2) || '%'`;
  for (const words of ['ರಾಮ', 'ಮಾದಪ್ಪ', '9845012346'])
    expect((await client.query(found, [words])).rows).toEqual([{ n: 1 }]);
});

it.each([
  [
    'a number together with being set aside',
    `update farmers set set_aside_at = now() where mobile = '9845012345'`,
  ],
  [
    'a farmer without a number and without a reason',
    `update farmers set mobile = null where mobile = '9845012345'`,
  ],
  [
    'a farmer merged into themselves',
    'update farmers set mobile = null, former_mobile = null, merged_into = id',
  ],
  [
    'a merged chat with entries',
    'update chats set merged_at = now(), merged_into = (select max(id) from chats)',
  ],
])('cannot be stored: %s', async (_what, change) => {
  await expect(client.query(change)).rejects.toMatchObject({ code: '23514' });
});
