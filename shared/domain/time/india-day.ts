/** India keeps one offset all year, so a day there is plain arithmetic. */
const INDIA_OFFSET_MS = 5.5 * 3_600_000;

export const DAY_MS = 86_400_000;

/** Days since 1970-01-01 in Asia/Kolkata: equal numbers are the same day on the wall calendar there. */
export function indiaDay(instant: Date): number {
  return Math.floor((instant.getTime() + INDIA_OFFSET_MS) / DAY_MS);
}

/** The instant a day (as `indiaDay` counts them) begins there. */
export function startOfIndiaDay(day: number): Date {
  return new Date(day * DAY_MS - INDIA_OFFSET_MS);
}

/** DD-MM-YYYY in Asia/Kolkata; Intl would write slashes. */
export function dateLabel(instant: Date): string {
  const shifted = new Date(instant.getTime() + INDIA_OFFSET_MS);
  if (Number.isNaN(shifted.getTime())) return '';
  const [year, month, day] = shifted.toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}

/** HH:MM in Asia/Kolkata. */
export const indiaClock = (instant: Date): string =>
  new Date(instant.getTime() + INDIA_OFFSET_MS).toISOString().slice(11, 16);

/** YYYY-MM-DD of a day as `indiaDay` counts them. */
export function isoDay(day: number): string {
  // The count is of calendar days: read as UTC it gives that day's own date.
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
