import { type RefObject, useEffect, useState } from 'react';
import { rememberPlace } from '../keep/kept.ts';

/**
 * The section the reader is in: the last heading that has passed the top third of the screen. It is marked in
 * the contents list and remembered, so that the index can lead back to it.
 */
export function useReadingPlace(article: RefObject<HTMLElement | null>, slug: string): string {
  const [anchor, setAnchor] = useState('');

  useEffect(() => {
    const root = article.current;
    if (!root) return;
    let asked = 0;
    let known: string | null = null;
    const look = () => {
      asked = 0;
      const line = window.innerHeight / 3;
      let here = '';
      for (const heading of root.querySelectorAll<HTMLElement>('h2[id], h3[id]')) {
        // To ask where one stands may be to lay out all before it; those after the first below are not asked.
        if (heading.getBoundingClientRect().top > line) break;
        here = heading.id;
      }
      if (here === known) return;
      known = here;
      setAnchor(here);
      rememberPlace({ slug, anchor: here });
    };
    const handleScroll = () => {
      if (asked === 0) asked = requestAnimationFrame(look);
    };
    asked = requestAnimationFrame(look);
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
      cancelAnimationFrame(asked);
    };
  }, [article, slug]);

  return anchor;
}
