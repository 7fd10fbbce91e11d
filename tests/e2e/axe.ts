/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds, one line a rule: every rule it has on by itself, and the one it ships for WCAG 2.2 (2.5.8, targets
 * of 24 px or that far apart), which is off until asked for.
 *
 * @param within a selector, where the rest of the screen is not what is looked at
 */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    // Within the page itself: the other mode opens one more page for every look, to join frames of other sites.
    .setLegacyMode();
  if (within) axe.include(within);
  // Words that are fading have no contrast that counts; what takes turns may begin to at any moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await axe.analyze();
  await page.emulateMedia({ reducedMotion: null });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** Unfolds what is behind a tap, which axe would not see. */
export async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}
