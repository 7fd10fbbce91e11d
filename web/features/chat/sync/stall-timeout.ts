/** No byte moved and no answer for this long: the attempt is dead, however long it may have been running. */
const STALL_MS = 30_000;

/** Aborts work that has stopped moving; a slow line that still moves may take as long as it needs. */
export async function withStallTimeout<T>(
  outer: AbortSignal,
  work: (signal: AbortSignal, moved: () => void) => Promise<T>,
): Promise<T> {
  const inner = new AbortController();
  const abort = () => inner.abort();
  let timer = setTimeout(abort, STALL_MS);
  const moved = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, STALL_MS);
  };
  outer.addEventListener('abort', abort);
  try {
    if (outer.aborted) abort();
    return await work(inner.signal, moved);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', abort);
  }
}
