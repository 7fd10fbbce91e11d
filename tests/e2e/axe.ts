/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { run } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds, one line a rule: every rule it has on by itself, and the one it ships for WCAG 2.2 (2.5.8, targets
 * of 24 px or that far apart), which is off until asked for.
 *
 * Read into the page once, and asked for violations without selectors: all that it would write of what has passed takes
 * three times as long as the rules.
 *
 * @param within a selector, where the rest of the screen is not what is looked at
 */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  // What a document lays out in free moments has no sizes before (web/lib/page/draw-below.ts).
  await page.locator('body:not([data-fold])').waitFor();
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: { run: typeof run } };
    // Words that are fading have no contrast that counts, and what takes turns may begin to at any moment, before the
    // rules and in the middle of them: nothing fades meanwhile, and what does has reached its end.
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    for (const each of document.getAnimations()) {
      const end = each.effect?.getComputedTiming().endTime;
      if (end !== Number.POSITIVE_INFINITY) each.finish();
    }
    const { violations } = await axe
      .run(selector ?? document, {
        resultTypes: ['violations'],
        selectors: false,
        rules: { 'target-size': { enabled: true } },
      })
      .finally(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1));
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  }, within);
  await page.emulateMedia({ reducedMotion: null });
  return faults;
}

/** Unfolds what is behind a tap, which axe would not see. */
export async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
