/// <reference lib="dom" />
import type { Page } from '@playwright/test';

/** Counts every key and every press of a page, as somebody at the desk would; until it is loaded anew. */
export async function counting(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { presses: number; isCounting?: boolean };
    counted.presses = 0;
    if (counted.isCounting) return;
    counted.isCounting = true;
    for (const kind of ['keydown', 'click', 'change'])
      document.addEventListener(
        kind,
        (event) => {
          const isSelect = event.target instanceof HTMLSelectElement;
          if (kind !== 'change' || isSelect) counted.presses += 1;
        },
        true,
      );
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}
