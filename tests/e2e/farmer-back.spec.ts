import { truncate, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import callme from '../../content/strings/en/callme.json' with { type: 'json' };
import callmeKn from '../../content/strings/kn/callme.json' with { type: 'json' };
import chatKn from '../../content/strings/kn/chat.json' with { type: 'json' };
import { screenshot } from '../fixtures/images.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { Finger } from './finger.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';

const app = appForFile();

test('the phone’s Back closes what lies over the chat before it leaves it @trial', async ({ browser }) => {
  const farmer = await FarmerScreen.open(browser, app);
  const { page } = farmer;
  await page.goto(`${app.url}/clinic`);
  await page.goto(`${app.url}/farmers`);
  await farmer.register({ mobile: '9845077801', name: 'ನಾಗರಾಜ', place: 'ಶಿರಸಿ' });
  await farmer.write('ಎಲೆ ಸುರುಳಿ');
  await farmer.send({ name: 'leaf.png', mimeType: 'image/png', buffer: await screenshot() });
  await farmer.allSent();
  const dialogs = page.locator('dialog[open]');

  for (const opener of [/Quotations/, 'Last Spray', 'More']) {
    await page.getByRole('button', { name: opener }).click();
    await expect(dialogs).toHaveCount(1);
    await page.waitForTimeout(300);
    await page.goBack();
    await expect(dialogs, `${opener} is closed`).toHaveCount(0);
    await expect(farmer.composer).toBeVisible();
  }

  await page.getByRole('button', { name: 'Open the photo' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  await page.waitForTimeout(300);
  await page.goBack();
  await expect(dialogs).toHaveCount(0);

  const finger = await Finger.on(page);
  await finger.down(farmer.thread.getByText('ಎಲೆ ಸುರುಳಿ'));
  await page.waitForTimeout(600);
  await finger.up();
  await expect(page.getByRole('toolbar')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the message' }).click();
  await expect(dialogs).toHaveCount(1);
  await page.waitForTimeout(300);
  await page.goBack();
  await expect(dialogs).toHaveCount(0);
  await expect(page.getByRole('toolbar'), 'first the menu, then the selection').toBeVisible();
  await page.goBack();
  await expect(page.getByRole('toolbar')).toHaveCount(0);

  // What is closed by its own button leaves nothing behind that Back would have to go through.
  await page.getByRole('button', { name: 'Last Spray' }).click();
  await page.waitForTimeout(300);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(dialogs).toHaveCount(0);
  await page.waitForTimeout(300);
  await page.goBack();
  await expect(page).toHaveURL(/\/clinic/);
  await farmer.close();
});

test('a file that would be refused is refused before a byte of it leaves, and nothing offers to try again', async ({
  browser,
}, testInfo) => {
  const who = { mobile: '9845077802', name: 'ಲೀಲಾ', place: 'ಸಾಗರ' };
  const farmer = await FarmerScreen.enter(browser, app, who);
  const { page } = farmer;
  await farmer.write('ಮೊದಲು');
  await farmer.allSent();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/chat\/message|\/uploads/.test(request.url())) sent.push(request.url());
  });
  // Chosen from the disk: as a buffer it would travel to the browser.
  const huge = testInfo.outputPath('huge.pdf');
  await writeFile(huge, '');
  await truncate(huge, 26 * 1024 * 1024);
  const program = Buffer.from('MZ\u0000\u0001');
  for (const [file, reason] of [
    [
      { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: program },
      'This kind of file cannot be sent.',
    ],
    [{ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }, 'This file is empty.'],
    [huge, 'This file is too large to send.'],
  ] as const) {
    await farmer.send(file);
    await expect(farmer.thread.getByText(reason)).toBeVisible();
  }
  expect(sent).toEqual([]);
  await expect(farmer.thread.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expect(farmer.thread.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(3);
  await farmer.close();
});

test('the last spray’s day is picked, and read in the reader’s language @trial', async ({ browser }) => {
  const who = { mobile: '9845077803', name: 'ಹೊನ್ನಪ್ಪ', place: 'ಹೊಸನಗರ' };
  const farmer = await FarmerScreen.enter(browser, app, who);
  const { page } = farmer;
  await farmer.write('ಮೊದಲು');
  await farmer.allSent();
  await page.getByRole('button', { name: 'Last Spray' }).click();
  const panel = page.getByRole('dialog', { name: 'Last Spray Details' });
  const date = panel.getByLabel('Date');
  await expect(date).toHaveAttribute('type', 'date');
  await date.fill('2026-11-05');
  await panel.getByRole('button', { name: 'Send to the doctor' }).click();
  await farmer.allSent();
  const told = farmer.thread.getByRole('definition').first();
  await expect(told).toHaveText('5 Nov 2026');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: /ಕನ್ನಡ/ }).click();
  await expect(told).toHaveText('5 ನವೆಂ 2026');
  await farmer.close();
});

test('who would rather talk asks for a call in two taps, in their own language', async ({
  browser,
}, info) => {
  const farmer = await FarmerScreen.open(browser, app);
  const { page } = farmer;
  await page.goto(`${app.url}/farmers`);
  await farmer.register({ mobile: '9845077809', name: 'ನಾಗಮ್ಮ', place: 'ಶಿರಸಿ' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await look(page, 'menu', info);
  await page.getByRole('button', { name: callme.action }).click();
  await expect(page.getByText(callme.sent)).toBeVisible();
  await farmer.allSent();
  await expect(farmer.thread.getByText(callme.text)).toHaveCount(1);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: /ಕನ್ನಡ/ }).click();
  await page.getByRole('button', { name: chatKn.bar.more }).click();
  await look(page, 'menu-kn', info);
  await page.getByRole('button', { name: callmeKn.action }).click();
  await expect(farmer.thread.getByText(callmeKn.text)).toHaveCount(1);
  await farmer.close();
});
