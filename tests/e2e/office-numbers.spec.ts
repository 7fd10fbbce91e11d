/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { openDetails } from './axe.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeClient } from './office-client.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';

/** The owner's numbers, as they stand after a few days of work. */
/** Every fifth minute they are counted, and then not again for a while, whatever was said just after. */
const app = appForFile({}, { runsCron: false });

const PLACES = ['ಕೆಸ್ತೂರು, ಮದ್ದೂರು, ಮಂಡ್ಯ', 'ತಿಪಟೂರು, ತುಮಕೂರು', 'ಹೊಸಹಳ್ಳಿ'];

test.beforeAll(async ({ browser }) => {
  for (const [index, place] of PLACES.entries()) {
    const farmer = await FarmerScreen.enter(browser, app, { mobile: `984503350${index}`, name: 'ರೈತ', place });
    await farmer.write('ಎಲೆ ಹಳದಿಯಾಗಿದೆ');
    await farmer.allSent();
    await farmer.close();
  }
});

async function counted(page: Page): Promise<void> {
  // Looking has them counted; the page looks again by itself.
  await expect(page.getByText(/counted up to|ವರೆಗೆ ಎಣಿಸಿದೆ/)).toBeVisible({ timeout: 30_000 });
}

test('the office answers, and finds it in its numbers', async ({ browser }, testInfo) => {
  const client = await OfficeClient.logIn(app);
  await client.say(await client.chatOf('9845033500'), 'ಬೋರ್ಡೋ ದ್ರಾವಣ ಸಿಂಪಡಿಸಿ');
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(page).toHaveURL(/\/admin\/numbers$/);
  await counted(page);
  const first = page.getByRole('region', { name: 'First answer', exact: true });
  await expect(first).toContainText('First answers1');
  await expect(page.getByRole('region', { name: 'Now', exact: true })).toContainText('Farmers waiting2');
  await expect(page.getByRole('img', { name: /^Questions: 3 in all, most on .+: 3$/ })).toBeVisible();
  const taluks = page.getByRole('region', { name: 'By taluk', exact: true });
  await expect(taluks).toContainText('Of 3 questions, 2 came from an address that names a taluk.');
  await expect(taluks).toContainText('Maddur1');
  await look(page, 'numbers-en', testInfo);

  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL(/days=7$/);
  await page.reload();
  await expect(page.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('Show the table: Day by day').click();
  const days = page.getByRole('region', { name: 'Day by day', exact: true });
  await expect(days.getByRole('row')).toHaveCount(8);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'By person: download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^persons-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe(
    '\uFEFF"Person","First answers","Half answered within (minutes)","Quotations","Sent or handed over","Payments","Came in (₹)"',
  );
  expect(lines[1]).toMatch(/^"[^"]+",1,\d+,0,0,0,0$/);
  await office.close();
});

test('in Kannada on a phone, from the settings, with every table open @trial', async ({
  browser,
}, testInfo) => {
  const office = await OfficeScreen.enter(browser, app, PHONE);
  const { page } = office;
  await page.evaluate(() => localStorage.setItem('site_lang', 'kn'));
  await page.goto(`${app.url}/admin/settings`);
  await page.getByRole('link', { name: 'ಅಂಕಿ-ಅಂಶ' }).click();
  await counted(page);
  await expect(page.getByRole('heading', { name: 'ತಾಲ್ಲೂಕುವಾರು' })).toBeVisible();
  await look(page, 'numbers-kn', testInfo);
  await openDetails(page);
  await look(page, 'numbers-kn-tables', testInfo);
  await office.close();
});
