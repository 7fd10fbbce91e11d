import { expect, it } from 'vitest';
import { planCard } from '../../../../tests/fixtures/plan-card.ts';
import { harvestDays } from './harvest-days.ts';

const plan = (id: number, more: Parameters<typeof planCard>[0] = {}) =>
  planCard({ ...more, change: { id, ...more.change } });
const later = { lines: [{ product: 'spinetoram-11.7-sc', sprayOn: '2026-12-10' }] };

it('lists what must wait, soonest first, and nothing that may be picked today', () => {
  const plans = [plan(2, later), plan(1)];
  expect(harvestDays(plans, {}, '2026-12-03').map(({ plan: id, from }) => [id, from])).toEqual([
    [1, '2026-12-04'],
    [2, '2026-12-17'],
  ]);
  expect(harvestDays(plans, {}, '2026-12-04').map(({ plan: id }) => id)).toEqual([2]);
});

it('follows the day it was really sprayed', () => {
  const marks = { 1: { 'tank.1 2026-11-27': '2026-12-01' } };
  expect(harvestDays([plan(1)], marks, '2026-12-04')[0]?.from).toBe('2026-12-08');
});

it('has one ask where a label prints no days, and nothing where no spray is needed', () => {
  const asked = plan(1);
  asked.lines = asked.lines.map((line) => ({ ...line, waiting_days: null, harvest_from: null }));
  expect(harvestDays([asked, plan(2, { lines: [] })], {}, '2026-12-04')).toMatchObject([
    { plan: 1, from: null },
  ]);
});

it('keeps what an earlier plan’s spray waits for, under the plan that took its place', () => {
  const none = plan(2, { lines: [], change: { replaces: 1, harvest_from: '2027-02-19' } });
  expect(harvestDays([plan(1), none], {}, '2026-12-20')).toMatchObject([{ plan: 2, from: '2027-02-19' }]);
});

it('leaves out a replaced plan, unless something of it was sprayed', () => {
  const plans = [plan(1), plan(2, { ...later, change: { replaces: 1 } })];
  expect(harvestDays(plans, {}, '2026-11-28').map(({ plan: id }) => id)).toEqual([2]);
  const marks = { 1: { 'tank.1 2026-11-27': '2026-11-27' } };
  expect(harvestDays(plans, marks, '2026-11-28').map(({ plan: id }) => id)).toEqual([1, 2]);
});
