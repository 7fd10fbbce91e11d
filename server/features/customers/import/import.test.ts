import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Import } from '#shared/contract/imports.ts';
import { freshMobile, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Answer, TestClient } from '../../../../tests/support/client.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { enterRows } from './run-import.ts';

/** `npm run trials -- import` enters as many as a file may have. */
const ROWS = Number(process.env.IMPORT_ROWS ?? 1_000);

let app: TestApp;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  office = await app.loginOffice();
});
afterAll(() => app.close());
beforeEach(() => app.ctx.db.pool.query('delete from rate_limits'));

function check(file: string | Buffer, query = 'consent=paper&file_name=customers.csv'): Promise<Answer> {
  const body = typeof file === 'string' ? file : new Uint8Array(file);
  return office.request('POST', `/api/admin/imports?${query}`, {
    headers: { 'content-type': 'text/csv' },
    body,
  });
}

async function checked(file: string | Buffer): Promise<Import> {
  const { status, body } = await check(file);
  expect({ status, body: status === 200 ? 'fine' : body }).toEqual({ status: 200, body: 'fine' });
  return body.import;
}

const run = (id: number) => office.post(`/api/admin/imports/${id}/run`, {});
const show = async (id: number): Promise<Import> =>
  (await office.get(`/api/admin/imports/${id}`)).body.import;
const done = (id: number) =>
  eventually(async () => {
    const state = await show(id);
    expect(state.state).toBe('done');
    return state;
  });

async function customers(...mobiles: string[]) {
  const { rows } = await app.ctx.db.pool.query(
    `select f.mobile, f.name, f.address, f.language, f.consent, n.note,
            array(select crop from customer_crops k where k.farmer_id = f.id order by position) as crops
     from farmers f left join customer_notes n on n.farmer_id = f.id where f.mobile = any($1) order by f.mobile`,
    [mobiles],
  );
  return rows;
}

const total = async () =>
  (await app.ctx.db.pool.query('select count(*)::int as n from farmers')).rows[0].n as number;

describe('the dry run', () => {
  it('reads a file that was put together from two, whose lines end differently', async () => {
    const [one, two] = [freshMobile(), freshMobile()];
    const file = `mobile,name,place\r\n${one},Basava,"Gadag\nTown"\n${two},ಗಿರಿಜಮ್ಮ,ಹೊಸನಗರ\n`;
    expect(await checked(file)).toMatchObject({ rows: 2, new: 2, faulty: 0 });
  });

  it('says what would happen, names each faulty cell, and enters nobody', async () => {
    const known = await app.loginFarmer({ name: 'ರಾಮ' });
    const [one, two] = [freshMobile(), freshMobile()];
    const before = await total();
    const file = [
      'Mobile,Name,Place,Crops,Language,Note,Shoe size',
      `${one},ಗಿರಿಜಮ್ಮ,ಹೊಸನಗರ,"ಅಡಿಕೆ, Paddy",Kannada,ಹಳೆಯ ಗ್ರಾಹಕರು,7`,
      '',
      `+91 ${two},Basava,Gadag,,en,,`,
      `${known.mobile},ಬೇರೆ,ಬೇರೆ,,,,`,
      `${one},ಮತ್ತೆ,ಮತ್ತೆ,,,,`,
      `12345,,${'ಅ'.repeat(700)},${Array.from({ length: 21 }, (_, n) => `c${n}`).join(';')},Tulu,,`,
      `${one} ${two},ಎರಡು,ಸಂಖ್ಯೆ,,,,`,
    ].join('\r\n');
    const { body } = await check(file);
    expect(body.ignored).toEqual(['Shoe size']);
    expect(body.import).toMatchObject({
      state: 'checked',
      consent: 'paper',
      rows: 6,
      new: 2,
      known: 1,
      doubled: 1,
      faulty: 2,
      entered: 0,
    });
    expect(await total()).toBe(before);
    const { rows, next_after } = (await office.get(`/api/admin/imports/${body.import.id}/faults`)).body;
    expect(next_after).toBeNull();
    expect(rows).toEqual([
      {
        line: 7,
        faults: [
          { column: 'mobile', value: '12345', fault: 'mobile_invalid' },
          { column: 'name', value: '', fault: 'missing' },
          { column: 'address', value: 'ಅ'.repeat(60), fault: 'too_long' },
          { column: 'language', value: 'Tulu', fault: 'language_unknown' },
          { column: 'crops', value: expect.stringContaining('c0;c1'), fault: 'too_many_crops' },
        ],
      },
      { line: 8, faults: [{ column: 'mobile', value: `${one} ${two}`, fault: 'mobile_invalid' }] },
    ]);
  });

  const kannada = (mobile: string) => `ಮೊಬೈಲ್ ಸಂಖ್ಯೆ;ಹೆಸರು;ಊರು;ಬೆಳೆ\n${mobile};ಮಾದಪ್ಪ;ಹುಣಸೂರು;ಶುಂಠಿ\n`;
  const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  it.each<[string, (mobile: string) => string | Buffer]>([
    ['UTF-8', kannada],
    ['UTF-8 with its mark', (mobile) => `\uFEFF${kannada(mobile)}`],
    ['UTF-16', (mobile) => Buffer.from(`\uFEFF${kannada(mobile)}`, 'utf16le')],
    ['UTF-16, the great end first', (mobile) => utf16be(kannada(mobile))],
    ['tabs', (mobile) => kannada(mobile).replaceAll(';', '\t')],
    ['commas', (mobile) => kannada(mobile).replaceAll(';', ',')],
    ['the line ends of an old Mac', (mobile) => kannada(mobile).replaceAll('\n', '\r')],
  ])('reads %s', async (_what, make) => {
    const mobile = freshMobile();
    const { id } = await checked(make(mobile));
    await run(id);
    await done(id);
    expect(await customers(mobile)).toMatchObject([{ name: 'ಮಾದಪ್ಪ', address: 'ಹುಣಸೂರು', crops: ['ginger'] }]);
  });

  it.each<[string, string | Buffer, string]>([
    ['Windows-1252', Buffer.from('Mobile,Name,Place\n9845012345,Jos\xe9,Goa\n', 'latin1'), 'IMPORT_ENCODING'],
    ['UTF-16 without its mark', Buffer.from('Mobile,Name,Place\n', 'utf16le'), 'IMPORT_ENCODING'],
    ['a workbook', Buffer.from('PK\x03\x04\x00\x00'), 'IMPORT_ENCODING'],
    ['a file without names of columns', '9845012345,ರಾಮ,ಕೋಲಾರ\n', 'IMPORT_COLUMNS'],
    ['nothing', '\n', 'IMPORT_COLUMNS'],
    ['only a header', 'Mobile,Name,Place\n', 'IMPORT_EMPTY'],
    ['an open quotation mark', 'Mobile,Name,Place\n9845012345,"ರಾಮ,ಕೋಲಾರ\n', 'IMPORT_UNREADABLE'],
    ['a cell without end', `Mobile,Name,Place\n9845012345,${'x'.repeat(30_000)},y\n`, 'IMPORT_UNREADABLE'],
  ])('refuses %s with a sentence, and keeps nothing', async (_what, file, code) => {
    const before = (await office.get('/api/admin/imports')).body.imports.length;
    expect(await check(file)).toMatchObject({ status: 422, body: { code } });
    expect((await office.get('/api/admin/imports')).body.imports).toHaveLength(before);
  });

  it('refuses 20 MB and more, 100,001 rows, and a consent nobody gave', async () => {
    expect((await check(Buffer.alloc(20 * 1024 * 1024 + 1, 0x61))).status).toBe(413);
    const rows = Array.from({ length: 100_001 }, (_, n) => `${9_000_000_000 + n},a,b`);
    expect(await check(`Mobile,Name,Place\n${rows.join('\n')}`)).toMatchObject({
      status: 422,
      body: { code: 'IMPORT_TOO_MANY' },
    });
    expect((await check('Mobile,Name,Place\n', 'consent=guess&file_name=a.csv')).status).toBe(400);
    expect((await office.post('/api/admin/imports?consent=paper&file_name=a.csv', { a: 1 })).body.code).toBe(
      'UNSUPPORTED_MEDIA',
    );
  });
});

describe('the run', () => {
  it(
    `enters a file of ${ROWS} rows whole, each customer once`,
    async () => {
      const mobileOf = (n: number) => String(7_100_000_000 + n);
      const rows = Array.from({ length: ROWS }, (_, n) =>
        n % 100 === 99 ? `${mobileOf(n)},,ಊರು,` : `${mobileOf(n)},ರೈತ ${n},ಊರು,ಅಡಿಕೆ`,
      );
      const file = await checked(`mobile,name,place,crops\n${rows.join('\n')}\n`);
      const faulty = Math.floor(ROWS / 100);
      expect(file).toMatchObject({ rows: ROWS, new: ROWS - faulty, faulty, doubled: 0 });
      await run(file.id);
      await enterRows(app.ctx, file.id);
      expect(await done(file.id)).toMatchObject({ entered: ROWS - faulty });
      const { rows: entered } = await app.ctx.db.pool.query(
        `select count(*)::int as farmers, count(c.id)::int as chats, count(k.crop)::int as crops
         from farmers f left join chats c on c.farmer_id = f.id left join customer_crops k on k.farmer_id = f.id
         where f.mobile between $1 and $2`,
        [mobileOf(0), mobileOf(ROWS)],
      );
      const all = ROWS - faulty;
      expect(entered).toEqual([{ farmers: all, chats: all, crops: all }]);
    },
    120_000 + ROWS * 10,
  );

  it('enters the new ones with crops, note and chat, and nothing of those who are known', async () => {
    const known = await app.loginFarmer({ name: 'ರಾಮ', address: 'ಕೋಲಾರ' });
    const [one, two] = [freshMobile(), freshMobile()].sort() as [string, string];
    const { id } = await checked(
      `mobile,name,place,crops,note\n${one},=HYPERLINK("x"),@ಗದಗ,ಅಡಿಕೆ|ಗೋಡಂಬಿ,ಸಾಲ ಬಾಕಿ\n${known.mobile},ಬೇರೆ,ಬೇರೆ,ಭತ್ತ,ಬೇಡ\n${two},ಬಸವ,ಗದಗ,,\n`,
    );
    expect((await run(id)).status).toBe(200);
    expect(await done(id)).toMatchObject({ new: 2, entered: 2, known: 1, finished_at: expect.any(String) });
    // A formula is a name like any other: plain text.
    expect(await customers(one, two)).toEqual([
      {
        mobile: one,
        name: '=HYPERLINK("x")',
        address: '@ಗದಗ',
        language: 'kn',
        consent: 'paper',
        note: 'ಸಾಲ ಬಾಕಿ',
        crops: ['arecanut', 'ಗೋಡಂಬಿ'],
      },
      expect.objectContaining({ mobile: two, name: 'ಬಸವ', crops: [], note: null }),
    ]);
    expect(await customers(known.mobile)).toMatchObject([{ name: 'ರಾಮ', note: null, crops: [] }]);
    const [found] = (await office.get(`/api/admin/farmers?q=${one}`)).body.farmers;
    expect(found.chat_id).toEqual(expect.any(Number));
    // Nobody gets an SMS from a file.
    expect(await app.lastMessageTo(one)).toBeUndefined();
  });

  it('repeated, of the run and of the whole file, enters nobody twice', async () => {
    const mobile = freshMobile();
    const file = `mobile,name,place\n${mobile},ಬಸವ,ಗದಗ\n`;
    const { id } = await checked(file);
    await Promise.all([run(id), run(id)]);
    await done(id);
    const before = await total();
    await run(id);
    await enterRows(app.ctx, id);
    const again = await checked(file);
    expect(again).toMatchObject({ new: 0, known: 1 });
    await run(again.id);
    await done(again.id);
    expect(await total()).toBe(before);
  });

  it('goes on behind the last step where a node died, also when two take it up', async () => {
    const mobiles = Array.from({ length: 250 }, (_, n) => String(8_100_000_000 + n));
    const { id } = await checked(`mobile,name,place\n${mobiles.map((each) => `${each},ಅ,ಆ`).join('\n')}\n`);
    await app.ctx.db.pool.query(
      `update customer_imports set state = 'running', started_at = now() where id = $1`,
      [id],
    );
    let transactions = 0;
    const dying = {
      ...app.ctx,
      inTransaction: ((work) => {
        transactions += 1;
        if (transactions === 2) throw new Error('the node dies');
        return app.ctx.inTransaction(work);
      }) as typeof app.ctx.inTransaction,
    };
    await expect(enterRows(dying, id)).rejects.toThrow('the node dies');
    expect(await show(id)).toMatchObject({ state: 'running', entered: 100 });
    await Promise.all([enterRows(app.ctx, id), enterRows(app.ctx, id)]);
    expect(await show(id)).toMatchObject({ state: 'done', entered: 250, new: 250 });
    expect(await customers(...mobiles)).toHaveLength(250);
  });

  it('reads a number cell of a spreadsheet, and never takes the end of something longer for a number', async () => {
    const [one, two] = [freshMobile(), freshMobile()];
    const file = await checked(
      `mobile,name,place\n${one}.00,ಬಸವ,ಗದಗ\n${two}.50,ಅ,ಆ\n9.87654321E+09,ಅ,ಆ\n+1 ${two},ಅ,ಆ\n`,
    );
    expect(file).toMatchObject({ rows: 4, new: 1, faulty: 3 });
    const { rows } = (await office.get(`/api/admin/imports/${file.id}/faults`)).body;
    expect(rows.map(({ line }: { line: number }) => line)).toEqual([3, 4, 5]);
    await run(file.id);
    await done(file.id);
    expect(await customers(one)).toMatchObject([{ name: 'ಬಸವ' }]);
  });

  it('enters nobody whom a dry run found by other rules than today’s', async () => {
    const [one, two] = [freshMobile(), freshMobile()];
    const { id } = await checked(`mobile,name,place\n${one},ಬಸವ,ಗದಗ\n`);
    const { id: begun } = await checked(`mobile,name,place\n${two},ಬಸವ,ಗದಗ\n`);
    const { pool } = app.ctx.db;
    await pool.query('update customer_imports set rules = 1 where id = any($1)', [[id, begun]]);
    await pool.query(`update customer_imports set state = 'running', started_at = now() where id = $1`, [
      begun,
    ]);
    expect(await run(id)).toMatchObject({ status: 409, body: { code: 'IMPORT_OUTDATED' } });
    expect(await show(id)).toMatchObject({ state: 'checked', entered: 0 });
    await enterRows(app.ctx, begun);
    expect(await show(begun)).toMatchObject({ state: 'done', entered: 0 });
    expect(await customers(one, two)).toEqual([]);
    expect((await office.del(`/api/admin/imports/${id}`)).status).toBe(200);
  });

  it('leaves a number to whoever has registered with it since the dry run', async () => {
    const mobile = freshMobile();
    const { id } = await checked(`mobile,name,place\n${mobile},ಬಸವ,ಗದಗ\n`);
    await app.loginFarmer({ mobile, name: 'ಶಾರದಾ', address: 'ಶಿರಸಿ' });
    await run(id);
    expect(await done(id)).toMatchObject({ new: 0, entered: 0, known: 1 });
    expect(await customers(mobile)).toMatchObject([{ name: 'ಶಾರದಾ', consent: null }]);
  });

  it('what was read is forgotten on request, not while it runs, and a week on', async () => {
    const { id } = await checked(`mobile,name,place\n${freshMobile()},ಬಸವ,ಗದಗ\n`);
    await app.ctx.db.pool.query(
      `update customer_imports set state = 'running', started_at = now() where id = $1`,
      [id],
    );
    expect(await office.del(`/api/admin/imports/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'IMPORT_RUNNING' },
    });
    await enterRows(app.ctx, id);
    expect((await office.del(`/api/admin/imports/${id}`)).status).toBe(200);
    expect((await office.get(`/api/admin/imports/${id}`)).status).toBe(404);
    expect((await run(id)).status).toBe(404);
  });
});
