import { strFromU8, unzipSync } from 'fflate';
import { afterAll, it as always, beforeAll, describe, expect } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import type { PriceFault } from '#shared/contract/content/prices.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Answer, TestClient } from '../../../../tests/support/client.ts';
import { IS_SHIPPED } from '../../../../tests/support/shipped-content.ts';

/** Told of the articles that are shipped, from their first version on. */
const it = always.skipIf(!IS_SHIPPED);

let app: TestApp;
let owner: TestClient;
let sales: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.loginOffice();
  sales = await app.hire(['sales'], { en: 'Asha', kn: 'ಆಶಾ' });
});
afterAll(() => app.close());

const PATH = '/api/admin/content/prices';

function send(act: string, file: string | Buffer, query = '', as = owner): Promise<Answer> {
  return as.request('POST', `${PATH}/${act}?file_name=prices${query}`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array(Buffer.from(file)),
  });
}

const check = (file: string | Buffer, as = owner) => send('check', file, '', as);

async function checked(file: string | Buffer, as = owner) {
  const { status, body } = await check(file, as);
  expect({ status, body: status === 200 ? 'fine' : body }).toEqual({ status: 200, body: 'fine' });
  return body;
}

async function apply(file: string | Buffer, more = '', as = owner): Promise<Answer> {
  const { mark } = await checked(file, as);
  return send('apply', file, `&mark=${mark}${more}`, as);
}

const csv = (...rows: string[]) => `${rows.join('\n')}\n`;
const told = (faults: PriceFault[]) =>
  faults.map(({ line, column, path, code, value }) => `${column}${line} ${path} ${code} ${value}`);
const article = (sku: string) => app.ctx.content.now().products.find((product) => product.sku === sku);
const priceOf = (sku: string) => article(sku)?.price;
const lastLine = async () => (await owner.get('/api/admin/log?group=content')).body.lines[0];

const NEW_COLUMNS =
  'SKU,Item Name,ಹೆಸರು,Group,Pack,ಪ್ಯಾಕ್,Rate,MRP,HSN/SAC,GST Rate,Description,ವಿವರಣೆ,Contains,ಒಳಗಿರುವುದು,Maker,ತಯಾರಕರು,Made in,ತಯಾರಾದ ದೇಶ,Stock';
const MOP =
  'FERT-MOP,MOP,ಎಂಒಪಿ,Fertilisers,50 kg bag,50 ಕಿ.ಗ್ರಾಂ ಚೀಲ,"₹ 1,700.50","1,23,456.50",310420,5%,Potash.,ಪೊಟ್ಯಾಷ್.,Potash,ಪೊಟ್ಯಾಷ್,Maker,ತಯಾರಕರು,India,ಭಾರತ,In stock';

describe('a dry run', () => {
  it('tells what is new, what changes field by field, what stays, and what is not in the file', async () => {
    const file = csv(
      NEW_COLUMNS,
      MOP,
      'fert-dap,,,,,,1325.5,1400,,,,,,,,,,,',
      'SEED-PADDY-IR64,,,,,,"₹ 300/-",,,0,,,,,,,,,',
    );
    const answer = await checked(file);
    expect(answer).toMatchObject({
      count: { rows: 3, new: 1, changed: 1, unchanged: 1, faulty: 0, faults: 0, absent: 6, waiting: 0 },
      ...{ sheet: '', other_sheets: [], ignored: [], faults: [] },
    });
    expect(answer.articles).toMatchObject([
      {
        key: 'FERT-MOP',
        before: null,
        after: { price: 1700.5, mrp: 123456.5, stock: 'in', gst: { rate: 5 } },
      },
      { key: 'FERT-DAP', before: { price: 1350 }, after: { price: 1325.5, mrp: 1400 }, waits: false },
    ]);
    expect(Object.keys(answer.articles[1].after)).toEqual(['price', 'mrp']);
    expect(app.ctx.content.release()).toBe(0);
    const { rows } = await app.ctx.db.pool.query('select from content_drafts');
    expect(rows).toEqual([]);
  });

  it.each([
    ['above the MRP', 'Rate,MRP', '2000,1350', ['B2 price above-mrp 2000']],
    [
      'above the law',
      'Rate,Highest Price by Law,Source of the Law',
      '1351,1350,Order',
      ['B2 price above-law 1351'],
    ],
    ['negative', 'Rate', '-5', ['B2 price range -5']],
    ['of three decimals', 'Rate', '10.125', ['B2 price decimals 10.125']],
    ['with a comma for a point', 'Rate', '"12,50"', ['B2 price type 12,50']],
    ['made a date of', 'Rate', '02-Mar', ['B2 price type 02-Mar']],
    ['a formula', 'Rate', '=A1*2', ['B2 price formula =A1*2']],
    ['of an unknown shelf', 'Under', 'Toys', ['B2 category choice Toys']],
    [
      'of letters that turn the reading direction',
      'Name of Item',
      'DA\u202eP',
      ['B2 name.en unseen DA\u202eP'],
    ],
    ['of an HSN of letters', 'HSN', 'abc', ['B2 hsn hsn abc']],
    ['of a day that is none', 'GST Applicable From', '31-02-2026', ['B2 gst.from day 31-02-2026']],
    ['too long', 'Name of Item', 'x'.repeat(81), [`B2 name.en long ${'x'.repeat(60)}`]],
  ])('tells a cell that is %s', async (_what, headers, cells, faults) => {
    const answer = await checked(csv(`Part No.,${headers}`, `FERT-DAP,${cells}`));
    expect(told(answer.faults)).toEqual(faults);
    expect(answer.count).toMatchObject({ faulty: 1, changed: 0 });
  });

  it('names both rows of one number, and the columns a new article needs', async () => {
    const twice = await checked(csv('SKU,Rate', 'FERT-DAP,1', '', 'FERT-DAP,2'));
    expect(twice.faults).toMatchObject([
      { line: 2, column: 'A', code: 'doubled', values: { rows: '2, 4' } },
      { line: 4, column: 'A', code: 'doubled', values: { rows: '2, 4' } },
    ]);
    const lacking = await checked(csv('SKU,Rate', 'FERT-MOP,100', ',5'));
    expect(told(lacking.faults)).toContain('null2 name.en no-column ');
    expect(told(lacking.faults)).toContain('A3 sku missing ');
  });

  it('refuses a sample where visitors are kept from them', async () => {
    const { config } = app.ctx;
    const was = config.samples;
    config.samples = 'closed';
    const answer = await checked(csv('SKU,Rate,Maker', 'FERT-DAP,1325,'));
    config.samples = was;
    expect(told(answer.faults)).toEqual(['C2 maker.en sample ', 'null2 maker.kn sample ']);
  });

  it('of an article on sale asks for the licence of its shelf', async () => {
    const services = csv(NEW_COLUMNS, MOP.replace('Fertilisers', 'Seeds').replace('FERT-MOP', 'SEED-X'));
    const { licences } = app.ctx.content.now().licences;
    const was = app.ctx.content.now();
    const ended = licences.map((each) => ({ ...each, validUntil: '2020-01-31' }));
    app.ctx.content.replace({ ...was, licences: { licences: ended } }, app.ctx.content.release(), new Set());
    const answer = await checked(services);
    app.ctx.content.replace(was, app.ctx.content.release(), new Set());
    expect(told(answer.faults)).toEqual(['S2 stock licence-ended In stock']);
  });
});

describe('a file', () => {
  const header = Buffer.from('SKU,Rate\nFERT-DAP,1325.5\n');
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

  it.each([
    ['UTF-8 with its mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), header])],
    ['UTF-16', utf16('SKU\tRate\nFERT-DAP\t1325.5\n')],
    ['semicolons', 'ನಮ್ಮ ಸಂಖ್ಯೆ;ಬೆಲೆ\nFERT-DAP;೧೩೨೫.೫\n'],
    [
      'a title above its columns',
      csv('AV Agro', 'Stock items', 'Alias,Standard Selling Price', 'FERT-DAP,1325.50'),
    ],
    ['CRLF', 'Part Number,MRP,Rate\r\nFERT-DAP,1350,1325.5\r\n'],
  ])('of %s is read', async (_what, file) => {
    expect((await checked(file)).articles).toMatchObject([{ key: 'FERT-DAP', after: { price: 1325.5 } }]);
  });

  it.each([
    ['Windows-1252', Buffer.from('SKU,Rate,Name of Item\nFERT-DAP,1,Caf\xe9\n', 'latin1'), 'IMPORT_ENCODING'],
    ['an old Excel file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'PRICES_KIND'],
    ['a PDF', '%PDF-1.7', 'PRICES_KIND'],
    ['a broken zip', 'PK\x03\x04 and nothing', 'PRICES_UNREADABLE'],
    ['no columns', 'a,b\n1,2\n', 'PRICES_COLUMNS'],
    ['a price twice', 'SKU,Rate,Price\nFERT-DAP,1,2\n', 'PRICES_COLUMN_TWICE'],
    ['no article', 'SKU,Rate\n', 'PRICES_EMPTY'],
    ['an open quotation mark', `SKU,Rate\n"FERT-DAP,1\n${'x'.repeat(60_000)}`, 'IMPORT_UNREADABLE'],
  ])('of %s is refused', async (_what, file, code) => {
    expect(await check(file)).toMatchObject({ status: 422, body: { code } });
  });

  it('larger than 5 MB, of 50,000 rows, or of no bytes is refused', async () => {
    expect((await check(Buffer.alloc(5 * 1024 * 1024 + 1, 0x61))).status).toBe(413);
    const rows = Array.from({ length: 50_000 }, (_, n) => `A${n},1`);
    expect((await check(csv('SKU,Rate', ...rows))).body.code).toBe('PRICES_TOO_MANY');
    expect((await check('')).body.code).toBe('PRICES_COLUMNS');
    expect((await owner.post(`${PATH}/check?file_name=a`, {})).body.code).toBe('UNSUPPORTED_MEDIA');
  });
});

describe('an Excel workbook', () => {
  const book = (...sheets: unknown[][][]) =>
    writeExcelFile(sheets.map((data, index) => ({ data, sheet: `Sheet ${index + 1}` })) as never).toBuffer();

  it('is read by its cells: plain ones only, of the sheet that names our columns', async () => {
    const file = await book(
      [['Notes']],
      [
        ['Part No.', 'Rate', 'MRP', 'Colour', 'Under', 'GST Rate'],
        ['FERT-DAP', 1325.5, '₹ 1,400', 'green', 'ಗೊಬ್ಬರಗಳು', { value: 0.05, format: '0%' }],
        ['SEED-PADDY-IR64', { value: '=1+1', type: 'Formula' }, null, null, null, null],
        [
          'PEST-NEEM',
          { value: new Date('2026-03-02'), type: Date, format: 'dd-mmm' },
          null,
          null,
          null,
          null,
        ],
        [{ value: 'SEED-MAIZE-HYB', rowSpan: 2 }, 440, null, null, null, null],
        [null, 441, null, null, null, null],
      ],
    );
    const answer = await checked(file);
    expect(answer).toMatchObject({ sheet: 'Sheet 2', other_sheets: ['Sheet 1'], ignored: ['Colour'] });
    expect(answer.articles).toMatchObject([
      { key: 'FERT-DAP', before: { price: 1350 }, after: { price: 1325.5, mrp: 1400 } },
    ]);
    expect(told(answer.faults)).toEqual([
      'B3 price formula ',
      'B4 price as-day 2026-03-02',
      'A5 sku merged SEED-MAIZE-HYB',
      'A6 sku merged ',
    ]);
  });

  it('without our columns names the sheets that were seen; one of 50,000 rows is refused', async () => {
    expect(await check(await book([['Notes']], [['Sums']]))).toMatchObject({
      status: 422,
      body: { code: 'PRICES_COLUMNS', known: { sheets: 'Sheet 1, Sheet 2' } },
    });
    const rows = Array.from({ length: 50_000 }, (_, n) => [`A${n}`, 1]);
    expect((await check(await book([['SKU', 'Rate'], ...rows]))).body.code).toBe('PRICES_TOO_MANY');
  });
});

describe('applying', () => {
  it('publishes all of it in one release, as one line of the log and a version of each article', async () => {
    const file = csv(NEW_COLUMNS, MOP, 'FERT-DAP,,,,,,1325.5,,,,,,,,,,,,');
    expect((await apply(file)).body).toEqual({ ok: true, published: 2, waiting: 0 });
    expect(app.ctx.content.release()).toBe(1);
    expect(article('FERT-MOP')).toMatchObject({ price: 1700.5, picture: 'product-plain', position: 1000 });
    expect(priceOf('FERT-DAP')).toBe(1325.5);
    const { body } = await owner.get('/api/admin/content/versions?kind=product&key=FERT-DAP');
    expect(body.versions).toMatchObject([{ number: 1, saved_by: { id: 1 }, agreed_by: null }]);
    expect(await lastLine()).toMatchObject({
      action: 'content.import',
      detail: { item: 'prices', published: 2, waiting: 0, alone: true },
    });
    expect((await checked(file)).count).toMatchObject({ unchanged: 2, changed: 0, new: 0 });
  });

  it('is refused with faults, or without them leaves their rows out', async () => {
    const file = csv('SKU,Rate', 'FERT-DAP,1300', 'PEST-NEEM,-1');
    expect(await apply(file)).toMatchObject({ status: 422, body: { code: 'PRICES_FAULTY' } });
    expect(priceOf('FERT-DAP')).toBe(1325.5);
    expect((await apply(file, '&leave_out=true')).body).toMatchObject({ published: 1 });
    expect([priceOf('FERT-DAP'), priceOf('PEST-NEEM')]).toEqual([1300, 250]);
  });

  it('is refused when somebody has published meanwhile, of two at once to one', async () => {
    const file = csv('SKU,Rate', 'FERT-DAP,1310');
    const { mark } = await checked(file);
    const both = await Promise.all([1, 2].map(() => send('apply', file, `&mark=${mark}`)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('CONTENT_CHANGED');
    expect((await send('apply', csv('SKU,Rate', 'FERT-DAP,9'), `&mark=${mark}`)).body.code).toBe(
      'CONTENT_CHANGED',
    );
    expect((await send('apply', file, '&mark=abc')).status).toBe(400);
  });

  it('leaves an article alone that somebody has a draft of', async () => {
    const { body } = await owner.get('/api/admin/content/item?kind=product&key=PEST-NEEM');
    const seen = { kind: 'product', key: 'PEST-NEEM', revision: 0, version: body.item.version };
    const change = { ...body.item.published, price: 251 };
    const { draft } = (await sales.put('/api/admin/content/draft', { ...seen, body: change })).body.item;
    const answer = await checked(csv('SKU,Rate', 'PEST-NEEM,252'));
    expect(told(answer.faults)).toEqual(['A2 sku drafted PEST-NEEM']);
    await owner.del(`/api/admin/content/draft?kind=product&key=PEST-NEEM&revision=${draft.revision}`);
  });
});

describe('what is taken along', () => {
  const download = async (name: string): Promise<Buffer> => {
    const answer = await fetch(`${app.url}/api/admin/content/${name}`, {
      headers: { cookie: owner.cookieHeader },
    });
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  };

  it.each([
    'prices.xlsx?language=en',
    'prices.xlsx?language=kn',
    'prices.csv?language=en',
    'prices.csv?language=kn',
  ])('as %s changes nothing when it is read again', async (name) => {
    const { count, ignored } = await checked(await download(name));
    const { length } = app.ctx.content.now().products;
    expect(count).toMatchObject({
      rows: length,
      unchanged: length,
      changed: 0,
      new: 0,
      faults: 0,
      absent: 0,
    });
    expect(ignored).toEqual([]);
  });

  it('names its columns as Tally does, and holds no formula', async () => {
    const name = { en: '=HYPERLINK("x")', kn: '@ಬೇವು' };
    const was = app.ctx.content.now();
    const products = was.products.map((each) => (each.sku === 'PEST-NEEM' ? { ...each, name } : each));
    app.ctx.content.replace({ ...was, products }, app.ctx.content.release(), new Set());
    const text = (await download('prices.csv?language=en')).toString();
    expect(text).toMatch(/^\uFEFF"Part No\.","Name of Item","Name \(Kannada\)","Under","Units",/);
    expect(text).toContain(`"PEST-NEEM","'=HYPERLINK(""x"")","'@ಬೇವು","Crop medicine"`);
    for (const file of ['prices.csv?language=en', 'prices.xlsx?language=en']) {
      expect((await checked(await download(file))).count).toMatchObject({ changed: 0, faults: 0 });
    }
    app.ctx.content.replace(was, app.ctx.content.release(), new Set());
  });

  it('is everything, as the files that a command reads', async () => {
    const files = unzipSync(new Uint8Array(await download('everything.zip')));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['hours.json', 'policy/terms.json']));
    const dap = JSON.parse(strFromU8(files['product/FERT-DAP.json'] ?? new Uint8Array()));
    expect(dap).toEqual(article('FERT-DAP'));
  });
});

describe('with a second owner', () => {
  const waiting = async () => (await owner.get('/api/admin/content/waiting')).body.waiting;
  const decide = (as: TestClient, asked_by: number, mark: string, agree = true) =>
    as.post('/api/admin/content/waiting/decide', { asked_by, mark, agree });
  const file = csv(
    'SKU,Rate,Name of Item',
    'FERT-DAP,1290,DAP',
    'SEED-PADDY-IR64,310,Paddy',
    'PEST-NEEM,,Neem oil',
  );
  let second: TestClient;
  beforeAll(async () => {
    second = await app.hire(['owner'], { en: 'Ravi', kn: 'ರವಿ' });
  });

  it('prices wait for another word, all of them at once; the rest is published', async () => {
    expect((await checked(file)).count).toMatchObject({ changed: 3, waiting: 2 });
    expect((await apply(file)).body).toEqual({ ok: true, published: 1, waiting: 2 });
    expect([priceOf('FERT-DAP'), article('PEST-NEEM')?.name.en]).toEqual([1310, 'Neem oil']);
    const [{ asked_by, mark, count, articles }] = await waiting();
    expect({ asked_by, count }).toMatchObject({ asked_by: { id: 1 }, count: 2 });
    expect(articles[0]).toMatchObject({ key: 'FERT-DAP', before: { price: 1310 }, after: { price: 1290 } });
    expect((await decide(owner, 1, mark)).body.code).toBe('CHANGE_OWN');
    expect((await decide(second, 1, '0'.repeat(64))).body.code).toBe('CONTENT_CHANGED');
    const both = await Promise.all([decide(second, 1, mark), decide(second, 1, mark)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([priceOf('FERT-DAP'), priceOf('SEED-PADDY-IR64')]).toEqual([1290, 310]);
    const { body } = await owner.get('/api/admin/content/versions?kind=product&key=FERT-DAP');
    expect(body.versions[0]).toMatchObject({ saved_by: { id: 1 }, agreed_by: { name: { en: 'Ravi' } } });
    expect(await lastLine()).toMatchObject({ action: 'content.agree', detail: { published: 2 } });
    expect(await waiting()).toEqual([]);
  });

  it('refused, they stay drafts; of somebody who only edits everything waits', async () => {
    const prices = csv('SKU,Rate,Name of Item', 'FERT-DAP,1280,DAP', 'PEST-NEEM,,Neem');
    expect((await apply(prices, '', sales)).body).toEqual({ ok: true, published: 0, waiting: 2 });
    const [{ asked_by, mark }] = await waiting();
    expect((await decide(owner, asked_by.id, mark, false)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(priceOf('FERT-DAP')).toBe(1290);
    const { body } = await owner.get('/api/admin/content/item?kind=product&key=FERT-DAP');
    expect(body.item.draft).toMatchObject({ body: { price: 1280 }, asked_by: null });
  });
});
