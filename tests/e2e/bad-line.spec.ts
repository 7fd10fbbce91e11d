/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { FaultProxy } from '../support/fault-proxy.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { OfficeClient } from './office-client.ts';
import { launchWhole } from './whole-browser.ts';

test.use({ serviceWorkers: 'allow' });
const app = appForFile();
let proxy: FaultProxy;
let office: OfficeClient;

test.beforeAll(async () => {
  proxy = await FaultProxy.start({ target: app.url });
  office = await OfficeClient.logIn(app);
});
test.afterAll(async () => {
  await proxy.close();
});

test('an answer comes through when websockets do not, and when the line is dead without saying so', async ({
  browser,
}) => {
  const farmer = await FarmerScreen.enter(
    browser,
    { url: proxy.url, code: (to) => app.code(to) },
    { mobile: '9845033301', name: 'ಬಸವರಾಜ', place: 'ಸೊರಬ' },
  );
  await farmer.write('ನಮಸ್ಕಾರ');
  await farmer.allSent();
  const chatId = await office.chatOf('9845033301');

  await test.step('half-open: within 30 s', async () => {
    await office.say(chatId, 'ಮೊದಲ ಉತ್ತರ');
    await expect(farmer.thread.getByText('ಮೊದಲ ಉತ್ತರ')).toBeVisible();
    proxy.freezeLines();
    await office.say(chatId, 'ಸತ್ತ ಸಾಲಿನಲ್ಲಿ');
    const silent = Date.now();
    await expect(farmer.thread.getByText('ಸತ್ತ ಸಾಲಿನಲ್ಲಿ')).toBeVisible({ timeout: 31_000 });
    console.log(`half-open line: the answer was there after ${Date.now() - silent} ms`);
    // The new line carries again, at once.
    await expect(async () => {
      await office.say(chatId, `ಮತ್ತೆ ${Date.now()}`);
      await expect(farmer.thread.getByText(/^ಮತ್ತೆ/).last()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 10_000 });
  });

  await test.step('refused: by plain questions, within 20 s, without a bar', async () => {
    proxy.refusesLines = true;
    proxy.cutLines();
    await office.say(chatId, 'ವೆಬ್‌ಸಾಕೆಟ್ ಇಲ್ಲದೆ');
    await expect(farmer.thread.getByText('ವೆಬ್‌ಸಾಕೆಟ್ ಇಲ್ಲದೆ')).toBeVisible({ timeout: 20_000 });
    await expect(farmer.page.getByText(/No internet|No network/)).toHaveCount(0);
    proxy.refusesLines = false;
  });
  await farmer.close();
});

test('the thread is read without network, catches up with it, and is gone after the logout @trial', async ({
  launchOptions,
}) => {
  const browser = await launchWhole(launchOptions);
  const farmer = await FarmerScreen.enter(browser, app, {
    mobile: '9845033302',
    name: 'ಸಿದ್ದಪ್ಪ',
    place: 'ಶಿಕಾರಿಪುರ',
  });
  const { page } = farmer;
  await farmer.write('ಕೊನೆಯ ಮಾತು');
  await farmer.allSent();
  const chatId = await office.chatOf('9845033302');
  await office.say(chatId, 'ಓದಿ ಇಟ್ಟ ಉತ್ತರ');
  await expect(farmer.thread.getByText('ಓದಿ ಇಟ್ಟ ಉತ್ತರ')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated');
  await expect.poll(() => keptThreads(page)).toBe(1);

  await test.step('offline', async () => {
    await page.context().setOffline(true);
    await page.reload();
    await expect(farmer.thread.getByText('ಓದಿ ಇಟ್ಟ ಉತ್ತರ')).toBeVisible();
    await expect(page.getByText('+91 9845033302')).toBeVisible();
    await farmer.write('ಸಾಲಿಲ್ಲದೆ ಬರೆದದ್ದು');
    await office.say(chatId, 'ಆಮೇಲೆ ಬಂದದ್ದು');
  });

  await test.step('online: what was missed comes, what was written goes', async () => {
    await page.context().setOffline(false);
    await expect(farmer.thread.getByText('ಆಮೇಲೆ ಬಂದದ್ದು')).toBeVisible();
    await farmer.allSent();
    await expect(farmer.thread.getByText('ಸಾಲಿಲ್ಲದೆ ಬರೆದದ್ದು')).toHaveCount(1);
  });

  await test.step('logged out: nothing is left for the next one', async () => {
    await farmer.openLogout();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByLabel('Mobile number')).toBeVisible();
    await expect.poll(() => keptThreads(page)).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('farmerAccount'))).toBeNull();
  });
  await browser.close();
});

function keptThreads(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('av-agro-outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('threads').objectStore('threads').count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}
