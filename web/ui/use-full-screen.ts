import { useLayoutEffect } from 'react';

/** Screens that want it; one may come before the other has gone. */
let wanted = 0;

/** While it is wanted the site's own bar is away (SiteFrame.module.css) and toasts come from above (Toasts.module.css). */
export function useFullScreen(isWanted = true): void {
  useLayoutEffect(() => {
    if (!isWanted) return;
    const page = document.documentElement;
    wanted += 1;
    page.toggleAttribute('data-full-screen', true);
    return () => {
      wanted -= 1;
      page.toggleAttribute('data-full-screen', wanted > 0);
    };
  }, [isWanted]);
}
