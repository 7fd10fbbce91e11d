import { expect, it } from 'vitest';
import { pricesAboveLaw, priceWarning } from './statutory-price.ts';

const LIST = [
  { sku: 'FERT-UREA', name: { en: 'Urea' }, price: 600 },
  { sku: 'FERT-DAP', name: { en: 'DAP' }, price: 1350 },
];

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
  const urea = { sku: 'FERT-UREA', name: { en: 'Urea' } };
  expect(pricesAboveLaw([{ ...urea, price: 266.5 }])).toEqual([]);
  expect(pricesAboveLaw([{ ...urea, price: 266.51 }])).toHaveLength(1);
});
