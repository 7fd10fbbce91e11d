import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DEFAULT_LANGUAGE, readLanguage } from '#shared/domain/languages.ts';
import { withoutSlash } from '#shared/domain/site-routes.ts';
import { holdInstallPrompt } from './features/pwa/install-prompt.ts';
import { registerServiceWorker, reloadForNewBuild } from './features/pwa/register-service-worker.ts';
import { settleLanguage, startLanguage } from './lib/i18n.ts';
import { takeEarlyUse } from './lib/page/early-use.ts';
import { freeMoment } from './lib/page/first-screen.ts';
import { adoptContent } from './lib/page/page-content.tsx';
import { adoptPictures } from './lib/page/scenes.ts';
import { BrowserSite, openPage } from './site-app.tsx';

/**
 * An async function, not top-level await: lazy chunks that import the entry would wait for themselves. A page
 * that came finished is brought to life as it stands, everything it is made of being fetched first.
 */
async function boot(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const isFinished = root.dataset.finished !== undefined;
  if (isFinished) {
    await startLanguage(readLanguage(document.documentElement.lang) ?? DEFAULT_LANGUAGE);
    adoptPictures();
    adoptContent(withoutSlash(location.pathname));
  }
  await openPage(location.pathname);
  const site = <BrowserSite />;
  if (!isFinished) {
    createRoot(root).render(site);
    return;
  }
  const useAgain = takeEarlyUse();
  // In slices: what the reader does meanwhile goes first.
  startTransition(() => void hydrateRoot(root, <Alive then={useAgain}>{site}</Alive>));
  settleLanguage();
}

/** Calls back once what is inside hears the reader. */
function Alive({ then, children }: { then: () => void; children: ReactNode }) {
  // Not inside React's own work: a tap then brings the part it is meant for to life first.
  useEffect(() => void setTimeout(then), [then]);
  return children;
}

/** The reader first gets what they came for. */
async function becomeAppLater(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await freeMoment();
  await registerServiceWorker();
}

reloadForNewBuild();
holdInstallPrompt();
void boot().then(becomeAppLater);
