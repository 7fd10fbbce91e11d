import { expect, it } from 'vitest';
import { dayInIndia, licenceDaysLeft, licenceWarnings } from './licence-end.ts';

const NOW = new Date('2026-11-22T20:00:00Z');
const licence = (validUntil: string) => ({ kind: 'seed', number: 'KA/1', validUntil });

it('counts in days of India, where it is tomorrow already', () => {
  expect(dayInIndia(NOW)).toBe('2026-11-23');
  expect(licenceDaysLeft('2026-11-23', '2026-11-23')).toBe(0);
  expect(licenceDaysLeft('2026-11-22', '2026-11-23')).toBe(-1);
  expect(licenceDaysLeft('2027-03-01', '2027-02-28')).toBe(1);
});

it('tells of a licence from sixty days before its end, and after it', () => {
  const told = (validUntil: string) => licenceWarnings([licence(validUntil)], NOW);
  expect(told('2027-01-23')).toEqual([]);
  expect(told('2027-01-22')).toEqual([expect.stringContaining('KA/1 ends on 2027-01-22, in 60 days')]);
  expect(told('2026-11-22')).toEqual([expect.stringContaining('KA/1 ended on 2026-11-22')]);
});
