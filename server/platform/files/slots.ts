/** Runs at most `count` pieces of work at once, one of each person, and lets the persons who wait take turns. */
export type Slots = <T>(who: string, work: () => Promise<T>) => Promise<T>;

/** First come, first served would let whoever brings six at once make everybody else wait for all six. */
export function createSlots(count: number): Slots {
  let free = count;
  const busy = new Set<string>();
  /** In the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();

  function handOut(): void {
    for (const [who, queue] of waiting) {
      if (free === 0) return;
      if (busy.has(who)) continue;
      const begin = queue.shift();
      // Behind all others, if there is more of the same person.
      waiting.delete(who);
      if (queue.length > 0) waiting.set(who, queue);
      busy.add(who);
      free -= 1;
      begin?.();
    }
  }

  return async (who, work) => {
    await new Promise<void>((begin) => {
      waiting.set(who, [...(waiting.get(who) ?? []), begin]);
      handOut();
    });
    try {
      return await work();
    } finally {
      busy.delete(who);
      free += 1;
      handOut();
    }
  };
}
