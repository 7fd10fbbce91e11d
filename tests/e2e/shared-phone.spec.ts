/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { FarmerScreen } from './farmer-screen.ts';
import { Finger } from './finger.ts';
import { appForFile } from './journey-app.ts';
import { OfficeClient } from './office-client.ts';
import { beginChat } from './two-sides.ts';
import { launchWhole } from './whole-browser.ts';

test.use({ serviceWorkers: 'allow' });
const app = appForFile();
let office: OfficeClient;
test.beforeAll(async () => {
  office = await OfficeClient.logIn(app);
});

/** Whose threads this phone keeps for reading without network. */
function keptOwners(page: Page): Promise<IDBValidKey[]> {
  return page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve, reject) => {
        const opening = indexedDB.open('av-agro-outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('threads').objectStore('threads').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );
}

test('what is deleted without a line stays away through a reload, and goes for everyone when the line is back @trial', async ({
  browser,
}) => {
  const { farmer, page } = await beginChat(browser, { app, office }, '9845066601', 'ತಪ್ಪಾಗಿ ಬರೆದದ್ದು');
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated');
  await expect.poll(() => keptOwners(page)).toHaveLength(1);
  const gone = farmer.thread.getByText('This message was deleted');

  await page.context().setOffline(true);
  const finger = await Finger.on(page);
  await finger.down(farmer.thread.getByText('ತಪ್ಪಾಗಿ ಬರೆದದ್ದು'));
  await expect(page.getByRole('button', { name: 'Delete the message' })).toBeVisible();
  await finger.up();
  await page.getByRole('button', { name: 'Delete the message' }).click();
  const forEveryone = page
    .getByRole('dialog')
    .getByRole('button', { name: 'Delete for everyone', exact: true });
  await forEveryone.click();
  // The question has a button of the same name as the menu.
  await expect(page.getByRole('heading', { name: 'Delete this message for everyone?' })).toBeVisible();
  await forEveryone.click();
  await expect(gone).toBeVisible();
  await page.reload();
  await expect(gone).toBeVisible();
  await expect(farmer.thread.getByText('ತಪ್ಪಾಗಿ ಬರೆದದ್ದು')).toHaveCount(0);

  await page.context().setOffline(false);
  // Another phone of the farmer's, which knows nothing of what this one was asked to do.
  const { cookies } = await page.context().storageState();
  const other = await browser.newContext({ storageState: { cookies, origins: [] }, locale: 'en-IN' });
  const there = await other.newPage();
  await expect(async () => {
    await there.goto(`${app.url}/farmers`);
    await expect(there.getByRole('log').getByText('This message was deleted')).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  await other.close();
  await farmer.close();
});

test('the next farmer on the phone finds nothing of the thread of one whose session only ended @trial', async ({
  browser,
}) => {
  const { farmer: first, page } = await beginChat(browser, { app, office }, '9845066602', 'ಮೊದಲನೆಯವನ ಮಾತು');
  await expect.poll(() => keptOwners(page)).toEqual(['farmer:9845066602']);
  const second = await FarmerScreen.enter(browser, app, {
    mobile: '9845066603',
    name: 'ಎರಡನೆಯವ',
    place: 'ಸಾಗರ',
  });
  await second.write('ಎರಡನೆಯವನ ಮಾತು');
  await second.allSent();

  // No logout: the first farmer's cookie is simply another's when the page is opened next.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.context().addCookies((await second.page.context().storageState()).cookies);
  await page.goto(`${app.url}/farmers`);
  await expect(first.thread.getByText('ಎರಡನೆಯವನ ಮಾತು')).toBeVisible();
  await expect(page.getByText('+91 9845066603')).toBeVisible();
  await expect(page.getByText('ಮೊದಲನೆಯವನ ಮಾತು')).toHaveCount(0);
  await expect.poll(() => keptOwners(page)).toEqual(['farmer:9845066603']);
  await second.close();
  await first.close();
});

test('a logout in one tab empties the others at once, and leaves no number on the phone', async ({
  launchOptions,
}) => {
  const browser = await launchWhole(launchOptions);
  const { farmer, page } = await beginChat(browser, { app, office }, '9845066604', 'ನನ್ನ ಮಾತು');
  const context = page.context();
  const tab = await context.newPage();
  await tab.goto(`${app.url}/farmers`);
  await expect(tab.getByRole('log').getByText('ನನ್ನ ಮಾತು')).toBeVisible();
  // As after a login by hand.
  await page.evaluate(() => localStorage.setItem('privacyNotice:9845066604', '1 kn'));
  await farmer.openLogout();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  // Now nobody but this phone itself can tell the other tab.
  await context.setOffline(true);
  await expect(tab.getByLabel('Mobile number')).toBeVisible();
  await expect(tab.getByText('ನನ್ನ ಮಾತು')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('9845066604');
  await browser.close();
});

test('what an old tab of the first farmer still sends waits for them, once the second is logged in @trial', async ({
  browser,
}) => {
  const { farmer: first, page } = await beginChat(browser, { app, office }, '9845066605', 'ಮೊದಲನೆಯವಳ ಮಾತು');
  const firsts = (await page.context().storageState()).cookies;
  const second = await FarmerScreen.enter(browser, app, {
    mobile: '9845066606',
    name: 'ಎರಡನೆಯವಳು',
    place: 'ಸಾಗರ',
  });
  await second.write('ಎರಡನೆಯವಳ ಮಾತು');
  await second.allSent();

  // Nothing tells the page: only the cookie is another's.
  const become = async (cookies: typeof firsts) => {
    await page.context().clearCookies();
    await page.context().addCookies(cookies);
  };
  await become((await second.page.context().storageState()).cookies);
  await first.write('ಇದು ಮೊದಲನೆಯವಳದು');
  await expect(page.getByLabel('Mobile number')).toBeVisible();
  await become(firsts);
  await page.reload();
  await expect(first.thread.getByText('ಇದು ಮೊದಲನೆಯವಳದು')).toHaveCount(1);
  await first.allSent();
  await second.page.reload();
  await expect(second.thread.getByText('ಎರಡನೆಯವಳ ಮಾತು')).toBeVisible();
  await expect(second.thread.getByText('ಇದು ಮೊದಲನೆಯವಳದು')).toHaveCount(0);
  await second.close();
  await first.close();
});
