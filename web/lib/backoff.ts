/** Runs `task` after `ms`; returns the way to call it off. */
export type Schedule = (task: () => void, ms: number) => () => void;

const FIRST_MS = 1000;

export type Backoff = ReturnType<typeof backoffOf>;

/** Exponential backoff with jitter: phones that lost the same cell must not all retry in the same second. */
export function backoffOf(mostMs: number, schedule: Schedule = scheduleTimeout) {
  let failures = 0;
  let cancel = () => {};
  return {
    /** @param asked how long the server wants it to take, where it said so */
    wait(task: () => void, asked: number | null = null): void {
      cancel();
      const grown = Math.min(mostMs, FIRST_MS * 2 ** failures++);
      cancel = schedule(task, asked ?? grown * (0.75 + Math.random() / 2));
    },
    /** Ends the wait that is under way. */
    cancel: () => cancel(),
    /** It works again. */
    reset(): void {
      failures = 0;
    },
  };
}

function scheduleTimeout(task: () => void, ms: number): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}
