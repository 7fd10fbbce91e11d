/// <reference lib="dom" />
import { type Browser, expect, test } from '@playwright/test';
import en from '../../content/strings/en/profile.json' with { type: 'json' };
import kn from '../../content/strings/kn/profile.json' with { type: 'json' };
import type { Language } from '../../shared/domain/languages.ts';
import { photoWithGps } from '../fixtures/images.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen } from './office-screen.ts';

const WORDS = { en, kn };
const DEVICES = {
  en: { viewport: { width: 1366, height: 768 } },
  kn: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};
const app = appForFile();

for (const language of ['en', 'kn'] as const) {
  test(`somebody of the office sets their picture, sees it beside their name and takes it away (${language})`, async ({
    browser,
  }, testInfo) => {
    const t = WORDS[language];
    const { page } = await enter(browser, language);
    await page.goto(`${app.url}/admin/me`);
    const section = page.getByRole('region', { name: t.picture.heading });
    await section.locator('input[type=file]').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await photoWithGps({ width: 1200, height: 900 }),
    });
    await expect(page.getByText(t.picture.saved)).toBeVisible();
    await expect(section.locator('img')).toBeVisible();
    await look(page, `profile-${language}`, testInfo);
    await page.goto(`${app.url}/admin/people`);
    await expect(page.getByRole('listitem').locator('img').first()).toBeVisible();
    await look(page, `people-picture-${language}`, testInfo);
    await page.goto(`${app.url}/admin/me`);
    await section.getByRole('button', { name: t.picture.remove }).click();
    await expect(section.locator('img')).toHaveCount(0);
    await page.context().close();
  });
}

async function enter(browser: Browser, language: Language) {
  const screen = await OfficeScreen.enter(browser, app, DEVICES[language]);
  await screen.page.context().addCookies([{ name: 'site_lang', value: language, url: app.url }]);
  await screen.page.evaluate((lang) => localStorage.setItem('site_lang', lang), language);
  return screen;
}
