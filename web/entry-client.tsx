import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { becomeApp, reloadForNewBuild } from './features/pwa/become-app.ts';
import { holdInstallPrompt } from './features/pwa/install-prompt.ts';
import { startLanguage } from './lib/i18n.ts';
import { routes } from './routes.tsx';

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

/** The reader first gets what he came for. */
async function becomeAppLater(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await becomeApp();
}

reloadForNewBuild();
holdInstallPrompt();
void boot().then(becomeAppLater);
