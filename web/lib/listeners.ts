/** Those who are called when something happens, until they go. A closure: of private fields a phone has to load a helper. */
export function listenersOf<Args extends unknown[] = []>() {
  const all = new Set<(...args: Args) => void>();
  return {
    /** Returns the unsubscribe function. */
    subscribe: (listener: (...args: Args) => void): (() => void) => {
      all.add(listener);
      return () => all.delete(listener);
    },
    notify: (...args: Args): void => {
      for (const listener of all) listener(...args);
    },
    clear: () => all.clear(),
  };
}
