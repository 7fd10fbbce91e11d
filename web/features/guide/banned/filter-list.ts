import { foldGuideWord, guideWords } from '#shared/domain/guide/rough-spelling.ts';

/** Shows the lines of the list in which a word of the name stands, however it is spelt; all of them where none has it. */
export function filterList(name: string): void {
  const wanted = guideWords(name)
    .map(foldGuideWord)
    .filter((word) => word.length > 1);
  const lines = [...document.querySelectorAll<HTMLElement>('[data-product]')];
  const isMeant = (line: HTMLElement) => {
    const words = guideWords(line.textContent ?? '').map(foldGuideWord);
    return wanted.some((each) => words.some((word) => word.startsWith(each)));
  };
  const shown = new Set(lines.filter(isMeant));
  for (const line of lines) line.hidden = shown.size > 0 && !shown.has(line);
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-products]')) {
    const has = [...shown].some((line) => fold.contains(line));
    fold.hidden = shown.size > 0 && !has;
    if (shown.size > 0) fold.open = has;
  }
}
