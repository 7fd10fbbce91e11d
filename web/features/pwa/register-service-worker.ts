/** Milliseconds. A page younger than this that misses a chunk is of a broken build, and a reload would not end. */
const RELOAD_PAUSE = 60_000;

/**
 * After a deploy an old page asks for chunks that are gone: one reload brings the new build. While nobody answers, for
 * want of a line or because the server starts anew, it would only take the page away, and what is chosen on it.
 */
export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', async () => {
    if (performance.now() < RELOAD_PAUSE) return;
    const answer = await fetch('/sw.js', { method: 'HEAD' }).catch(() => null);
    if (answer?.ok) location.reload();
  });
}

/** Fetches and starts what makes the site an app. Only the built site has a service worker. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { startApp } = await import('./start-app.ts');
  await startApp().catch((error: unknown) => console.debug('not an app here', error));
}
