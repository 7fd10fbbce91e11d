const DAY_MS = 86_400_000;
/** No label prints a longer one; 306 days is the longest of the guide. */
const LONGEST_WAIT = 400;

/**
 * First day on which the crop may be cut: the day of the last spray and the waiting period of the label.
 * @param sprayed ISO date (2026-06-01)
 * @param days whole days, from 0
 * @returns ISO date, or null when the date or the days make no sense
 */
export function earliestHarvest(sprayed: string, days: number): string | null {
  const start = Date.parse(`${sprayed}T00:00:00Z`);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(sprayed) && !Number.isNaN(start);
  if (!isDate || new Date(start).toISOString().slice(0, 10) !== sprayed) return null;
  if (!Number.isInteger(days) || days < 0 || days > LONGEST_WAIT) return null;
  return addDays(sprayed, days);
}

/** Whole days from one ISO date to another; negative when the second lies before the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** @param day ISO date @param days whole days, however many; to be judged by `isDay`: the calendar ends with the year 9999 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
