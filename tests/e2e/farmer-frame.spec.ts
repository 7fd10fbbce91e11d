/// <reference lib="dom" />

import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { pdf } from '../fixtures/documents.ts';
import type { FarmerScreen } from './farmer-screen.ts';
import { Finger } from './finger.ts';
import { appForFile } from './journey-app.ts';
import { OfficeClient } from './office-client.ts';
import { beginChat } from './two-sides.ts';

const app = appForFile();
let office: OfficeClient;

test.beforeAll(async () => {
  office = await OfficeClient.logIn(app);
});

const fromEnd = (farmer: FarmerScreen) =>
  farmer.thread.evaluate((log) => {
    const box = log.parentElement as HTMLElement;
    return Math.round(box.scrollHeight - box.scrollTop - box.clientHeight);
  });

const threadHeight = (page: Page) =>
  page.getByRole('log').evaluate((log) => (log.parentElement as HTMLElement).clientHeight);

test('the thread stays at its end while the box grows, and what comes meanwhile is followed', async ({
  browser,
}) => {
  const { farmer, page, chatId } = await beginChat(browser, { app, office }, '9845071101', 'ನಮಸ್ಕಾರ');
  for (let line = 1; line <= 12; line += 1) await office.say(chatId, `ಸಲಹೆ ${line}`);
  await expect(farmer.thread.getByText('ಸಲಹೆ 12', { exact: true })).toBeVisible();
  await expect.poll(() => fromEnd(farmer)).toBeLessThan(2);
  const jump = page.getByRole('button', { name: 'Jump to latest' });

  await farmer.composer.click();
  const low = (await farmer.composer.boundingBox())?.height ?? 0;
  for (let line = 1; line <= 7; line += 1) {
    await page.keyboard.type(`ಸಾಲು ${line}`);
    await expect.poll(() => fromEnd(farmer), `after line ${line}`).toBeLessThan(2);
    if (line < 7) await page.keyboard.press('Shift+Enter');
  }
  const high = (await farmer.composer.boundingBox())?.height ?? 0;
  expect(high).toBeGreaterThan(low + 100);
  expect(high).toBeLessThanOrEqual(220);
  expect((await farmer.composer.boundingBox())?.width, 'the words have the whole width').toBeGreaterThan(320);
  await expect(jump).toBeHidden();
  await office.say(chatId, 'ನೀವು ಬರೆಯುವಾಗ ಬಂದದ್ದು');
  await expect(farmer.thread.getByText('ನೀವು ಬರೆಯುವಾಗ ಬಂದದ್ದು')).toBeInViewport();
  await expect.poll(() => fromEnd(farmer)).toBeLessThan(2);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await farmer.composer.boundingBox())?.height).toBe(low);
  await expect.poll(() => fromEnd(farmer)).toBeLessThan(2);
  await expect(jump).toBeHidden();
  await farmer.close();
});

test('a double tap on Send sends once and does not start the microphone', async ({ browser }) => {
  const { farmer, page } = await beginChat(browser, { app, office }, '9845071102', 'ನಮಸ್ಕಾರ');
  await page.evaluate(() => {
    const media = navigator.mediaDevices;
    const ask = media.getUserMedia.bind(media);
    const counter = window as unknown as { asked: number };
    counter.asked = 0;
    media.getUserMedia = (wanted) => {
      counter.asked += 1;
      return ask(wanted);
    };
  });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const finger = await Finger.on(page);
  const words = ['0', '120', '250', '400'];
  for (const after of words) {
    await farmer.composer.fill(`ಎರಡು ಸಲ ${after}`);
    const at = await send.boundingBox();
    await finger.tapTwice({ x: (at?.x ?? 0) + 24, y: (at?.y ?? 0) + 24 }, Number(after));
    await page.waitForTimeout(900);
  }
  expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden();
  for (const after of words) await expect(farmer.thread.getByText(`ಎರಡು ಸಲ ${after}`)).toHaveCount(1);
  await page.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await farmer.close();
});

test('on a phone the chat has one bar of 56 px and at least 600 px of thread @trial', async ({ browser }) => {
  const { farmer, page } = await beginChat(browser, { app, office }, '9845071103', 'ನಮಸ್ಕಾರ');
  for (const language of LANGUAGES) {
    if (language === 'kn') {
      await page.evaluate(() => localStorage.setItem('site_lang', 'kn'));
      await page.reload();
      await expect(page.getByRole('log').getByText('ನಮಸ್ಕಾರ')).toBeVisible();
    }
    await expect(page.getByRole('banner')).toBeHidden();
    expect(await threadHeight(page)).toBeGreaterThanOrEqual(600);
    const title = page.getByRole('heading', { level: 1 });
    const bar = await title.locator('xpath=ancestor::header').boundingBox();
    expect([bar?.y, bar?.height, bar?.width]).toEqual([0, 56, 360]);
    await expect(page.getByText('+91 9845071103')).toBeInViewport();
  }
  await farmer.close();
});

for (const [width, height] of [
  [740, 360],
  [740, 170],
  [360, 440],
] as const) {
  test(`at ${width}x${height} the composer can be seen and written in`, async ({ browser }) => {
    const mobile = `98450${width}${String(height).slice(0, 2)}`;
    const { farmer, page } = await beginChat(browser, { app, office }, mobile, 'ನಮಸ್ಕಾರ');
    await page.setViewportSize({ width, height });
    const box = await farmer.composer.boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= height, JSON.stringify(box)).toBe(true);
    expect(await threadHeight(page)).toBeGreaterThanOrEqual(height - 56 - 72);
    await farmer.close();
  });
}

test('letters twice as large break nothing of the frame @trial', async ({ browser }) => {
  const { farmer, page } = await beginChat(browser, { app, office }, '9845071105', 'ನಮಸ್ಕಾರ');
  await page.evaluate(() => localStorage.setItem('site_lang', 'kn'));
  await page.reload();
  await expect(page.getByRole('log').getByText('ನಮಸ್ಕಾರ')).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await threadHeight(page)).toBeGreaterThanOrEqual(480);
  const cut = await page.evaluate(() => {
    const box = document.querySelector('textarea') as HTMLTextAreaElement;
    const line = Number.parseFloat(getComputedStyle(box).lineHeight);
    const beyond = [...document.querySelectorAll('header button, header a')].filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return right > left && (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight);
    });
    return {
      roomForLine: box.clientHeight >= line + 20,
      beyond: beyond.length,
      wide: document.documentElement.scrollWidth,
    };
  });
  expect(cut).toEqual({ roomForLine: true, beyond: 0, wide: 360 });
  await farmer.close();
});

test('a payment that does not begin says so in the card, and leaves its button free', async ({ browser }) => {
  const { farmer, page, chatId } = await beginChat(browser, { app, office }, '9845071106', 'ನಮಸ್ಕಾರ');
  await office.quote(chatId, '950', {
    name: 'q.pdf',
    type: 'application/pdf',
    bytes: await pdf('Quotation'),
  });
  const pay = farmer.thread.getByRole('button', { name: /^Pay/ });
  await expect(pay).toBeVisible();
  await page.route('**/api/payment/create', (route) => route.abort());
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await pay.click();
    await expect(farmer.thread.getByRole('alert')).toHaveCount(1);
    await expect(pay).toBeInViewport({ ratio: 1 });
    const isFree = await pay.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isFree, `attempt ${attempt}`).toBe(true);
  }
  await farmer.close();
});

test('a full phone keeps the words elsewhere; what it cannot keep is said on the bubble @trial', async ({
  browser,
}) => {
  const { farmer, page } = await beginChat(browser, { app, office }, '9845071107', 'ನಮಸ್ಕಾರ');
  await page.context().addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.reload();
  await expect(farmer.thread.getByText('ನಮಸ್ಕಾರ')).toBeVisible();
  const notKept = farmer.thread.getByText('This phone has no room to keep this');
  await page.route('**/api/chat/message', (route) => route.abort());
  await farmer.write('ಫೋನ್ ತುಂಬಿದೆ');
  await expect(farmer.thread.getByText('ಫೋನ್ ತುಂಬಿದೆ')).toBeVisible();
  await expect(notKept).toBeHidden();
  await page.reload();
  await expect(farmer.thread.getByText('ಫೋನ್ ತುಂಬಿದೆ')).toBeVisible();

  await page.evaluate(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(this: Storage, key: string, value: string) {
      if (key.startsWith('chatUnsent')) throw new DOMException('full', 'QuotaExceededError');
      keep.call(this, key, value);
    };
  });
  await farmer.write('ಎಲ್ಲೂ ಜಾಗವಿಲ್ಲ');
  await expect(notKept).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('Leave this page open')).toBeVisible();
  await expect(page.getByText('What you write is kept')).toHaveCount(0);
  await page.unroute('**/api/chat/message');
  await page.context().setOffline(false);
  // Said to be back, the line is tried at once; by itself it is after the longest pause.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await farmer.allSent();
  await expect(notKept).toBeHidden();
  await page.reload();
  for (const text of ['ಫೋನ್ ತುಂಬಿದೆ', 'ಎಲ್ಲೂ ಜಾಗವಿಲ್ಲ']) {
    await expect(farmer.thread.getByText(text)).toHaveCount(1);
  }
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('chatUnsent'))),
  ).toEqual([]);
  await farmer.close();
});

test('the chat opens at the first unread message, below a line that counts them', async ({ browser }) => {
  const { farmer, page, chatId } = await beginChat(browser, { app, office }, '9845071108', 'ನಮಸ್ಕಾರ');
  for (let line = 1; line <= 10; line += 1) await office.say(chatId, `ಓದಿದ ಸಲಹೆ ${line}`);
  await expect(farmer.thread.getByText('ಓದಿದ ಸಲಹೆ 10')).toBeVisible();
  await expect(farmer.thread.getByText('unread')).toHaveCount(0);
  // The receipt has a breath of its own.
  await page.waitForTimeout(1_500);
  await page.goto('about:blank');
  const long = 'ಬೇವಿನ ಎಣ್ಣೆ ಸಿಂಪಡಿಸಿ, ಸಂಜೆ ಹೊತ್ತು ಮಾತ್ರ. '.repeat(8);
  for (let line = 1; line <= 8; line += 1) await office.say(chatId, `ಹೊಸ ಸಲಹೆ ${line}: ${long}`);
  await page.goto(`${app.url}/farmers`);
  await expect(farmer.thread.getByText('8 unread')).toBeInViewport();
  await expect(farmer.thread.getByText('ಹೊಸ ಸಲಹೆ 1:')).toBeInViewport();
  await page.waitForTimeout(1_500);
  await expect(farmer.thread.getByText('8 unread')).toBeInViewport();
  expect(await fromEnd(farmer)).toBeGreaterThan(400);
  const jump = page.getByRole('button', { name: 'Jump to latest' });
  await expect(jump).toContainText('8');
  const { width, height } = (await jump.boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([48, 48]);
  await jump.click();
  await expect.poll(() => fromEnd(farmer)).toBeLessThan(2);
  const day = page.locator('[class*=floating]');
  await expect(async () => {
    await farmer.thread.evaluate((log) => log.parentElement?.scrollBy(0, -60));
    await expect(day).toHaveText('Today', { timeout: 400 });
  }).toPass();
  await expect(day, 'it goes when the thread rests').toHaveCount(0);
  await farmer.write('ಸರಿ');
  await expect(farmer.thread.getByText('8 unread')).toHaveCount(0);
  await farmer.close();
});
