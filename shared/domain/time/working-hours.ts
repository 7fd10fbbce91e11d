import { indiaDay, startOfIndiaDay } from './india-day.ts';

/** In the order of `Date.getDay`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Clock times 'HH:MM', 24 h, in Asia/Kolkata; `closes` is later on the same day. */
export interface OpenTime {
  opens: string;
  closes: string;
}

/** When the office answers; null: not on that day. */
export type WorkingWeek = Readonly<Record<Weekday, Readonly<OpenTime> | null>>;

/** An opening or closing may lie as far away as the same weekday of the next or the last week. */
const WEEK = 7;
const MINUTE_MS = 60_000;

/** From `opens` up to, and no longer at, `closes`. */
export function isOpen(week: WorkingWeek, instant: Date): boolean {
  const day = indiaDay(instant);
  const time = week[weekdayOf(day)];
  return time !== null && at(day, time.opens) <= instant && instant < at(day, time.closes);
}

/** The first opening after the instant; undefined for an office that never opens. */
export function nextOpening(week: WorkingWeek, instant: Date): Date | undefined {
  const today = indiaDay(instant);
  for (let day = today; day <= today + WEEK; day += 1) {
    const time = week[weekdayOf(day)];
    if (time && at(day, time.opens) > instant) return at(day, time.opens);
  }
  return undefined;
}

/** The time between two working days, named after the day that ended with it. */
export interface Evening {
  /** YYYY-MM-DD in Asia/Kolkata: a Saturday's evening may last until Monday and is one. */
  closedOn: string;
  closedAt: Date;
  opensAt: Date;
}

/** The evening the instant lies in; undefined while the office is open, or when it never opens. */
export function eveningAt(week: WorkingWeek, instant: Date): Evening | undefined {
  const opensAt = nextOpening(week, instant);
  if (!opensAt || isOpen(week, instant)) return undefined;
  const today = indiaDay(instant);
  for (let day = today; day >= today - WEEK; day -= 1) {
    const time = week[weekdayOf(day)];
    const closedAt = time ? at(day, time.closes) : undefined;
    if (closedAt && closedAt <= instant) return { closedOn: isoDate(day), closedAt, opensAt };
  }
  return undefined;
}

/** The weekday an instant falls on in Asia/Kolkata. */
export function indiaWeekday(instant: Date): Weekday {
  return weekdayOf(indiaDay(instant));
}

function weekdayOf(day: number): Weekday {
  // Day 0 was a Thursday.
  return WEEKDAYS[(((day + 4) % WEEK) + WEEK) % WEEK] ?? 'sunday';
}

function at(day: number, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(startOfIndiaDay(day).getTime() + (hours * 60 + minutes) * MINUTE_MS);
}

function isoDate(day: number): string {
  // The count is of calendar days: read as UTC it gives that day's own date.
  return new Date(day * 24 * 60 * MINUTE_MS).toISOString().slice(0, 10);
}
