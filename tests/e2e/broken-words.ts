/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Words in sight that begin on one line and end on the next; a hyphen, a dash and a slash may end a line. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [];
    // What only a screen reader meets stands in a box of one pixel.
    const isHeardOnly = (element: HTMLElement | null): boolean =>
      element !== null && (element.offsetWidth === 1 || isHeardOnly(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || isHeardOnly(parent)) continue;
      for (const { 0: word, index } of text.data.matchAll(/[^\s\-–—/…]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const seen = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        const [first] = seen;
        if (first && seen.some(({ top }) => top >= first.bottom - 1)) words.push(word);
      }
    }
    return words;
  });
}
