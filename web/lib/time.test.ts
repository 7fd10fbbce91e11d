import { expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDuration, formatTime } from './time.ts';

it('shows the clock of Karnataka, in the words of the reader', () => {
  expect(formatTime('2026-11-21T09:05:00.000Z')).toMatch(/^2:35\sPM$/);
  expect(formatDateTime('2026-11-20T18:45:00.000Z', 'en')).toContain('21 Nov 2026');
  expect(formatTime('not a time')).toBe('');
  expect([formatDate('not a time', 'kn'), formatDateTime('not a time', 'kn')]).toEqual(['', '']);
});

it('has the day before month and year, in Kannada too', () => {
  expect(formatDate('2026-11-20T18:45:00.000Z', 'kn')).toBe('21 ನವೆಂ 2026');
  expect(formatDateTime('2026-11-20T18:45:00.000Z', 'kn')).toMatch(/^21 ನವೆಂ 2026, 12:15\s/);
});

it('counts seconds as minutes and seconds', () => {
  expect([0, 9.9, 65, 600, -3, Number.NaN, Number.POSITIVE_INFINITY].map(formatDuration)).toEqual([
    '0:00',
    '0:09',
    '1:05',
    '10:00',
    '0:00',
    '0:00',
    '0:00',
  ]);
});
