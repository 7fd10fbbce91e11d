/** How the result page asks again while a payment is pending: tries and milliseconds between them. */
const STAGES = [
  { tries: 10, delay: 3_000 },
  { tries: 10, delay: 6_000 },
  { tries: 6, delay: 10_000 },
  { tries: 2, delay: 30_000 },
  { tries: 60, delay: 60_000 },
] as const;

const LAST_DELAY = 60_000;

/** Milliseconds to wait before the n-th further try (1 is the first after the fetch on load); the last stage repeats. */
export function delayBeforeAttempt(attempt: number): number {
  let passed = 0;
  for (const stage of STAGES) {
    passed += stage.tries;
    if (attempt <= passed) return stage.delay;
  }
  return LAST_DELAY;
}
