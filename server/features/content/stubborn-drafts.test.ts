import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContentItemAnswer, ContentLine } from '#shared/contract/content/desk.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { Answer, TestClient } from '../../../tests/support/client.ts';
import { IS_SHIPPED } from '../../../tests/support/shipped-content.ts';

let app: TestApp;
let owner: TestClient;
let second: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.loginOffice();
  second = await app.hire(['owner'], { en: 'Ravi', kn: 'ರವಿ' });
});
afterAll(() => app.close());

const PATH = '/api/admin/content';
const DAP = { kind: 'product', key: 'FERT-DAP' };

const itemOf = async (key: string): Promise<ContentItemAnswer['item']> =>
  (await owner.get(`${PATH}/item?kind=product&key=${key}`)).body.item;
const save = (key: string, body: object, version = 0, kind = 'product'): Promise<Answer> =>
  owner.put(`${PATH}/draft`, { kind, key, revision: 0, version, body });
const discard = async (key: string): Promise<Answer> =>
  owner.del(`${PATH}/draft?kind=product&key=${key}&revision=${(await itemOf(key)).draft?.revision}`);
const priceOf = (sku: string) => app.ctx.content.now().products.find((product) => product.sku === sku)?.price;

it.each([
  ['words in place of its price', { price: 'two hundred', name: { en: 'Zinc', kn: 'ಸತು' } }, { price: null }],
  ['a name that is none', { name: { en: null }, stock: 5, category: {} }, { title: null, stock: null }],
  ['a name of one text', { name: 'Zinc' }, { title: null }],
  ['a name that is a list', { name: ['Zinc'], price: 12 }, { title: null, price: 12 }],
])('the desk tells of a new article with %s, and of all others', async (_what, body, line) => {
  await save('NEW-ZINC', body);
  const list = await owner.get(PATH);
  expect(list.status).toBe(200);
  expect(list.body.lines.find(({ key }: ContentLine) => key === 'NEW-ZINC')).toMatchObject(line);
  await discard('NEW-ZINC');
});

it.each(['constructor', 'toString', 'hasOwnProperty'])('%s is no policy of anybody', async (key) => {
  expect((await owner.get(`${PATH}/item?kind=policy&key=${key}`)).status).toBe(404);
  expect((await save(key, { text: { en: 'Text', kn: 'ಬರಹ' } }, 0, 'policy')).status).toBe(404);
});

it.skipIf(!IS_SHIPPED)(
  'an article that was taken away comes back at another price by two people, also out of a file',
  async () => {
    const { published } = await itemOf('FERT-DAP');
    await owner.post(`${PATH}/remove`, { ...DAP, version: 0 });
    const list = `SKU,Name,ಹೆಸರು,Group,Pack,ಪ್ಯಾಕ್,Rate,HSN/SAC,GST Rate,Description,ವಿವರಣೆ,Contains,ಒಳಗಿರುವುದು,Maker,ತಯಾರಕರು,Made in,ತಯಾರಾದ ದೇಶ
FERT-DAP,DAP,ಡಿಎಪಿ,Fertilisers,50 kg,50 ಕಿ.ಗ್ರಾಂ,900,310530,5,Text,ಬರಹ,18-46-0,18-46-0,Maker,ತಯಾರಕರು,India,ಭಾರತ
`;
    const send = (act: string) =>
      owner.request('POST', `${PATH}/prices/${act}`, {
        headers: { 'content-type': 'application/octet-stream' },
        body: list,
      });
    const checked = await send('check?file_name=p');
    expect(checked.body).toMatchObject({ faults: [], count: { new: 1, waiting: 1 } });
    expect((await send(`apply?file_name=p&mark=${checked.body.mark}`)).body).toMatchObject({
      ...{ published: 0, waiting: 1 },
    });
    await discard('FERT-DAP');

    const { revision } = (await save('FERT-DAP', { ...published, price: 900 }, 1)).body.item.draft;
    expect((await owner.post(`${PATH}/publish`, { ...DAP, revision })).body.outcome).toBe('waiting');
    expect(priceOf('FERT-DAP')).toBeUndefined();
    expect((await second.post(`${PATH}/decide`, { ...DAP, revision, agree: true })).status).toBe(200);
    expect(priceOf('FERT-DAP')).toBe(900);
  },
);

it('a file that holds one number in thousands of rows is answered with a few of them', async () => {
  const { body } = await owner.request('POST', `${PATH}/prices/check?file_name=p`, {
    headers: { 'content-type': 'application/octet-stream' },
    body: `SKU,Rate\n${'FERT-UREA,1\n'.repeat(3_000)}`,
  });
  expect(body.faults[0]).toMatchObject({
    code: 'doubled',
    values: { rows: '2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …' },
  });
  expect(body.count.faulty).toBe(3_000);
});
