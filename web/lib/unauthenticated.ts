import { listenersOf } from './listeners.ts';
import { forgetKeptPictures } from './page/kept-pictures.ts';

const listeners = listenersOf();

/**
 * Calls back on every 401 from now on, whichever call met it: the session behind the page is over. A page that
 * lives on a session subscribes once, instead of every call looking for itself. Returns the unsubscribe function.
 */
export const onUnauthenticated = listeners.subscribe;

/** For the HTTP client alone. */
export function emitUnauthenticated(): void {
  forgetKeptPictures();
  listeners.notify();
}
