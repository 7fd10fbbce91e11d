/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { photoAsPng, photoWithGps, screenshot } from '../fixtures/images.ts';
import { pickFiles } from '../support/pick-files.ts';
import { Finger } from './finger.ts';
import { appForFile } from './journey-app.ts';
import { OfficeClient } from './office-client.ts';
import { beginChat } from './two-sides.ts';

const app = appForFile();
let office: OfficeClient;

test.beforeAll(async () => {
  office = await OfficeClient.logIn(app);
});

test('several photos go one after another; the viewer leafs, zooms and gives the focus back', async ({
  browser,
}) => {
  const { farmer, page } = await beginChat(browser, { app, office }, '9845022205', 'ಫೋಟೋಗಳು');
  await pickFiles(page, () => page.getByRole('button', { name: 'Attach' }).click(), [
    { name: 'ಒಂದು.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() },
    { name: 'ಎರಡು.png', mimeType: 'image/png', buffer: await screenshot() },
    { name: 'ಮೂರು.png', mimeType: 'image/png', buffer: await photoAsPng(600, 400) },
  ]);
  const preview = page.getByRole('dialog', { name: 'Send this file?' });
  await expect(preview).toContainText('2 more after this');
  await preview.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(preview).toContainText('1 more after this');
  await preview.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(preview).not.toContainText('more after this');
  await preview.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(preview).toBeHidden();
  await farmer.allSent();
  const photos = farmer.thread.getByRole('button', { name: /^Open the photo/ });
  await expect(photos).toHaveCount(2);
  await expect(photos.nth(0)).toHaveAccessibleName('Open the photo: ಒಂದು.jpg');

  await photos.nth(0).click();
  const viewer = page.getByRole('dialog', { name: 'Photos' });
  await expect(viewer).toContainText('1 of 2');
  const drawn = () =>
    viewer.locator('.yarl__slide_current img').evaluate((img) => img.getBoundingClientRect().width);
  await expect.poll(drawn).toBeGreaterThan(100);
  const finger = await Finger.on(page);

  await test.step('two fingers look closer', async () => {
    await page.waitForTimeout(500);
    const before = await drawn();
    await finger.spread(viewer.locator('.yarl__slide_current'), 200);
    await expect.poll(drawn).toBeGreaterThan(before * 1.3);
  });

  await test.step('a double tap goes back and closer', async () => {
    await page.waitForTimeout(600);
    const before = await drawn();
    await finger.tapTwice(viewer.locator('.yarl__slide_current'), 80);
    await expect.poll(async () => Math.abs((await drawn()) - before)).toBeGreaterThan(20);
    await page.waitForTimeout(600);
  });

  await test.step('keys leaf, Escape leaves to where one was', async () => {
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(photos.nth(0)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(viewer).toContainText('1 of 2');
    await expect.poll(drawn).toBeGreaterThan(100);
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText('2 of 2');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer).toContainText('1 of 2');
  });

  await test.step('a swipe leafs, a pull down leaves', async () => {
    await page.waitForTimeout(500);
    await finger.swipe(viewer.locator('.yarl__slide_current'), -220);
    await expect(viewer).toContainText('2 of 2');
    await page.waitForTimeout(800);
    const saved = page.waitForEvent('download');
    await viewer.getByRole('link', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toContain('ಮೂರು');
    await finger.swipe(viewer.locator('.yarl__slide_current'), 0, 300);
    await expect(viewer).toBeHidden();
  });
  await farmer.close();
});
