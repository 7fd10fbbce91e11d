/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { appForFile } from './journey-app.ts';
import { OfficeClient } from './office-client.ts';
import { beginChat } from './two-sides.ts';

const app = appForFile();
let office: OfficeClient;

test.beforeAll(async () => {
  office = await OfficeClient.logIn(app);
});

test('a hidden tab flashes, pings and buzzes once; all tabs count alike @trial', async ({ browser }) => {
  const { farmer, page, chatId } = await beginChat(browser, { app, office }, '9845022203', 'ನಮಸ್ಕಾರ');
  await page.context().addInitScript(watchAlerts);
  await page.reload();
  await expect(farmer.thread.getByText('ನಮಸ್ಕಾರ')).toBeVisible();
  await page.touchscreen.tap(180, 400);
  const badge = (tab: Page) =>
    tab
      .locator('header')
      .getByRole('status', { name: /new messages?$/ })
      .first();
  const count = () => page.evaluate(() => localStorage.getItem('farmerNotifCount'));

  await test.step('while the farmer reads, nothing is counted', async () => {
    await office.say(chatId, 'ಮೊದಲ ಉತ್ತರ');
    await expect(farmer.thread.getByText('ಮೊದಲ ಉತ್ತರ')).toBeVisible();
    expect(Number(await count())).toBe(0);
    await expect(page).toHaveTitle('Farmers · AV Agro Support');
  });

  const other = await page.context().newPage();
  await other.goto(`${app.url}/contact`);
  await other.waitForTimeout(1_500);

  await test.step('hidden, both tabs count each message once', async () => {
    await setHidden(page, true);
    for (const text of ['ಎರಡನೇ ಉತ್ತರ', 'ಮೂರನೇ ಉತ್ತರ', 'ನಾಲ್ಕನೇ ಉತ್ತರ']) await office.say(chatId, text);
    await expect(page).toHaveTitle('New message…');
    await expect(page).toHaveTitle('Farmers · AV Agro Support');
    await expect(page).toHaveTitle('New message…');
    await expect(badge(other)).toHaveText('3');
    await other.waitForTimeout(500);
    expect(await count()).toBe('3');
    await expect(other).not.toHaveTitle('New message…');
    const buzzes = () => page.evaluate(() => (window as unknown as Alerts).alerts.buzzes.length);
    await expect.poll(buzzes, 'the hidden tab rings, whichever tab counts').toBe(3);
  });

  await test.step('one of the tabs rings for each message', async () => {
    const rung = async (tab: Page) => tab.evaluate(() => (window as unknown as Alerts).alerts);
    const here = await rung(page);
    expect(here.buzzes.every((ms) => ms === 80)).toBe(true);
    await setHidden(other, true);
    await other.mouse.click(5, 5);
    const before = (await rung(page)).buzzes.length + (await rung(other)).buzzes.length;
    const notes = (await rung(page)).notes + (await rung(other)).notes;
    await office.say(chatId, 'ಐದನೇ ಉತ್ತರ');
    await expect(badge(other)).toHaveText('4');
    await expect(other).toHaveTitle('New message…');
    const sounded = async () => (await rung(page)).notes + (await rung(other)).notes;
    await expect.poll(sounded).toBeGreaterThan(notes);
    await page.waitForTimeout(300);
    expect((await rung(page)).buzzes.length + (await rung(other)).buzzes.length).toBe(before + 1);
    // The ping is two notes; after them the phone's sound sleeps.
    expect(await sounded()).toBe(notes + 2);
    const sound = (tab: Page) => tab.evaluate(() => (window as unknown as Alerts).sound?.state);
    const sounds = () => Promise.all([sound(page), sound(other)]);
    await expect.poll(sounds).not.toContain('running');
    expect(await sounds()).toContain('suspended');
  });

  await test.step('coming back resets the counter in every tab and stills the title', async () => {
    await setHidden(page, false);
    await expect(page).toHaveTitle('Farmers · AV Agro Support');
    await page.waitForTimeout(1_200);
    await expect(page).toHaveTitle('Farmers · AV Agro Support');
    await expect(badge(other)).toHaveCount(0);
    await expect(other).not.toHaveTitle('New message…');
    expect(await count()).toBe('0');
  });

  await test.step('above 99 the badge reads 99+, and the Farmers link clears it', async () => {
    await setHidden(other, false);
    await page.close();
    await other.evaluate(() => localStorage.setItem('farmerNotifCount', '99'));
    await other.reload();
    await expect(badge(other)).toHaveText('99');
    await other.waitForTimeout(1_500);
    await office.say(chatId, 'ನೂರನೇ ಉತ್ತರ');
    await expect(badge(other)).toHaveText('99+');
    await other.getByRole('button', { name: 'Menu' }).click();
    await other
      .getByRole('dialog')
      .getByRole('link', { name: /^Farmers/ })
      .click();
    await expect(other.getByRole('log')).toBeVisible();
    expect(Number(await other.evaluate(() => localStorage.getItem('farmerNotifCount')))).toBe(0);
  });
  await farmer.close();
});

test('a stranger’s browser asks nobody who they are and never fetches the line', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
  await page.goto(`${app.url}/contact`, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /socket\.io|auth\/me|UnreadWatch/.test(path))).toEqual([]);
  await context.close();
});

interface Alerts {
  alerts: { buzzes: number[]; notes: number };
  sound?: AudioContext;
}

/** Runs in the page before its own code: remembers what would be felt and heard. */
function watchAlerts(): void {
  const alerts = { buzzes: [] as number[], notes: 0 };
  Object.assign(window, { alerts });
  navigator.vibrate = (pattern) => {
    alerts.buzzes.push(Number(pattern));
    return true;
  };
  const original = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function createOscillator() {
    alerts.notes += 1;
    Object.assign(window, { sound: this });
    return original.call(this);
  };
}

/** A headless browser shows every tab: the page is told otherwise. */
function setHidden(page: Page, hidden: boolean): Promise<void> {
  return page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: isHidden ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
