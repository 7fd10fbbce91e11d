import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerTimes, promisedAnswer } from './answer-promise.ts';
import { afterWorking, type WorkingWeek, workingMs } from './working-hours.ts';

const DAY = { opens: '09:30', closes: '18:30' };
const WEEK: WorkingWeek = {
  ...{ monday: DAY, tuesday: DAY, wednesday: DAY, thursday: DAY, friday: DAY },
  saturday: { opens: '09:30', closes: '13:10' },
  sunday: null,
  holidays: ['2026-11-26'],
};
const at = (text: string) => new Date(`2026-11-${text}:00+05:30`);
const times = (minutes: number, count = 200): AnswerTimes => ({ count, medianS: 600, mostS: minutes * 60 });

describe('afterWorking', () => {
  it.each([
    ['24T10:00', 60, '24T11:00'],
    ['24T17:30', 60, '24T18:30'],
    ['24T18:00', 60, '25T10:00'],
    // A holiday, and a Sunday, are passed over.
    ['25T18:00', 60, '27T10:00'],
    ['28T12:40', 60, '30T10:00'],
    ['24T06:00', 30, '24T10:00'],
  ])('from %s, %i minutes of work end at %s', (from, minutes, end) => {
    expect(afterWorking(WEEK, at(from), minutes * 60_000)).toEqual(at(end));
  });

  it('is the instant up to which exactly that much was worked', () => {
    const from = fc.date({ min: at('01T00:00'), max: at('30T00:00'), noInvalidDate: true });
    fc.assert(
      fc.property(from, fc.integer({ min: 1, max: 3_000 }), (begin, minutes) => {
        const end = afterWorking(WEEK, begin, minutes * 60_000) ?? begin;
        expect(workingMs(WEEK, begin, end)).toBe(minutes * 60_000);
      }),
    );
  });

  it('never comes in an office that never opens', () => {
    const off = { sunday: null, monday: null, tuesday: null, wednesday: null, thursday: null };
    expect(afterWorking({ ...off, friday: null, saturday: null }, at('24T10:00'), 1)).toBeUndefined();
  });
});

describe('an answer is promised', () => {
  it.each([
    ['24T10:00', 40, '24T10:45'],
    ['24T10:01', 44, '24T10:45'],
    ['24T10:02', 44, '24T11:00'],
    ['24T18:10', 45, '25T10:00'],
    // Saturdays close at ten past one: no quarter after that is promised.
    ['28T12:40', 28, '28T13:08'],
    ['28T12:40', 45, '30T09:45'],
  ])('asked at %s where most took %i minutes: by %s', (asked, minutes, by) => {
    expect(promisedAnswer(WEEK, at(asked), times(minutes))).toEqual(at(by));
  });

  it('not while the office is closed, and not by a handful of answers', () => {
    expect(promisedAnswer(WEEK, at('24T20:00'), times(40))).toBeNull();
    expect(promisedAnswer(WEEK, at('29T11:00'), times(40))).toBeNull();
    expect(promisedAnswer(WEEK, at('24T10:00'), times(40, 29))).toBeNull();
    expect(promisedAnswer(WEEK, at('24T10:00'), times(40, 30))).not.toBeNull();
  });
});
