/** Milliseconds between the sends of one farmer that can go on for ever: twenty a minute. */
export const SEND_EVERY_MS = 3_000;

/** How much faster than for ever a farmer may send, in instants: what the database compares with. */
export interface SendPace {
  now: Date;
  /** Sends paid for up to later than this wait. */
  full: Date;
  /** Nothing can be paid for beyond this; what is comes from a clock that was set back, and counts for nothing. */
  beyond: Date;
}

/** How far the clocks of two requests, or of two nodes, may differ before one of them counts as set back. */
const CLOCKS_DIFFER_MS = 600_000;

/** @param burst sends at once by somebody who was silent before: an outbox that was offline for a day fits in it */
export function paceOf(now: Date, burst: number): SendPace {
  const later = (ms: number) => new Date(now.getTime() + ms);
  return {
    now,
    full: later((burst - 1) * SEND_EVERY_MS),
    beyond: later(burst * SEND_EVERY_MS + CLOCKS_DIFFER_MS),
  };
}

/** Seconds until the next send of one who is paid up to `until` (ISO). */
export function secondsToWait(until: string, { full }: SendPace): number {
  return Math.max(1, Math.ceil((new Date(until).getTime() - full.getTime()) / 1000));
}
