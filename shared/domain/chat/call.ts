import { DAY_MS } from '../time/india-day.ts';

export const LONGEST_CALL_MINUTES = 600;

const OLDEST_DAYS = 30;
/** Clocks of two machines differ. */
const AHEAD_MS = 5 * 60_000;

/** Whether a call of this moment may be logged now: it has been, and not so long ago that nobody remembers it. */
export function isCallTime(calledAt: Date, now: Date): boolean {
  const ago = now.getTime() - calledAt.getTime();
  return ago >= -AHEAD_MS && ago <= OLDEST_DAYS * DAY_MS;
}
