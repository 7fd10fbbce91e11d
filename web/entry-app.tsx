import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { foldWhenLeft } from './features/navigation/fold-when-left.ts';
import { holdInstallPrompt } from './features/pwa/install-prompt.ts';
import { registerServiceWorker, reloadForNewBuild } from './features/pwa/register-service-worker.ts';
import './lib/office/strings.ts';
import { pageLoaded } from './lib/page/first-screen.ts';
import { openPage, SiteApp } from './site-app.tsx';

/** An async function, not top-level await: lazy chunks that import the entry would wait for themselves. */
async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  await openPage(location.pathname);
  createRoot(root).render(
    <StrictMode>
      {/* At once: the site decides what waits (site-app.tsx). */}
      <BrowserRouter useTransitions={false}>
        <SiteApp />
      </BrowserRouter>
    </StrictMode>,
  );
}

reloadForNewBuild();
holdInstallPrompt();
foldWhenLeft();
// The reader first gets what they came for.
void boot().then(pageLoaded).then(registerServiceWorker);
