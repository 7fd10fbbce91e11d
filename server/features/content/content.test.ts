import { afterAll, it as always, beforeAll, describe, expect } from 'vitest';
import type { ContentItemAnswer, ContentLine } from '#shared/contract/content/desk.ts';
import type { ContentKind } from '#shared/contract/content/kinds.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { Answer, TestClient } from '../../../tests/support/client.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { IS_SHIPPED } from '../../../tests/support/shipped-content.ts';
import { stepUp } from '../../../tests/support/step-up.ts';
import { publishDue } from './schedule.ts';

/** Told of the articles that are shipped, from their first version on. */
const it = always.skipIf(!IS_SHIPPED);

let app: TestApp;
let node: TestApp;
let owner: TestClient;
let sales: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  node = await startTestApp({ DATABASE_URL: app.databaseUrl });
  owner = await app.loginOffice();
  sales = await app.hire(['sales'], { en: 'Asha', kn: 'ಆಶಾ' });
});
afterAll(async () => {
  await node.close();
  await app.close();
});

const PATH = '/api/admin/content';
type Item = ContentItemAnswer['item'];

async function itemOf(kind: ContentKind, key = '', as = owner): Promise<Item> {
  return (await as.get(`${PATH}/item?kind=${kind}&key=${key}`)).body.item;
}

/** Changes what is in force of an item, as a draft. */
async function draft(kind: ContentKind, key: string, change: object, as = owner): Promise<Answer> {
  const item = await itemOf(kind, key);
  const body = { ...(item.draft?.body ?? item.published), ...change };
  return as.put(`${PATH}/draft`, {
    kind,
    key,
    revision: item.draft?.revision ?? 0,
    version: item.version,
    body,
  });
}

async function publish(kind: ContentKind, key: string, as = owner): Promise<Answer> {
  const item = await itemOf(kind, key);
  return as.post(`${PATH}/publish`, { kind, key, revision: item.draft?.revision ?? 0 });
}

const lineOf = async (kind: string, key = ''): Promise<ContentLine | undefined> =>
  (await owner.get(PATH)).body.lines.find((line: ContentLine) => line.kind === kind && line.key === key);

const priceOn = (at: TestApp, sku: string) =>
  at.ctx.content.now().products.find((product) => product.sku === sku)?.price;

it('begins with what is shipped, and says that it is a sample', async () => {
  expect(await lineOf('contact')).toMatchObject({ version: 0, sample: true, draft: null });
  expect(await lineOf('product', 'FERT-DAP')).toMatchObject({
    price: 1350,
    stock: 'in',
    category: 'fertilizers',
  });
  expect(await itemOf('hours')).toMatchObject({ version: 0, published: { monday: { opens: '09:30' } } });
});

describe('an edit', () => {
  it('is a draft that no farmer sees, then one version for everybody on every node', async () => {
    const saved = await draft('popup', '', { shown: false });
    expect(saved.body.item.draft).toMatchObject({
      revision: expect.any(Number),
      faults: [],
      saved_by: { name: { en: 'Office' } },
    });
    expect(app.ctx.content.now().popup.shown).toBe(true);
    expect((await publish('popup', '')).body).toMatchObject({
      outcome: 'published',
      item: { version: 1, draft: null },
    });
    expect(app.ctx.content.now().popup.shown).toBe(false);
    await eventually(async () => expect(node.ctx.content.now().popup.shown).toBe(false));
    expect(await lineOf('popup')).toMatchObject({
      ...{ version: 1, sample: false, published_at: expect.any(String) },
      published_by: { name: { en: 'Office' } },
    });
  });

  it('is in force after a restart too', async () => {
    const later = await startTestApp({ DATABASE_URL: app.databaseUrl });
    expect(later.ctx.content.now().popup.shown).toBe(false);
    expect(later.ctx.content.release()).toBe(app.ctx.content.release());
    await later.close();
  });

  it('may be half filled as a draft, and is refused at its fields when it is to be published', async () => {
    const saved = await draft('statistics', '', { farmers: '', measuredOn: '2026-02-31' });
    expect(saved.status).toBe(200);
    expect(saved.body.item.draft.faults).toMatchObject([
      { path: 'farmers', code: 'missing' },
      { path: 'measuredOn', code: 'day' },
    ]);
    const refused = await publish('statistics', '');
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'CONTENT_INVALID', fields: { farmers: 'missing', measuredOn: 'day' } },
    });
    await draft('statistics', '', { farmers: '6,100' });
    expect((await publish('statistics', '')).body).toMatchObject({
      code: 'CONTENT_INVALID',
      fields: { measuredOn: 'day' },
    });
    expect(app.ctx.content.now().statistics.farmers).toBe('6000+');
    const { revision } = (await itemOf('statistics')).draft ?? { revision: 0 };
    await owner.del(`${PATH}/draft?kind=statistics&key=&revision=${revision}`);
    expect((await itemOf('statistics')).draft).toBeNull();
  });

  it('of two people at once is one, and the other is told', async () => {
    const body = { ...(await itemOf('films')).published, home: 'abcdefghijk' };
    const save = (as: TestClient, revision: number) =>
      as.put(`${PATH}/draft`, { kind: 'films', key: '', revision, version: 0, body });
    const both = await Promise.all([save(owner, 0), save(sales, 0)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('CONTENT_CHANGED');
    const { revision } = (await itemOf('films')).draft ?? { revision: 0 };
    await save(sales, revision);
    expect((await owner.post(`${PATH}/publish`, { kind: 'films', key: '', revision })).body.code).toBe(
      'CONTENT_CHANGED',
    );
    const twice = await Promise.all([publish('films', ''), publish('films', '')]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await itemOf('films')).toMatchObject({
      version: 1,
      draft: null,
      published: { home: 'abcdefghijk' },
    });
  });

  it('of somebody who may not publish waits for one who may', async () => {
    await draft('popup', '', { shown: true }, sales);
    expect((await publish('popup', '', sales)).body).toMatchObject({
      outcome: 'waiting',
      item: { version: 1, draft: { asked_by: { name: { en: 'Asha' } } } },
    });
    const { revision } = (await itemOf('popup')).draft ?? { revision: 0 };
    const decide = (agree: boolean) =>
      owner.post(`${PATH}/decide`, { kind: 'popup', key: '', revision, agree });
    expect((await decide(false)).body.item.draft).toMatchObject({ asked_by: null });
    expect((await decide(true)).body.code).toBe('CHANGE_NOT_WAITING');
    await publish('popup', '', sales);
    expect((await decide(true)).body.item).toMatchObject({ version: 2, draft: null });
    const { body } = await owner.get(`${PATH}/versions?kind=popup&key=`);
    expect(body.versions[0]).toMatchObject({
      number: 2,
      saved_by: { name: { en: 'Asha' } },
      agreed_by: { id: 1 },
    });
  });

  it('can be taken back to any version, what was shipped among them', async () => {
    const restore = async (number: number) => {
      const revision = (await itemOf('popup')).draft?.revision ?? 0;
      return owner.post(`${PATH}/restore`, { kind: 'popup', key: '', revision, number });
    };
    expect((await restore(1)).body.item.draft).toMatchObject({ body: { shown: false } });
    expect((await restore(0)).body.item.draft).toMatchObject({ body: { shown: true } });
    expect((await restore(9)).status).toBe(404);
    expect((await publish('popup', '')).body.item).toMatchObject({ version: 3 });
  });

  it('is named in the office log, by whom and what', async () => {
    const { body } = await owner.get('/api/admin/log?group=content');
    expect(body.lines[0]).toMatchObject({ action: 'content.publish', detail: { item: 'popup' } });
  });
});

describe('the account farmers pay into', () => {
  const change = (name: string) => draft('pay', '', { upi: { ...app.ctx.content.now().pay.upi, name } });
  const paidTo = () => app.ctx.content.now().pay.upi.name;

  it('takes a fresh proof to change, now or at a later hour; a refusal does not use it up', async () => {
    const before = paidTo();
    await change('');
    await stepUp(app, owner);
    expect((await publish('pay', '')).body.code).toBe('CONTENT_INVALID');
    await change('Malnad Agro');
    expect((await publish('pay', '')).body.outcome).toBe('published');
    expect(paidTo()).toBe('Malnad Agro');
    await change(before);
    expect((await publish('pay', '')).body.code).toBe('STEP_UP_REQUIRED');
    const { revision } = (await itemOf('pay')).draft ?? { revision: 0 };
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const timed = await owner.post(`${PATH}/schedule`, { kind: 'pay', key: '', revision, at });
    expect(timed.body.code).toBe('STEP_UP_REQUIRED');
    expect(paidTo()).toBe('Malnad Agro');
  });
});

describe('prices', () => {
  it('are changed by the only owner alone, and the log says that it was one', async () => {
    await draft('product', 'FERT-DAP', { price: 1325.5 });
    expect((await publish('product', 'FERT-DAP')).body.outcome).toBe('published');
    expect(priceOn(app, 'FERT-DAP')).toBe(1325.5);
    const { body } = await owner.get('/api/admin/log?group=content');
    expect(body.lines[0]).toMatchObject({
      detail: {
        ...{ item: 'product:FERT-DAP', alone: true },
        ...{ before: { price: '1350' }, after: { price: '1325.5' } },
      },
    });
  });

  it('take two people where there are two: another owner, or whoever wrote the draft', async () => {
    const second = await app.hire(['owner'], { en: 'Ravi', kn: 'ರವಿ' });
    await draft('product', 'FERT-DAP', { price: 1300 });
    expect((await publish('product', 'FERT-DAP')).body.outcome).toBe('waiting');
    expect(priceOn(app, 'FERT-DAP')).toBe(1325.5);
    const { revision } = (await itemOf('product', 'FERT-DAP')).draft ?? { revision: 0 };
    const decide = (as: TestClient) =>
      as.post(`${PATH}/decide`, { kind: 'product', key: 'FERT-DAP', revision, agree: true });
    expect((await decide(owner)).body.code).toBe('CHANGE_OWN');
    const both = await Promise.all([decide(second), decide(second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(priceOn(app, 'FERT-DAP')).toBe(1300);
    await draft('product', 'FERT-DAP', { price: 1310 }, sales);
    expect((await publish('product', 'FERT-DAP')).body.outcome).toBe('published');
    await draft('product', 'FERT-DAP', { desc: { en: 'For the seed row.', kn: 'ಬಿತ್ತನೆ ಸಾಲಿಗೆ.' } });
    expect((await publish('product', 'FERT-DAP')).body.outcome).toBe('published');
  });

  it('are not agreed to under the number of a draft that was thrown away', async () => {
    const third = await app.hire(['owner'], { en: 'Lata', kn: 'ಲತಾ' });
    const asked = async (price: number) => {
      const { draft: saved } = (await draft('product', 'FERT-DAP', { price })).body.item;
      const seen = { kind: 'product', key: 'FERT-DAP', revision: saved.revision };
      expect((await owner.post(`${PATH}/publish`, seen)).body.outcome).toBe('waiting');
      return seen;
    };
    const read = await asked(1_250);
    await owner.del(`${PATH}/draft?${new URLSearchParams({ ...read, revision: String(read.revision) })}`);
    const unread = await asked(120);
    expect((await third.post(`${PATH}/decide`, { ...read, agree: true })).body.code).toBe('CONTENT_CHANGED');
    expect(priceOn(app, 'FERT-DAP')).not.toBe(120);
    await third.post(`${PATH}/decide`, { ...unread, agree: false });
    await owner.del(`${PATH}/draft?${new URLSearchParams({ ...unread, revision: String(unread.revision) })}`);
  });

  it('are nobody’s second word where a colleague changed another field of the draft alone', async () => {
    const other = await app.hire(['owner'], { en: 'Gita', kn: 'ಗೀತಾ' });
    await draft('product', 'FERT-DAP', { price: 1_260 });
    await draft('product', 'FERT-DAP', { desc: { en: 'At sowing.', kn: 'ಬಿತ್ತನೆಯಲ್ಲಿ.' } }, sales);
    const { revision } = (await itemOf('product', 'FERT-DAP')).draft ?? { revision: 0 };
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const timed = await owner.post(`${PATH}/schedule`, { kind: 'product', key: 'FERT-DAP', revision, at });
    expect(timed.body.code).toBe('CONTENT_WAITS');
    expect((await publish('product', 'FERT-DAP')).body.outcome).toBe('waiting');
    const seen = { kind: 'product', key: 'FERT-DAP', revision };
    expect((await other.post(`${PATH}/decide`, { ...seen, agree: true })).status).toBe(200);
    expect(priceOn(app, 'FERT-DAP')).toBe(1_260);
    const { body } = await owner.get(`${PATH}/versions?kind=product&key=FERT-DAP`);
    expect(body.versions[0]).toMatchObject({ saved_by: { id: 1 }, agreed_by: { name: { en: 'Gita' } } });
  });

  it('wait in a list under another mark once one of them was begun anew', async () => {
    await app.hire(['owner'], { en: 'Devi', kn: 'ದೇವಿ' });
    const mark = async () => (await owner.get(`${PATH}/waiting`)).body.waiting[0].mark;
    const ask = async (price: number) => {
      await draft('product', 'FERT-DAP', { price });
      await publish('product', 'FERT-DAP');
    };
    await ask(1_251);
    const [read, revision] = [await mark(), (await itemOf('product', 'FERT-DAP')).draft?.revision];
    await owner.del(`${PATH}/draft?kind=product&key=FERT-DAP&revision=${revision}`);
    await ask(121);
    expect(await mark()).not.toBe(read);
    const again = (await itemOf('product', 'FERT-DAP')).draft?.revision;
    await owner.del(`${PATH}/draft?kind=product&key=FERT-DAP&revision=${again}`);
  });

  it('and the account they are paid into take the proof of whoever agrees', async () => {
    const second = await app.hire(['owner'], { en: 'Uma', kn: 'ಉಮಾ' });
    const { upi } = app.ctx.content.now().pay;
    await draft('pay', '', { upi: { ...upi, name: 'Malnad Agro, Shimoga' } });
    expect((await publish('pay', '')).body.outcome).toBe('waiting');
    const { revision } = (await itemOf('pay')).draft ?? { revision: 0 };
    const agree = () => second.post(`${PATH}/decide`, { kind: 'pay', key: '', revision, agree: true });
    expect((await agree()).body.code).toBe('STEP_UP_REQUIRED');
    await stepUp(app, second, second.email);
    expect((await agree()).status).toBe(200);
    expect(app.ctx.content.now().pay.upi.name).toBe('Malnad Agro, Shimoga');
  });

  it.each([
    ['above the MRP', { price: 2000, mrp: 1350 }, { price: 'above-mrp' }],
    ['negative', { price: -5 }, { price: 'range' }],
    ['of three decimals', { price: 10.125 }, { price: 'decimals' }],
    ['under another sku', { sku: 'FERT-OTHER' }, { sku: 'sku' }],
  ])('%s are refused at their field', async (_what, change, fields) => {
    await draft('product', 'SEED-PADDY-IR64', change);
    expect(await publish('product', 'SEED-PADDY-IR64')).toMatchObject({ status: 422, body: { fields } });
    const { revision } = (await itemOf('product', 'SEED-PADDY-IR64')).draft ?? { revision: 0 };
    await owner.del(`${PATH}/draft?kind=product&key=SEED-PADDY-IR64&revision=${revision}`);
  });

  it('of a category whose licence has ended stop the sale of its goods', async () => {
    const { licences } = (await itemOf('licences')).published as {
      licences: { kind: string; validUntil: string }[];
    };
    const ended = licences.map((each) =>
      each.kind === 'seed' ? { ...each, validUntil: '2026-01-31' } : each,
    );
    await draft('licences', '', { licences: ended });
    await publish('licences', '');
    await draft('product', 'SEED-PADDY-IR64', { price: 310 });
    expect(await publish('product', 'SEED-PADDY-IR64')).toMatchObject({
      body: { fields: { stock: 'licence-ended' } },
    });
    await draft('licences', '', { licences });
    await publish('licences', '');
  });
});

describe('articles', () => {
  const SKU = 'FERT-MOP';
  const article = async () => ({
    ...(await itemOf('product', 'FERT-DAP')).published,
    sku: SKU,
    position: 5,
    name: { en: 'MOP', kn: 'ಎಂಒಪಿ' },
    price: 1700,
  });

  it('come, stand in their place on the shelf, and go', async () => {
    const added = await owner.put(`${PATH}/draft`, {
      kind: 'product',
      key: SKU,
      revision: 0,
      version: 0,
      body: await article(),
    });
    expect(added.body.item).toMatchObject({ version: 0, published: null });
    expect((await publish('product', SKU)).body.outcome).toBe('published');
    const shelf = app.ctx.content.now().products.filter(({ category }) => category === 'fertilizers');
    expect(shelf.map(({ sku }) => sku)).toEqual([SKU, 'FERT-UREA', 'FERT-DAP']);
    const remove = (version: number) => owner.post(`${PATH}/remove`, { kind: 'product', key: SKU, version });
    expect((await remove(0)).body.code).toBe('CONTENT_CHANGED');
    expect((await remove(1)).body.item).toMatchObject({ version: 2, published: null });
    expect((await remove(2)).status).toBe(404);
    expect(priceOn(app, SKU)).toBeUndefined();
    const { body } = await owner.get(`${PATH}/versions?kind=product&key=${SKU}`);
    expect(
      body.versions.map(({ number, body: kept }: { number: number; body: unknown }) => [
        number,
        kept === null,
      ]),
    ).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it.each([
    ['hours', 'x'],
    ['policy', ''],
    ['policy', 'warranty'],
    ['product', ''],
  ])('of a name there is none are not found: %s %s', async (kind, key) => {
    expect((await owner.get(`${PATH}/item?kind=${kind}&key=${key}`)).status).toBe(404);
    expect((await owner.put(`${PATH}/draft`, { kind, key, revision: 0, version: 0, body: {} })).status).toBe(
      404,
    );
  });
});

describe('a timed publication', () => {
  it('happens at its moment, once, on whichever node looks', async () => {
    await draft('banners', '', { banners: [] });
    const item = await itemOf('banners');
    const schedule = (at: string | null) =>
      owner.post(`${PATH}/schedule`, { kind: 'banners', key: '', revision: item.draft?.revision ?? 0, at });
    expect((await schedule('2020-01-01T00:00:00.000Z')).body.code).toBe('CONTENT_TIME');
    const at = new Date(Date.now() + 3_600_000);
    expect((await schedule(at.toISOString())).body.item.draft.publish_at).toBe(at.toISOString());
    await publishDue(app.ctx);
    expect((await itemOf('banners')).version).toBe(0);
    const later = () => new Date(at.getTime() + 1_000);
    await Promise.all([app, node].map(({ ctx }) => publishDue({ ...ctx, now: later })));
    expect(await itemOf('banners')).toMatchObject({ version: 1, draft: null });
    await eventually(async () => expect(app.ctx.content.now().banners.banners).toEqual([]));
  });
});

it('an article that is taken away is gone from the desk of every node at once', async () => {
  const { version } = await itemOf('product', 'SEED-MAIZE-HYB');
  const removed = await owner.post(`${PATH}/remove`, { kind: 'product', key: 'SEED-MAIZE-HYB', version });
  expect(removed.status).toBe(200);
  const desk = await fetch(`${node.url}${PATH}`, { headers: { cookie: owner.cookieHeader } });
  const { lines } = (await desk.json()) as { lines: ContentLine[] };
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.some(({ key }) => key === 'SEED-MAIZE-HYB')).toBe(false);
});

it('names the field that holds half of an emoji, or a zero', async () => {
  const answer = await owner.put(`${PATH}/draft`, {
    ...{ kind: 'hours', key: '', revision: 0, version: 0 },
    body: { closures: [{ notice: { en: 'Closed \ud83d', kn: 'ರಜೆ\0', 'a\0': 1 } }], holidays: ['😀'] },
  });
  expect([answer.status, answer.body.code]).toEqual([422, 'CONTENT_INVALID']);
  const [en, kn, notice] = ['.en', '.kn', ''].map((field) => `closures.0.notice${field}`) as [
    string,
    string,
    string,
  ];
  expect(answer.body.fields).toEqual({ [en]: 'unseen', [kn]: 'unseen', [notice]: 'unseen' });
});

it('keeps a text too long for the desk out', async () => {
  const answer = await owner.put(`${PATH}/draft`, {
    ...{ kind: 'stories', key: '', revision: 0, version: 0 },
    body: { stories: 'x'.repeat(251_000) },
  });
  expect(answer.status).toBe(413);
});
