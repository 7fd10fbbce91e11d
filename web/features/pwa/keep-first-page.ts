import { currentLanguage } from '../../lib/i18n.ts';

/**
 * The page of a first visit came before there was a service worker to keep it. Once there is one, page and files
 * are asked for again through it (the files out of the browser's own cache), so that one visit is enough to read
 * the page without network.
 */
export async function keepFirstPage(): Promise<void> {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  await keep(`${location.pathname}?lang=${currentLanguage()}`, { headers: { accept: 'text/html' } });
  // One after the other: asking for all at once holds a slow phone up for a tenth of a second.
  for (const file of new Set(files)) await keep(file);
}

async function keep(address: string, init?: RequestInit): Promise<void> {
  await fetch(address, init).catch(() => undefined);
}

/** Resolves when the worker answers this page's requests. */
export function workerInCharge(): Promise<void> {
  if (navigator.serviceWorker.controller) return Promise.resolve();
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}
