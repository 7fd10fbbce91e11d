import { forgetKeptPictures } from './page/kept-pictures.ts';

const listeners = new Set<() => void>();

/**
 * Calls back on every 401 from now on, whichever call met it: the session behind the page is over. A page that
 * lives on a session subscribes once, instead of every call looking for itself. Returns the way out.
 */
export function onUnauthenticated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the HTTP client alone. */
export function emitUnauthenticated(): void {
  forgetKeptPictures();
  for (const listener of [...listeners]) listener();
}
