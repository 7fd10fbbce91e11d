import { withoutJoins } from '#shared/domain/keep-together.ts';

/** What is read of a chapter, in order: paragraphs, points, headings, rows of tables. */
export function readableIn(article: HTMLElement): HTMLElement[] {
  return [
    ...article.querySelectorAll<HTMLElement>(
      'p, li, h2, h3, figcaption, caption, [data-table] summary, tbody tr, dt, dd',
    ),
  ].filter((element) => {
    const inner = element.parentElement?.closest('p, li, tr');
    const isTool = element.closest('[data-tool]') !== null;
    const fold = element.closest('details:not([open])');
    const isFolded = fold !== null && element.closest('summary') === null;
    return !isTool && !isFolded && !(inner && article.contains(inner)) && textOf(element) !== '';
  });
}

/** The words of an element; the cells of a row with a pause between. */
export function textOf(element: HTMLElement): string {
  const cells = [...element.querySelectorAll<HTMLElement>('th, td')];
  const pieces = cells.length > 0 ? cells.map((cell) => cell.textContent) : [element.textContent];
  return withoutJoins(pieces.join(', ')).trim();
}
