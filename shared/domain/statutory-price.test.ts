import { expect, it } from 'vitest';
import { CATALOGUE } from '#content/catalogue.ts';
import { pricesAboveLaw, priceWarning } from './statutory-price.ts';

it('finds urea in the list as it was given, and nothing else', () => {
  const [urea, ...others] = pricesAboveLaw(CATALOGUE);
  expect(others).toEqual([]);
  expect(urea).toMatchObject({ sku: 'FERT-UREA', price: 600, limit: 266.5 });
});

it('says it in one sentence', () => {
  const [urea] = pricesAboveLaw(CATALOGUE);
  expect(urea && priceWarning(urea)).toMatch(/^\S.* is offered at ₹600\.00, above .* ₹266\.50 .*\.$/);
});

it('says nothing at or below the price of the law', () => {
  const urea = { sku: 'FERT-UREA', name: { en: 'Urea' } };
  expect(pricesAboveLaw([{ ...urea, price: 266.5 }])).toEqual([]);
  expect(pricesAboveLaw([{ ...urea, price: 266.51 }])).toHaveLength(1);
});
