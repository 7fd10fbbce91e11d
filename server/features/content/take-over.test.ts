import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import { CATALOGUE_IS_SAMPLE } from '#content/catalogue.ts';
import { contentId } from '#shared/contract/content/kinds.ts';
import { type ChatContext, createChatContext } from '../../../tests/support/chat-context.ts';
import { createContentInForce, readShippedContent } from '../../content-in-force.ts';
import { FACTORY_MARKS } from './factory-marks.ts';
import { catchUp } from './follow.ts';
import { itemsOf, markOf, takeOverFiles } from './take-over.ts';

let t: ChatContext;
beforeAll(async () => {
  t = await createChatContext();
});
afterAll(() => t.close());

const files = readShippedContent();
const log = { info: () => {} } as never;

it('knows every item as it is shipped', () => {
  if (!BUSINESS.sample || !CATALOGUE_IS_SAMPLE) return;
  const marks = itemsOf(files).map(({ kind, key, body }) => [contentId(kind, key), markOf(body)]);
  expect(FACTORY_MARKS).toEqual(Object.fromEntries(marks));
});

it('takes nothing over of files nobody changed', async () => {
  if (!BUSINESS.sample || !CATALOGUE_IS_SAMPLE) return;
  expect(await takeOverFiles({ ...t.ctx, log }, files)).toBe(0);
});

it('takes over what an installation has changed, once, whoever starts first', async () => {
  const [urea] = files.products.filter(({ sku }) => sku === 'FERT-UREA');
  const edited = {
    ...files,
    contact: { ...files.contact, phone: '+91 98450 12345' },
    products: files.products.map((each) => (each === urea ? { ...each, price: 266.5 } : each)),
  };
  const both = await Promise.all([1, 2].map(() => takeOverFiles({ ...t.ctx, log }, edited)));
  expect(both.toSorted()).toEqual([0, 2]);
  const content = createContentInForce();
  await catchUp({ ...t.ctx, content });
  expect(content.now().contact.phone).toBe('+91 98450 12345');
  expect(content.now().products.find(({ sku }) => sku === 'FERT-UREA')?.price).toBe(266.5);
  expect(
    await takeOverFiles({ ...t.ctx, log }, { ...edited, films: { home: 'abcdefghijk', guide: [] } }),
  ).toBe(0);
});
