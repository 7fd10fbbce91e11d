/** Asks for a thing again, however many hints arrive for it. Where there is but one to ask for, `Thing` is void. */
export interface Refresher<Thing> {
  refresh: (thing: Thing) => void;
  stop: () => void;
}

/**
 * A busy morning brings many hints for one thing within a moment. Hints inside `gatherMs` become one call; a hint
 * that arrives while the call is under way makes exactly one more, because the answer may be older than it.
 */
export function createRefresher<Thing>(
  load: (thing: Thing) => Promise<unknown>,
  gatherMs = 120,
): Refresher<Thing> {
  const waiting = new Map<Thing, ReturnType<typeof setTimeout>>();
  const running = new Set<Thing>();
  const again = new Set<Thing>();
  let stopped = false;

  function refresh(thing: Thing): void {
    if (stopped) return;
    if (running.has(thing)) again.add(thing);
    else if (!waiting.has(thing)) waiting.set(thing, setTimeout(run, gatherMs, thing));
  }

  async function run(thing: Thing): Promise<void> {
    waiting.delete(thing);
    running.add(thing);
    try {
      await load(thing);
    } finally {
      running.delete(thing);
      if (again.delete(thing)) refresh(thing);
    }
  }

  return {
    refresh,
    stop() {
      stopped = true;
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
