import { expect, it } from 'vitest';
import { isSoldOnline, pricesAboveLaw, priceWarning, unlawfulPrices } from './statutory-price.ts';

const UREA = {
  sku: 'FERT-UREA',
  name: { en: 'Urea', kn: 'ಯೂರಿಯಾ' },
  price: 600,
  statutory: { rupees: 266.5, source: 'Press Information Bureau, 20 March 2026' },
};
const LIST = [UREA, { sku: 'FERT-DAP', name: { en: 'DAP', kn: 'ಡಿಎಪಿ' }, price: 1350 }];

it('finds urea at more than the law allows, and nothing else', () => {
  const [urea, ...others] = pricesAboveLaw(LIST);
  expect(others).toEqual([]);
  expect(urea).toMatchObject({ sku: 'FERT-UREA', price: 600, limit: 266.5 });
});

it('says it in one sentence', () => {
  const [urea] = pricesAboveLaw(LIST);
  expect(urea && priceWarning(urea)).toMatch(/^\S.* is offered at ₹600\.00, above .* ₹266\.50 .*\.$/);
});

it('says nothing at or below the price of the law', () => {
  expect(pricesAboveLaw([{ ...UREA, price: 266.5 }])).toEqual([]);
  expect(pricesAboveLaw([{ ...UREA, price: 266.51 }])).toHaveLength(1);
});

it.each([
  ['in', true],
  ['low', true],
  ['ask', false],
  ['request', false],
  ['out', false],
])('what is %s is sold online: %s, and never above the law', (stock, isSold) => {
  expect(isSoldOnline({ ...UREA, price: 260, stock })).toBe(isSold);
  expect(isSoldOnline({ ...UREA, stock })).toBe(false);
  expect(unlawfulPrices([{ ...UREA, stock }])).toHaveLength(isSold ? 1 : 0);
});
