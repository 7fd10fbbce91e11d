/**
 * Whether this process wants to be sent work. Going down begins with saying so: balancers look at /readyz, proxies at
 * refused sockets, and both need a moment to turn elsewhere.
 */
export interface Health {
  readonly isLeaving: boolean;
  /** Nothing of ours gets through to a database that answers everybody else: only a new process helps. */
  isStuck: boolean;
  /** Pages that this node still shows as they were before a change, because they could not be drawn or written. */
  stalePages: number;
  /** From now on: not ready. There is no way back. */
  leave(): void;
}

export function createHealth(): Health {
  let isLeaving = false;
  return {
    isStuck: false,
    stalePages: 0,
    get isLeaving() {
      return isLeaving;
    },
    leave() {
      isLeaving = true;
    },
  };
}

/**
 * The answer, or a failure when it takes longer: for callers who have stopped waiting by then. The work itself goes on.
 */
export function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
