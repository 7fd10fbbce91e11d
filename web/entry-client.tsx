import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { holdInstallPrompt } from './features/pwa/install-prompt.ts';
import { startLanguage } from './lib/i18n.ts';
import { readSession, writeSession } from './lib/local-store.ts';
import { routes } from './routes.tsx';

const RELOADED_AT = 'reloadedForNewBuildAt';
/** Milliseconds in which a second missing chunk means the build is broken, not merely new. */
const RELOAD_PAUSE = 60_000;

/** An async function, not top-level await: lazy chunks that import the entry would wait for themselves. */
async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const router = createBrowserRouter(routes);
  await startLanguage();
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}

/** The chat is an app at once; other pages first let the reader have what he came for. */
async function becomeApp(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (location.pathname !== '/farmers' && document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  const { startApp } = await import('./features/pwa/start-app.ts');
  await startApp().catch((error: unknown) => console.debug('not an app here', error));
}

// After a deploy the old page asks for chunks that are gone: one reload brings the new build.
window.addEventListener('vite:preloadError', (event) => {
  if (Date.now() - Number(readSession(RELOADED_AT)) < RELOAD_PAUSE) return;
  event.preventDefault();
  writeSession(RELOADED_AT, String(Date.now()));
  location.reload();
});

holdInstallPrompt();
void boot().then(becomeApp);
