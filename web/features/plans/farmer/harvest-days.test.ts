import { expect, it } from 'vitest';
import { planCard } from '../../../../tests/fixtures/plan-card.ts';
import { harvestDays } from './harvest-days.ts';
import { sprayId } from './plan-sends.ts';
import { saidIn } from './said.ts';

const plan = (id: number, more: Parameters<typeof planCard>[0] = {}) =>
  planCard({ ...more, change: { id, ...more.change } });
const later = { lines: [{ product: 'spinetoram-11.7-sc', sprayOn: '2026-12-10' }] };
const NOTHING = new Map<string, string>();
/** A thread that holds what was told of the first tank of a plan, with its day or, deleted, without one. */
const told = (id: number, date?: string) => {
  const spray = date === undefined ? {} : { spray: { date, chemical: 'Spinetoram', dosage: null } };
  return saidIn([{ client_id: sprayId(id, 0), meta: spray }], []);
};

it('lists what must wait, soonest first, and nothing that may be picked today', () => {
  const plans = [plan(2, later), plan(1)];
  expect(harvestDays(plans, {}, NOTHING, '2026-12-03').map(({ plan: id, from }) => [id, from])).toEqual([
    [1, '2026-12-04'],
    [2, '2026-12-17'],
  ]);
  expect(harvestDays(plans, {}, NOTHING, '2026-12-04').map(({ plan: id }) => id)).toEqual([2]);
});

it('follows the day it was really sprayed', () => {
  const marks = { 1: { 'tank.1 2026-11-27': '2026-12-01' } };
  expect(harvestDays([plan(1)], marks, NOTHING, '2026-12-04')[0]?.from).toBe('2026-12-08');
});

it('follows the day that was told from another phone, on which nothing is pressed here', () => {
  expect(harvestDays([plan(1)], {}, told(1, '10-12-2026'), '2026-12-11')[0]?.from).toBe('2026-12-17');
  const onItsWay = saidIn([], [{ clientId: sprayId(1, 0), spray: { date: '10-12-2026' } }]);
  expect(harvestDays([plan(1)], {}, onItsWay, '2026-12-11')[0]?.from).toBe('2026-12-17');
});

it('has one ask where a label prints no days, and nothing where no spray is needed', () => {
  const asked = plan(1);
  asked.lines = asked.lines.map((line) => ({ ...line, waiting_days: null, harvest_from: null }));
  expect(harvestDays([asked, plan(2, { lines: [] })], {}, NOTHING, '2026-12-04')).toMatchObject([
    { plan: 1, from: null, isAsked: true },
  ]);
});

it('keeps the day that is known beside the asking, as long as it is to come', () => {
  const change = { harvest_from: null, harvest_ask: { not_before: '2027-02-19' } };
  const days = (today: string) => harvestDays([plan(1, { lines: [], change })], {}, NOTHING, today);
  expect(days('2027-02-18')).toMatchObject([{ from: '2027-02-19', isAsked: true }]);
  expect(days('2027-02-19')).toMatchObject([{ from: null, isAsked: true }]);
});

it('leaves out every plan that the newest replaces, of cases that became one', () => {
  const newest = plan(3, { ...later, change: { replaces: 2, replaces_also: [1] } });
  expect(harvestDays([plan(1), plan(2), newest], {}, NOTHING, '2026-11-28').map((day) => day.plan)).toEqual([
    3,
  ]);
});

it('keeps what an earlier plan’s spray waits for, under the plan that took its place', () => {
  const none = plan(2, { lines: [], change: { replaces: 1, harvest_from: '2027-02-19' } });
  expect(harvestDays([plan(1), none], {}, NOTHING, '2026-12-20')).toMatchObject([
    { plan: 2, from: '2027-02-19' },
  ]);
});

it('leaves out a replaced plan, unless something of it was sprayed', () => {
  const plans = [plan(1), plan(2, { ...later, change: { replaces: 1 } })];
  expect(harvestDays(plans, {}, NOTHING, '2026-11-28').map(({ plan: id }) => id)).toEqual([2]);
  const marks = { 1: { 'tank.1 2026-11-27': '2026-11-27' } };
  expect(harvestDays(plans, marks, NOTHING, '2026-11-28').map(({ plan: id }) => id)).toEqual([1, 2]);
  for (const said of [told(1, '27-11-2026'), told(1)])
    expect(harvestDays(plans, {}, said, '2026-11-28').map(({ plan: id }) => id)).toEqual([1, 2]);
});
