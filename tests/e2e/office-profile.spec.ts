/// <reference lib="dom" />
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import officeEn from '../../content/strings/en/office.json' with { type: 'json' };
import en from '../../content/strings/en/profile.json' with { type: 'json' };
import officeKn from '../../content/strings/kn/office.json' with { type: 'json' };
import kn from '../../content/strings/kn/profile.json' with { type: 'json' };
import type { Language } from '../../shared/domain/languages.ts';
import { photoWithGps } from '../fixtures/images.ts';
import { OFFICE } from '../support/running-app.ts';
import { appForFile } from './journey-app.ts';
import { lookAtBoth } from './look.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';
import { turns } from './turns.ts';

const WORDS = { en: { ...en, office: officeEn }, kn: { ...kn, office: officeKn } };
const DEVICES = {
  en: { viewport: { width: 1366, height: 768 } },
  kn: PHONE,
};
const app = appForFile();

for (const language of turns(['kn', 'en'] as const)) {
  test(`somebody of the office sets their picture, sees it beside their name and takes it away (${language}) @trial`, async ({
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
    // What makes pictures small leaves a busy machine to everybody else.
    await expect(page.getByText(t.picture.saved)).toBeVisible({ timeout: 90_000 });
    await expect(section.locator('img')).toBeVisible();
    await lookAtBoth(page, `profile-${language}`, testInfo);
    await page.goto(`${app.url}/admin/people`);
    await expect(page.getByRole('listitem').locator('img').first()).toBeVisible();
    await lookAtBoth(page, `people-picture-${language}`, testInfo);
    await page.goto(`${app.url}/admin/me`);
    await section.getByRole('button', { name: t.picture.remove }).click();
    await expect(section.locator('img')).toHaveCount(0);
    await page.context().close();
  });
}

for (const language of turns(['en', 'kn'] as const)) {
  test(`an authenticator app and paper take the place of the mailed code, and give it back (${language}) @trial`, async ({
    browser,
  }, testInfo) => {
    const t = WORDS[language];
    const { page } = await enter(browser, language);
    await page.goto(`${app.url}/admin/me`);
    await expect(page.getByText(t.factors.byMail)).toBeVisible();
    await lookAtBoth(page, `factors-none-${language}`, testInfo);
    await page.getByRole('button', { name: t.factors.totp.add }).click();
    await withMailedCode(page, t.factors.go);
    await expect(page.locator('svg[role=img]')).toBeVisible();
    const secret = ((await page.locator('p[translate=no]').textContent()) ?? '').replaceAll(' ', '');
    await lookAtBoth(page, `factors-totp-${language}`, testInfo);
    await page.locator('[name=totp]').fill(wrongOne(codeOf(secret)));
    await page.getByRole('button', { name: t.factors.totp.confirm }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.locator('[name=totp]').fill(codeOf(secret));
    await page.getByRole('button', { name: t.factors.totp.confirm }).click();
    const codes = page.locator('ol[translate=no] li');
    await expect(codes).toHaveCount(10);
    const recovery = (await codes.first().textContent()) ?? '';
    await lookAtBoth(page, `factors-codes-${language}`, testInfo);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t.factors.recovery.download }).click();
    expect((await saved).suggestedFilename()).toBe('av-agro-recovery-codes.txt');
    await page.emulateMedia({ media: 'print' });
    await expect(codes.first()).toBeVisible();
    await expect(page.getByText(t.password.heading)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: t.factors.recovery.saved }).click();
    await expect(page.getByText(t.factors.byOwn)).toBeVisible();
    await lookAtBoth(page, `factors-some-${language}`, testInfo);

    const login = await openLogin(browser, language);
    await typePassword(login);
    await expect(login.getByLabel(t.office.stepUp.totp)).toBeVisible();
    await lookAtBoth(login, `login-totp-${language}`, testInfo);
    await login.locator('[name=code]').fill(wrongOne(codeOf(secret)));
    await login.locator('form button[type=submit]').click();
    await expect(login.getByRole('alert')).toContainText(t.office.login.verifyFailed);
    await login.getByRole('button', { name: t.office.stepUp.useRecovery }).click();
    await expect(login.getByRole('alert')).toHaveCount(0);
    await login.getByLabel(t.office.stepUp.recovery).fill(recovery.toUpperCase());
    await lookAtBoth(login, `login-recovery-${language}`, testInfo);
    await login.locator('form button[type=submit]').click();
    await expect(login.locator('[name=code]')).toHaveCount(0);

    await page.reload();
    await expect(page.getByText(t.factors.recovery.left_other.replace('{{count}}', '9'))).toBeVisible();
    await page.getByRole('button', { name: t.factors.totp.remove }).click();
    await page.getByRole('button', { name: t.factors.go }).click();
    // The app's code of this half minute was used: its neighbour counts.
    await page.locator('[name=code]').fill(codeOf(secret, 30));
    await lookAtBoth(page, `factors-step-up-${language}`, testInfo);
    await page.getByRole('button', { name: t.office.stepUp.confirm }).click();
    await expect(page.getByText(t.factors.byMail)).toBeVisible();
    await login.context().close();
    await page.context().close();
  });

  test(`a passkey is made, is the whole login and the step-up, and is renamed and removed (${language}) @trial`, async ({
    browser,
  }, testInfo) => {
    const t = WORDS[language];
    const { page } = await enter(browser, language);
    const device = await withAuthenticator(page);
    await page.goto(`${app.url}/admin/me`);
    await page.getByRole('button', { name: t.factors.passkey.add }).click();
    await page.getByLabel(t.factors.passkey.called).fill('Test key');
    await withMailedCode(page, t.factors.go);
    await lookAtBoth(page, `passkey-ready-${language}`, testInfo);
    await device.verify(false);
    await page.getByRole('button', { name: t.factors.passkey.make }).click();
    await expect(page.getByText(t.factors.passkey.closed)).toBeVisible();
    await device.verify(true);
    await page.getByRole('button', { name: t.factors.passkey.make }).click();
    await page.getByRole('button', { name: t.factors.recovery.saved }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Test key' });
    await expect(row).toBeVisible();

    await page.goto(`${app.url}/admin`);
    await page.getByRole('button', { name: t.office.bar.logout }).click();
    await expect(page.locator('[name=password]')).toBeVisible();
    await lookAtBoth(page, `login-door-${language}`, testInfo);
    await page.getByRole('button', { name: t.office.login.passkey }).click();
    await expect(page.getByRole('button', { name: t.office.bar.logout })).toBeVisible();

    await page.getByRole('button', { name: t.office.bar.logout }).click();
    await typePassword(page);
    await expect(page.getByText(t.office.stepUp.passkeyText)).toBeVisible();
    await lookAtBoth(page, `login-passkey-${language}`, testInfo);
    await device.verify(false);
    await page.getByRole('button', { name: t.office.stepUp.passkey }).click();
    await expect(page.getByRole('alert')).toContainText(t.office.stepUp.passkeyClosed);
    await device.verify(true);
    await page.getByRole('button', { name: t.office.stepUp.passkey }).click();
    await expect(page.getByRole('button', { name: t.office.bar.logout })).toBeVisible();

    await page.goto(`${app.url}/admin/me`);
    await row
      .getByRole('button', { name: t.factors.passkey.renameOne.replace('{{name}}', 'Test key') })
      .click();
    await page.getByLabel(t.factors.passkey.called).fill('ಕಚೇರಿ');
    await page.getByRole('listitem').getByRole('button', { name: t.factors.passkey.save }).click();
    const renamed = page.getByRole('listitem').filter({ hasText: 'ಕಚೇರಿ' });
    await lookAtBoth(page, `passkey-row-${language}`, testInfo);
    await page.goto(`${app.url}/admin/people`);
    await lookAtBoth(page, `people-factors-${language}`, testInfo);
    await page.goto(`${app.url}/admin/me`);
    await renamed
      .getByRole('button', { name: t.factors.passkey.removeOne.replace('{{name}}', 'ಕಚೇರಿ') })
      .click();
    await page.getByRole('button', { name: t.factors.go }).click();
    await page.getByRole('button', { name: t.office.stepUp.passkey }).click();
    await expect(page.getByText(t.factors.byMail)).toBeVisible();
    await page.context().close();
  });

  test(`the own password changes by the present one, and another browser stands at the login (${language}) @trial`, async ({
    browser,
  }, testInfo) => {
    const t = WORDS[language];
    const { page } = await enter(browser, language);
    const other = await enter(browser, language);
    await page.goto(`${app.url}/admin/me`);
    const change = async (present: string, password: string) => {
      await page.getByRole('button', { name: t.password.change }).click();
      await page.getByLabel(t.password.present, { exact: true }).fill(present);
      await page.getByLabel(t.password.new, { exact: true }).fill(password);
      await page.getByRole('button', { name: t.password.save }).click();
    };
    await change('not-my-password', 'another-long-password');
    await expect(page.getByText(t.office.refused.PASSWORD_WRONG)).toBeVisible();
    await lookAtBoth(page, `password-${language}`, testInfo);
    await page.getByLabel(t.password.present, { exact: true }).fill(OFFICE.password);
    await page.getByRole('button', { name: t.password.save }).click();
    await expect(page.getByText(t.password.saved)).toBeVisible();
    await expect(other.page.locator('[name=password]')).toBeVisible();
    await page.getByRole('button', { name: t.password.change }).click();
    await page.getByRole('button', { name: t.password.forgotten }).click();
    await page.getByLabel(t.password.new, { exact: true }).fill(OFFICE.password);
    await withMailedCode(page, t.password.save);
    await expect(page.getByRole('button', { name: t.password.change })).toBeVisible();
    await other.page.context().close();
    await page.context().close();
  });
}

const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 1000 });
const wrongOne = (code: string) => (code === '000000' ? '000001' : '000000');

/** The act, and the code that is mailed for it. */
async function withMailedCode(page: Page, submit: string): Promise<void> {
  const since = Date.now();
  await page.getByRole('button', { name: submit }).click();
  await page.locator('[name=code]').fill(await app.code(OFFICE.email, since));
  await page.locator('form:has([name=code]) button[type=submit]').click();
}

async function openLogin(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({ ...DEVICES[language], locale: 'en-IN' });
  await context.addInitScript((chosen) => localStorage.setItem('site_lang', chosen), language);
  const page = await context.newPage();
  await page.goto(`${app.url}/admin`);
  return page;
}

async function typePassword(page: Page): Promise<void> {
  await page.locator('[type=email]').fill(OFFICE.email);
  await page.locator('[name=password]').fill(OFFICE.password);
  await page.locator('form button[type=submit]').click();
}

/** The device's own authenticator, as Chromium plays it: with a finger that is the person's, or is not. */
async function withAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function enter(browser: Browser, language: Language) {
  const screen = await OfficeScreen.enter(browser, app, DEVICES[language]);
  await screen.page.context().addCookies([{ name: 'site_lang', value: language, url: app.url }]);
  await screen.page.evaluate((lang) => localStorage.setItem('site_lang', lang), language);
  return screen;
}
