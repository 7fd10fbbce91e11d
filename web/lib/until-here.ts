const PAUSE_MS = 5_000;

/** Code that is wanted however long it takes: on a line that comes and goes it is asked for again. */
export const untilHere = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => new Promise((go) => setTimeout(() => go(untilHere(load)), PAUSE_MS)));
