import { readSession, writeSession } from '../../lib/device/local-store.ts';

const RELOADED_AT = 'reloadedForNewBuildAt';
/** Milliseconds in which a second missing chunk means the build is broken, not merely new. */
const RELOAD_PAUSE = 60_000;

/**
 * After a deploy an old page asks for chunks that are gone: one reload brings the new build. Without a line it would
 * only take the page away.
 */
export function reloadForNewBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    if (Date.now() - Number(readSession(RELOADED_AT)) < RELOAD_PAUSE) return;
    event.preventDefault();
    writeSession(RELOADED_AT, String(Date.now()));
    location.reload();
  });
}

/** Fetches and starts what makes the site an app. Only the built site has a service worker. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { startApp } = await import('./start-app.ts');
  await startApp().catch((error: unknown) => console.debug('not an app here', error));
}
