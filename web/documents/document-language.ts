import { type Language, readLanguage } from '#shared/domain/languages.ts';
import { readSession, readStored, STORED, subscribeStored, writeSession } from '../lib/device/local-store.ts';
import { forgetLanguageOfAddress, pageLanguage, rememberLanguage } from '../lib/page/reader-language.ts';

/** How long it is said that there is no line. Milliseconds. */
const SAID_MS = 7000;

/** Session storage (specification, section 3): how far down the page of this tab was read that was left last. */
const LAST_SCROLL = 'lastScroll';

/**
 * The language of a document is the one it was sent in. The choice is kept (storage for the apps, a cookie for the
 * server), and where a stored choice differs, because a shared link or another tab has brought another language, the
 * document is asked for once more. A switch leaves the reader at the words they were reading.
 */
export function settleDocumentLanguage(): void {
  const here = pageLanguage();
  const chosen = readLanguage(new URLSearchParams(location.search).get('choose'));
  const stored = readLanguage(readStored(STORED.language));
  const wanted = chosen ?? stored ?? here;
  rememberLanguage(wanted);
  if (wanted !== here && !chosen) {
    location.replace(chooseAddress(wanted));
    return;
  }
  if (chosen && chosen !== here) showNotHere();
  forgetLanguageOfAddress();
  if (chosen) restorePlace();
  addEventListener('pagehide', rememberPlace);
  addEventListener('click', switchHere);
  subscribeStored(STORED.language, () => {
    const now = readLanguage(readStored(STORED.language));
    if (now && now !== here) goTo(now);
  });
}

/** The language links of the bar work by themselves; here they also keep the place, and no page is added to go back to. */
function switchHere(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  const chosen = readLanguage(link?.hreflang);
  if (!chosen || !link?.search.startsWith('?choose=')) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  goTo(chosen);
}

function goTo(language: Language): void {
  // Nobody would answer, and the page would be gone.
  if (!navigator.onLine && !navigator.serviceWorker?.controller) showNotHere();
  else location.replace(chooseAddress(language));
}

function chooseAddress(language: Language): URL {
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  address.searchParams.set('choose', language);
  return address;
}

interface Place {
  path: string;
  /** Pixels the page was scrolled. */
  y: number;
  /** The heading above what is read, the same in every language; pixels from it to the screen's top. */
  heading: string;
  below: number;
}

function rememberPlace(): void {
  const above = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, section)[id]')].findLast(
    (element) => element.getBoundingClientRect().top <= 0,
  );
  const y = Math.round(scrollY);
  const below = above ? Math.round(-above.getBoundingClientRect().top) : y;
  const place: Place = { path: location.pathname, y, heading: above?.id ?? '', below };
  writeSession(LAST_SCROLL, JSON.stringify(place));
}

/** After a switch; going back and reloading are the browser's own to restore. */
function restorePlace(): void {
  const kept = readSession(LAST_SCROLL);
  if (kept === null) return;
  const { path, heading, below } = JSON.parse(kept) as Place;
  if (path !== location.pathname) return;
  const from = document.getElementById(heading)?.getBoundingClientRect().top ?? 0;
  scrollTo(0, scrollY + from + below);
}

/** Without a line the page stays, or is the one that was kept, in the language it was kept in. */
function showNotHere(): void {
  const sentence = document.querySelector<HTMLElement>('[data-no-line]');
  if (!sentence) return;
  sentence.hidden = false;
  setTimeout(() => {
    sentence.hidden = true;
  }, SAID_MS);
}
