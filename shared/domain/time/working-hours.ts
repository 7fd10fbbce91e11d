import { type Closure, isClosedBy } from './closure.ts';
import { indiaDay, isoDay, startOfIndiaDay } from './india-day.ts';

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
export interface WorkingWeek extends Readonly<Record<Weekday, Readonly<OpenTime> | null>> {
  /** Days on which it stays closed: 'MM-DD' of every year, or 'YYYY-MM-DD' once. */
  readonly holidays?: readonly string[];
  readonly closures?: readonly Closure[];
}

const WEEK = 7;
/** How far an opening or closing may lie away: the same weekday of another week, with holidays between. */
const FAR = 4 * WEEK;
/** The same beside closures, the longest of which lasts a season. */
const FAR_BESIDE_CLOSURES = 366 + FAR;
const MINUTE_MS = 60_000;

/** From `opens` up to, and no longer at, `closes`. */
export function isOpen(week: WorkingWeek, instant: Date): boolean {
  const day = indiaDay(instant);
  const time = openTime(week, day);
  return time !== null && at(day, time.opens) <= instant && instant < at(day, time.closes);
}

/** The first opening after the instant; undefined for an office that never opens. */
export function nextOpening(week: WorkingWeek, instant: Date): Date | undefined {
  const today = indiaDay(instant);
  for (let day = today; day <= today + farIn(week); day += 1) {
    const time = openTime(week, day);
    if (time && at(day, time.opens) > instant) return at(day, time.opens);
  }
  return undefined;
}

/** How much of the time between two instants the office was open, in milliseconds. */
export function workingMs(week: WorkingWeek, from: Date, to: Date): number {
  let sum = 0;
  for (let day = indiaDay(from); day <= indiaDay(to); day += 1) {
    const time = openTime(week, day);
    if (!time) continue;
    const begins = Math.max(at(day, time.opens).getTime(), from.getTime());
    sum += Math.max(0, Math.min(at(day, time.closes).getTime(), to.getTime()) - begins);
  }
  return sum;
}

/**
 * The instant by which the office has been open for so long since then; at the end of a day that is its closing.
 * @returns undefined for an office that never opens so long
 */
export function afterWorking(week: WorkingWeek, from: Date, ms: number): Date | undefined {
  const today = indiaDay(from);
  let left = ms;
  for (let day = today; day <= today + farIn(week); day += 1) {
    const time = openTime(week, day);
    if (!time) continue;
    const begins = Math.max(at(day, time.opens).getTime(), from.getTime());
    const open = Math.max(0, at(day, time.closes).getTime() - begins);
    if (open > 0 && open >= left) return new Date(begins + left);
    left -= open;
  }
  return undefined;
}

/** The longest day of the week, in milliseconds: what people here call "a day" of work. */
export function workingDayMs(week: WorkingWeek): number {
  return Math.max(
    0,
    ...WEEKDAYS.map((day) => {
      const time = week[day];
      return time ? at(0, time.closes).getTime() - at(0, time.opens).getTime() : 0;
    }),
  );
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
  for (let day = today; day >= today - farIn(week); day -= 1) {
    const time = openTime(week, day);
    const closedAt = time ? at(day, time.closes) : undefined;
    if (closedAt && closedAt <= instant) return { closedOn: isoDay(day), closedAt, opensAt };
  }
  return undefined;
}

/** The weekday an instant falls on in Asia/Kolkata. */
export function indiaWeekday(instant: Date): Weekday {
  return weekdayOf(indiaDay(instant));
}

function openTime(week: WorkingWeek, day: number): OpenTime | null {
  const date = isoDay(day);
  const isHoliday = week.holidays?.some((holiday) => holiday === date || holiday === date.slice(5));
  const isClosed = week.closures?.some((closure) => isClosedBy(closure, date));
  return isHoliday || isClosed ? null : week[weekdayOf(day)];
}

const farIn = ({ closures = [] }: WorkingWeek) => (closures.length > 0 ? FAR_BESIDE_CLOSURES : FAR);

function weekdayOf(day: number): Weekday {
  // Day 0 was a Thursday.
  return WEEKDAYS[(((day + 4) % WEEK) + WEEK) % WEEK] ?? 'sunday';
}

function at(day: number, clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(startOfIndiaDay(day).getTime() + (hours * 60 + minutes) * MINUTE_MS);
}
