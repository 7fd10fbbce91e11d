import { addDays, daysBetween, earliestHarvest } from '../agronomy/harvest-date.ts';

/** 2026-06-01: a day in India, without an hour. */
export type DateOnly = string;

/** Whether it is a day of the calendar: 2026-02-30 is none. */
export const isDay = (day: string): boolean => earliestHarvest(day, 0) === day;

/** The day that a farmer's card has as DD-MM-YYYY; null: it is none, or has not come. */
export function toldDay(written: string | null, today: DateOnly): DateOnly | null {
  const day = (written ?? '').split('-').reverse().join('-');
  return isDay(day) && day <= today ? day : null;
}

interface Dated {
  lines: readonly { spray_on: string }[];
  check: { on: string | null };
}

/** A plan of another day as it would be written today: its sprays and its check as many days ahead as they were then. */
export function shiftDays<T extends Dated>(plan: T, from: string, today: string): T {
  const shift = (day: string) => {
    const ahead = daysBetween(from, day);
    const shifted = ahead > 0 ? addDays(today, ahead) : today;
    return isDay(shifted) ? shifted : today;
  };
  return {
    ...plan,
    lines: plan.lines.map((line) => ({ ...line, spray_on: shift(line.spray_on) })),
    check: { ...plan.check, on: plan.check.on === null ? null : shift(plan.check.on) },
  };
}
