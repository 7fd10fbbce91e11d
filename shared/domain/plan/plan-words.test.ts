import { describe, expect, it } from 'vitest';
import { PLAN_TABLE } from '#content/agronomy/plan-table.ts';
import { shiftDays, toldDay } from './plan-days.ts';
import { groupsNamedIn, packSize } from './plan-words.ts';

describe('what a farmer has sprayed, in their own words', () => {
  it.each([
    ['Coragen 60 ml', ['IRAC 28']],
    ['ಕೊರಾಜನ್ 60 ml', ['IRAC 28']],
    ['emamectin benzoate + Confidor', ['IRAC 4A', 'IRAC 6']],
    ['SAAF powder', ['FRAC 1', 'FRAC M03']],
    ['something blue from the shop', []],
    [' ', []],
  ])('%s', (words, groups) => {
    expect(groupsNamedIn(words, PLAN_TABLE).toSorted()).toEqual(groups);
  });
});

describe('what is in a pack', () => {
  it.each([
    ['250 ml bottle', { amount: 250, unit: 'ml' }],
    ['1 L bottle', { amount: 1000, unit: 'ml' }],
    ['2.5 litre can', { amount: 2500, unit: 'ml' }],
    ['500 g pack', { amount: 500, unit: 'g' }],
    ['5 kg pack', { amount: 5000, unit: 'g' }],
    ['per visit of up to 60 min', null],
    ['0 ml', null],
  ])('%s', (unit, size) => {
    expect(packSize(unit)).toEqual(size);
  });
});

it.each([
  ['04-06-2031', '2031-06-04'],
  ['20-06-2031', '2031-06-20'],
  ['21-06-2031', null],
  ['31-02-2031', null],
  ['2 June', null],
  [null, null],
])('the day that a farmer wrote on a card, told on 20 June: %s', (written, day) => {
  expect(toldDay(written, '2031-06-20')).toBe(day);
});

it('a plan of last week is written on from today, over the end of a month and of a year', () => {
  const plan = {
    lines: [{ spray_on: '2026-12-21' }, { spray_on: '2026-12-28' }],
    check: { on: '2027-01-04' },
  };
  expect(shiftDays(plan, '2026-12-20', '2027-02-26')).toEqual({
    lines: [{ spray_on: '2027-02-27' }, { spray_on: '2027-03-06' }],
    check: { on: '2027-03-13' },
  });
  // Never before today, whatever was kept.
  const past = { lines: [{ spray_on: '2026-12-01' }], check: { on: null } };
  expect(shiftDays(past, '2026-12-20', '2027-02-26').lines[0]?.spray_on).toBe('2027-02-26');
});

it('a check a year and a half ahead stays as far ahead; what is no day is today', () => {
  const plan = { lines: [{ spray_on: '2026-12-20' }, { spray_on: '' }], check: { on: '2028-06-22' } };
  expect(shiftDays(plan, '2026-12-20', '2027-02-26')).toEqual({
    lines: [{ spray_on: '2027-02-26' }, { spray_on: '2027-02-26' }],
    check: { on: '2028-08-29' },
  });
});
