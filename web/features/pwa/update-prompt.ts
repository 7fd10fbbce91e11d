import { pageLanguage } from '../../lib/page/reader-language.ts';

const HOUR_MS = 3_600_000;
/** The longest a timer can be trusted with; the offer stays until it is answered or the page goes. */
const A_DAY_MS = 24 * HOUR_MS;

/**
 * Tells readers of a new version and lets them choose the moment: a page is never reloaded under their hands.
 * An app that stays open for days asks for news when they come back to it.
 *
 * `first` is the worker this page itself registered, where there was none before: it replaces nothing. Whether a
 * controller exists by then does not say so, for WebKit lets the first worker take the page while it is installed.
 */
export function offerUpdates(registration: ServiceWorkerRegistration, first: ServiceWorker | null): void {
  if (registration.waiting && registration.waiting !== first) void offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    if (next === first) return;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') void offer(next);
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
  // Late: a document has neither at hand.
  const [{ loadStrings, startLanguage, translate }, { showToast }] = await Promise.all([
    import('../../lib/i18n.ts'),
    import('../../ui/sheets/toast-store.ts'),
  ]);
  await startLanguage(pageLanguage());
  await loadStrings(['pwa']);
  showToast(translate('pwa', 'update.text'), {
    duration: A_DAY_MS,
    action: { label: translate('pwa', 'update.action'), onAction: () => takeOver(next) },
  });
}

function takeOver(next: ServiceWorker): void {
  // Another tab may have let it take over since: then no change will come to wait for.
  if (next.state === 'activated') {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  next.postMessage({ type: 'take-over' });
}
