import { expect, it } from 'vitest';
import { ageOf, refundStanding, standingOf } from './payment-parts.tsx';

it.each([
  [59, { unit: 'now', count: 0 }],
  [60, { unit: 'minutes', count: 1 }],
  [3599, { unit: 'minutes', count: 59 }],
  [7300, { unit: 'hours', count: 2 }],
  [200_000, { unit: 'days', count: 2 }],
])('%d seconds are told in the largest whole unit', (seconds, age) => {
  expect(ageOf(seconds)).toEqual(age);
});

it('says of a payment how much of it went back', () => {
  const paid = { status: 'success', captured: 450 } as const;
  expect([0, 100, 450].map((refunded) => standingOf({ ...paid, refunded }))).toEqual([
    'success',
    'partly',
    'refunded',
  ]);
  expect(refundStanding({ state: 'created', waits_for_second: true })).toBe('waits');
  expect(refundStanding({ state: 'pending', waits_for_second: false })).toBe('pending');
});
