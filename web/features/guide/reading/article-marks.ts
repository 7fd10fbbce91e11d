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
