/// <reference lib="dom" />

import { type ClientRequest, get } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import type { KeepList } from '../../web/build/guide/keep-list.ts';
import { appForFile } from './journey-app.ts';
import { turns } from './turns.ts';

/** The guide on the phone: what it weighs, and that one can stop it, go on, and be rid of it. */
const app = appForFile();

/** All of it, as it comes over the line (issue of the guide by crop). */
const MOST = 3_000_000;
/** What is said beforehand may be off by so much. */
const SAID_WITHIN = 0.08;

for (const language of turns(['kn', 'en'] as const)) {
  test(`all of the guide is at most 3 MB, and as much as it says (${language})`, async () => {
    const list = (await (await fetch(`${app.url}/guide-files.${language}.json`)).json()) as KeepList;
    let sum = 0;
    for (const address of [...list.files, ...list.pages.map((page) => `${page}?lang=${language}`)])
      sum += await bytesOf(`${app.url}${address}`);
    console.log(`the guide kept (${language}): ${sum} bytes in ${list.files.length + list.pages.length}`);
    expect(list.files.some((file) => file.includes('plates-tomato'))).toBe(true);
    expect(list.pages).toContain('/guide/crop/pomegranate');
    expect(sum).toBeGreaterThan(1_000_000);
    expect(sum).toBeLessThanOrEqual(MOST);
    expect(Math.abs(list.bytes - sum) / sum).toBeLessThan(SAID_WITHIN);
  });
}

test('keeping is stopped, taken up again, and taken off the phone @trial', async ({ browser }) => {
  const { page, close } = await openIndex(browser);
  // One page does not come before the test says so: what is under way stays under way.
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/guide/crop/ginger?lang=en', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  await page.getByRole('button', { name: 'Keep all chapters' }).click();
  const bar = page.getByRole('progressbar', { name: 'Keep the guide on this phone' });
  await expect(page.getByText(/Keeping… \d+ of \d+/)).toBeVisible();
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(50);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/Stopped at \d+ of \d+\. What is here stays\./)).toBeVisible();
  await expect(bar).toBeVisible();
  expect(await keptPages(page)).not.toContain('/kept-pages/en/guide/crop/ginger');

  letGo();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('All chapters are on this phone.')).toBeVisible({ timeout: 30_000 });
  expect(await keptPages(page)).toContain('/kept-pages/en/guide/crop/ginger');
  await expect(bar).toBeHidden();

  await page.getByRole('button', { name: 'Delete from this phone' }).click();
  await expect(page.getByText('The guide is no longer kept on this phone.')).toBeVisible();
  expect(await keptPages(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Keep all chapters' })).toBeVisible();
  await close();
});

test('what did not come is said, and asked for again alone @trial', async ({ browser }) => {
  const { page, close } = await openIndex(browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/guide/crop/onion?lang=en', (route) => route.abort());
  await page.getByRole('button', { name: 'Keep all chapters' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not everything could be fetched' })).toBeVisible({
    timeout: 30_000,
  });
  await page.unroute('**/guide/crop/onion?lang=en');
  asked.length = 0;
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('All chapters are on this phone.')).toBeVisible();
  // What is recorded to be heard comes last, and is asked about each time.
  expect(asked).toEqual(['/guide/crop/onion', '/media/spoken-en.json']);
  await close();
});

async function openIndex(browser: import('@playwright/test').Browser) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${app.url}/guide`);
  await page.mouse.wheel(0, 200);
  return { page, close: () => context.close() };
}

const keptPages = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('guide'))) return [];
    const keys = await (await caches.open('guide')).keys();
    return keys.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/kept-pages/'));
  });

/** As a browser gets it, packed. */
function bytesOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request: ClientRequest = get(
      address,
      { headers: { 'accept-encoding': 'br', accept: 'text/html,*/*' } },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
        let bytes = 0;
        answer.on('data', (piece: Buffer) => {
          bytes += piece.length;
        });
        answer.on('end', () => resolve(bytes));
      },
    );
    request.on('error', reject);
  });
}
