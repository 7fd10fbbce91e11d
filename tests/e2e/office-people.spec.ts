/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import en from '../../content/strings/en/people.json' with { type: 'json' };
import kn from '../../content/strings/kn/people.json' with { type: 'json' };
import type { Language } from '../../shared/domain/languages.ts';
import { OFFICE } from '../support/running-app.ts';
import { appForFile } from './journey-app.ts';
import { lookAtBoth } from './look.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';
import { turns } from './turns.ts';

const WORDS = { en, kn };
const DEVICES = {
  en: { viewport: { width: 1366, height: 768 } },
  kn: PHONE,
};
const PASSWORD = 'a-long-enough-password';
const app = appForFile();

for (const language of turns(['en', 'kn'] as const)) {
  test(`an owner invites a doctor, who comes, and is gone in a second (${language}) @trial`, async ({
    browser,
  }, testInfo) => {
    const t = WORDS[language];
    const email = `asha-${language}@clinic.example`;
    const { page } = await enter(browser, language);
    await page.goto(`${app.url}/admin/people`);
    const form = page.getByRole('form', { name: t.invite.title });
    await form.getByLabel(t.invite.email).fill(email);
    await form.getByLabel(t.role.doctor).check();
    await lookAtBoth(page, 'people', testInfo);
    await withCode(page, form.getByRole('button', { name: t.invite.submit }));
    await expect(page.getByText(t.done.mailed)).toBeVisible();
    await expect(page.getByText(email, { exact: true })).toBeVisible();

    const link = /https?:\S+/.exec((await app.lastMessageTo(email))?.text ?? '')?.[0] ?? '';
    const context = await browser.newContext({ ...DEVICES[language], locale: 'en-IN' });
    await context.addInitScript((chosen) => localStorage.setItem('site_lang', chosen), language);
    const theirs = await context.newPage();
    await theirs.goto(link);
    await theirs.getByLabel(t.welcome.en).fill('Asha Patil');
    await theirs.getByLabel(t.welcome.kn).fill('ಆಶಾ ಪಾಟೀಲ');
    await theirs.getByLabel(t.welcome.password, { exact: true }).fill(PASSWORD);
    await lookAtBoth(theirs, 'welcome', testInfo);
    await theirs.getByRole('button', { name: t.welcome.submit }).click();
    await theirs.getByRole('link', { name: t.welcome.login }).click();
    await logIn(theirs, email);
    await theirs.goto(`${app.url}/admin/people`);
    await expect(theirs.getByText(language === 'en' ? 'Asha Patil' : 'ಆಶಾ ಪಾಟೀಲ')).toBeVisible();
    await expect(theirs.getByRole('form', { name: t.invite.title })).toHaveCount(0);
    await theirs.goto(`${app.url}/admin/settings/health`);
    await expect(theirs.getByText(language === 'en' ? 'not part of your work' : 'ನಿಮ್ಮ ಕೆಲಸದ್ದಲ್ಲ')).toBeVisible();
    await theirs.goto(`${app.url}/admin`);

    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: email });
    await row.getByRole('button', { name: t.act.disable }).click();
    await withCode(page, row.getByRole('button', { name: t.act.disable }));
    await expect(row.getByText(t.state.disabled)).toBeVisible();
    await expect(theirs.locator('[name=password]')).toBeVisible();

    await theirs.goto(link);
    await theirs.reload();
    await expect(theirs.getByText(t.welcome.invalid)).toBeVisible();
    await context.close();
    await page.context().close();
  });
}

async function enter(browser: Parameters<typeof OfficeScreen.enter>[0], language: Language) {
  const screen = await OfficeScreen.enter(browser, app, DEVICES[language]);
  await screen.page.context().addCookies([{ name: 'site_lang', value: language, url: app.url }]);
  await screen.page.evaluate((lang) => localStorage.setItem('site_lang', lang), language);
  return screen;
}

/** The act, and the code that is mailed for it. */
async function withCode(page: Page, act: ReturnType<Page['getByRole']>): Promise<void> {
  const since = Date.now();
  await act.click();
  await page.locator('[name=code]').fill(await app.code(OFFICE.email, since));
  await page.locator('form:has([name=code]) button[type=submit]').click();
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('[type=email]').fill(email);
  await page.locator('[name=password]').fill(PASSWORD);
  const since = Date.now();
  await page.locator('form button[type=submit]').click();
  await page.locator('[name=code]').fill(await app.code(email, since));
  await expect(page.locator('[name=code]')).toHaveCount(0);
}
