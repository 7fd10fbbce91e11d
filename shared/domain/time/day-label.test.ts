import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import en from '#content/strings/en/common.json' with { type: 'json' };
import kn from '#content/strings/kn/common.json' with { type: 'json' };
import { dayLabel, type SayDay } from './day-label.ts';
import { dateLabel, indiaDay } from './india-day.ts';

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
