import { followLinks, keepTextSize, shareSection } from '../../features/guide/reading/article-marks.ts';
import type { PlainIsland } from '../../lib/islands/island.ts';
import { pageLanguage } from '../../lib/page/reader-language.ts';
import { askAbout } from './ask-doctor.ts';

/** A crop's page: opens the fold a link leads to, keeps the size of the text, and takes a trouble's name to the doctor,
 * and shows what the clinic's farmers saw of it. */
export default {
  name: 'CropPlace',
  wake: 'now',
  start(page) {
    keepTextSize(page);
    page.addEventListener('click', (event) => {
      void shareSection(page, event);
      askAbout(event);
    });
    showShelves(page);
    followLinks(page);
  },
} satisfies PlainIsland;

/** Of a crop's page: a trouble that is opened shows what the clinic's farmers saw of it, once. */
function showShelves(page: HTMLElement): void {
  const show = (fold: Element) => {
    const place = fold.querySelector<HTMLElement>('[data-shelf]:empty');
    if (!(fold as HTMLDetailsElement).open || !place) return;
    const { shelf: problem = '' } = place.dataset;
    delete place.dataset.shelf;
    const title = `${page.querySelector('h1')?.textContent}: ${fold.querySelector('h2')?.textContent}`;
    const draw = async () => {
      const { drawShelf } = await import('../../features/picture-book/shelf/draw-shelf.ts');
      await drawShelf(place, { problem, title }, pageLanguage());
    };
    // Without a line the page is what it was.
    draw().catch(() => {});
  };
  page.addEventListener('toggle', ({ target }) => show(target as Element), true);
  for (const fold of page.querySelectorAll('details[open]')) show(fold);
}
