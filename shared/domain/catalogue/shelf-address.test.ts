import { expect, it } from 'vitest';
import { articleOf } from './article-of.ts';
import { asksForList, readShelfQuery, shelfAddress } from './shelf-address.ts';

const read = (query: string) => readShelfQuery(new URLSearchParams(query));

it.each([
  ['/products?q=', true],
  ['/products/?lang=kn&page=2', true],
  ['/products?category=seeds', true],
  ['/products', false],
  ['/products?lang=kn', false],
  ['/products?utm_page=2', false],
  ['/products?a=q=1', false],
  ['/about?q=1', false],
  ['/a/products?q=1', false],
  ['/products#?q=1', false],
])('of %s it is %s that it asks for a list', (address, isList) => expect(asksForList(address)).toBe(isList));

it('reads fields in any order, and the first page where none is named', () => {
  expect(read('page=&q=+urea++46+&crop=paddy')).toEqual({
    category: '',
    crop: 'paddy',
    words: 'urea 46',
    page: 1,
  });
});

it.each(['page=0', 'page=-1', 'page=1.5', 'page=01', 'page=1e3', 'page=%D9%A1', 'page=123456', 'page=x'])(
  'knows that there is no %s',
  (query) => expect(read(query)).toBeNull(),
);

it('takes out of the words what is not seen, and all that is too long', () => {
  expect(read('q=%E2%80%AEabc%00%0Ad')?.words).toBe('abc d');
  expect(read(`q=${'ಕ'.repeat(500)}`)?.words).toBe('ಕ'.repeat(80));
});

it('writes one address for one list', () => {
  expect(shelfAddress({ category: '', crop: '', words: '', page: 1 })).toBe('/products');
  expect(shelfAddress({ words: 'a&b "c"', page: 3, category: 'seeds' })).toBe(
    '/products?category=seeds&q=a%26b%20%22c%22&page=3',
  );
});

it('finds an article of a list, also when another list follows it', () => {
  const list = [{ sku: 'A' }, { sku: 'B' }];
  expect(articleOf(list, 'B')).toBe(list[1]);
  expect(articleOf([{ sku: 'A' }], 'B')).toBeUndefined();
  expect(articleOf(list, 'toString')).toBeUndefined();
});
