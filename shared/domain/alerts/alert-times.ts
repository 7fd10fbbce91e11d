import { indiaDay, startOfIndiaDay } from '../time/india-day.ts';

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
