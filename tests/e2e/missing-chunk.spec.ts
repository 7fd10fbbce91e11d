/// <reference lib="dom" />
import { type Browser, expect, type Page, test } from '@playwright/test';
import { enterAsFarmer } from './enter.ts';
import { appForFile } from './journey-app.ts';

/** The chat wants a part it has not fetched yet and does not get it: the server starts anew, or has a new build. */
const app = appForFile();

/** Every script asked for from now on is gone. Returns the way back. */
async function loseChunks(page: Page): Promise<() => Promise<void>> {
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  return () => page.unroute(scripts);
}

/** A farmer's chat and the number of times it was loaded. The service worker would have kept the parts. */
async function openChat(browser: Browser, mobile: string) {
  const context = await browser.newContext({ locale: 'en-IN', serviceWorkers: 'block' });
  await enterAsFarmer(context, app, { mobile, name: 'ಶಾರದಮ್ಮ', place: 'ಹೊಸನಗರ' });
  const page = await context.newPage();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(`${app.url}/farmers`, { waitUntil: 'networkidle' });
  // Older than a minute: a young page is not reloaded again.
  await page.evaluate(() => {
    performance.now = () => 61_000;
  });
  const spray = page.getByRole('button', { name: 'Last Spray' });
  const panel = page.getByRole('dialog').getByRole('heading', { name: 'Last Spray' });
  return { page, spray, panel, loads: () => loads };
}

test('while the server does not answer the screen stays, and the next press tries again', async ({
  browser,
}) => {
  const { page, spray, panel, loads } = await openChat(browser, '9845077301');
  const bringBack = await loseChunks(page);
  await page.route('**/sw.js', (route) => route.fulfill({ status: 502 }));
  const asked = page.waitForResponse('**/sw.js');
  await spray.click();
  await asked;
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await bringBack();
  await spray.click();
  await expect(panel).toBeVisible();
  expect(loads()).toBe(1);
  await page.context().close();
});

test('a server that answers has a new build: one reload fetches it, and no second follows at once', async ({
  browser,
}) => {
  const { page, spray, panel, loads } = await openChat(browser, '9845077302');
  const bringBack = await loseChunks(page);
  const reloaded = page.waitForEvent('load');
  await spray.click();
  await bringBack();
  await reloaded;
  await expect(spray).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bringBackAgain = await loseChunks(page);
  await spray.click();
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await bringBackAgain();
  await spray.click();
  await expect(panel).toBeVisible();
  expect(loads()).toBe(2);
  await page.context().close();
});
