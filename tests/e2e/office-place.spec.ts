/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { pdf } from '../fixtures/documents.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen } from './office-screen.ts';

/** Where somebody stands at the desk, and what they have begun, outlives another screen, Back and a reload. */
const app = appForFile();

test.beforeAll(async ({ browser }) => {
  for (const [mobile, name] of [
    ['9845091101', 'ಬಸಮ್ಮ'],
    ['9845091102', 'ನಾಗಪ್ಪ'],
  ] as const) {
    const farmer = await FarmerScreen.enter(browser, app, { mobile, name, place: 'ಗದಗ' });
    await farmer.write('ಬೆಲೆ ತಿಳಿಸಿ');
    await farmer.allSent();
    await farmer.close();
  }
});

test('filter, search, open chat and half-filled panels are there after Payments, Back and a reload @trial', async ({
  browser,
}) => {
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  const pressed = (name: RegExp) =>
    expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  const search = page.locator('search input');

  await test.step('the place is in the address', async () => {
    await page.getByRole('button', { name: 'Longest wait' }).click();
    await page.getByRole('button', { name: /^UNREAD/ }).click();
    await search.fill('ಬೆಲೆ');
    await expect(page).toHaveURL(/filter=UNREAD/);
    await expect(page).toHaveURL(/only=waiting/);
    await expect(page).toHaveURL(/q=/);
    await office.openChat('ಬಸಮ್ಮ');
    await expect(page).toHaveURL(/filter=UNREAD.*chat=\d+/);
  });

  const isThere = async () => {
    await pressed(/^UNREAD/);
    await pressed(/^Longest wait/);
    await expect(search).toHaveValue('ಬೆಲೆ');
    await expect(page.getByRole('region', { name: 'ಬಸಮ್ಮ' })).toBeVisible();
  };
  await test.step('Payments and its Back, Settings and its Back, a reload', async () => {
    for (const door of ['Payments', 'Settings']) {
      await page.getByRole('link', { name: door }).click();
      await expect(office.thread).toHaveCount(0);
      await page.getByRole('link', { name: /^Back/ }).click();
      await isThere();
    }
    await page.reload();
    await isThere();
  });

  await test.step('a half-filled quotation and LR wait in their own chat, and only there', async () => {
    const quotation = page.getByRole('dialog', { name: 'Quotation', exact: true });
    await page.getByRole('button', { name: 'Quotation', exact: true }).click();
    await quotation.getByPlaceholder('e.g., 1250').fill('777');
    await quotation
      .locator('input[type=file]')
      .setInputFiles({ name: 'ದರ.pdf', mimeType: 'application/pdf', buffer: await pdf('q') });
    await page.keyboard.press('Escape');
    const lr = page.getByRole('dialog', { name: 'Dispatch (VRL/LR)' });
    await page.getByRole('button', { name: 'VRL/LR' }).click();
    await lr.getByPlaceholder('e.g., VRL123456').fill('VRL55');
    await page.keyboard.press('Escape');

    await office.openChat('ನಾಗಪ್ಪ');
    await page.getByRole('button', { name: 'Quotation', exact: true }).click();
    await expect(quotation.getByPlaceholder('e.g., 1250')).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Payments' }).click();
    await page.getByRole('link', { name: /^Back/ }).click();
    await office.openChat('ಬಸಮ್ಮ');
    await page.getByRole('button', { name: 'Quotation', exact: true }).click();
    await expect(quotation.getByPlaceholder('e.g., 1250')).toHaveValue('777');
    await expect(quotation.getByText('ದರ.pdf')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'VRL/LR' }).click();
    await expect(lr.getByPlaceholder('e.g., VRL123456')).toHaveValue('VRL55');
    await page.keyboard.press('Escape');
  });

  await test.step('the login’s end takes what was begun along', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/777|VRL55/);
  });
  await office.close();
});
