import type { FileChooser, Page } from '@playwright/test';

/**
 * Chooses files in the browser's own file chooser, which `open` brings up. The listener travels to the page by another
 * way than a key or a tap does, and a tap that overtakes it opens a chooser nobody answers: the evaluation waits for it.
 */
export async function pickFiles(
  page: Page,
  open: () => Promise<void>,
  files: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.evaluate('undefined');
  await open();
  await (await chooser).setFiles(files);
}
