import { openFolds } from './article-marks.ts';

/** Only this crop's rows in the tables of labels, unfolded; the same crop again, and all rows are back. */
export function showCrop(chapter: HTMLElement, chosen: HTMLAnchorElement): void {
  const isOff = chosen.getAttribute('aria-current') === 'true';
  const crop = isOff ? '' : (chosen.dataset.crop ?? '');
  for (const chip of chapter.querySelectorAll('a[data-crop]'))
    chip.setAttribute('aria-current', String(!isOff && chip === chosen));
  let count = 0;
  let first: Element | null = null;
  for (const row of chapter.querySelectorAll<HTMLElement>('tr[data-crop]')) {
    row.hidden = crop !== '' && row.dataset.crop !== crop;
    if (row.hidden || crop === '') continue;
    count += 1;
    first ??= row.closest('[data-table]');
    openFolds(row);
  }
  for (const table of chapter.querySelectorAll<HTMLElement>('[data-table]')) {
    const isOfLabels = table.querySelector('tr[data-crop]') !== null;
    table.hidden = isOfLabels && table.querySelector('tr[data-crop]:not([hidden])') === null;
  }
  const said = chapter.querySelector<HTMLElement>('[data-said]');
  if (said)
    said.textContent = isOff
      ? ''
      : (said.dataset.said ?? '')
          .replace('{{count}}', `${count}`)
          .replace('{{crop}}', chosen.textContent ?? '');
  first?.scrollIntoView();
}
