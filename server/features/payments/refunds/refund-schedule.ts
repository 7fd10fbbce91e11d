const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Waits between the first looks; after them every six hours, for as long as it takes. */
const FIRST_WAITS_MS = [10_000, 30_000, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR];
const LATER_WAIT_MS = 6 * HOUR;

/** Banks take five to seven working days; past this a person asks them. */
const LATE_MS = 10 * DAY;

/** When to ask about a refund again, counted from a look that happens at `now`. */
export function nextRefundCheckAt(refund: { check_count: number }, now: Date): Date {
  return new Date(now.getTime() + (FIRST_WAITS_MS[refund.check_count] ?? LATER_WAIT_MS));
}

export function isRefundLate(refund: { created_at: string }, now: Date): boolean {
  return now.getTime() - Date.parse(refund.created_at) > LATE_MS;
}
