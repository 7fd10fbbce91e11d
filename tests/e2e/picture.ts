import type { Page } from '@playwright/test';

/**
 * A picture of the screen for somebody's eyes, with `E2E_PICTURES=1` alone: drawing and compressing a picture of every
 * state takes as much of the processor as the journey, and most runs are looked at by nobody.
 */
export async function takePicture(page: Page, path: string): Promise<void> {
  if (process.env.E2E_PICTURES === '1') await page.screenshot({ path });
}
