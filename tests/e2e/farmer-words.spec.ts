/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { pdf } from '../fixtures/documents.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { OfficeClient } from './office-client.ts';
import { beginChat } from './two-sides.ts';

/* The sentences and rules of /farmers that no journey of the other files passes by, one by one. */

const app = appForFile();
let office: OfficeClient;
test.beforeAll(async () => {
  office = await OfficeClient.logIn(app);
});

/** The next call to this path gets this answer instead of the server's. */
async function answerOnce(page: Page, path: string, status: number, body: object): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json: body }), { times: 1 });
}

test('the two steps of the login say what is missing, and lead back', async ({ browser }) => {
  const farmer = await FarmerScreen.open(browser, app);
  const { page } = farmer;
  const mobile = page.getByLabel('Mobile number');
  const otp = page.getByLabel('OTP', { exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await mobile.fill('98450');
  await press('Send OTP');
  await expect(page.getByText('Enter a valid 10-digit mobile')).toBeVisible();

  await test.step('of a number with its country code the last ten digits are kept', async () => {
    await mobile.fill('+91 98450 77701');
    await answerOnce(page, '**/api/auth/send-otp', 502, { ok: false, code: 'OTP_SEND_FAILED' });
    await press('Send OTP');
    // Before the first code of a number its owner reads what is kept of them.
    await press('I agree, send the OTP');
    await expect(page.getByText('Failed to send OTP')).toBeVisible();
    await press('I agree, send the OTP');
    await expect(page.getByText('Sent by SMS to +91 9845077701', { exact: false })).toBeVisible();
  });

  await test.step('Change Number clears the code', async () => {
    await otp.fill('123');
    await press('Change Number');
    await expect(mobile).toBeVisible();
    await mobile.fill('9845077702');
    await press('Send OTP');
    await press('I agree, send the OTP');
    await expect(otp).toHaveValue('');
  });

  await test.step('the code, and of a new farmer name and place', async () => {
    await press('Verify & Login');
    await expect(page.getByText('Enter the OTP', { exact: true })).toBeVisible();
    await answerOnce(page, '**/api/auth/verify-otp', 400, { ok: false, code: 'OTP_INVALID' });
    await otp.fill('000000');
    await expect(page.getByText('OTP verification failed')).toBeVisible();
    await otp.fill(await app.code('9845077702'));
    await page.getByLabel('Your name').waitFor();
    await press('Start the chat');
    await expect(page.getByText('Enter your name', { exact: true })).toBeVisible();
    await page.getByLabel('Your name').fill('ರೇವಣ್ಣ');
    await press('Start the chat');
    await expect(page.getByText('Enter your place/address', { exact: true })).toBeVisible();
    await page.getByLabel('Your place/address').fill('ಬಾದಾಮಿ');
    await press('Start the chat');
    await expect(page.getByText('+91 9845077702')).toBeVisible();
  });

  await test.step('the farmer is logged in automatically the next time', async () => {
    await page.reload();
    await expect(farmer.composer).toBeVisible();
  });
  await farmer.close();
});

test('last spray: one field is enough, none is not, a dash stands for the rest, a refusal is said @trial', async ({
  browser,
}) => {
  const { farmer, page } = await beginChat(browser, { app, office }, '9845077703', 'ಸಿಂಪಡಣೆ');
  const panel = page.getByRole('dialog', { name: 'Last Spray Details' });
  const open = () => page.getByRole('button', { name: 'Last Spray' }).click();
  const send = () => panel.getByRole('button', { name: 'Send to the doctor' }).click();
  await open();
  await send();
  await expect(panel.getByText('Add at least one field.')).toBeVisible();
  await panel.getByLabel('Chemical').fill('ಬೇವಿನ ಎಣ್ಣೆ');
  await send();
  await farmer.allSent();
  const card = farmer.thread.getByRole('article').filter({ hasText: 'ಬೇವಿನ ಎಣ್ಣೆ' });
  await expect(card.getByRole('definition')).toHaveText(['-', 'ಬೇವಿನ ಎಣ್ಣೆ', '-']);
  await test.step('the next time it can be filled in again, but for its day', async () => {
    await open();
    await expect(panel.getByLabel('Chemical')).toHaveValue('');
    const again = panel.getByRole('button', { name: 'Fill in as last time' });
    await again.click();
    await expect(panel.getByLabel('Chemical')).toHaveValue('ಬೇವಿನ ಎಣ್ಣೆ');
    await expect(panel.getByLabel('Date')).toHaveValue('');
    await expect(panel.getByLabel('Date')).toBeFocused();
    await expect(again).toHaveCount(0);
    await panel.getByLabel('Chemical').fill('');
    await panel.getByRole('button', { name: 'Close' }).click();
  });
  const calls = card.getByRole('link');
  await expect(calls).toHaveText(['108', '1800 116 117', '14416']);
  await expect(calls.nth(1)).toHaveAttribute('href', 'tel:1800116117');
  for (const call of await calls.all()) expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48);

  await answerOnce(page, '**/api/chat/message', 422, { ok: false });
  await open();
  await panel.getByLabel('Dosage').fill('2 ml');
  await send();
  await expect(farmer.thread.getByText('Failed to send spray details')).toBeVisible();
  await test.step('what was refused stays where it was tried, above what is sent after it', async () => {
    await farmer.write('ಇದು ಆಮೇಲೆ');
    await farmer.allSent();
    const bubbles = farmer.thread.getByRole('article');
    await expect(bubbles.last()).toContainText('ಇದು ಆಮೇಲೆ');
    await expect(bubbles.filter({ hasText: 'Failed to send spray details' })).toHaveCount(1);
  });
  await farmer.thread.getByRole('button', { name: 'Retry' }).click();
  await farmer.allSent();
  await expect(farmer.thread.getByText('Failed to send spray details')).toHaveCount(0);
  await farmer.close();
});

test('quotations: the badge, what cannot start or be removed is said, removing keeps the message', async ({
  browser,
}) => {
  const { farmer, page, chatId } = await beginChat(browser, { app, office }, '9845077704', 'ಬೆಲೆ ಎಷ್ಟು?');
  const file = { name: 'ಬೆಲೆ.pdf', type: 'application/pdf', bytes: await pdf() };
  await office.quote(chatId, '1250', file);
  const opener = page.getByRole('button', { name: /Quotations/ });
  await expect(opener).toContainText('1');
  await opener.click();
  const panel = page.getByRole('dialog', { name: 'Quotations' });

  await answerOnce(page, '**/api/payment/create', 200, { ok: false });
  await panel.getByRole('button', { name: 'Pay ₹1,250' }).click();
  await expect(panel.getByText('Could not start payment. Please try again.')).toBeVisible();

  const question = page.getByRole('dialog', { name: 'Remove this quotation?' });
  const remove = async () => {
    await panel.getByRole('button', { name: 'Remove' }).click();
    await question.getByRole('button', { name: 'Remove from my list' }).click();
  };
  await answerOnce(page, '**/api/quotes/*', 500, { ok: false });
  await remove();
  await expect(page.getByText('Failed to delete quotation')).toBeVisible();
  await remove();
  await expect(panel.getByText('No quotations yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(farmer.thread.getByText('₹1,250')).toBeVisible();
  await farmer.close();
});

test('Enter sends at a desk, breaks the line under a thumb and while Kannada is being composed @trial', async ({
  browser,
}) => {
  const { farmer, page } = await beginChat(browser, { app, office }, '9845077705', 'ಒಂದು');
  await farmer.composer.pressSequentially('ಎರಡು');
  await farmer.composer.press('Enter');
  await farmer.composer.pressSequentially('ಮೂರು');
  await expect(farmer.composer).toHaveValue('ಎರಡು\nಮೂರು');

  await test.step('the box grows with its text, to 220 px', async () => {
    const height = async () => (await farmer.composer.boundingBox())?.height ?? 0;
    const low = await height();
    await farmer.composer.fill('ಸಾಲು\n'.repeat(4));
    await expect.poll(height).toBeGreaterThan(low);
    await farmer.composer.fill('ಸಾಲು\n'.repeat(40));
    await expect.poll(height).toBe(220);
    await farmer.composer.fill('');
    await expect.poll(height).toBeLessThan(low);
  });

  const desk = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: { width: 1366, height: 768 },
    locale: 'en-IN',
  });
  const there = await desk.newPage();
  await there.goto(`${app.url}/farmers`);
  const box = there.getByRole('textbox', { name: 'Write a message' });
  await box.pressSequentially('ಮೇಜಿನಿಂದ');
  await box.press('Shift+Enter');
  await box.pressSequentially('ಎರಡನೇ ಸಾಲು');
  await expect(box).toHaveValue('ಮೇಜಿನಿಂದ\nಎರಡನೇ ಸಾಲು');
  await box.evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, isComposing: true }),
    ),
  );
  await expect(box).toHaveValue('ಮೇಜಿನಿಂದ\nಎರಡನೇ ಸಾಲು');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await expect(there.getByRole('log').getByText('ಮೇಜಿನಿಂದ')).toBeVisible();
  await desk.close();
  await farmer.close();
});
