import type { PlainIsland } from '../../../lib/islands/island.ts';
import { rememberPlace } from '../keep/kept.ts';
import { followLinks, keepTextSize, shareSection } from './article-marks.ts';

/** The chapter's text and its list of contents: how large it stands, where it is read, and links to a section of it. */
export default {
  name: 'ReadingPlace',
  wake: 'now',
  start(chapter) {
    keepTextSize(chapter);
    followReading(chapter, chapter.dataset.slug ?? '');
    followLinks(chapter);
    chapter.addEventListener('click', (event) => {
      shareSection(chapter, event);
      chooseCrop(chapter, event);
    });
  },
} satisfies PlainIsland;

/**
 * The section the reader is in: the last heading that has passed the top third of the screen. It is marked in
 * the contents list and remembered, so that the index can lead back to it.
 */
function followReading(chapter: HTMLElement, slug: string): void {
  let asked = 0;
  let known: string | null = null;
  const look = () => {
    asked = 0;
    const line = window.innerHeight / 3;
    let here = '';
    let section = '';
    for (const heading of chapter.querySelectorAll<HTMLElement>('h2[id], [open] h3[id]')) {
      // To ask where one stands may be to lay out all before it; those after the first below are not asked.
      if (heading.getBoundingClientRect().top > line) break;
      here = heading.id;
      if (heading.tagName === 'H2') section = here;
    }
    if (here === known) return;
    known = here;
    for (const link of chapter.querySelectorAll<HTMLAnchorElement>('nav a')) {
      if (link.hash === `#${section}` && section) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    rememberPlace({ slug, anchor: here });
  };
  const lookSoon = () => {
    if (asked === 0) asked = requestAnimationFrame(look);
  };
  lookSoon();
  addEventListener('scroll', lookSoon, { passive: true });
}

/** A crop's link leaves only its rows. */
async function chooseCrop(chapter: HTMLElement, event: MouseEvent): Promise<void> {
  const chip =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-crop]') : null;
  if (!chip) return;
  event.preventDefault();
  const { showCrop } = await import('./crop-filter.ts');
  showCrop(chapter, chip);
}
