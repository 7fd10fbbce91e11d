import { expect, it } from 'vitest';
import { financialYearOf } from './receipt-jobs.ts';

it.each([
  ['2026-11-21T06:00:00Z', '26-27'],
  ['2027-03-31T18:29:59Z', '26-27'],
  ['2027-03-31T18:30:00Z', '27-28'],
  ['2026-01-01T00:00:00Z', '25-26'],
  ['2099-12-31T00:00:00Z', '99-00'],
])('%s belongs to %s, by the calendar of Karnataka', (instant, year) => {
  expect(financialYearOf(new Date(instant))).toBe(year);
});
