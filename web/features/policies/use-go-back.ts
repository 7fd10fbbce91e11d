import { type MouseEvent, useContext } from 'react';
import { SitePlaceContext } from '../../lib/page/site-links.tsx';

/**
 * Back to where the reader was, and as far down as he was: the history knows the page, `lib/scroll-memory.ts`
 * (`lastScroll`) the place on it. Who came straight to this page is taken home.
 */
export function useGoBack(): (event?: MouseEvent) => void {
  const place = useContext(SitePlaceContext);
  return (event) => {
    event?.preventDefault();
    if (hasPageBefore()) history.back();
    else place?.go('/');
  };
}

/** The router counts the pages of this tab; a page loaded anew is known by who sent the reader. */
function hasPageBefore(): boolean {
  const state = history.state as { idx?: number } | null;
  if ((state?.idx ?? 0) > 0) return true;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
