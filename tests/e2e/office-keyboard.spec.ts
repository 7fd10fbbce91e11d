/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { pdf } from '../fixtures/documents.ts';
import { photoWithGps } from '../fixtures/images.ts';
import { pickFiles } from '../support/pick-files.ts';
import { OFFICE } from '../support/running-app.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen } from './office-screen.ts';

/** A day at the office without a mouse: every press below is a key. */
const app = appForFile();

test('the whole day’s work is done by keyboard, and the focus comes back from every overlay @trial', async ({
  browser,
}) => {
  const farmer = await FarmerScreen.enter(browser, app, {
    mobile: '9845071101',
    name: 'ಶಿವಣ್ಣ',
    place: 'ತುಮಕೂರು',
  });
  await farmer.send({ name: 'ಎಲೆ.jpg', mimeType: 'image/jpeg', buffer: await photoWithGps() });
  await farmer.write('ರಾಗಿ ಎಲೆ ಕೆಂಪಾಗಿದೆ');
  await farmer.allSent();
  const other = await FarmerScreen.enter(browser, app, {
    mobile: '9845071102',
    name: 'ಯಲ್ಲಮ್ಮ',
    place: 'ಕೋಲಾರ',
  });
  await other.write('ಟೊಮೆಟೊ ದರ ತಿಳಿಸಿ');
  await other.allSent();
  await other.close();

  const office = await OfficeScreen.open(browser, app);
  const { page } = office;
  const keys = page.keyboard;
  const dialog = page.getByRole('dialog');

  await test.step('logs in', async () => {
    await tabTo(page, 'E-mail');
    await keys.type(OFFICE.email);
    await tabTo(page, 'Password');
    await keys.type(OFFICE.password);
    const since = Date.now();
    await keys.press('Enter');
    await expect(page.getByLabel('6-digit OTP')).toBeFocused();
    await keys.type(await app.code(OFFICE.email, since));
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(office.row('ಶಿವಣ್ಣ')).toBeVisible();
  });

  await test.step('? shows the keys; the focus comes back; they can be switched off', async () => {
    await keys.press('?');
    await expect(dialog.getByRole('heading', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect(dialog.locator('kbd')).not.toHaveCount(0);
    await keys.press('j');
    await expect(dialog, 'nothing happens behind it').toBeVisible();
    await tabTo(page, 'Use single keys');
    await keys.press('Space');
    await keys.press('Escape');
    await keys.press('j');
    await expect(page.getByRole('log')).toHaveCount(0);
    await keys.press('?');
    await expect(dialog).toHaveCount(0);
    await tabTo(page, 'Keyboard shortcuts');
    await keys.press('Enter');
    await tabTo(page, 'Use single keys');
    await keys.press('Space');
    await keys.press('Escape');
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeFocused();
  });

  await test.step('goes from chat to chat with j and k, by arrows and Enter', async () => {
    await keys.press('j');
    await expect(page.getByRole('region', { name: 'ಯಲ್ಲಮ್ಮ' })).toBeVisible();
    await keys.press('Alt+j');
    await expect(page.getByRole('region', { name: 'ಶಿವಣ್ಣ' })).toBeVisible();
    await keys.press('Alt+k');
    await expect(page.getByRole('region', { name: 'ಯಲ್ಲಮ್ಮ' })).toBeVisible();
    await expect(office.box, 'the caret is in the box of whoever is opened').toBeFocused();
    await office.row('ಯಲ್ಲಮ್ಮ').getByRole('link').focus();
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(page.getByRole('region', { name: 'ಶಿವಣ್ಣ' })).toBeVisible();
  });

  await test.step('answers: r, words, Enter; letters in the box are letters; Esc leaves it', async () => {
    await keys.press('Escape');
    await keys.press('Alt+r');
    await expect(office.box).toBeFocused();
    await keys.type('jk?rqlb ');
    await expect(office.box).toHaveValue('jk?rqlb ');
    await keys.press('Shift+Enter');
    await keys.type('second line');
    await keys.press('Enter');
    await expect(farmer.thread.getByText('second line')).toBeVisible();
    await keys.press('Escape');
    await expect(page.getByRole('log')).toBeFocused();
  });

  await test.step('answers one message from its menu', async () => {
    await tabTo(page, 'Message actions');
    await keys.press('Enter');
    await expect(dialog).toBeVisible();
    await keys.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveAttribute('aria-haspopup', 'menu');
    await keys.press('Enter');
    await tabTo(page, 'Reply');
    await keys.press('Enter');
    await expect(office.box, 'the box is at hand').toBeFocused();
    await keys.type('ಪೊಟ್ಯಾಶ್ ಕೊರತೆ');
    await keys.press('Enter');
    await expect(farmer.thread.getByText('ಪೊಟ್ಯಾಶ್ ಕೊರತೆ')).toBeVisible();
    await keys.press('Escape');
  });

  await test.step('looks at a photo and comes back', async () => {
    await tabTo(page, 'Open the photo: ಎಲೆ.jpg', 'Shift+Tab');
    await keys.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Back' })).toBeVisible();
    await keys.press('Escape');
    await expect(page.getByRole('button', { name: 'Open the photo: ಎಲೆ.jpg' })).toBeFocused();
  });

  await test.step('a file by a: its preview has Delete and Send', async () => {
    const rates = { name: 'ದರ.pdf', mimeType: 'application/pdf', buffer: await pdf('rates') };
    await pickFiles(page, () => keys.press('Alt+a'), rates);
    await expect(dialog).toBeVisible();
    await tabTo(page, 'Send');
    await keys.press('Enter');
    await expect(farmer.thread.getByText('ದರ.pdf')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Attach' })).toBeFocused();
  });

  await test.step('a quotation by q, an LR number by l', async () => {
    await keys.press('Alt+q');
    await expect(dialog.getByRole('heading', { name: 'Quotation' })).toBeVisible();
    await expect(dialog.getByLabel('Amount'), 'the caret is where one begins').toBeFocused();
    await keys.type('1250');
    await keys.press('Tab');
    const quotation = { name: 'q.pdf', mimeType: 'application/pdf', buffer: await pdf('Quotation') };
    await pickFiles(page, () => keys.press('Enter'), quotation);
    await tabTo(page, 'Upload Quotation');
    await keys.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(farmer.thread.getByText('₹1,250.00').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Quotation', exact: true })).toBeFocused();

    await keys.press('Alt+l');
    await expect(dialog.getByLabel('LR number')).toBeFocused();
    await expect(dialog.getByText('ತುಮಕೂರು'), 'where the goods go').toBeVisible();
    await keys.type('VRL777');
    await keys.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('This is not paid yet: ₹1,250.00');
    await keys.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(farmer.thread.getByText('VRL777').first()).toBeVisible();
    await expect(office.row('ಶಿವಣ್ಣ')).toContainText('SENT');
    await expect(page.getByRole('button', { name: 'VRL/LR' })).toBeFocused();
  });

  await test.step('a voice note by v', async () => {
    await keys.press('Alt+v');
    await expect(page.getByRole('region', { name: 'Recording a voice note' }).getByRole('timer')).toHaveText(
      /^0:(0[1-9]|[1-5]\d)$/,
    );
    await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
    await page.waitForTimeout(300);
    await keys.press('Enter');
    await expect(page.getByRole('button', { name: 'Send the voice note' })).toBeFocused();
    await keys.press('Enter');
    await expect(farmer.thread.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  await test.step('blocks and unblocks by b', async () => {
    await keys.press('Alt+b');
    await expect(dialog).toBeVisible();
    await tabTo(page, 'Reason');
    await keys.type('ಅಸಭ್ಯ ಮಾತು');
    await tabTo(page, 'Block');
    await keys.press('Enter');
    await expect(page.getByPlaceholder('User is blocked')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Unblock' })).toBeFocused();
    await keys.press('Alt+b');
    await tabTo(page, 'Unblock');
    await keys.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByPlaceholder('Type a message')).toBeEnabled();
  });

  await test.step('searches by /, filters by number', async () => {
    await keys.press('Alt+/');
    await expect(page.locator('search input')).toBeFocused();
    await keys.type('ಯಲ್ಲ');
    await expect(office.row('ಶಿವಣ್ಣ')).toHaveCount(0);
    await tabTo(page, /^ಯಲ್ಲಮ್ಮ/);
    await keys.press('Enter');
    await expect(page.getByRole('region', { name: 'ಯಲ್ಲಮ್ಮ' })).toBeVisible();
    await keys.press('Alt+/');
    await keys.press('Escape');
    await expect(page.locator('search input')).toHaveValue('');
    await keys.press('Escape');
    await keys.press('Alt+4');
    await expect(page.getByRole('button', { name: /^SENT/ })).toHaveAttribute('aria-pressed', 'true');
    await keys.press('Alt+1');
    await expect(page.getByRole('button', { name: /^ALL/ })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('clears a chat by e, and the focus comes back', async () => {
    await keys.press('Alt+e');
    await expect(page.getByRole('menuitem', { name: 'Clear messages (for me)' })).toBeVisible();
    await tabTo(page, 'Clear messages (for me)');
    await keys.press('Enter');
    await tabTo(page, 'Clear for the whole office');
    await keys.press('Enter');
    await expect(office.thread.getByText('ಟೊಮೆಟೊ ದರ ತಿಳಿಸಿ')).toHaveCount(0);
    await expect(dialog).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveAttribute('data-shortcut', 'e');
  });

  await test.step('logs out', async () => {
    await tabTo(page, 'Logout', 'Shift+Tab');
    await keys.press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  });
  await office.close();
  await farmer.close();
});

/** Presses Tab until what has this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      return [
        element?.getAttribute('aria-label'),
        ...labels.map((label) => label.textContent),
        element?.textContent,
      ]
        .map((text) => text?.trim())
        .find(Boolean);
    });
    if (focused !== undefined && (name instanceof RegExp ? name.test(focused) : focused === name)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${name} is not reached by ${key}`);
}
