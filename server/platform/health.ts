/**
 * Whether this process wants to be sent work. Going down begins with saying so: balancers look at /readyz, proxies at
 * refused sockets, and both need a moment to turn elsewhere.
 */
export interface Health {
  readonly isLeaving: boolean;
  /** From now on: not ready. There is no way back. */
  leave(): void;
}

export function createHealth(): Health {
  let isLeaving = false;
  return {
    get isLeaving() {
      return isLeaving;
    },
    leave() {
      isLeaving = true;
    },
  };
}
