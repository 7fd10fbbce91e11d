/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { query } from '../support/data-dirs.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen } from './office-screen.ts';
import { turns } from './turns.ts';

/** A shop without SMS: the farmer is told to call, the office sees them waiting and reads the code. */
const app = appForFile({ SMS_PROVIDER: 'none' });

for (const { language, ask, agree, call, label, tell, again, show, name } of turns([
  {
    language: 'kn',
    ask: 'OTP ಕೇಳಿ',
    agree: 'ಒಪ್ಪಿಗೆ ಇದೆ, OTP ಕಳುಹಿಸಿ',
    call: /^ಕರೆ ಮಾಡಿ/,
    label: 'OTP',
    tell: 'ಕೋಡ್ ಹೇಳಿ',
    again: 'ಇದೇ ಸಂಖ್ಯೆಗೆ ಇನ್ನೊಂದು ಫೋನಿನಿಂದಲೂ',
    show: 'ಕೋಡ್ ತೋರಿಸಿ',
    name: 'ನಿಮ್ಮ ಹೆಸರು',
  },
  {
    language: 'en',
    ask: 'Ask for the OTP',
    agree: 'I agree, send the OTP',
    call: /^Call /,
    label: 'OTP',
    tell: 'Tell the code',
    again: 'One more browser waits for this number',
    show: 'Show the code',
    name: 'Your name',
  },
] as const)) {
  test(`the farmer calls, the office tells the code (${language}) @trial`, async ({ browser }, testInfo) => {
    const mobile = language === 'en' ? '9845044401' : '9845044402';
    const office = await OfficeScreen.enter(browser, app);
    const { page: desk } = office;
    if (language === 'kn') {
      await desk.evaluate(() => localStorage.setItem('site_lang', 'kn'));
      await desk.reload();
    }
    const { page } = await FarmerScreen.open(browser, app, { language });
    await page.locator('input[name=mobile]').fill(mobile);
    await look(page, `codes-${language}-1-number`, testInfo);
    await page.getByRole('button', { name: ask }).click();
    await page.getByRole('button', { name: agree }).click();
    await expect(page.getByRole('link', { name: call })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
    await look(page, `codes-${language}-2-call`, testInfo);

    const row = desk.getByRole('listitem').filter({ hasText: `+91 ${mobile}` });
    await expect(row).toBeVisible({ timeout: 15_000 });
    await look(desk, `codes-${language}-3-desk`, testInfo);
    // A stranger asks for the same number: the desk says so, and how to find the farmer's own.
    const stranger = await FarmerScreen.open(browser, app, { language });
    await stranger.page.locator('input[name=mobile]').fill(mobile);
    await query(app.databaseUrl, 'delete from rate_limits');
    await stranger.page.getByRole('button', { name: ask }).click();
    await stranger.page.getByRole('button', { name: agree }).click();
    await expect(row.filter({ hasText: again })).toHaveCount(2, { timeout: 15_000 });
    await look(desk, `codes-${language}-4-two`, testInfo);
    await row.last().getByRole('button', { name: tell }).click();
    await expect(desk.getByRole('note')).toContainText(again);
    await look(desk, `codes-${language}-5-rule`, testInfo);
    await desk.getByRole('button', { name: show }).click();
    const code = (await desk.getByRole('dialog').locator('output').textContent()) ?? '';
    await look(desk, `codes-${language}-6-code`, testInfo);
    await page.getByLabel(label, { exact: true }).fill(code);
    await expect(page.getByLabel(name)).toBeVisible();
    // The stranger's request waits on, by itself now.
    await expect(row).toHaveCount(1, { timeout: 15_000 });
    await expect(row).not.toContainText(again);
    await stranger.page.context().close();
    await page.context().close();
    await office.close();
  });
}
