import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { foldWhenLeft } from './features/navigation/fold-when-left.ts';
import { holdInstallPrompt } from './features/pwa/install-prompt.ts';
import { registerServiceWorker, reloadForNewBuild } from './features/pwa/register-service-worker.ts';
import { loadStrings } from './lib/i18n.ts';
import { afterFirstScreen, putFirstScreenFirst } from './lib/page/first-screen.ts';
import FarmersPage from './pages/farmers/farmers.tsx';
import { LOGIN_STRINGS } from './pages/farmers/strings.ts';
import { ErrorBoundary } from './pages/frame/ErrorMessage.tsx';
import { SiteFrame } from './pages/frame/SiteFrame.tsx';

/** Without a router, whose weight nobody here has a use for: links are the browser's. */
const PLACE = { pathname: '/farmers' };

/** The chat starts by itself: who opens /farmers on a patchy line pays for the chat alone. */
async function boot(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('farmers.html has no #root');
  await loadStrings(LOGIN_STRINGS);
  createRoot(element).render(
    <StrictMode>
      <SiteFrame place={PLACE} compact>
        <ErrorBoundary>
          <FarmersPage />
        </ErrorBoundary>
      </SiteFrame>
    </StrictMode>,
  );
}

reloadForNewBuild();
holdInstallPrompt();
foldWhenLeft();
putFirstScreenFirst();
void boot().then(afterFirstScreen).then(registerServiceWorker);
