import { readStoredNumber, STORED, subscribeStored } from '../../lib/device/local-store.ts';
import { pageLanguage } from '../../lib/page/reader-language.ts';
import { offerUpdates } from './update-prompt.ts';
import { postToWorker } from './worker.ts';
import { NEVER_KEPT } from './worker-messages.ts';

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
  sendLanguage();
  subscribeStored(STORED.language, sendLanguage);
  if (!isFirstVisit) return;
  await workerInCharge();
  await keepFirstPage();
}

function sendLanguage(): void {
  void postToWorker({ type: 'language', language: pageLanguage() });
}

/**
 * Shows the unread counter on the app's icon. While the app is closed the service worker sets it from what the
 * server counts; so an empty counter clears it only where the reader can see the chat.
 */
function keepAppBadge(): void {
  if (!('setAppBadge' in navigator)) return;
  if (location.pathname === '/farmers' || readStoredNumber(STORED.farmerUnread) > 0) showBadge();
  subscribeStored(STORED.farmerUnread, showBadge);
}

function showBadge(): void {
  const count = readStoredNumber(STORED.farmerUnread);
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Refused where the app is not installed: then there is no icon to carry it.
  shown.catch(() => {});
}

/**
 * The page of a first visit came before there was a service worker to keep it. Once there is one, page and files
 * are asked for again through it (the files out of the browser's own cache), so that one visit is enough to read
 * the page without network.
 */
async function keepFirstPage(): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  if (!NEVER_KEPT.test(location.pathname))
    await keep(`${location.pathname}?lang=${pageLanguage()}`, { headers: { accept: 'text/html' } });
  // One after the other: asking for all at once holds a slow phone up for a tenth of a second.
  for (const file of new Set(files)) await keep(file);
}

/** Read to its end: an answer that nobody reads and nobody keeps would stay open as long as the page does. */
async function keep(address: string, init?: RequestInit): Promise<void> {
  await fetch(address, init)
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
}

/** Resolves when the worker answers this page's requests. */
function workerInCharge(): Promise<void> {
  if (navigator.serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}
