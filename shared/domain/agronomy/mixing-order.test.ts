import { expect, it } from 'vitest';
import { PLAN_TABLE } from '#content/agronomy/plan-table.ts';
import { mixCodeOf, rankOf } from './mixing-order.ts';

it('knows the place of every formulation of the label table', () => {
  const all = new Set(Object.values(PLAN_TABLE.products).map(({ formulation }) => formulation));
  expect(all.size).toBeGreaterThan(10);
  expect([...all].filter((each) => rankOf(mixCodeOf(each)) === 0)).toEqual([]);
});
