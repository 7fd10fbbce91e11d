import { expect, it } from 'vitest';
import { SHIPPED } from '../../../tests/support/shipped-content.ts';
import { appContentOf, fillShell } from './app-content.ts';

it('tells an app of what it shows, of prices above the law, and which of it is a sample', () => {
  const [item] = SHIPPED.products;
  if (!item) throw new Error('nothing is sold');
  const dear = { ...item, sku: 'DEAR', price: 10, statutory: { rupees: 9, source: 'the law' } };
  const samples = new Set(['contact', 'product:DEAR', 'stories']);
  const told = appContentOf({ ...SHIPPED, products: [item, dear], samples });
  expect(told).toMatchObject({ shop: SHIPPED.shop, hours: SHIPPED.hours, samples: ['contact'] });
  expect(told.aboveLaw).toEqual([{ sku: 'DEAR', name: item.name, price: 10, limit: 9, source: 'the law' }]);
  expect(told).not.toHaveProperty('products');
});

it('stands in a shell as JSON and as text, whatever letters the shop is written with', () => {
  const shop = { ...SHIPPED.shop, name: '</script>$& "R & S"' };
  const html = fillShell('<title>%SHOP%</title><script>"%CONTENT%"</script>', { ...SHIPPED, shop });
  const [, title, json = ''] = /^<title>(.*)<\/title><script>([^<]*)<\/script>$/.exec(html) ?? [];
  expect(title).toBe('&lt;/script&gt;$&amp; &quot;R &amp; S&quot;');
  expect(JSON.parse(json).shop).toEqual(shop);
});
