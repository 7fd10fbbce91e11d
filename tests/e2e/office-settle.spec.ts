/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { PRIVACY_NOTICE_VERSION } from '../../content/privacy-notice.ts';
import { pricesAboveLaw } from '../../shared/domain/money/statutory-price.ts';
import { TestClient } from '../support/client.ts';
import { SHIPPED } from '../support/shipped-content.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen } from './office-screen.ts';

/** The queue besides answering: done, back among the unread, a first word of the office; and what the list shows. */
const WRITERS = 9;
/** The notice a price above the law's puts over the list; the shipped list has one. */
const [dear] = pricesAboveLaw(SHIPPED.products);
const app = appForFile();
const say: ((text: string) => Promise<void>)[] = [];

async function register(mobile: string, name: string): Promise<TestClient> {
  const client = new TestClient(app.url);
  const notice = { version: PRIVACY_NOTICE_VERSION, language: 'kn' };
  expect((await client.post('/api/auth/send-otp', { mobile, notice })).status).toBe(200);
  const profile = { mobile, code: await app.code(mobile), role: 'farmer', name, address: 'ಹಾವೇರಿ' };
  expect((await client.post('/api/auth/verify-otp', profile)).status).toBe(200);
  return client;
}

test.beforeAll(async () => {
  for (let index = 0; index < WRITERS; index += 1) {
    const mobile = `984506600${index}`;
    const client = await register(mobile, `ರೈತ ${index}`);
    say[index] = async (text) => {
      const form = new FormData();
      form.append('mobile', mobile);
      form.append('sender_role', 'farmer');
      form.append('text', text);
      expect((await client.postForm('/api/chat/message', form)).status).toBe(200);
    };
    await say[index]?.('ಧನ್ಯವಾದ ಸರ್ 🙏');
  }
  await register('9845066999', 'ಪಾರ್ವತಮ್ಮ');
});

test('done, unread and a chat of the office’s own beginning, seen by a colleague at once @trial', async ({
  browser,
}) => {
  const office = await OfficeScreen.enter(browser, app);
  const colleague = await OfficeScreen.enter(browser, app);
  const { page } = office;
  const waits = colleague.page.getByRole('button', { name: 'Longest wait' });

  await test.step('done by Alt+D: nobody is shown it as waiting; the next word of the farmer is', async () => {
    await waits.click();
    await expect(colleague.row('ರೈತ 0')).toBeVisible();
    await office.openChat('ರೈತ 0');
    await page.keyboard.press('Alt+d');
    await expect(page.getByText('ರೈತ 0 waits no more')).toBeVisible();
    await expect(colleague.row('ರೈತ 0')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Done: needs no answer' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(colleague.row('ರೈತ 0')).toBeVisible();
    await page.keyboard.press('Alt+d');
    await expect(colleague.row('ರೈತ 0')).toHaveCount(0);
    await say[0]?.('ಎಲೆ ಒಣಗುತ್ತಿದೆ');
    await expect(colleague.row('ರೈತ 0')).toBeVisible();
    await waits.click();
  });

  await test.step('back among the unread, also while a colleague has it open', async () => {
    await colleague.openChat('ರೈತ 1');
    await expect(colleague.row('ರೈತ 1')).not.toContainText('UNREAD');
    await office.openChat('ರೈತ 1');
    await page.keyboard.press('Alt+e');
    await page.getByRole('menuitem', { name: 'Mark UNREAD' }).click();
    await expect(office.thread, 'left, or it would be read again').toHaveCount(0);
    for (const desk of [office, colleague]) await expect(desk.row('ರೈತ 1')).toContainText('UNREAD');
    await office.openChat('ರೈತ 1');
    await expect(colleague.row('ರೈತ 1')).not.toContainText('UNREAD');
  });

  await test.step('the office writes first to a farmer who never wrote', async () => {
    await page.keyboard.press('Alt+w');
    const field = page.getByLabel('Name or mobile number');
    await expect(field).toBeFocused();
    await field.fill('ಪಾರ್ವ');
    await expect(page.getByText('1 farmer found')).toBeVisible();
    await expect(page.getByRole('button', { name: /Has not written yet/ })).toBeVisible();
    await field.press('Enter');
    await expect(page.getByRole('region', { name: 'ಪಾರ್ವತಮ್ಮ' })).toBeVisible();
    await expect(colleague.row('ಪಾರ್ವತಮ್ಮ')).toHaveCount(0);
    await expect(office.box).toBeFocused();
    await office.write('ನಮಸ್ಕಾರ');
    await expect(colleague.row('ಪಾರ್ವತಮ್ಮ')).toBeVisible();
  });
  await colleague.close();
  await office.close();
});

const wholeRows = (page: Page) =>
  page.locator('[data-chat-row]').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }).length,
  );

test('eight whole chats at the start, few stops of Tab, and rows that hold still under the pointer @trial', async ({
  browser,
}) => {
  const office = await OfficeScreen.enter(browser, app);
  const { page } = office;
  await expect(office.row('ರೈತ 3')).toBeVisible();
  await test.step('eight, in both languages, with a notice to read', async () => {
    if (dear) await expect(page.getByText(`${dear.name.en} is offered at`)).toBeVisible();
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(8);
    await page.evaluate(() => localStorage.setItem('site_lang', 'kn'));
    await page.reload();
    await expect(page.getByRole('button', { name: /^ಹೊಸ(?! ಗ್ರಾಹಕ)/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^ನೋಡಿದ್ದು/ })).toBeVisible();
    await expect(office.row('ರೈತ 3')).toBeVisible();
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(8);
    await page.evaluate(() => localStorage.setItem('site_lang', 'en'));
    await page.reload();
  });
  await test.step('the notice is put off, with a link to what it is about', async () => {
    if (!dear) return;
    await expect(page.getByRole('link', { name: 'See the price list' })).toHaveAttribute('href', '/products');
    await page.getByRole('button', { name: 'Remind me tomorrow' }).click();
    await page.reload();
    await expect(office.row('ರೈತ 3')).toBeVisible();
    await expect(page.getByText(`${dear.name.en} is offered`)).toHaveCount(0);
  });
  await test.step('what is under the pointer stays under it', async () => {
    const target = office.row('ರೈತ 4').getByRole('link');
    await target.hover();
    const before = await target.boundingBox();
    await say[2]?.('ಇನ್ನೊಂದು ಮಾತು');
    await expect(office.row('ರೈತ 2')).toContainText('ಇನ್ನೊಂದು ಮಾತು');
    expect(await target.boundingBox()).toEqual(before);
    // It leaves, or rests: the order is the true one again.
    await page.mouse.move(900, 400);
    await expect(page.locator('[data-index="0"]')).toContainText('ರೈತ 2');
    await target.hover();
    await say[6]?.('ಇನ್ನೊಂದು ಮಾತು');
    await expect(page.locator('[data-index="0"]')).toContainText('ರೈತ 6');
  });
  await test.step('from the top of the page to the box in a few stops', async () => {
    await office.openChat('ರೈತ 4');
    await page.reload();
    await expect(office.thread).toBeVisible();
    let stops = 0;
    for (; stops < 30; stops += 1) {
      if (await office.box.evaluate((box) => box === document.activeElement)) break;
      await page.keyboard.press('Tab');
      const onSkip = await page.evaluate(() => document.activeElement?.textContent === 'To the message box');
      if (onSkip) await page.keyboard.press('Enter');
    }
    expect(stops).toBeLessThanOrEqual(6);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  });
  await office.close();
});
