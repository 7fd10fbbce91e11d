import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import en from '#content/strings/en/common.json' with { type: 'json' };
import kn from '#content/strings/kn/common.json' with { type: 'json' };
import { dateLabel, indiaDay } from '#shared/domain/time/india-day.ts';
import {
  dayLabel,
  formatDate,
  formatDateTime,
  formatDuration,
  formatTime,
  noteServerTime,
  type SayDay,
  serverNow,
} from './time.ts';

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

describe('the server’s clock', () => {
  afterEach(() => vi.useRealTimers());

  it('is followed by a phone that is hours ahead, and let go when the phone is set right', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T20:00:00Z') });
    noteServerTime('Sun, 22 Nov 2026 15:00:00 GMT');
    expect(serverNow().toISOString()).toBe('2026-11-22T15:00:00.000Z');
    vi.setSystemTime(new Date('2026-11-22T15:10:00Z'));
    noteServerTime('Sun, 22 Nov 2026 15:10:20 GMT');
    expect(serverNow().toISOString()).toBe('2026-11-22T15:10:00.000Z');
  });

  it('changes nothing by an answer without a time, or with one that is none', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T20:00:00Z') });
    noteServerTime('Sun, 22 Nov 2026 20:00:00 GMT');
    noteServerTime(null);
    noteServerTime('soon');
    expect(serverNow().toISOString()).toBe('2026-11-22T20:00:00.000Z');
  });
});

const inEnglish: SayDay = (key) => en.hours[key];
const inKannada: SayDay = (key) => kn.hours[key];

/** Saturday 21 November 2026, 14:35 in Karnataka. */
const NOW = new Date('2026-11-21T09:05:00.000Z');

describe('dayLabel', () => {
  it.each([
    ['2026-11-21T00:00:00.000Z', 'Today', 'ಇಂದು'],
    ['2026-11-20T18:30:00.000Z', 'Today', 'ಇಂದು'],
    ['2026-11-20T18:29:59.999Z', 'Yesterday', 'ನಿನ್ನೆ'],
    ['2026-11-19T10:00:00.000Z', 'Thursday', 'ಗುರುವಾರ'],
    ['2026-11-15T10:00:00.000Z', 'Sunday', 'ಭಾನುವಾರ'],
    ['2026-11-14T10:00:00.000Z', '14-11-2026', '14-11-2026'],
    ['2025-12-31T20:00:00.000Z', '01-01-2026', '01-01-2026'],
    ['2026-11-22T10:00:00.000Z', '22-11-2026', '22-11-2026'],
  ])('%s is %s', (instant, english, kannada) => {
    expect(dayLabel(new Date(instant), NOW, inEnglish)).toBe(english);
    expect(dayLabel(new Date(instant), NOW, inKannada)).toBe(kannada);
  });

  it('names the same day and weekday as the calendar of Asia/Kolkata', () => {
    const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
    const weekday = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', weekday: 'long' });
    const instants = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.integer({ min: 2, max: 6 }), (instant, days) => {
        const [year, month, day] = calendar.format(instant).split('-');
        expect(dateLabel(instant)).toBe(`${day}-${month}-${year}`);
        const later = new Date(instant.getTime() + days * 86_400_000);
        expect(dayLabel(instant, later, inEnglish)).toBe(weekday.format(instant));
      }),
    );
  });
});

it('changes the day at midnight in India, not in London', () => {
  expect(indiaDay(new Date('2026-11-20T18:30:00Z'))).toBe(indiaDay(new Date('2026-11-20T18:29:59Z')) + 1);
});
