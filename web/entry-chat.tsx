import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { holdInstallPrompt } from './features/pwa/install-prompt.ts';
import { registerServiceWorker, reloadForNewBuild } from './features/pwa/register-service-worker.ts';
import { loadStrings } from './lib/i18n.ts';
import { afterFirstScreen, putFirstScreenFirst } from './lib/page/first-screen.ts';
import FarmersPage from './pages/farmers/farmers.tsx';
import { LOGIN_STRINGS } from './pages/farmers/strings.ts';
import { ErrorBoundary } from './pages/frame/ErrorBoundary.tsx';
import { SiteFrame } from './pages/frame/SiteFrame.tsx';

/*
 * The chat starts by itself, without the router and the other pages: who opens /farmers on a patchy line pays
 * for the chat alone. Following a link fetches the site and hands this same page over to it, so that what is on
 * its way to the office goes on.
 */

async function boot(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('farmers.html has no #root');
  const root = createRoot(element);
  const place = { pathname: '/farmers', go: (to: string) => void leave(root, to) };
  await loadStrings(LOGIN_STRINGS);
  root.render(
    <StrictMode>
      <SiteFrame place={place} compact>
        <ErrorBoundary>
          <FarmersPage />
        </ErrorBoundary>
      </SiteFrame>
    </StrictMode>,
  );
}

async function leave(root: Root, to: string): Promise<void> {
  // A link to the page one is on.
  if (to === location.pathname) return;
  try {
    const { openSite } = await import('./site-app.tsx');
    await openSite(root, to);
  } catch {
    // The network, or a newer build: the browser knows what to show.
    location.assign(to);
  }
}

reloadForNewBuild();
holdInstallPrompt();
putFirstScreenFirst();
void boot().then(afterFirstScreen).then(registerServiceWorker);
