/** A screen that has not come by then will not come on this line: nothing waits for it any longer. */
const TIMEOUT_MS = 8000;
/** After the screen is there, the browser's next free moment, but no later than this. */
const FREE_MOMENT_MS = 1000;

let up: Promise<void> = Promise.resolve();
let resolveUp: () => void = () => {};

/**
 * Called by a start that wants its first useful screen before anything else. What that screen does without (the
 * realtime line's library, the service worker and all it keeps) then waits, and leaves the network to it.
 */
export function putFirstScreenFirst(): void {
  up = new Promise((resolve) => {
    resolveUp = resolve;
  });
  setTimeout(resolveUp, TIMEOUT_MS);
}

/** Called by the screen once it can be read and used. Safe to call often. */
export function firstScreenIsUp(): void {
  void freeMoment().then(resolveUp);
}

/** Resolves when the browser has nothing better to do, or has had enough time for it. */
export function freeMoment(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no free moments to give.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: FREE_MOMENT_MS });
    else setTimeout(resolve);
  });
}

/** Resolves when the page has loaded and the browser has a free moment: the words come first. */
export async function pageLoaded(): Promise<void> {
  await documentLoaded();
  await freeMoment();
}

/** Resolves when the document has come with all it names. */
export async function documentLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Resolves when the network is free for what may wait; at once where no start has asked for its screen first. */
export function afterFirstScreen(): Promise<void> {
  return up;
}
