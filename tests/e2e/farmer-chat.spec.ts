/// <reference lib="dom" />
import { type Browser, expect, type Page, test } from '@playwright/test';
import { pdf } from '../fixtures/documents.ts';
import { photoAsPng, photoWithGps, screenshot } from '../fixtures/images.ts';
import { RunningApp } from '../support/running-app.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { Finger } from './finger.ts';
import { OfficeClient } from './office-client.ts';

let app: RunningApp;
let office: OfficeClient;

test.beforeAll(async () => {
  app = await RunningApp.start();
  office = await OfficeClient.logIn(app);
});
test.afterAll(() => app.close());

/** A farmer who has written once, so that the office can answer. */
async function newFarmer(browser: Browser, mobile: string, first: string) {
  const farmer = await FarmerScreen.open(browser, app);
  await farmer.register({ mobile, name: 'ಶಾರದಮ್ಮ', place: 'ಹೊಸನಗರ' });
  await farmer.write(first);
  await farmer.allSent();
  return { farmer, page: farmer.page, chatId: await office.chatOf(mobile) };
}

/** The same farmer at a computer with a mouse. */
async function atDesk(browser: Browser, from: Page): Promise<Page> {
  const context = await browser.newContext({
    storageState: await from.context().storageState(),
    viewport: { width: 1366, height: 768 },
    locale: 'en-IN',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(`${app.url}/farmers`);
  await expect(page.getByRole('log')).toBeVisible();
  return page;
}

test('messages are deleted for me, for everyone, and only one’s own for everyone', async ({ browser }) => {
  const { farmer, page, chatId } = await newFarmer(browser, '9845022201', 'ತಪ್ಪಾಗಿ ಬರೆದದ್ದು');
  await farmer.write('ಸರಿಯಾದದ್ದು');
  await office.say(chatId, 'ಕಚೇರಿಯ ಮಾತು');
  await office.say(chatId, 'ಇನ್ನೊಂದು ಮಾತು');
  await expect(farmer.thread.getByText('ಇನ್ನೊಂದು ಮಾತು')).toBeVisible();
  const finger = await Finger.on(page);
  const hold = async (text: string) => {
    await finger.down(farmer.thread.getByText(text));
    await page.waitForTimeout(600);
    await finger.up();
  };
  const choose = async (label: string) => {
    await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  };

  await test.step('of three, the two of the office stay, and it is said', async () => {
    await hold('ತಪ್ಪಾಗಿ ಬರೆದದ್ದು');
    await finger.tap(farmer.thread.getByText('ಕಚೇರಿಯ ಮಾತು'));
    await finger.tap(farmer.thread.getByText('ಇನ್ನೊಂದು ಮಾತು'));
    await page.getByRole('button', { name: 'Delete 3 messages' }).click();
    await choose('Delete for everyone');
    await expect(page.getByRole('heading', { name: 'Delete this message for everyone?' })).toBeVisible();
    await choose('Delete for everyone');
    await expect(
      page.getByText('You can only delete your own messages for everyone. 2 messages were skipped.'),
    ).toBeVisible();
    await expect(farmer.thread.getByText('This message was deleted')).toBeVisible();
    await expect(farmer.thread.getByText('ತಪ್ಪಾಗಿ ಬರೆದದ್ದು')).toBeHidden();
    await expect(farmer.thread.getByText('ಕಚೇರಿಯ ಮಾತು')).toBeVisible();
    await expect(page.getByRole('toolbar')).toBeHidden();
  });

  await test.step('the office’s alone are refused', async () => {
    await hold('ಕಚೇರಿಯ ಮಾತು');
    await page.getByRole('button', { name: 'Delete the message' }).click();
    await choose('Delete for everyone');
    await expect(
      page.getByText('You can only delete your own messages for everyone.', { exact: true }),
    ).toBeVisible();
  });

  await test.step('for me they go', async () => {
    await page.getByRole('button', { name: 'Delete the message' }).click();
    await choose('Delete for me');
    await expect(farmer.thread.getByText('ಕಚೇರಿಯ ಮಾತು')).toBeHidden();
    await expect(farmer.thread.getByText('ಇನ್ನೊಂದು ಮಾತು')).toBeVisible();
  });
  await farmer.close();
});

test('a quote leads to the message it answers, also far back, and marks it for 900 ms', async ({
  browser,
}) => {
  const { farmer, page, chatId } = await newFarmer(browser, '9845022202', 'ಮೊದಲ ಪ್ರಶ್ನೆ');
  const first = await office.say(chatId, 'ಬಹಳ ಹಿಂದಿನ ಸಲಹೆ');
  for (let line = 1; line <= 70; line += 1) await office.say(chatId, `ಸಾಲು ${line}`);
  await office.say(chatId, 'ಹಿಂದೆ ಹೇಳಿದಂತೆ', first);
  await page.reload();
  const quote = farmer.thread.getByRole('button', { name: /ಬಹಳ ಹಿಂದಿನ ಸಲಹೆ/ });
  await expect(quote).toContainText('AV Agro Support');
  await expect(page.locator(`#message-${first}`)).toHaveCount(0);
  await page.evaluate((id) => {
    const marked = (at: number) => Object.assign(window, { marked: [at] });
    new MutationObserver(() => {
      const flashing = /flash/.test(document.getElementById(`message-${id}`)?.className ?? '');
      const { marked: from, unmarked } = window as { marked?: number[]; unmarked?: number };
      if (flashing && !from) marked(performance.now());
      if (!flashing && from && !unmarked) Object.assign(window, { unmarked: performance.now() });
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, first);
  await quote.click();
  await expect(page.locator(`#message-${first}`)).toBeInViewport();
  await page.waitForFunction(() => 'unmarked' in window);
  const lasted = await page.evaluate(() => {
    const { marked, unmarked } = window as unknown as { marked: number[]; unmarked: number };
    return unmarked - (marked[0] ?? 0);
  });
  expect(lasted).toBeGreaterThan(850);
  expect(lasted).toBeLessThan(1400);
  await page.getByRole('button', { name: /Jump to latest/ }).click();
  await expect(farmer.thread.getByText('ಹಿಂದೆ ಹೇಳಿದಂತೆ')).toBeInViewport();
  await farmer.close();
});

test('a hidden tab flashes, pings and buzzes once; all tabs count alike', async ({ browser }) => {
  const { farmer, page, chatId } = await newFarmer(browser, '9845022203', 'ನಮಸ್ಕಾರ');
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

  await test.step('while he reads, nothing is counted', async () => {
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
    await page.waitForTimeout(300);
    expect((await rung(page)).buzzes.length + (await rung(other)).buzzes.length).toBe(before + 1);
    // The ping is two notes.
    expect((await rung(page)).notes + (await rung(other)).notes).toBe(notes + 2);
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

test('a stranger’s browser asks nobody who he is and never fetches the line', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname));
  await page.goto(`${app.url}/contact`, { waitUntil: 'networkidle' });
  expect(asked.filter((path) => /socket\.io|auth\/me|UnreadWatch|esm-/.test(path))).toEqual([]);
  await context.close();
});

test('words not sent yet survive a reload, each farmer’s his own', async ({ browser }) => {
  const { farmer, page } = await newFarmer(browser, '9845022204', 'ಮೊದಲ ಮಾತು');
  await farmer.composer.fill('ಅರ್ಧ ಬರೆದ\nಮಾತು');
  await page.reload();
  await expect(farmer.composer).toHaveValue('ಅರ್ಧ ಬರೆದ\nಮಾತು');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await farmer.allSent();
  await page.reload();
  await expect(farmer.thread.getByText('ಅರ್ಧ ಬರೆದ')).toHaveCount(1);
  await expect(farmer.composer).toHaveValue('');
  await farmer.close();
});

test('several photos go one after another; the viewer leafs, zooms and gives the focus back', async ({
  browser,
}) => {
  const { farmer, page } = await newFarmer(browser, '9845022205', 'ಫೋಟೋಗಳು');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach' }).click();
  await (await chooser).setFiles([
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
    await finger.tap(viewer.locator('.yarl__slide_current'));
    await page.waitForTimeout(80);
    await finger.tap(viewer.locator('.yarl__slide_current'));
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

test('at a desk: context menu by mouse and keys, copy, paste and drop', async ({ browser }) => {
  const { farmer, chatId } = await newFarmer(browser, '9845022206', 'ಫೋನಿನಿಂದ');
  await office.say(chatId, 'ನಕಲಿಸುವ ಮಾತು');
  const page = await atDesk(browser, farmer.page);
  const menu = page.getByRole('menu', { name: 'Message' });
  const log = page.getByRole('log');

  await test.step('right click', async () => {
    await log.getByText('ನಕಲಿಸುವ ಮಾತು').click({ button: 'right' });
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Reply',
      'Copy text',
      'Select',
      'Delete for me',
      'Delete for everyone',
    ]);
    await menu.getByRole('menuitem', { name: 'Copy text' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ನಕಲಿಸುವ ಮಾತು');
  });

  await test.step('keys: open, go down, escape, and the focus is back', async () => {
    const button = log.getByRole('button', { name: 'Message actions' }).last();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByRole('menuitem', { name: 'Reply' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name: 'Copy text' })).toBeFocused();
    await page.keyboard.press('End');
    await expect(menu.getByRole('menuitem', { name: 'Delete for everyone' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByPlaceholder('Replying… ನಕಲಿಸುವ ಮಾತು')).toBeFocused();
  });

  await test.step('select by keys, Escape leaves', async () => {
    await log.getByRole('button', { name: 'Message actions' }).last().focus();
    await page.keyboard.press('Enter');
    await menu.getByRole('menuitem', { name: 'Select' }).click();
    await expect(page.getByRole('toolbar')).toContainText('1 selected');
    await log.getByRole('checkbox').first().focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('toolbar')).toContainText('2 selected');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('toolbar')).toBeHidden();
  });

  await test.step('paste a picture, drop a paper', async () => {
    const preview = page.getByRole('dialog', { name: 'Send this file?' });
    const bytes = [...(await screenshot(60, 60))];
    await page.getByRole('textbox', { name: 'Write a message' }).evaluate((box, picture) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(picture)], 'image.png', { type: 'image/png' }));
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, bytes);
    await expect(preview).toBeVisible();
    await preview.getByRole('button', { name: 'Send', exact: true }).click();
    const paper = [...(await pdf('Soil card'))];
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(content)], 'soil.pdf', { type: 'application/pdf' }));
      return transfer;
    }, paper);
    await log.dispatchEvent('dragenter', { dataTransfer: data });
    await expect(page.getByText('Drop here to attach')).toBeVisible();
    await log.dispatchEvent('drop', { dataTransfer: data });
    await expect(page.getByText('Drop here to attach')).toBeHidden();
    await expect(preview).toContainText('soil.pdf');
    await preview.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log.getByText('soil.pdf')).toBeVisible();
    await expect(log.getByRole('button', { name: /^Open the photo/ })).toHaveCount(1);
  });
  await page.context().close();
  await farmer.close();
});

interface Alerts {
  alerts: { buzzes: number[]; notes: number };
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
