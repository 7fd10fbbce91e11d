import { DAY_MS, indiaDay, isoDay } from './time/india-day.ts';

/** Renewing takes weeks: from here on the owner is told. */
export const LICENCE_WARNING_DAYS = 60;

/** The day it is in India, YYYY-MM-DD. */
export const dayInIndia = (now: Date) => isoDay(indiaDay(now));

/** How many days a licence still holds after today; below 0: it has ended. Both days are YYYY-MM-DD. */
export const licenceDaysLeft = (validUntil: string, today: string) =>
  Math.round((Date.parse(validUntil) - Date.parse(today)) / DAY_MS);

/** For the log at a start: one sentence for each licence that has ended or soon will. */
export function licenceWarnings(
  licences: readonly { kind: string; number: string; validUntil: string }[],
  now: Date,
): string[] {
  return licences.flatMap(({ kind, number, validUntil }) => {
    const left = licenceDaysLeft(validUntil, dayInIndia(now));
    if (left > LICENCE_WARNING_DAYS) return [];
    const state = left < 0 ? `ended on ${validUntil}` : `ends on ${validUntil}, in ${left} days`;
    return [
      `the ${kind} licence ${number} ${state}: have it renewed, and put the new date in under Licences on the owner's desk`,
    ];
  });
}

/** A day, `2028-03-31`, as people here write it, the same in both languages: `31-03-2028`. */
export function writtenDay(isoDate: string): string {
  return isoDate.split('-').reverse().join('-');
}
