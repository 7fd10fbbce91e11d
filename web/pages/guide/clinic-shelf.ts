import { pageLanguage } from '../../lib/page/reader-language.ts';

/** Of a crop's page: a trouble that is opened shows what the clinic's farmers saw of it, once. */
export function showShelves(page: HTMLElement): void {
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
