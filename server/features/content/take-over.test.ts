import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentId } from '#shared/contract/content/kinds.ts';
import { type ChatContext, createChatContext } from '../../../tests/support/chat-context.ts';
import { IS_SHIPPED } from '../../../tests/support/shipped-content.ts';
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

const shipped = it.skipIf(!IS_SHIPPED);

shipped('knows every item as it is shipped', () => {
  const marks = itemsOf(files).map(({ kind, key, body }) => [contentId(kind, key), markOf(body)]);
  expect(FACTORY_MARKS).toEqual(Object.fromEntries(marks));
});

shipped('takes nothing over of files nobody changed', async () => {
  expect(await takeOverFiles({ ...t.ctx, log }, files)).toBe(0);
});

shipped('takes over what an installation has changed, once, whoever starts first', async () => {
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
