import { readStoredNumber, subscribeStored } from '../../../lib/device/local-store.ts';
import { GUIDE_STORED } from '../keep/kept.ts';

/** The text inside stands as large as the reader wants it. */
export function keepTextSize(chapter: HTMLElement): void {
  const article = chapter.querySelector<HTMLElement>('[data-text]');
  const show = () => {
    if (article) article.dataset.text = String(Math.min(2, readStoredNumber(GUIDE_STORED.textSize)));
  };
  show();
  subscribeStored(GUIDE_STORED.textSize, show);
}

/** A section's own link shares it. */
export async function shareSection(chapter: HTMLElement, event: MouseEvent): Promise<void> {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-anchor]') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain) return;
  event.preventDefault();
  history.replaceState(history.state, '', link.hash);
  const { share = '', copied = '' } = chapter.dataset;
  const { shareLink } = await import('./share-link.ts');
  await shareLink(share, link.hash.slice(1), copied);
}

/** Unfolds all that hides an element; a heading is behind its own fold too. */
export function openFolds(element: Element): void {
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}

/** What an address or a link points to stands open and in sight, and paper shows all. */
export function followLinks(chapter: HTMLElement): void {
  const show = (hash: string) => {
    const target = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target || !chapter.contains(target)) return;
    openFolds(target);
    target.scrollIntoView();
  };
  show(location.hash);
  addEventListener('hashchange', () => show(location.hash));
  // The same link once more changes no address.
  chapter.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link && link.hash === location.hash) show(link.hash);
  });
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...chapter.querySelectorAll<HTMLDetailsElement>('article details:not([open])')];
    for (const fold of opened) fold.open = true;
  });
  addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
  });
}
