/// <reference lib="dom" />
import { expect, type Page, type TestInfo } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { takePicture } from './picture.ts';

/**
 * A picture of the screen as it stands, when asked for; axe finds nothing on it, and nothing lies beyond its side.
 */
export async function look(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  // What fades in has not its own colours yet.
  await page.evaluate(() => {
    const ends = (each: Animation) =>
      each.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    return Promise.all(
      document
        .getAnimations()
        .filter(ends)
        .map((each) => each.finished.catch(() => {})),
    );
  });
  await takePicture(page, testInfo.outputPath(`${name}.png`));
  // What lies behind an open dialog is out of reach, and has a look of its own.
  const within = (await page.locator('dialog:modal').count()) > 0 ? 'dialog:modal' : undefined;
  // Softly: one fault must not hide the states behind it.
  expect.soft(await axeFaults(page, within), name).toEqual([]);
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(beyond, `${name}: pixels beyond the screen's side`).toBe(0);
}

const SIZES = [
  { width: 1366, height: 768 },
  { width: 360, height: 740 },
];

/** The same on a laptop and on a phone, whichever of them the journey is made on. */
export async function lookAtBoth(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  const own = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await look(page, `${name}-${size.width}`, testInfo);
  }
  if (own) await page.setViewportSize(own);
}
