import { afterWorking, isOpen, type WorkingWeek } from './working-hours.ts';

/** Of fewer first answers the site says no time. */
export const ANSWER_TIME_FROM = 30;

/** How long first answers took, in seconds of working hours. */
export interface AnswerTimes {
  count: number;
  /** Half of them took no longer. */
  medianS: number;
  /** Four of five took no longer. */
  mostS: number;
}

/** The days that are looked back on. */
export const MEASURED_DAYS = 30;
/** Of fewer answers nothing is promised: one quick afternoon is no measure. */
const ENOUGH = 30;
const QUARTER_MS = 15 * 60_000;

/**
 * By when a question is answered: after the working time in which four of five were, rounded up to the quarter of an hour.
 * The median would be broken every second time.
 * @returns null for what is asked while the office is closed, or before enough is measured
 */
export function promisedAnswer(week: WorkingWeek, askedAt: Date, times: AnswerTimes): Date | null {
  if (times.count < ENOUGH || !isOpen(week, askedAt)) return null;
  const earliest = afterWorking(week, askedAt, Math.max(1, times.mostS) * 1000);
  if (!earliest) return null;
  const rounded = new Date(Math.ceil(earliest.getTime() / QUARTER_MS) * QUARTER_MS);
  // A day that closes between two quarters ends there.
  return rounded > earliest && !isOpen(week, new Date(rounded.getTime() - 1)) ? earliest : rounded;
}
