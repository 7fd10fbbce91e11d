/** A cheap clock drifts, a request takes its time; from here on a phone's clock is simply wrong. */
const WRONG_FROM_MS = 120_000;

let ahead = 0;

/**
 * Takes the server's time from an answer. A phone whose clock is hours off would else read 'today' over
 * yesterday's words, and an office that opens when it has closed.
 * @param date of the answer's `Date` header; null when it had none, and the phone's clock is believed
 */
export function noteServerTime(date: string | null): void {
  const found = Date.parse(date ?? '') - Date.now();
  ahead = Math.abs(found) > WRONG_FROM_MS ? found : 0;
}

/** The present moment by the server's clock, as far as it is known. */
export function serverNow(): Date {
  return new Date(Date.now() + ahead);
}
