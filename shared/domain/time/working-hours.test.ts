import { describe, expect, it } from 'vitest';
import {
  eveningAt,
  indiaWeekday,
  isOpen,
  nextOpening,
  type WorkingWeek,
  workingDayMs,
  workingMs,
} from './working-hours.ts';

const day = { opens: '09:30', closes: '18:30' };
const WEEK: WorkingWeek = {
  sunday: null,
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
};
const NEVER: WorkingWeek = {
  sunday: null,
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
};

/** A moment as the wall clock in Karnataka shows it. 2026-08-01 is a Saturday. */
const india = (text: string) => new Date(`${text}+05:30`);

describe('isOpen', () => {
  it.each([
    ['2026-08-01T09:29:59.999', false],
    ['2026-08-01T09:30:00.000', true],
    ['2026-08-01T18:29:59.999', true],
    ['2026-08-01T18:30:00.000', false],
    ['2026-08-02T12:00:00.000', false],
    ['2026-08-03T09:30:00.000', true],
    ['2026-08-03T00:00:00.000', false],
  ])('%s in Karnataka: %s', (text, expected) => {
    expect(isOpen(WEEK, india(text))).toBe(expected);
  });

  it('follows the clock of Karnataka, not that of the machine', () => {
    // Late Sunday evening in London is early Monday in Karnataka; 04:00 UTC is 9:30 there.
    expect(isOpen(WEEK, new Date('2026-08-02T22:30:00Z'))).toBe(false);
    expect(isOpen(WEEK, new Date('2026-08-03T04:00:00Z'))).toBe(true);
    // Saturday noon in New York is Saturday night here.
    expect(isOpen(WEEK, new Date('2026-08-01T16:00:00Z'))).toBe(false);
  });

  it('holds at the turn of the year and before the epoch', () => {
    expect(isOpen(WEEK, india('2026-12-31T18:29:00'))).toBe(true);
    expect(isOpen(WEEK, india('2027-01-01T09:30:00'))).toBe(true);
    expect(indiaWeekday(india('1969-12-28T12:00:00'))).toBe('sunday');
  });
});

describe('nextOpening', () => {
  it.each([
    ['2026-08-01T09:29:59', '2026-08-01T09:30:00'],
    ['2026-08-01T09:30:00', '2026-08-03T09:30:00'],
    ['2026-08-01T18:30:00', '2026-08-03T09:30:00'],
    ['2026-08-02T23:59:59', '2026-08-03T09:30:00'],
    ['2026-08-03T00:00:00', '2026-08-03T09:30:00'],
    ['2026-07-31T20:00:00', '2026-08-01T09:30:00'],
  ])('after %s it is %s', (text, expected) => {
    expect(nextOpening(WEEK, india(text))).toEqual(india(expected));
  });

  it('of an office open one day a week is a week later', () => {
    const weekly = { ...NEVER, saturday: day };
    expect(nextOpening(weekly, india('2026-08-01T09:30:00'))).toEqual(india('2026-08-08T09:30:00'));
  });

  it('of an office that never opens is none', () => {
    expect(nextOpening(NEVER, india('2026-08-01T09:30:00'))).toBeUndefined();
  });
});

describe('an evening', () => {
  const names = (text: string) => eveningAt(WEEK, india(text))?.closedOn;

  it('lasts from closing until the next opening and has one name, also past midnight', () => {
    expect(names('2026-07-31T18:29:59')).toBeUndefined();
    for (const text of ['2026-07-31T18:30:00', '2026-07-31T23:59:59', '2026-08-01T09:29:59']) {
      expect(names(text)).toBe('2026-07-31');
    }
    expect(names('2026-08-01T09:30:00')).toBeUndefined();
  });

  it('of a Saturday takes the Sunday in', () => {
    for (const text of ['2026-08-01T18:30:00', '2026-08-02T12:00:00', '2026-08-03T09:29:00']) {
      expect(eveningAt(WEEK, india(text))).toEqual({
        closedOn: '2026-08-01',
        closedAt: india('2026-08-01T18:30:00'),
        opensAt: india('2026-08-03T09:30:00'),
      });
    }
  });

  it('of an office that never opens is none: there is no time to name', () => {
    expect(eveningAt(NEVER, india('2026-08-01T20:00:00'))).toBeUndefined();
  });

  it('of an office open one day a week lasts until that day', () => {
    const weekly = { ...NEVER, saturday: day };
    expect(eveningAt(weekly, india('2026-08-08T09:00:00'))).toMatchObject({ closedOn: '2026-08-01' });
  });
});

describe('a holiday', () => {
  // A Monday that is one every year, a Tuesday that is one once.
  const week: WorkingWeek = { ...WEEK, holidays: ['08-03', '2026-08-04'] };

  it('is no working day, in its own year or in every', () => {
    expect(isOpen(week, india('2026-08-03T12:00'))).toBe(false);
    expect(isOpen(week, india('2026-08-04T12:00'))).toBe(false);
    expect(isOpen(week, india('2027-08-03T12:00'))).toBe(false);
    expect(isOpen(week, india('2027-08-04T12:00'))).toBe(true);
  });

  it('is passed over for the next opening, and belongs to the evening before it', () => {
    expect(nextOpening(week, india('2026-08-01T20:00'))).toEqual(india('2026-08-05T09:30'));
    expect(eveningAt(week, india('2026-08-04T12:00'))).toMatchObject({
      closedOn: '2026-08-01',
      opensAt: india('2026-08-05T09:30'),
    });
  });
});

describe('a closure', () => {
  // From a Wednesday to the Tuesday after it, both closed.
  const week: WorkingWeek = { ...WEEK, closures: [{ from: '2026-08-05', until: '2026-08-11' }] };

  it('closes each of its days, and none beside them', () => {
    expect(isOpen(week, india('2026-08-04T18:29'))).toBe(true);
    expect(isOpen(week, india('2026-08-05T09:30'))).toBe(false);
    expect(isOpen(week, india('2026-08-11T18:29'))).toBe(false);
    expect(isOpen(week, india('2026-08-12T09:30'))).toBe(true);
  });

  it('is passed over for the next opening, belongs to the evening before it, and is no time of work', () => {
    expect(nextOpening(week, india('2026-08-04T20:00'))).toEqual(india('2026-08-12T09:30'));
    expect(eveningAt(week, india('2026-08-10T12:00'))).toMatchObject({
      closedOn: '2026-08-04',
      opensAt: india('2026-08-12T09:30'),
    });
    expect(workingMs(week, india('2026-08-05T00:00'), india('2026-08-12T00:00'))).toBe(0);
  });

  it('of a whole season still has an end and a beginning', () => {
    const season: WorkingWeek = { ...WEEK, closures: [{ from: '2026-04-01', until: '2026-09-30' }] };
    expect(nextOpening(season, india('2026-04-02T12:00'))).toEqual(india('2026-10-01T09:30'));
    expect(eveningAt(season, india('2026-09-29T12:00'))).toMatchObject({ closedOn: '2026-03-31' });
  });
});

describe('workingMs', () => {
  const minutes = (from: string, to: string, week = WEEK) => workingMs(week, india(from), india(to)) / 60_000;

  it.each([
    ['within a day', '2026-08-03T10:00', '2026-08-03T10:20', 20],
    ['over a night', '2026-08-03T18:00', '2026-08-04T10:00', 60],
    ['over a Sunday', '2026-08-01T18:30', '2026-08-03T09:30', 0],
    ['asked and answered at night', '2026-08-03T21:00', '2026-08-03T22:00', 0],
    ['over a whole week', '2026-08-03T00:00', '2026-08-10T00:00', 6 * 9 * 60],
    ['backwards', '2026-08-03T12:00', '2026-08-03T11:00', 0],
  ])('counts the open time alone: %s', (_, from, to, expected) => {
    expect(minutes(from, to)).toBe(expected);
  });

  it('leaves holidays out, and is nothing for an office that never opens', () => {
    expect(minutes('2026-08-03T00:00', '2026-08-05T00:00', { ...WEEK, holidays: ['08-04'] })).toBe(9 * 60);
    expect(minutes('2026-08-03T00:00', '2026-08-05T00:00', NEVER)).toBe(0);
  });

  it('knows the longest day of the week', () => {
    expect(workingDayMs({ ...WEEK, friday: { opens: '08:00', closes: '20:00' } })).toBe(12 * 3_600_000);
    expect(workingDayMs(NEVER)).toBe(0);
  });
});
