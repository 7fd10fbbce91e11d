import { STORED, subscribeStored } from '../../lib/device/local-store.ts';
import { currentLanguage } from '../../lib/i18n.ts';
import { keepAppBadge } from './app-badge.ts';
import { keepFirstPage, workerInCharge } from './keep-first-page.ts';
import { offerUpdates } from './update-prompt.ts';
import { tellWorker } from './worker.ts';

/** What makes the site an app: the service worker and its updates, the language it keeps, the icon's badge. */
export async function startApp(): Promise<void> {
  keepAppBadge();
  const isFirstVisit = navigator.serviceWorker.controller === null;
  const isKnown = (await navigator.serviceWorker.getRegistration()) !== undefined;
  const registration = await navigator.serviceWorker
    .register('/sw.js', { updateViaCache: 'none' })
    // Without network an earlier visit's worker is as good.
    .catch(() => navigator.serviceWorker.getRegistration());
  if (!registration) return;
  const { installing, waiting, active } = registration;
  offerUpdates(registration, isKnown ? null : (installing ?? waiting ?? active));
  await navigator.serviceWorker.ready;
  tellLanguage();
  subscribeStored(STORED.language, tellLanguage);
  if (!isFirstVisit) return;
  await workerInCharge();
  await keepFirstPage();
}

function tellLanguage(): void {
  void tellWorker({ type: 'language', language: currentLanguage() });
}
