/**
 * The pictures of the README, taken from the running demo (`npm run demo`, then `npm run screenshots`), so
 * they show the product and not a drawing of it. DEMO_URL names another address, OUT another folder.
 */

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { LOCALES } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import { codeFromOutbox } from './outbox.ts';
import { chosenChromium } from './run/chromium.mjs';

const URL_OF_DEMO = process.env.DEMO_URL ?? 'http://localhost:3000';
const DATA_DIR = process.env.DATA_DIR ?? 'data/demo';
const OUT = process.env.OUT ?? path.join(import.meta.dirname, '../docs/screenshots');
const OFFICE = {
  email: 'office@avagro.example',
  password: process.env.OFFICE_PASSWORD ?? 'demo-office-password',
};
/** Farmers of the demo whose goods are on the way: every kind of card stands in their threads. */
const FARMERS = { en: '9000010001', kn: '9000010057' } satisfies Partial<Record<Language, string>>;

const browser = await chromium.launch({ ...chosenChromium(), args: ['--no-sandbox'] });
await mkdir(OUT, { recursive: true });
try {
  for (const [language, mobile] of Object.entries(FARMERS) as [Language, string][]) {
    await officePictures(browser, language);
    await farmerPictures(browser, language, mobile);
  }
} finally {
  await browser.close();
}

async function officePictures(from: Browser, language: Language): Promise<void> {
  const page = await open(from, language, { width: 1366, height: 768 });
  await page.goto(`${URL_OF_DEMO}/admin`);
  await page.locator('input[type=email]').fill(OFFICE.email);
  await page.locator('input[type=password]').fill(OFFICE.password);
  const asked = Date.now();
  await page.locator('form button[type=submit]').click();
  await page
    .locator('input[autocomplete=one-time-code]')
    .fill(await codeFromOutbox(DATA_DIR, OFFICE.email, { since: asked, timeoutMs: 10_000 }));
  // The list draws only the rows in sight: their chat is looked for, opened, and the whole list stands beside it.
  const search = page.locator('search input');
  await search.fill(FARMERS.en);
  await page.getByText('ಲಕ್ಷ್ಮೀನಾರಾಯಣಪ್ಪ ಹೊಸಮನೆ').first().click();
  await page.getByRole('log').waitFor();
  await search.fill('');
  await shoot(page, `office-${language}`);
  await page.context().close();
}

async function farmerPictures(from: Browser, language: Language, mobile: string): Promise<void> {
  const page = await open(from, language, { width: 360, height: 740 });
  await page.goto(`${URL_OF_DEMO}/farmers`);
  await page.locator('input[type=tel], input[inputmode=numeric]').first().fill(mobile);
  const asked = Date.now();
  await page.locator('form button[type=submit]').click();
  const code = page.locator('input[autocomplete=one-time-code]');
  // The first time the notice stands before the code.
  const agree = page.getByRole('button', { name: /agree|ಒಪ್ಪಿಗೆ/i });
  await agree.or(code).first().waitFor();
  if (!(await code.isVisible())) await agree.click();
  await code.fill(await codeFromOutbox(DATA_DIR, mobile, { since: asked, timeoutMs: 10_000 }));
  await page.getByRole('log').waitFor();
  await shoot(page, `farmer-${language}`);
  await page.context().close();
}

async function open(
  from: Browser,
  language: Language,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await from.newContext({
    viewport,
    locale: LOCALES[language].tag,
    timezoneId: 'Asia/Kolkata',
    deviceScaleFactor: 1.5,
  });
  return context.newPage();
}

async function shoot(page: Page, name: string): Promise<void> {
  const later = page.getByRole('button', { name: /^(Not now|ಈಗ ಬೇಡ)$/ });
  if (await later.isVisible()) await later.click();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(1_500);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(path.join(OUT, `${name}.webp`));
}
