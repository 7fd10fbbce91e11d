/** Runs at most `count` pieces of work at once; the others wait in the order they came. */
export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place is handed on, not freed: whoever comes in between must not overtake.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
