import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TALUKS, talukOf } from '#shared/domain/places/taluks.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { DEMO_FARMERS } from '../../../tools/demo/people.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

async function read(address: string): Promise<string | null> {
  return (await client.query('select taluk_of($1) as taluk', [address])).rows[0].taluk;
}

describe('the taluk of an address, as the database reads it', () => {
  it('knows every name of the list, in both scripts, and no other', async () => {
    const names = TALUKS.flatMap(({ id, names: own, also }) =>
      [...Object.values(own), ...also].map((name) => ({ id, name })),
    );
    const { rows } = await client.query('select taluk_of(name) as id, name from unnest($1::text[]) name', [
      names.map(({ name }) => name),
    ]);
    expect(rows).toEqual(names);
    const { rows: known } = await client.query(
      `select distinct ltrim(id, '*') as id from regexp_matches(pg_get_functiondef('taluk_of'::regproc),
         '":"([*a-z_]+)"', 'g') m, lateral (select m[1] as id) i`,
    );
    expect(known.map(({ id }) => id).sort()).toEqual(TALUKS.map(({ id }) => id).sort());
  });

  it.each([
    ['ಹೊನ್ನಹಳ್ಳಿ, ಮದ್ದೂರು, ಮಂಡ್ಯ', 'maddur'],
    ['Survey 12, Bellur Cross, Nagamangala Tq, Mandya Dist', 'nagamangala'],
    ['ಹಳ್ಳಿ, ಮಂಡ್ಯ ತಾಲ್ಲೂಕು, ಮಂಡ್ಯ ಜಿಲ್ಲೆ', 'mandya'],
    ['H.D. Kote, Mysore', 'heggadadevanakote'],
    ['K.R.Pete', 'krishnarajpet'],
    ['Kolar Gold Fields', 'kgf'],
    ['ತಿಪಟೂರು\u200C', 'tiptur'],
    ['MADDUR', 'maddur'],
    ['Kolar', 'kolar'],
    // Only the district is named.
    ['Hosahalli, Mandya Dist', null],
    ['ಹೊಸಹಳ್ಳಿ, ಮಂಡ್ಯ ಜಿಲ್ಲೆ', null],
    // Two at once.
    ['Tiptur, Gubbi', null],
    ['Mysuru, Mandya', null],
    // A part of a word is no name.
    ['Maddurpalya', null],
    ['Pune, Maharashtra', null],
    ['-', null],
    ['', null],
  ])('%j: %s', async (address, taluk) => {
    expect(await read(address)).toBe(taluk);
  });

  it('follows the address of the farmer', async () => {
    const insert = `insert into farmers (mobile, name, address) values ('9000000001', 'x', 'Sira') returning taluk`;
    expect((await client.query(insert)).rows[0].taluk).toBe('sira');
    const { rows } = await client.query(`update farmers set address = 'ಸಾಗರ' returning taluk`);
    expect(rows[0].taluk).toBe('sagara');
  });

  it('is known of all farmers of the demo', async () => {
    for (const { place } of DEMO_FARMERS) expect(talukOf((await read(place)) ?? ''), place).toBeDefined();
  });
});
