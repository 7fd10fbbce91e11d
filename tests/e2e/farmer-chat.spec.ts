/// <reference lib="dom" />
import { type Browser, expect, type Page, test } from '@playwright/test';
import { pdf } from '../fixtures/documents.ts';
import { screenshot } from '../fixtures/images.ts';
import { Finger } from './finger.ts';
import { appForFile } from './journey-app.ts';
import { OfficeClient } from './office-client.ts';
import { beginChat } from './two-sides.ts';

const app = appForFile();
let office: OfficeClient;

test.beforeAll(async () => {
  office = await OfficeClient.logIn(app);
});

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
  const { farmer, page, chatId } = await beginChat(browser, { app, office }, '9845022201', 'ತಪ್ಪಾಗಿ ಬರೆದದ್ದು');
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
  const { farmer, page, chatId } = await beginChat(browser, { app, office }, '9845022202', 'ಮೊದಲ ಪ್ರಶ್ನೆ');
  const first = await office.say(chatId, 'ಬಹಳ ಹಿಂದಿನ ಸಲಹೆ');
  for (let line = 1; line <= 70; line += 1) await office.say(chatId, `ಸಾಲು ${line}`);
  await office.say(chatId, 'ಹಿಂದೆ ಹೇಳಿದಂತೆ', first);
  await expect(farmer.thread.getByText('ಹಿಂದೆ ಹೇಳಿದಂತೆ')).toBeInViewport();
  // The receipt has a breath of its own; what is not read is where the chat opens.
  await page.waitForTimeout(1_500);
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
  // A second, and what a busy machine adds to a timer.
  expect(lasted).toBeLessThan(4000);
  await page.getByRole('button', { name: /Jump to latest/ }).click();
  await expect(farmer.thread.getByText('ಹಿಂದೆ ಹೇಳಿದಂತೆ')).toBeInViewport();
  await farmer.close();
});

test('words not sent yet survive a reload, to each farmer their own', async ({ browser }) => {
  const { farmer, page } = await beginChat(browser, { app, office }, '9845022204', 'ಮೊದಲ ಮಾತು');
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

test('at a desk: context menu by mouse and keys, copy, paste and drop', async ({ browser }) => {
  const { farmer, chatId } = await beginChat(browser, { app, office }, '9845022206', 'ಫೋನಿನಿಂದ');
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
