import { loadStrings, translate } from '../../lib/i18n.ts';
import { showToast } from '../../ui/toast-store.ts';

const HOUR_MS = 3_600_000;
/** The longest a timer can be trusted with; the offer stays until it is answered or the page goes. */
const A_DAY_MS = 24 * HOUR_MS;

/**
 * Tells the reader of a new version and lets him choose the moment: a page is never reloaded under his hands.
 * An app that stays open for days asks for news when he comes back to it.
 */
export function offerUpdates(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') offer(next);
    });
  });
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < HOUR_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => {});
  });
}

async function offer(next: ServiceWorker): Promise<void> {
  // Without a controller this is the first version: there is nothing to replace.
  if (!navigator.serviceWorker.controller) return;
  await loadStrings(['pwa']);
  showToast(translate('pwa', 'update.text'), {
    duration: A_DAY_MS,
    action: { label: translate('pwa', 'update.action'), onAction: () => takeOver(next) },
  });
}

function takeOver(next: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  next.postMessage({ type: 'take-over' });
}
