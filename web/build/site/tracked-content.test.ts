import { expect, it } from 'vitest';
import { SHIPPED } from '../../../tests/support/shipped-content.ts';
import { trackReads } from './tracked-content.ts';

it('notes each kind that is read, and no other', () => {
  const { content, reads } = trackReads(SHIPPED);
  expect(reads()).toEqual([]);
  expect(content.hours).toEqual(SHIPPED.hours);
  expect(content.products.map(({ sku }) => sku)).toEqual(SHIPPED.products.map(({ sku }) => sku));
  expect(content.policies.terms).toEqual(SHIPPED.policies.terms);
  expect(reads()).toEqual(['hours', 'policy', 'product']);
});

it('notes of what it was asked whether it is a sample, whatever the answer', () => {
  const { content, reads } = trackReads({ ...SHIPPED, samples: new Set(['pay']) });
  expect([content.samples.has('pay'), content.samples.has('product:FERT-DAP')]).toEqual([true, false]);
  expect(reads()).toEqual(['pay', 'product']);
});

it('notes for one drawing alone', () => {
  trackReads(SHIPPED).content.shop.name;
  expect(trackReads(SHIPPED).reads()).toEqual([]);
});
