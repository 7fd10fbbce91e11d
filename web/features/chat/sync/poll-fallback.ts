import type { ConnectionHandle } from '../../../lib/socket.ts';

/** So many failed tries in a row, or so long without the server's `ready`: the thread looks for itself. */
const TRIES = 3;
const START_AFTER_MS = 10_000;
const FIRST_MS = 3_000;
const LONGEST_MS = 15_000;
const GROWTH = 1.5;

export interface PollFallback {
  line: Pick<ConnectionHandle, 'on' | 'onConnection' | 'onFailedTry'>;
  poll: () => void;
  /** Where the thread stands: while it moves, the looks stay close together. */
  position: () => number;
  /** Milliseconds, for tests. */
  pace?: { startAfter: number; first: number; longest: number };
}

const PACE = { startAfter: START_AFTER_MS, first: FIRST_MS, longest: LONGEST_MS };

/**
 * Some networks let pages through and no websocket. Then a thread in sight asks for the log every few seconds,
 * ever less often while nothing happens, until the line is there. Returns the function that stops it.
 */
export function pollWhileDisconnected({ line, poll, position, pace = PACE }: PollFallback): () => void {
  let failures = 0;
  let delay = pace.first;
  let seen = 0;
  let starting: ReturnType<typeof setTimeout> | undefined;
  let nextPoll: ReturnType<typeof setTimeout> | undefined;

  function startPolling(): void {
    clearTimeout(starting);
    if (nextPoll !== undefined) return;
    delay = pace.first;
    next();
  }

  function next(): void {
    if (document.visibilityState === 'visible') poll();
    nextPoll = setTimeout(() => {
      const moved = position() !== seen;
      seen = position();
      delay = moved ? pace.first : Math.min(pace.longest, delay * GROWTH);
      next();
    }, delay);
  }

  function rest(): void {
    clearTimeout(starting);
    clearTimeout(nextPoll);
    nextPoll = undefined;
    failures = 0;
  }

  function startLater(): void {
    clearTimeout(starting);
    starting = setTimeout(startPolling, pace.startAfter);
  }

  const stops = [
    line.on('ready', rest),
    line.onConnection((connected) => {
      if (!connected) startLater();
    }),
    line.onFailedTry(() => {
      failures += 1;
      if (failures >= TRIES) startPolling();
    }),
  ];
  startLater();
  return () => {
    rest();
    for (const stop of stops) stop();
  };
}
