import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { migrate, readMigrations } from './migrate.ts';

/** Texts that were columns a language, carried over into one object keyed by language. */

const MIGRATION = '0032_localized_text.sql';
let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  const before = (await readMigrations()).map(({ name }) => name).filter((name) => name < MIGRATION);
  await migrate(database.connectionString, { only: new Set(before) });
  await client.query(WRITTEN_BEFORE);
  await migrate(database.connectionString);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const WRITTEN_BEFORE = `
  insert into saved_replies (shortcut, text_en, text_kn, version) values ('ours', 'Good day "{name}"', 'ನಮಸ್ಕಾರ', 4);
  insert into farmers (mobile, name, address, language) values ('9000000001', 'Basava', 'Hubli', 'kn');
  with f as (select id from farmers), p as (
    insert into payments (pid, purpose, farmer_id, amount_paise, provider, env, merchant_order_id)
    select 1700000000001, 'catalogue', id, 12300, 'sandbox', 'uat', 'o-1' from f returning pid)
  insert into catalogue_orders (pid, sku, name_en, name_kn, price_paise, hsn, gst_rate)
  select pid, 'SKU', 'Maize', 'ಮೆಕ್ಕೆಜೋಳ', 12300, '1005', 5 from p;
  insert into demo_quotes (token, title_en, title_kn, note_en, note_kn, amount_paise)
  values ('OWNERS-OWN', 'Pump', 'ಪಂಪ್', '', '', 45000)`;

const read = async (text: string) => (await client.query(text)).rows;

describe('texts that were a column a language', () => {
  it('are all there afterwards, each under its language', async () => {
    expect(await read(`select texts, version from saved_replies where shortcut = 'ours'`)).toEqual([
      { texts: { en: 'Good day "{name}"', kn: 'ನಮಸ್ಕಾರ' }, version: 4 },
    ]);
    expect(await read('select sku, name from catalogue_orders')).toEqual([
      { sku: 'SKU', name: { en: 'Maize', kn: 'ಮೆಕ್ಕೆಜೋಳ' } },
    ]);
    expect(await read(`select title, note from demo_quotes where token = 'OWNERS-OWN'`)).toEqual([
      { title: { en: 'Pump', kn: 'ಪಂಪ್' }, note: { en: '', kn: '' } },
    ]);
    const shipped = await read('select texts from saved_replies');
    expect(shipped).toHaveLength(8);
    for (const { texts } of shipped) expect(Object.keys(texts).sort()).toEqual(['en', 'kn']);
  });

  it('take a further language without a change of tables', async () => {
    await client.query(`update saved_replies set texts = texts || '{"hi": "नमस्ते"}' where shortcut = 'ours'`);
    await client.query(`update farmers set language = 'hi'`);
    expect(await read('select language from farmers')).toEqual([{ language: 'hi' }]);
  });

  it.each(['{"kn": "ಕ"}', '{}', '[]', '"a"', '{"en": 1}', '{"en": "a", "Kannada": "ಕ"}', '{"en": null}'])(
    'cannot be stored as %s',
    async (texts) => {
      const changed = client.query('update catalogue_orders set name = $1::jsonb', [texts]);
      await expect(changed).rejects.toThrow('violates check constraint');
    },
  );

  it('have their length in each language', async () => {
    for (const texts of [{ en: 'a', kn: '' }, { en: 'a'.repeat(4001) }]) {
      const changed = client.query('update saved_replies set texts = $1', [JSON.stringify(texts)]);
      await expect(changed).rejects.toThrow('violates check constraint');
    }
  });

  it('are in a language that is named by its code', async () => {
    await expect(client.query(`update farmers set language = 'Hindi'`)).rejects.toThrow('check constraint');
  });
});
