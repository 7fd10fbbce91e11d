import { type Browser, expect, type Page, test } from '@playwright/test';
import { pdf } from '../fixtures/documents.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeClient } from './office-client.ts';
import { OfficeScreen } from './office-screen.ts';
import { beginChat, type TwoSides } from './two-sides.ts';

/** What the office keeps: saved replies, the customer card, the blocked, the log. Two of its browsers agree. */

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1366, height: 768 };

const app = appForFile();
let client: OfficeClient;

test.beforeAll(async () => {
  client = await OfficeClient.logIn(app);
});

async function openDesk(browser: Browser, chatId?: number): Promise<OfficeScreen> {
  const office = await OfficeScreen.enter(browser, app);
  if (chatId !== undefined) {
    await office.page.goto(`${app.url}/admin?chat=${chatId}`);
    await expect(office.thread).toBeVisible();
  }
  return office;
}

const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const settings = (page: Page, part: string) => page.goto(`${app.url}/admin/settings/${part}`);

async function close(...screens: (OfficeScreen | TwoSides)[]): Promise<void> {
  for (const screen of screens) await ('farmer' in screen ? screen.farmer.close() : screen.close());
}

test('a saved reply is written in the settings and used at a slash, all by keyboard @trial', async ({
  browser,
}, testInfo) => {
  const sides = await beginChat(browser, { app, office: client }, '9845044401', 'ಲಾರಿ ಯಾವಾಗ?');
  const office = await openDesk(browser, sides.chatId);
  const { page } = office;
  const colleague = await openDesk(browser);
  await settings(colleague.page, 'replies');
  await expect(colleague.page.getByRole('heading', { name: '/namaste' })).toBeVisible();

  await test.step('the settings are one link away, and the form says what is wrong with it', async () => {
    await page.getByRole('link', { name: 'Settings' }).press('Enter');
    await expect(page.getByRole('heading', { name: '/namaste' })).toBeVisible();
    await look(page, '01-saved-replies', testInfo);
    await page.getByRole('button', { name: 'Add a reply' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'New saved reply' });
    await expect(form.getByLabel('Shortcut')).toBeFocused();
    await page.keyboard.type('two words');
    await form.getByLabel('Text in English').fill('Dear {nmae}');
    await form.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(form.getByRole('alert')).toHaveCount(3);
    await look(page, '02-reply-form-wrong', testInfo);
    await form.getByLabel('Shortcut').fill('lorry');
    await form.getByLabel('Text in Kannada').fill('{name} ಅವರೇ, ಲಾರಿ ಹೊರಟಿದೆ, LR ');
    await form.getByLabel('Text in Kannada').press('End');
    await form.getByRole('button', { name: '{lr}: insert the LR number' }).first().press('Enter');
    // It gives the caret back to the box, a moment after the press.
    await expect(form.getByLabel('Text in Kannada')).toBeFocused();
    await form.getByLabel('Text in English').fill('{name}, the lorry has left, LR {lr}');
    await form.getByLabel('Text in English').press('Control+Enter');
    await form.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(form).toBeHidden();
  });

  await test.step('a colleague has it at once, deletes it by mistake and takes that back', async () => {
    await expect(colleague.page.getByText('{name} ಅವರೇ, ಲಾರಿ ಹೊರಟಿದೆ, LR {lr}')).toBeVisible();
    await colleague.page.getByRole('button', { name: 'Delete /lorry' }).press('Enter');
    await expect(page.getByRole('heading', { name: '/lorry' })).toBeHidden();
    await colleague.page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('heading', { name: '/lorry' })).toBeVisible();
  });

  await test.step('a slash opens the list, arrows choose, a word narrows it, Escape leaves it', async () => {
    await page.goto(`${app.url}/admin?chat=${sides.chatId}`);
    await box(page).press('/');
    const list = page.getByRole('listbox', { name: 'Saved replies' });
    const chosen = list.getByRole('option', { selected: true });
    // The name and the language come with the chat.
    await expect(chosen).toContainText('ಶಾರದಮ್ಮ');
    const first = await chosen.textContent();
    await look(page, '03-picker', testInfo);
    await page.keyboard.press('ArrowDown');
    await expect(chosen).not.toHaveText(first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(chosen).toHaveText(first ?? '');
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await box(page).fill('');
    await box(page).fill('/nothing like it');
    await expect(page.getByText('No saved reply fits.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('/nothing like it');
    await box(page).fill('/lorr');
    await expect(chosen).toContainText('/lorry');
  });

  await test.step('it comes in the farmer’s language, and what the chat lacks stays marked and is asked about', async () => {
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('ಶಾರದಮ್ಮ, the lorry has left, LR {lr}');
    await expect(page.getByRole('button', { name: '{lr} LR number' })).toBeVisible();
    await look(page, '04-unfilled', testInfo);
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Send it unfinished?' });
    await expect(question).toBeVisible();
    await look(page, '05-send-unfinished', testInfo);
    await question.getByRole('button', { name: 'Cancel' }).press('Enter');
    // The hole is marked: the next keys fill it.
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('{lr}');
    await page.keyboard.type('VRL900');
    await page.keyboard.press('Enter');
    await expect(sides.farmer.thread.getByText('the lorry has left, LR VRL900').first()).toBeVisible();
  });

  await test.step('what the chat has is filled in, and Shift takes the other language', async () => {
    await client.dispatch(sides.chatId, 'VRL901');
    await expect(page.getByRole('complementary').getByText('VRL901')).toBeVisible();
    await box(page).fill('/lorry');
    await page.keyboard.press('Shift+Enter');
    await expect(box(page)).toHaveValue('ಶಾರದಮ್ಮ ಅವರೇ, ಲಾರಿ ಹೊರಟಿದೆ, LR VRL901');
    await page.keyboard.press('Enter');
    await expect(sides.farmer.thread.getByText('ಲಾರಿ ಹೊರಟಿದೆ, LR VRL901').first()).toBeVisible();
  });

  await test.step('on a phone: the button opens the list, a tap takes a reply', async () => {
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Saved replies (/)' }).click();
    await look(page, '06-picker-phone', testInfo);
    await page.getByRole('option').filter({ hasText: '/thanks' }).click();
    await expect(box(page)).toHaveValue(/^Thank you ಶಾರದಮ್ಮ/);
    await settings(page, 'replies');
    await expect(page.getByRole('heading', { name: '/lorry' })).toBeVisible();
    await look(page, '07-saved-replies-phone', testInfo);
  });
  await close(sides, office, colleague);
});

test('the customer card tells the whole story, and what one browser writes on it the other has @trial', async ({
  browser,
}, testInfo) => {
  const sides = await beginChat(browser, { app, office: client }, '9845044402', 'ಎಲೆ ಚುಕ್ಕೆ');
  const office = await openDesk(browser, sides.chatId);
  const colleague = await openDesk(browser, sides.chatId);
  const card = (screen: OfficeScreen) => screen.page.getByRole('complementary', { name: 'Customer' });

  await test.step('it is empty first, and fills as things happen', async () => {
    await expect(card(office).getByText('No quotation sent yet.')).toBeVisible();
    await look(office.page, '11-card-empty', testInfo);
    const document = { name: 'q.pdf', type: 'application/pdf', bytes: await pdf('Quotation') };
    await client.quote(sides.chatId, '1250.50', document);
    await client.dispatch(sides.chatId, 'VRL77');
    await sides.farmer.page.getByRole('button', { name: 'Last Spray' }).click();
    await sides.farmer.page.getByLabel('Chemical').fill('ಬೋರ್ಡೋ');
    await sides.farmer.page.getByRole('button', { name: 'Send to the doctor' }).click();
    for (const words of ['₹1,250.50', 'Unpaid', 'VRL77', 'ಬೋರ್ಡೋ']) {
      await expect(card(office).getByText(words)).toBeVisible();
      await expect(card(colleague).getByText(words)).toBeVisible();
    }
    await expect(card(office).getByRole('link', { name: 'Track VRL77' })).toHaveAttribute('href', /^https:/);
    await look(office.page, '12-card', testInfo);
  });

  await test.step('a corrected name is in both lists and on both cards', async () => {
    await card(office).getByRole('button', { name: 'Correct name and place' }).press('Enter');
    const form = office.page.getByRole('dialog', { name: 'Correct name and place' });
    await form.getByLabel('Name').fill(' ');
    await form.getByRole('button', { name: 'Save' }).press('Enter');
    await expect(form.getByRole('alert')).toHaveText('Enter the name');
    await form.getByLabel('Name').fill('ಶಾರದಮ್ಮ ಭಟ್');
    await form.getByLabel('Name').press('Enter');
    await expect(form).toBeHidden();
    for (const screen of [office, colleague]) {
      await expect(card(screen).getByText('ಶಾರದಮ್ಮ ಭಟ್')).toBeVisible();
      await expect(screen.row('ಶಾರದಮ್ಮ ಭಟ್')).toBeVisible();
    }
  });

  await test.step('a note is the office’s alone', async () => {
    await card(colleague).getByLabel('Note').fill('ಬುಧವಾರ ಕರೆ ಮಾಡಿ');
    await card(colleague).getByLabel('Note').press('Control+Enter');
    await expect(card(office).getByLabel('Note')).toHaveValue('ಬುಧವಾರ ಕರೆ ಮಾಡಿ');
  });

  await test.step('where there is one column it is a drawer; the keyboard opens and closes it', async () => {
    await office.page.setViewportSize(PHONE);
    await expect(card(office)).toBeHidden();
    await office.page.getByRole('button', { name: 'Show the customer card' }).press('Enter');
    const drawer = office.page.getByRole('dialog', { name: 'Customer' });
    await expect(drawer.getByText('₹1,250.50')).toBeVisible();
    await look(office.page, '13-card-drawer', testInfo);
    await office.page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('a card that cannot be loaded says so, and comes when asked again', async () => {
    await office.page.setViewportSize(LAPTOP);
    await office.page.route('**/api/admin/customers/**', (route) => route.fulfill({ status: 403, json: {} }));
    await office.page.reload();
    await expect(card(office).getByText('The customer card could not be loaded.')).toBeVisible();
    await look(office.page, '14-card-failed', testInfo);
    await office.page.unroute('**/api/admin/customers/**');
    await card(office).getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(card(office).getByText('VRL77')).toBeVisible();
  });
  await close(sides, office, colleague);
});

test('a block has a reason and a place in the list; the log remembers it all @trial', async ({
  browser,
}, testInfo) => {
  const sides = await beginChat(browser, { app, office: client }, '9845044403', 'ನಮಸ್ಕಾರ');
  const office = await openDesk(browser, sides.chatId);
  const colleague = await openDesk(browser);
  await settings(colleague.page, 'blocked');
  await expect(colleague.page.getByText('Nobody is blocked')).toBeVisible();
  await look(colleague.page, '21-nobody-blocked', testInfo);

  await test.step('no block without a reason; the farmer and the list have it at once', async () => {
    await office.page.getByRole('button', { name: 'Block', exact: true }).press('Enter');
    const question = office.page.getByRole('dialog');
    await question.getByRole('button', { name: 'Block', exact: true }).press('Enter');
    await expect(question.getByRole('alert')).toContainText('Write the reason');
    await question.getByLabel('Reason').fill('ಅಸಭ್ಯ ಮಾತು');
    await question.getByRole('button', { name: 'Block', exact: true }).press('Enter');
    await expect(sides.farmer.composer).toBeDisabled();
    await expect(colleague.page.getByText('ಅಸಭ್ಯ ಮಾತು')).toBeVisible();
    await expect(office.page.getByRole('complementary').getByText('ಅಸಭ್ಯ ಮಾತು')).toBeVisible();
    await look(colleague.page, '22-blocked-list', testInfo);
  });

  await test.step('unblocking from the list lets the farmer write again', async () => {
    await colleague.page.getByRole('button', { name: 'Unblock ಶಾರದಮ್ಮ' }).press('Enter');
    await colleague.page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).press('Enter');
    await expect(colleague.page.getByText('Nobody is blocked')).toBeVisible();
    await expect(sides.farmer.composer).toBeEnabled();
    await expect(office.page.getByRole('button', { name: 'Block', exact: true })).toBeVisible();
  });

  await test.step('the log of the chat, from its card; filtered; back to the chat', async () => {
    await office.page.getByRole('link', { name: 'What the office did in this chat' }).press('Enter');
    const lines = office.page.getByRole('main').getByRole('listitem');
    await expect(lines.filter({ hasText: 'Farmer blocked' })).toContainText('Reason: ಅಸಭ್ಯ ಮಾತು');
    await expect(lines.filter({ hasText: 'Farmer unblocked' })).toHaveCount(1);
    await expect(lines.filter({ hasText: 'Logged in' })).toHaveCount(0);
    await look(office.page, '23-log-of-chat', testInfo);
    await office.page.getByLabel('What was done').selectOption('Logins');
    await expect(office.page.getByText('Nothing here')).toBeVisible();
    await office.page.getByRole('button', { name: /Only/ }).press('Enter');
    await expect(lines.filter({ hasText: 'Logged in' }).first()).toBeVisible();
    await office.page.getByLabel('Day', { exact: true }).fill('2020-01-01');
    await expect(office.page.getByText('Nothing here')).toBeVisible();
    await office.page.getByRole('button', { name: 'Show everything' }).press('Enter');
    await office.page.setViewportSize(PHONE);
    await look(office.page, '24-log-phone', testInfo);
    await office.page.getByRole('link', { name: 'Back to the chats' }).press('Enter');
    // The desk keeps its place: the chat stands open again.
    await expect(office.box).toBeVisible();
    await expect(office.page).toHaveURL(new RegExp(`chat=${sides.chatId}`));
  });
  await close(sides, office, colleague);
});
