import { describe, expect, it } from 'vitest';
import { ARTICLE } from '../../../../tests/support/articles.ts';
import { SHIPPED } from '../../../../tests/support/shipped-content.ts';
import { readOrder } from './read-order.ts';

const SHELF = { products: SHIPPED.products, licences: SHIPPED.licences.licences, today: '2026-12-01' };
const read = (fields: Record<string, string>) => readOrder(new URLSearchParams(fields), SHELF);

it('falls back to no name, nothing to pay and GEN-001', () => {
  expect(read({})).toEqual({ name: '', sku: 'GEN-001', amountPaise: 0 });
  expect(read({ name: ' ', price: '', sku: ' ' })).toMatchObject({
    name: '',
    sku: 'GEN-001',
    amountPaise: 0,
  });
});

it('takes name, price and sku of the address', () => {
  expect(read({ name: 'ಟಾರ್ಪಾಲು 12×18', price: '1250.5', sku: 'TARP-1' })).toMatchObject({
    name: 'ಟಾರ್ಪಾಲು 12×18',
    sku: 'TARP-1',
    amountPaise: 125_050,
  });
});

it('lets the catalogue name and price every article of it', () => {
  for (const item of SHIPPED.products) {
    const order = read({ name: 'Free gift', price: '1', sku: item.sku.toLowerCase() });
    expect(order).toEqual({
      name: item.name.en,
      sku: item.sku,
      amountPaise: Math.round(item.price * 100),
      listed: expect.objectContaining({ sku: item.sku, name: item.name, unit: item.unit }),
    });
  }
});

describe('a price that nobody can pay', () => {
  it.each([
    '1e9',
    '-5',
    '-0',
    'abc',
    '450.555',
    'NaN',
    'Infinity',
    '0x10',
    '4.5.0',
    '.',
    '99999999999',
    '100000.01',
  ])('%s is no order', (price) => expect(read({ price, name: 'Tarpaulin' })).toBeNull());

  it('of an article of the list is passed over', () => {
    expect(read({ price: '-5', sku: ARTICLE.sku })?.amountPaise).toBe(ARTICLE.price * 100);
  });

  it.each([
    ['450', 45_000],
    ['0.01', 1],
    ['₹1,250', 125_000],
    ['೪೫೦', 45_000],
    ['100000', 10_000_000],
  ])('%s is one', (price, paise) => expect(read({ price })?.amountPaise).toBe(paise));
});

describe('a hostile name', () => {
  it('keeps one line, without signs that are not seen or turn the text round', () => {
    expect(read({ name: 'a\u202Eb\u0000\r\n\tc\uD800' })?.name).toBe('ab c\uFFFD');
  });

  it('is cut, and so is a sku', () => {
    expect(read({ name: 'x'.repeat(5000) })?.name).toHaveLength(80);
    expect(read({ sku: 'y'.repeat(5000) })?.sku).toHaveLength(30);
  });

  it('reaches the page as text', () => {
    expect(read({ name: '<img src=x onerror=alert(1)>' })?.name).toBe('<img src=x onerror=alert(1)>');
  });
});

it('says of an article that cannot be paid for here why', () => {
  const why = (stock: 'in' | 'low' | 'ask' | 'request' | 'out', today: string) => {
    const products = SHIPPED.products.map((item) => ({ ...item, category: 'seeds' as const, stock }));
    const licences = [{ kind: 'seed' as const, number: '1', validUntil: '2027-03-31', place: ARTICLE.name }];
    return readOrder(new URLSearchParams({ sku: ARTICLE.sku }), { products, licences, today })?.listed
      ?.notSold;
  };
  expect([why('in', '2027-03-31'), why('low', '2027-03-31')]).toEqual([undefined, undefined]);
  expect([why('ask', '2027-03-31'), why('request', '2027-03-31')]).toEqual(['ask', 'ask']);
  expect([why('out', '2027-03-31'), why('in', '2027-04-01')]).toEqual(['out', 'licence']);
});
