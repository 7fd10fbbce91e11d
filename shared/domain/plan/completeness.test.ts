import { expect, it } from 'vitest';
import { missingPoints, PLAN_POINTS, type PlanRecord } from './completeness.ts';

const LINE = {
  as_labelled: false,
  per_acre: 80,
  per_litre: 0.4,
  water_per_acre: 200,
  per_tank: 6.4,
  harvest_from: '2031-06-06',
};
const WHOLE: PlanRecord = {
  problem: { signs: 'Leaves curl upwards' },
  first: ['Blue sticky traps'],
  lines: [LINE],
  check: { on: '2031-06-10' },
  prevent: 'Border rows of maize',
};
const of = { sprayer: 'adult', today: '2031-06-01' };
const missing = (more: Partial<PlanRecord>, field: Partial<typeof of> | { sprayer: null } = {}) =>
  missingPoints({ ...WHOLE, ...more }, { ...of, ...field });

it('a whole plan has all seven points', () => {
  expect(PLAN_POINTS).toHaveLength(7);
  expect(missing({})).toEqual([]);
});

it('each point is missed by itself', () => {
  expect(missing({ problem: { signs: '  ' } })).toEqual(['evidence']);
  expect(missing({ first: [' '] })).toEqual(['first']);
  expect(missing({ lines: [LINE, { ...LINE, per_tank: null }] })).toEqual(['dose']);
  expect(missing({ lines: [{ ...LINE, water_per_acre: null }] })).toEqual(['dose']);
  expect(missing({ lines: [{ ...LINE, per_acre: null, per_litre: null }] })).toEqual(['dose']);
  expect(missing({ lines: [{ ...LINE, harvest_from: null }] })).toEqual(['harvest']);
  expect(missing({}, { sprayer: null })).toEqual(['safety']);
  expect(missing({ prevent: '' })).toEqual(['prevent']);
  for (const on of [null, '2031-06-01', '2031-02-30']) expect(missing({ check: { on } })).toEqual(['check']);
});

it('a dose that the pack alone tells is measured; a line without a row of the label has nothing', () => {
  const bare = { ...LINE, as_labelled: true, per_acre: null, per_litre: null, water_per_acre: null };
  expect(missing({ lines: [{ ...bare, per_tank: null }] })).toEqual([]);
  expect(missing({ lines: [null] })).toEqual(['dose', 'harvest']);
});

it('without a spray nothing is to be measured, waited for or protected from', () => {
  expect(missing({ lines: [] }, { sprayer: null })).toEqual([]);
});
