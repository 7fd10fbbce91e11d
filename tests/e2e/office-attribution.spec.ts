/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { type Browser, expect, test } from '@playwright/test';
import en from '../../content/strings/en/log.json' with { type: 'json' };
import kn from '../../content/strings/kn/log.json' with { type: 'json' };
import type { Language } from '../../shared/domain/languages.ts';
import { photoWithGps } from '../fixtures/images.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { lookAtBoth } from './look.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';
import { turns } from './turns.ts';

/** Who wrote: on the farmer's phone, on the office's screens, and in the log. */
const app = appForFile();
const FARMER = 'ಸಾವಿತ್ರಮ್ಮ';
const ASHA = { en: 'Dr Asha Rao', kn: 'ಡಾ. ಆಶಾ ರಾವ್' };
const WORDS = { en, kn };
const DEVICES = {
  en: { viewport: { width: 1366, height: 768 } },
  kn: PHONE,
};

test('a farmer reads who answered, where it changes; what was written before has the office’s name @trial', async ({
  browser,
}, info) => {
  const farmer = await FarmerScreen.enter(browser, app, {
    mobile: '9845081193',
    name: FARMER,
    place: 'ಹಾಸನ',
  });
  await farmer.write('ಕಾಫಿ ಎಲೆ ಒಣಗುತ್ತಿದೆ');
  await farmer.allSent();
  const office = await OfficeScreen.enter(browser, app, DEVICES.en);
  const { page } = office;
  await office.openChat(FARMER);
  const send = async (words: string) => {
    await office.box.fill(words);
    await office.box.press('Enter');
    await expect(farmer.page.getByRole('log').getByText(words)).toBeVisible();
  };
  await send('ಮೊದಲು ಫೋಟೋ ಕಳುಹಿಸಿ');
  await expect(office.thread.getByText('AV Agro Support')).toBeVisible();
  await expect(farmer.page.getByRole('log').getByText(ASHA.en)).toHaveCount(0);

  await test.step('a name and a picture of their own', async () => {
    await page.goto(`${app.url}/admin/me`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await photoWithGps({ width: 600, height: 600 }),
    });
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    const [english, kannada] = [page.getByLabel(/English/), page.getByLabel(/ಕನ್ನಡ|Kannada/)];
    await english.first().fill(ASHA.en);
    await kannada.first().fill(ASHA.kn);
    await kannada.first().press('Enter');
    await expect(page.getByText(ASHA.en).or(page.getByText(/saved/i)).first()).toBeVisible();
    await page.goto(`${app.url}/admin`);
    await office.openChat(FARMER);
  });

  await send('ಇದು ಎಲೆ ತುಕ್ಕು ರೋಗ');
  await send('ಬೋರ್ಡೋ ಮಿಶ್ರಣ ಸಿಂಪಡಿಸಿ');
  const thread = farmer.page.getByRole('log');
  await expect(
    thread.getByText(ASHA.kn, { exact: true }).or(thread.getByText(ASHA.en, { exact: true })),
  ).toHaveCount(1);
  const picture = thread.locator('img[src*="staff-pictures"]');
  await expect(picture).toHaveCount(1);
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await lookAtBoth(farmer.page, 'author-farmer', info);
  await expect(office.thread.getByText(ASHA.en, { exact: true })).toHaveCount(1);
  await expect(office.thread.getByText('AV Agro Support')).toHaveCount(1);
  await lookAtBoth(page, 'author-office', info);
  await farmer.close();
});

for (const language of turns(['en', 'kn'] as const)) {
  test(`the log names people, is filtered by person and saved for spreadsheets (${language}) @trial`, async ({
    browser,
  }, info) => {
    const t = WORDS[language];
    const { page } = await enter(browser, language);
    await page.goto(`${app.url}/admin/settings/log`);
    await expect(page.getByText(t.act.message_send).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('@');
    const person = page.getByLabel(t.person.label, { exact: true });
    await person.focus();
    await page.keyboard.press('ArrowDown');
    await expect(person).not.toHaveValue('');
    await expect(page).toHaveURL(/person=\d+/);
    await expect(page.getByText(t.act.message_send).first()).toBeVisible();
    await lookAtBoth(page, `log-${language}`, info);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: t.csv.save }).press('Enter');
    const file = await readFile((await (await download).path()) ?? '', 'utf8');
    expect(file).toContain(`"${t.csv.who}"`);
    expect(file).toContain(t.act.message_send);
    expect(file).toContain(ASHA[language]);
    expect(file.split('\r\n').length).toBeGreaterThan(4);

    await page.getByLabel(t.day, { exact: true }).fill('2020-01-01');
    await expect(page.getByText(t.emptyText)).toBeVisible();
    await expect(page.getByRole('button', { name: t.csv.save })).toHaveCount(0);
    await lookAtBoth(page, `log-empty-${language}`, info);
    await page.getByRole('button', { name: t.clear }).press('Enter');
    await expect(page.getByText(t.act.message_send).first()).toBeVisible();
    await page.context().close();
  });
}

async function enter(browser: Browser, language: Language) {
  const screen = await OfficeScreen.enter(browser, app, DEVICES[language]);
  await screen.page.context().addCookies([{ name: 'site_lang', value: language, url: app.url }]);
  await screen.page.evaluate((lang) => localStorage.setItem('site_lang', lang), language);
  return screen;
}
