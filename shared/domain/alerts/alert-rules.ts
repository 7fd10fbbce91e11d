import { indiaDay, startOfIndiaDay } from '../time/india-day.ts';

/** Days that are held beside as many before them: a farmer asks again or sends a photo within them, and a wave shows while it still is one. */
export const RISING_DAYS = 14;

/** Of fewer farmers nothing is said: two may be neighbours with one field between them. */
export const RISING_LEAST = 3;

/** So many times as many farmers as before. */
export const RISING_TIMES = 2;

/** How long a rise is out of the doctors' sight once one of them has put it aside. */
export const DISMISSED_DAYS = 7;

/**
 * Whether a problem rises in a taluk, by the different farmers who told of it now and in the days before (decision 76). The
 * rule in words, for the test: `rising.store.ts` says the same in SQL.
 */
export const isRising = (now: number, before: number): boolean =>
  now >= RISING_LEAST && now >= RISING_TIMES * before;

/** Hours in India between which alerts go out: nobody's night, and the time in which one looks at a field. */
export const ALERT_HOURS = { from: 7, to: 19 } as const;
/** Of a farmer, in seven days. */
export const ALERTS_A_WEEK = 2;
/** Who could not be given an alert by then is given none: what it warns of is days old. */
export const ALERT_STALE_DAYS = 3;

const HOUR_MS = 3_600_000;

/** When the next alert may go out: the instant itself by day, the next morning otherwise. */
export function nextAlertTime(instant: Date): Date {
  const day = indiaDay(instant);
  const [opens, closes] = [morningOf(day), atHour(day, ALERT_HOURS.to)];
  if (instant < opens) return opens;
  return instant < closes ? instant : morningOf(day + 1);
}

/** @param day as `indiaDay` counts them */
export const morningOf = (day: number): Date => atHour(day, ALERT_HOURS.from);

const atHour = (day: number, hour: number) => new Date(startOfIndiaDay(day).getTime() + hour * HOUR_MS);
