/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';

/** Customers from a spreadsheet: checked first, entered then, found in the office. */

const app = appForFile();

test('a file is checked, its faults are named, and the sound rows are entered', async ({
  browser,
}, testInfo) => {
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  await page.goto(`${app.url}/admin/settings/customers`);
  await test.step('the form says what it needs, and hands out an empty file', async () => {
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('alert')).toHaveCount(2);
    await look(page, '01-choose', testInfo);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download an empty file' }).click();
    const template = await readFile(await (await downloading).path(), 'utf8');
    expect(template).toBe('\uFEFF"Mobile","Name","Place","Crops","Language","Note"\r\n');
  });

  await test.step('a file of the wrong letters is refused with a sentence', async () => {
    const latin = Buffer.from('Mobile,Name,Place\n9845012345,Jos\xe9,Goa\n', 'latin1');
    await page.getByLabel('CSV file').setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: latin });
    await page.getByRole('radio', { name: 'Signed on paper' }).check();
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('Save it as “CSV UTF-8”')).toBeVisible();
  });

  await test.step('a sound file says what would happen', async () => {
    const rows = [
      'ಮೊಬೈಲ್ ಸಂಖ್ಯೆ,ಹೆಸರು,ಊರು,ಬೆಳೆ',
      '9845088001,ಚೆನ್ನಮ್ಮ,ಸಾಗರ,ಅಡಿಕೆ',
      '9845088001,ಮತ್ತೆ,ಸಾಗರ,',
      '=HYPERLINK("x"),,ಸಾಗರ,',
    ];
    const buffer = Buffer.from(rows.join('\n'));
    await page.getByLabel('CSV file').setInputFiles({ name: 'customers.csv', mimeType: '', buffer });
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('Nobody has been entered yet.')).toBeVisible();
    const faults = page.getByRole('row').filter({ hasText: '=HYPERLINK' });
    await expect(faults.getByRole('rowheader')).toHaveText('4');
    await expect(faults).toContainText('Not a 10-digit Indian mobile');
    await look(page, '02-checked', testInfo);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the list' }).click();
    const list = await readFile(await (await downloading).path(), 'utf8');
    expect(list).toContain(`"4","Mobile","'=HYPERLINK(""x"")"`);
  });

  await test.step('a reload comes back to it, and then they are entered', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Enter 1 customer' }).click();
    await expect(page.getByText('Done.')).toBeVisible();
    await look(page, '03-done', testInfo);
    await page.goto(`${app.url}/admin`);
    await page.getByRole('button', { name: 'Write to a farmer' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('9845088001');
    await page.getByRole('button', { name: /ಚೆನ್ನಮ್ಮ/ }).click();
    await expect(office.thread).toBeVisible();
  });
  await office.close();
});

test('the same on a phone, in Kannada @trial', async ({ browser }, testInfo) => {
  const office = await OfficeScreen.enter(browser, app, PHONE);
  const { page } = office;
  await page.context().addCookies([{ name: 'site_lang', value: 'kn', url: app.url }]);
  await page.evaluate(() => localStorage.setItem('site_lang', 'kn'));
  await page.goto(`${app.url}/admin/settings/customers`);
  const buffer = Buffer.from('mobile,name,place\n12,,\n9845088002,ಬಸವ,ಗದಗ\n');
  await page.getByLabel('CSV ಕಡತ').setInputFiles({ name: 'ಗ್ರಾಹಕರು.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('radio', { name: 'ಫೋನಿನಲ್ಲಿ ಒಪ್ಪಿದರು' }).check();
  await page.getByRole('button', { name: 'ಕಡತ ಪರಿಶೀಲಿಸಿ' }).click();
  await expect(page.getByText('ಇನ್ನೂ ಯಾರನ್ನೂ ಸೇರಿಸಿಲ್ಲ.')).toBeVisible();
  await look(page, '04-checked-kannada', testInfo);
  await page.getByRole('button', { name: 'ಬೇಡ, ಬಿಡಿ' }).click();
  await expect(page.getByLabel('CSV ಕಡತ')).toBeVisible();
  await look(page, '05-choose-kannada', testInfo);
  await office.close();
});
