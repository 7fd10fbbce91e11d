import { describe, expect, it } from 'vitest';
import type { WorkingWeek } from './working-hours.ts';
import { closedText, openingText, type SayHours, weekText } from './working-hours-text.ts';

const day = { opens: '09:30', closes: '18:30' };
const NEVER: WorkingWeek = {
  sunday: null,
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
};
const WEEK: WorkingWeek = {
  ...NEVER,
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
};

/** Shows which pattern was asked for and with what; the words themselves are tested where they are used. */
const say: SayHours = (key, values) => (values ? `${key}(${Object.values(values).join(' ')})` : key);
const india = (text: string) => new Date(`${text}+05:30`);

describe('closedText', () => {
  it('names the days off, from Monday on', () => {
    expect(closedText(WEEK, say)).toBe('closedOn(sunday)');
    expect(closedText({ ...WEEK, tuesday: null }, say)).toBe('closedOn(tuesday, sunday)');
  });

  it('says nothing of a week without days off, or of days off only', () => {
    expect(closedText({ ...WEEK, sunday: day }, say)).toBe('');
    expect(closedText(NEVER, say)).toBe('');
  });
});

describe('weekText', () => {
  it('draws equal days together', () => {
    expect(weekText(WEEK, say)).toBe('span(days(mondayShort saturdayShort) morning(9:30) evening(6:30))');
  });

  it('tells a shorter Saturday and a gap apart', () => {
    const half = { ...WEEK, wednesday: null, saturday: { opens: '10:00', closes: '14:00' } };
    expect(weekText(half, say).split('; ')).toEqual([
      'span(days(mondayShort tuesdayShort) morning(9:30) evening(6:30))',
      'span(days(thursdayShort fridayShort) morning(9:30) evening(6:30))',
      'span(saturdayShort morning(10:00) afternoon(2:00))',
    ]);
  });

  it('ends a week with Sunday and knows noon, night and midnight', () => {
    const odd = {
      ...NEVER,
      sunday: { opens: '12:00', closes: '20:05' },
      monday: { opens: '00:00', closes: '12:30' },
    };
    expect(weekText(odd, say)).toBe(
      'span(mondayShort morning(12:00) afternoon(12:30)); span(sundayShort afternoon(12:00) night(8:05))',
    );
  });

  it('has a word for an office that never opens', () => {
    expect(weekText(NEVER, say)).toBe('never');
    expect(openingText(NEVER, india('2026-08-01T10:00:00'), say)).toBe('');
  });
});

describe('openingText', () => {
  it.each([
    ['2026-08-03T06:00:00', 'opensToday(morning(9:30))'],
    ['2026-08-02T20:00:00', 'opensTomorrow(morning(9:30))'],
    ['2026-08-02T23:59:59', 'opensTomorrow(morning(9:30))'],
    ['2026-08-03T00:00:00', 'opensToday(morning(9:30))'],
    ['2026-08-01T18:30:00', 'opensOn(monday morning(9:30))'],
    ['2026-07-31T21:00:00', 'opensTomorrow(morning(9:30))'],
  ])('from %s: %s', (text, expected) => {
    expect(openingText(WEEK, india(text), say)).toBe(expected);
  });

  it('names the day of the calendar where the weekday would be taken for an earlier one', () => {
    const closed = { ...WEEK, closures: [{ from: '2026-08-03', until: '2026-08-10' }] };
    expect(openingText(closed, india('2026-08-02T12:00'), say)).toBe('opensOnDate(11-08-2026 morning(9:30))');
    expect(openingText(closed, india('2026-08-05T12:00'), say)).toBe('opensOn(tuesday morning(9:30))');
  });
});
