import { indiaDay, startOfIndiaDay } from './india-day.ts';
import { nextOpening, type WorkingWeek } from './working-hours.ts';

/** Characters of a reminder's reason: it is read in one line. */
export const REMINDER_REASON_MAX = 200;
/** How far ahead one may be reminded. */
export const REMINDER_DAYS_MAX = 366;

const WEEK = 7;
const FRIDAY = 5;
/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % WEEK;

/** The moments one is offered: the opening of that day, or of the first working day after it. */
export function reminderTimes(week: WorkingWeek, now: Date): { tomorrow: Date; friday: Date; week: Date } {
  const today = indiaDay(now);
  return {
    tomorrow: openingFrom(week, today + 1),
    friday: openingFrom(week, today + ((FRIDAY - weekdayOf(today) + WEEK) % WEEK || WEEK)),
    week: openingFrom(week, today + WEEK),
  };
}

/** An office that never opens is reminded as its day begins. */
function openingFrom(week: WorkingWeek, day: number): Date {
  const begins = startOfIndiaDay(day);
  return nextOpening(week, new Date(begins.getTime() - 1)) ?? begins;
}
