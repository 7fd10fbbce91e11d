import { describe, expect, it } from 'vitest';
import { reminderTimes } from './reminder-times.ts';
import type { WorkingWeek } from './working-hours.ts';

const DAY = { opens: '09:30', closes: '18:30' };
const WEEK: WorkingWeek = {
  sunday: null,
  monday: DAY,
  tuesday: DAY,
  wednesday: DAY,
  thursday: DAY,
  friday: { opens: '10:00', closes: '13:00' },
  saturday: DAY,
  holidays: ['2026-12-25'],
};
const at = (india: string) => new Date(`${india}:00+05:30`);

describe('when one is reminded', () => {
  it.each([
    ['a Tuesday', '2026-11-24T15:00', '2026-11-25T09:30', '2026-11-27T10:00', '2026-12-01T09:30'],
    // Past midnight in India, and still the day before in London.
    [
      'the first minute of a Wednesday',
      '2026-11-25T00:01',
      '2026-11-26T09:30',
      '2026-11-27T10:00',
      '2026-12-02T09:30',
    ],
    [
      'a Saturday: tomorrow is closed',
      '2026-11-28T12:00',
      '2026-11-30T09:30',
      '2026-12-04T10:00',
      '2026-12-05T09:30',
    ],
    [
      'a Friday: the next one',
      '2026-11-27T09:00',
      '2026-11-28T09:30',
      '2026-12-04T10:00',
      '2026-12-04T10:00',
    ],
    ['before a holiday', '2026-12-24T12:00', '2026-12-26T09:30', '2026-12-26T09:30', '2026-12-31T09:30'],
  ])('from %s', (_what, now, tomorrow, friday, week) => {
    expect(reminderTimes(WEEK, at(now))).toEqual({
      tomorrow: at(tomorrow),
      friday: at(friday),
      week: at(week),
    });
  });

  it('is the beginning of the day where the office never opens', () => {
    const closed = Object.fromEntries(Object.keys(WEEK).map((day) => [day, null])) as unknown as WorkingWeek;
    expect(reminderTimes({ ...closed, holidays: [] }, at('2026-11-24T15:00')).tomorrow).toEqual(
      at('2026-11-25T00:00'),
    );
  });
});
