/**
 * Whether this process wants to be sent work. Going down begins with saying so: balancers look at /readyz, proxies at
 * refused sockets, and both need a moment to turn elsewhere.
 */
export interface Health {
  readonly isLeaving: boolean;
  /** Nothing of ours gets through to a database that answers everybody else: only a new process helps. */
  isStuck: boolean;
  /** From now on: not ready. There is no way back. */
  leave(): void;
}

export function createHealth(): Health {
  let isLeaving = false;
  return {
    isStuck: false,
    get isLeaving() {
      return isLeaving;
    },
    leave() {
      isLeaving = true;
    },
  };
}
