import { ERRORS, type Locker } from '@tus/server';

/** Longer than a predecessor takes to write down what it has. */
const WAIT_MS = 10_000;

interface Holder {
  /** Asks the holder to finish with what it has. */
  giveWay: () => void | Promise<void>;
  released: Promise<void>;
  release: () => void;
}

/**
 * One request at a time per upload. A newcomer asks the one before it to finish: after a cut, the old connection
 * may look alive for minutes. (The library's own lock waits by spinning.)
 *
 * It reaches as far as the process, and that is enough: two nodes that write to one upload write the same bytes
 * to the same place.
 */
export function createUploadLock(waitMs = WAIT_MS): Locker {
  const holders = new Map<string, Holder>();

  async function take(id: string, signal: AbortSignal, giveWay: Holder['giveWay']): Promise<void> {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
    for (let holder = holders.get(id); holder; holder = holders.get(id)) {
      await holder.giveWay();
      await Promise.race([holder.released, rejectedBy(ended)]);
    }
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    holders.set(id, { giveWay, released, release });
  }

  return {
    newLock: (id) => ({
      lock: (signal, giveWay) => take(id, signal, giveWay),
      async unlock() {
        holders.get(id)?.release();
        holders.delete(id);
      },
    }),
  };
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const refuse = () => reject(ERRORS.ERR_LOCK_TIMEOUT);
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
}
