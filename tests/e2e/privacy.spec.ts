/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { unzip } from '../fixtures/unzip.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen } from './office-screen.ts';

const MOBILE = '9845066001';

const app = appForFile();

test('a farmer reads the notice before their first code, takes their data along, leaves, and comes back', async ({
  browser,
}, testInfo) => {
  const farmer = await FarmerScreen.open(browser, app, { language: 'kn' });
  const { page } = farmer;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const code = page.getByLabel('OTP', { exact: true });

  await test.step('the notice stands alone, in either language, and no code goes out before it', async () => {
    await page.getByLabel('ಮೊಬೈಲ್ ಸಂಖ್ಯೆ').fill(MOBILE);
    await press('OTP ಕಳುಹಿಸಿ');
    await expect(page.getByRole('heading', { name: 'ನಿಮ್ಮ ವಿವರಗಳು: ಒಮ್ಮೆ ಓದಿ' })).toBeVisible();
    await look(page, 'notice-kn', testInfo);
    await press('Read in English');
    await expect(page.getByRole('heading', { name: 'Your data: read this once' })).toBeVisible();
    await look(page, 'notice-en', testInfo);
    await press('ಕನ್ನಡದಲ್ಲಿ ಓದಿ');
    expect(await (await fetch(`${app.url}/dev/outbox`)).text()).not.toContain(MOBILE);
    const asked = page.waitForRequest('**/api/auth/send-otp');
    await press('ಒಪ್ಪಿಗೆ ಇದೆ, OTP ಕಳುಹಿಸಿ');
    expect((await asked).postDataJSON()).toMatchObject({ notice: { version: 1, language: 'kn' } });
    await code.fill(await app.code(MOBILE));
    await page.getByLabel('ನಿಮ್ಮ ಹೆಸರು').fill('ಗೌರಮ್ಮ');
    await page.getByLabel('ನಿಮ್ಮ ಊರು/ವಿಳಾಸ').fill('ಶಿರಸಿ');
    await press('ಚಾಟ್ ಶುರು ಮಾಡಿ');
    await page.getByRole('textbox', { name: 'ಸಂದೇಶ ಬರೆಯಿರಿ' }).fill('ಎಲೆ ಹಳದಿ ಆಗಿದೆ');
    await press('ಕಳುಹಿಸಿ');
    await expect(page.getByRole('log').getByText('ಎಲೆ ಹಳದಿ ಆಗಿದೆ')).toBeVisible();
  });

  await test.step('they see, correct and take along what is kept', async () => {
    await press('ಇನ್ನಷ್ಟು');
    await look(page, 'menu-kn', testInfo);
    await press('ನನ್ನ ವಿವರಗಳು, ಗೌಪ್ಯತೆ');
    await expect(page.getByRole('heading', { name: 'ನಿಮ್ಮ ಬಗ್ಗೆ ಇಟ್ಟುಕೊಂಡಿರುವುದು' })).toBeVisible();
    await look(page, 'my-data-kn', testInfo);
    await page.getByLabel('ನಿಮ್ಮ ಹೆಸರು').fill('ಗೌರಮ್ಮ ಹೆಗಡೆ');
    await press('ಉಳಿಸಿ');
    await expect(page.getByText('ಉಳಿಸಲಾಗಿದೆ')).toBeVisible();
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'ನನ್ನ ವಿವರ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ' }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await coming).createReadStream()) chunks.push(chunk);
    const data = JSON.parse(unzip(Buffer.concat(chunks)).get('data.json')?.toString('utf8') ?? '');
    expect(data).toMatchObject({ account: { name: 'ಗೌರಮ್ಮ ಹೆಗಡೆ' }, messages: [{ text: 'ಎಲೆ ಹಳದಿ ಆಗಿದೆ' }] });
  });

  const office = await OfficeScreen.open(browser, app);
  await office.logIn();
  await office.openChat('ಗೌರಮ್ಮ');

  await test.step('they leave, by a code of its own', async () => {
    await press('ನನ್ನ ಖಾತೆ ಅಳಿಸಿ');
    const since = Date.now();
    await press('+91 9845066001 ಗೆ OTP ಕಳುಹಿಸಿ');
    await code.fill(await app.code(MOBILE, since));
    await look(page, 'delete-kn', testInfo);
    // The line drops with the answer.
    await page.route('**/api/auth/logout', (route) => route.abort());
    await press('ಈಗಲೇ ಅಳಿಸಿ');
    await expect(page.getByText('ನಿಮ್ಮ ಖಾತೆ ಅಳಿಸಲಾಗಿದೆ')).toBeVisible();
    const keys = ['farmerMobile', 'farmerAccount', `privacyNotice:${MOBILE}`];
    const kept = () => page.evaluate((of) => of.map((key) => localStorage.getItem(key)), keys);
    await expect.poll(kept).toEqual([null, null, null]);
    await page.unroute('**/api/auth/logout');
    await look(page, 'deleted-kn', testInfo);
  });

  await test.step('the office, with the chat open, sees that they asked and nothing else', async () => {
    await expect(office.page.getByText('This farmer asked to be deleted')).toBeVisible();
    await expect(office.page.getByText('number ending in 6001')).toBeVisible();
    await expect(office.page.getByText(/ಗೌರಮ್ಮ|ಎಲೆ ಹಳದಿ/)).toHaveCount(0);
    await look(office.page, 'office-left', testInfo);
    await office.page.reload();
    await expect(office.page.getByText('This farmer asked to be deleted')).toBeVisible();
  });

  await test.step('they come back: the notice again, their number, and their own word for it', async () => {
    await page.goto(`${app.url}/farmers`);
    await page.getByLabel('ಮೊಬೈಲ್ ಸಂಖ್ಯೆ').fill(MOBILE);
    await press('OTP ಕಳುಹಿಸಿ');
    const since = Date.now();
    await press('ಒಪ್ಪಿಗೆ ಇದೆ, OTP ಕಳುಹಿಸಿ');
    await code.fill(await app.code(MOBILE, since));
    await expect(page.getByRole('button', { name: 'ಖಾತೆ ಮರಳಿ ಪಡೆಯಿರಿ' })).toBeVisible();
    await look(page, 'leaving-kn', testInfo);
    await press('ಖಾತೆ ಮರಳಿ ಪಡೆಯಿರಿ');
    await expect(page.getByRole('log').getByText('ಎಲೆ ಹಳದಿ ಆಗಿದೆ')).toBeVisible();
    await expect(office.row('ಗೌರಮ್ಮ ಹೆಗಡೆ')).toBeVisible();
  });
  await office.page.context().close();
  await farmer.close();
});
