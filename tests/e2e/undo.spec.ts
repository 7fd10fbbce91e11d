import { expect, test } from '@playwright/test';
import { FarmerScreen } from './farmer-screen.ts';
import { Finger } from './finger.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen } from './office-screen.ts';

const NAME = 'ಪಾರ್ವತಿ ಉಡುಪ';
const MOBILE = '9845066601';

const app = appForFile();

/** Holds a message and deletes it for the own side. */
async function deleteForMe(farmer: FarmerScreen, text: string): Promise<void> {
  const finger = await Finger.on(farmer.page);
  await finger.down(farmer.thread.getByText(text));
  await farmer.page.waitForTimeout(600);
  await finger.up();
  await farmer.page.getByRole('button', { name: 'Delete the message' }).click();
  await farmer.page.getByRole('dialog').getByRole('button', { name: 'Delete for me', exact: true }).click();
  await expect(farmer.thread.getByText(text)).toHaveCount(0);
}

test('a message deleted for me is back with Undo, on every device, also after a page that died @begins', async ({
  browser,
}) => {
  const farmer = await FarmerScreen.enter(browser, app, { mobile: MOBILE, name: NAME, place: 'ಕುಂದಾಪುರ' });
  const { page } = farmer;
  for (const text of ['ಮೊದಲ ಮಾತು', 'ನಡುವಿನ ಮಾತು', 'ಕೊನೆಯ ಮಾತು']) await farmer.write(text);
  await farmer.allSent();
  const second = await page.context().newPage();
  await second.goto(`${app.url}/farmers`);
  const secondLog = second.getByRole('log');
  await expect(secondLog.getByText('ನಡುವಿನ ಮಾತು')).toBeVisible();

  await test.step('said, with one button the keyboard reaches, and kept while it has the focus', async () => {
    await page.bringToFront();
    await deleteForMe(farmer, 'ನಡುವಿನ ಮಾತು');
    await expect(secondLog.getByText('ನಡುವಿನ ಮಾತು')).toHaveCount(0);
    await expect(page.locator('[aria-live=polite]').getByText('Message deleted for you')).toBeVisible();
    expect((await page.locator('[data-toasts]').boundingBox())?.y, 'under the bar').toBe(56);
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.waitForTimeout(6_000);
    await page.keyboard.press('Enter');
    await expect(undo).toBeHidden();
    await expect(farmer.thread.getByText('ನಡುವಿನ ಮಾತು')).toBeVisible();
    await expect(farmer.thread).toBeFocused();
    await expect(secondLog.getByText('ನಡುವಿನ ಮಾತು')).toBeVisible();
    await expect(farmer.thread.getByRole('article').nth(1), 'in its old place').toContainText('ನಡುವಿನ ಮಾತು');
  });

  await test.step('without a line, and the page dies before the server has heard', async () => {
    await deleteForMe(farmer, 'ನಡುವಿನ ಮಾತು');
    await expect(secondLog.getByText('ನಡುವಿನ ಮಾತು')).toHaveCount(0);
    await page.route('**/restore', (route) => route.abort());
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The message is back')).toBeVisible();
    await page.unroute('**/restore');
    await page.reload();
    await expect(farmer.thread.getByText('ನಡುವಿನ ಮಾತು')).toBeVisible();
    await expect(secondLog.getByText('ನಡುವಿನ ಮಾತು')).toBeVisible();
  });

  await test.step('left alone it is gone after five seconds, for good', async () => {
    await deleteForMe(farmer, 'ಕೊನೆಯ ಮಾತು');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden({ timeout: 8_000 });
    await page.reload();
    await expect(farmer.thread.getByText('ನಡುವಿನ ಮಾತು')).toBeVisible();
    await expect(farmer.thread.getByText('ಕೊನೆಯ ಮಾತು')).toHaveCount(0);
  });
  await farmer.close();
});

test('the office is told whose view it is, at every desk, and has a way back @trial', async ({ browser }) => {
  const one = await OfficeScreen.enter(browser, app);
  const other = await OfficeScreen.enter(browser, app);
  for (const desk of [one, other]) await desk.openChat(NAME);
  const { page } = one;
  const first = one.thread.getByText('ಮೊದಲ ಮಾತು');
  const firstOfOther = other.thread.getByText('ಮೊದಲ ಮಾತು');

  await test.step('one message: both desks read it, the colleague brings it back', async () => {
    await first.click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Delete for me' }).click();
    await expect(page.getByText('Message deleted for the whole office')).toBeVisible();
    await expect(first).toHaveCount(0);
    await expect(firstOfOther).toHaveCount(0);
    await expect(other.page.getByText('Message deleted for the whole office')).toBeVisible();
    await other.page.getByRole('button', { name: 'Undo' }).click();
    await expect(firstOfOther).toBeVisible();
    await expect(first).toBeVisible();
  });

  await test.step('cleared: the empty thread says so at the other desk, and brings all back at both', async () => {
    await page.keyboard.press('Alt+e');
    await page.getByRole('menuitem', { name: 'Clear messages (for me)' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('whole office, not only for you');
    await question.getByRole('button', { name: 'Clear for the whole office' }).click();
    await expect(first).toHaveCount(0);
    await expect(other.page.getByText('Cleared for the whole office')).toBeVisible();
    await other.page.getByRole('button', { name: 'Bring the messages back' }).click();
    await expect(firstOfOther).toBeVisible();
    await expect(first).toBeVisible();
  });

  await test.step('deleted: found by name and by number, opened, brought back into the list', async () => {
    await page.keyboard.press('Alt+e');
    await page.getByRole('menuitem', { name: 'Delete chat (for me)' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for the whole office' }).click();
    await expect(one.row(NAME)).toHaveCount(0);
    await expect(other.row(NAME)).toHaveCount(0);
    for (const words of ['ಪಾರ್ವತಿ', MOBILE]) {
      await page.getByLabel('Search chats and messages').fill(words);
      await expect(one.row(NAME)).toContainText('Deleted from the list');
    }
    await one.row(NAME).getByRole('link').click();
    await page.getByRole('button', { name: 'Bring the messages back' }).click();
    await expect(first).toBeVisible();
    await expect(other.row(NAME)).toContainText('ಕೊನೆಯ ಮಾತು');
    await page.getByLabel('Search chats and messages').fill('');
    await expect(one.row(NAME)).toContainText('ಕೊನೆಯ ಮಾತು');
  });
  await one.close();
  await other.close();
});
