/// <reference lib="dom" />
import { type Browser, expect, test } from '@playwright/test';
import type { Language } from '#shared/domain/languages.ts';
import accountsEn from '../../content/strings/en/accounts.json' with { type: 'json' };
import chatEn from '../../content/strings/en/chat.json' with { type: 'json' };
import devicesEn from '../../content/strings/en/devices.json' with { type: 'json' };
import accountsKn from '../../content/strings/kn/accounts.json' with { type: 'json' };
import chatKn from '../../content/strings/kn/chat.json' with { type: 'json' };
import devicesKn from '../../content/strings/kn/devices.json' with { type: 'json' };
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look, lookAtBoth } from './look.ts';
import { OfficeScreen } from './office-screen.ts';
import { turns } from './turns.ts';

const app = appForFile();
const FARMERS = {
  kn: { mobile: '9845066101', name: 'ಗೌರಮ್ಮ', place: 'ಶಿರಸಿ' },
  en: { mobile: '9845066102', name: 'Gangamma', place: 'Sirsi' },
};
const WORDS = {
  en: { accounts: accountsEn, chat: chatEn, devices: devicesEn },
  kn: { accounts: accountsKn, chat: chatKn, devices: devicesKn },
};

for (const language of turns(['kn', 'en'] as const)) {
  const { devices: t, chat, accounts } = WORDS[language];
  const profile = FARMERS[language];

  test(`a farmer logs a lost phone out, and the office the other one on their word (${language}) @trial`, async ({
    browser,
  }, testInfo) => {
    const own = await FarmerScreen.enter(browser, app, profile);
    const lost = await FarmerScreen.enter(browser, app, profile);
    const { page } = own;

    await test.step('on /my-data they see both, and end the other', async () => {
      await page.goto(`${app.url}/my-data?choose=${language}`);
      const section = page.getByRole('region', { name: t.title });
      await expect(section.getByRole('listitem')).toHaveCount(2);
      await expect(section.getByRole('listitem').first()).toContainText(t.here);
      await expect(section.getByRole('listitem').last()).toContainText(t.sameNetwork);
      // From the top, where nothing is half under the bar.
      await page.evaluate(() => scrollTo(0, 0));
      await lookAtBoth(page, `devices-${language}`, testInfo);
      await section.getByRole('listitem').last().getByRole('button').click();
      await lookAtBoth(page, `devices-ask-${language}`, testInfo);
      await page.getByRole('dialog').getByRole('button', { name: t.end, exact: true }).click();
      await expect(section.getByRole('listitem')).toHaveCount(1);
      await expect(section).toContainText(t.only);
      await expect(lost.page.getByLabel('Mobile number')).toBeVisible();
    });

    await test.step('the office ends what is left from the card, with a reason', async () => {
      await page.goto(`${app.url}/farmers`);
      await page.getByRole('textbox', { name: chat.composer.label }).fill('ನನ್ನ ಫೋನ್ ಕಳೆದಿದೆ');
      await page.getByRole('button', { name: chat.composer.send, exact: true }).click();
      const office = await enterOffice(browser, language);
      await office.openChat(profile.name);
      await office.page.getByRole('button', { name: t.customer.open }).click();
      const dialog = office.page.getByRole('dialog');
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      await dialog.getByRole('button', { name: t.customer.confirm }).click();
      await expect(dialog.getByText(t.customer.reasonMissing)).toBeVisible();
      await look(office.page, `devices-customer-${language}`, testInfo);
      await dialog.getByLabel(t.customer.reason).fill('ಫೋನ್ ಕಳೆದಿದೆ');
      await dialog.getByRole('button', { name: t.customer.confirm }).click();
      await expect(office.page.getByText(t.customer.done.replace('{{name}}', profile.name))).toBeVisible();
      await expect(page.getByLabel(accounts.mobile.label)).toBeVisible();
      await office.close();
    });
    await lost.close();
    await own.close();
  });

  test(`somebody of the office ends their other logins, and that browser stands at the login (${language}) @trial`, async ({
    browser,
  }, testInfo) => {
    const here = await enterOffice(browser, language);
    const other = await OfficeScreen.enter(browser, app);
    await here.page.goto(`${app.url}/admin/me`);
    await expect(here.page.getByText(t.here)).toBeVisible();
    await lookAtBoth(here.page, `devices-office-${language}`, testInfo);
    await here.page.getByRole('button', { name: t.endAll }).click();
    await here.page.getByRole('dialog').getByRole('button', { name: t.endAll }).click();
    await expect(here.page.getByText(t.only)).toBeVisible();
    await expect(other.page.getByLabel(/e-mail/i)).toBeVisible();
    await here.close();
    await other.close();
  });
}

async function enterOffice(browser: Browser, language: Language): Promise<OfficeScreen> {
  const office = await OfficeScreen.enter(browser, app);
  await office.page.context().addCookies([{ name: 'site_lang', value: language, url: app.url }]);
  await office.page.evaluate((chosen) => localStorage.setItem('site_lang', chosen), language);
  await office.page.reload();
  return office;
}

test('the office ends one of a farmer’s two logins, and the other goes on (phone) @trial', async ({
  browser,
}, testInfo) => {
  const profile = { mobile: '9845079001', name: 'ಪಾರ್ವತಮ್ಮ', place: 'ಸಿದ್ದಾಪುರ' };
  const sold = await FarmerScreen.enter(browser, app, profile);
  const kept = await FarmerScreen.enter(browser, app, profile);
  await kept.write('ಹಳೆಯ ಫೋನ್ ಮಾರಿದೆ');
  await kept.allSent();
  const office = await OfficeScreen.enter(browser, app, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const { page } = office;
  await office.openChat(profile.name);
  await page.getByRole('button', { name: 'Show the customer card' }).click();
  await page.getByRole('button', { name: 'Log this farmer out' }).click();
  const dialog = page.getByRole('dialog', { name: `Log ${profile.name} out?` });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText(/from network/).first()).toBeVisible();
  // The one used last stands first.
  await dialog.getByRole('radio').last().check();
  await dialog.getByLabel('Why?').fill('ಮಾರಿದ ಫೋನ್');
  await look(page, 'devices-one-of-two', testInfo);
  await dialog.getByRole('button', { name: 'Log this one out' }).click();
  await expect(page.getByText(`${profile.name} is logged out there`)).toBeVisible();
  await expect(sold.page.getByLabel('Mobile number')).toBeVisible();
  await kept.write('ಇದು ಸರಿ');
  await kept.allSent();
});
