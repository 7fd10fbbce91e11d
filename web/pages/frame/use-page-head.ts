import { useEffect, useRef } from 'react';
import { addressIn } from '#shared/domain/site-routes.ts';
import { useTranslation } from '../../lib/i18n.ts';

/** What the prerender writes into the head about one page carries this attribute. */
export const OF_THIS_PAGE = 'data-of-page';

/**
 * Keeps the head true while the reader goes from page to page: what was written about the first page goes, and
 * the address others share (Chrome shares the canonical one) is the page on the screen.
 */
export function usePageHead(pathname: string): void {
  const { language } = useTranslation('common');
  const first = useRef(`${pathname} ${language}`);
  useEffect(() => {
    if (first.current === `${pathname} ${language}`) return;
    first.current = '';
    for (const element of document.head.querySelectorAll(`[${OF_THIS_PAGE}]`)) element.remove();
    const canonical = document.createElement('link');
    canonical.rel = 'canonical';
    canonical.setAttribute(OF_THIS_PAGE, '');
    canonical.href = `${location.origin}${addressIn(pathname, language)}`;
    document.head.append(canonical);
  }, [pathname, language]);
}
