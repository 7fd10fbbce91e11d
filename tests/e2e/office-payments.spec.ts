import { type Browser, expect, type Page, test } from '@playwright/test';
import { PRIVACY_NOTICE_VERSION } from '#content/privacy-notice.ts';
import { pricesAboveLaw } from '#shared/domain/money/statutory-price.ts';
import { pdf } from '../fixtures/documents.ts';
import { TestClient } from '../support/client.ts';
import { OFFICE } from '../support/running-app.ts';
import { SHIPPED } from '../support/shipped-content.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeClient } from './office-client.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';

/** Money at the office: what came in, what waits, what does not fit, and what goes back. */

const NAME = 'ಲಕ್ಷ್ಮೀದೇವಿ';
const MOBILE = '9845077701';

const app = appForFile();
let farmer: TestClient;
let paidPid: number;

test.beforeAll(async () => {
  await farmerPays(await OfficeClient.logIn(app));
});

/** One payment of each kind: paid, still open, and one the provider names another amount for. */
async function farmerPays(office: OfficeClient): Promise<void> {
  farmer = new TestClient(app.url);
  const notice = { version: PRIVACY_NOTICE_VERSION, language: 'kn' };
  await farmer.post('/api/auth/send-otp', { mobile: MOBILE, notice });
  const proof = { mobile: MOBILE, code: await app.code(MOBILE), role: 'farmer' };
  await farmer.post('/api/auth/verify-otp', { ...proof, name: NAME, address: 'ದೊಡ್ಡಬಳ್ಳಾಪುರ' });
  const hello = new FormData();
  hello.set('text', 'ಬೆಲೆ ಎಷ್ಟು?');
  const chatId = (await farmer.postForm('/api/chat/message', hello)).body.message.chat_id;
  const bytes = await pdf('Quotation');

  async function start(rupees: string): Promise<{ pid: number; page: URL }> {
    await office.quote(chatId, rupees, { name: 'q.pdf', type: 'application/pdf', bytes });
    const { body } = await farmer.post('/api/payment/create', { chat_id: chatId, amount: rupees });
    const { headers } = await farmer.get(`/api/payment/iframe-token?pid=${body.pid}`);
    const page = new URL(headers.get('location') ?? '');
    await fetch(page, { headers: { referer: `${app.url}${body.checkoutUrl}` } });
    return { pid: body.pid, page };
  }
  async function pay({ page }: { page: URL }, namedPaise: string, becomes: string): Promise<void> {
    const json = { 'content-type': 'application/json' };
    const nameAmount = (wrong_amount: string) =>
      fetch(`${page.origin}/sandbox/switches`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ wrong_amount }),
      });
    await nameAmount(namedPaise);
    const form = new URLSearchParams({ token: page.searchParams.get('token') ?? '', outcome: 'success' });
    await fetch(`${page.origin}/transact/outcome`, { method: 'POST', body: form });
    await expect.poll(() => office.countPayments(becomes), { timeout: 30_000 }).toBe(1);
    await nameAmount('');
  }
  const paid = await start('1250.50');
  paidPid = paid.pid;
  await pay(paid, '', 'success');
  await pay(await start('450'), '44900', 'review');
  await start('700');
}

const row = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function arrive(browser: Browser, options = {}): Promise<Page> {
  const office = await OfficeScreen.enter(browser, app, options);
  return office.page;
}

async function giveCode(page: Page, since: number): Promise<void> {
  await page.getByLabel('Code from the e-mail').fill(await app.code(OFFICE.email, since));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
}

test('payments are found, asked about, decided and given back, on a laptop', async ({
  browser,
}, testInfo) => {
  const page = await arrive(browser);
  const panel = page.getByRole('dialog');

  await test.step('the bar counts what wants a look, and one key leads there', async () => {
    for (const { name } of pricesAboveLaw(SHIPPED.products)) {
      const warning = page.getByText(`${name.en} is offered at`, { exact: false });
      await expect(warning).toContainText('above the price fixed by law');
    }
    await expect(page.getByRole('link', { name: 'Payments: 1 need a look' })).toBeVisible({
      timeout: 30_000,
    });
    await look(page, '01-desk', testInfo);
    await page.keyboard.press('?');
    await expect(panel.getByText('Payments')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('p');
    await expect(page.getByRole('button', { name: /^Need a look/, pressed: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '₹450.00' })).toContainText('decide');
    await expect(page.getByText('₹1,250.50')).toBeHidden();
    await look(page, '02-attention', testInfo);
  });

  await test.step('all of them, with state, age and farmer', async () => {
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(row(page, new RegExp(`₹1,250\\.50 ${NAME} ${MOBILE} · Quotation 1 Paid`))).toBeVisible();
    await expect(row(page, /₹700\.00 .* Waiting/)).toContainText('Test money');
    await look(page, '03-all', testInfo);
  });

  await test.step('the provider is asked about an open one', async () => {
    await row(page, /₹700\.00/).click();
    await expect(panel.getByText('What happened')).toBeVisible();
    await look(page, '04-open', testInfo);
    // The product asks by itself too, and never twice within three seconds.
    await expect(async () => {
      await panel.getByRole('button', { name: 'Ask the provider now' }).click();
      await expect(page.getByText('The provider answers: not paid yet.')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await panel.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('what does not fit is decided with a reason and a code', async () => {
    await row(page, /₹450\.00/).click();
    await panel.getByRole('button', { name: 'Count as failed' }).click();
    const form = panel.getByRole('form', { name: 'Count this payment as failed?' });
    await expect(form.getByRole('button', { name: 'Count as failed' })).toBeDisabled();
    await form.getByLabel('Reason').fill('The provider names 449 rupees');
    const since = Date.now();
    await form.getByRole('button', { name: 'Count as failed' }).click();
    await look(page, '05-code', testInfo);
    await giveCode(page, since);
    await expect(page.getByText('The decision is stored.')).toBeVisible();
    await expect(panel.getByText('The provider names 449 rupees')).toBeVisible();
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(row(page, /₹450\.00 .* Failed/)).toBeVisible();
  });

  await test.step('a refund wants a reason and a code, and is not asked for more than there is', async () => {
    await row(page, /₹1,250\.50/).click();
    await panel.getByRole('button', { name: 'Give money back' }).click();
    const form = panel.getByRole('form', { name: 'Give money back' });
    await form.getByLabel('Amount').fill('1250.51');
    await form.getByLabel('Reason').fill('Out of stock');
    await expect(form.getByRole('button', { name: 'Give back' })).toBeDisabled();
    await form.getByLabel('Amount').fill('250.50');
    await look(page, '06-refund', testInfo);
    const since = Date.now();
    await form.getByRole('button', { name: 'Give back ₹250.50' }).click();
    // The code's step says again what it will do.
    await expect(form.getByText('₹250.50 · Out of stock')).toBeVisible();
    await panel.getByLabel('Code from the e-mail').fill('000000');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(panel.getByRole('alert')).toBeVisible();
    await giveCode(page, since);
    await expect(page.getByText('The refund is on its way.', { exact: false })).toBeVisible();
    await expect(panel.getByText('Out of stock')).toBeVisible();
    await expect(panel.getByText(/^₹250\.50 · /)).toHaveCount(1);
    await look(page, '07-refunded', testInfo);
  });

  await test.step('the receipt lies in the thread, whose cards lead to the payments', async () => {
    await panel.getByRole('link', { name: `Open the chat with ${NAME}` }).click();
    const thread = page.getByRole('log');
    await expect(thread.getByRole('link', { name: /^Receipt T\/\d\d-\d\d\/\d{6}/ })).toHaveCount(1);
    await expect(thread.getByRole('link', { name: 'Payments of this chat' }).first()).toBeVisible();
    await look(page, '08-thread', testInfo);
    // The payment's card stands first; the refund's, with the same door, may have come behind it by now.
    const received = thread.getByRole('article').filter({ hasText: 'Payment received' }).first();
    await received.getByRole('link', { name: 'Open this payment' }).click();
    await expect(panel.getByRole('heading', { name: 'Payment ₹1,250.50' })).toBeVisible();
  });
  await page.context().close();
});

test('on a phone in Kannada nothing is cut off @trial', async ({ browser }, testInfo) => {
  const page = await arrive(browser, PHONE);
  await page.context().addCookies([{ name: 'site_lang', value: 'kn', url: app.url }]);
  await page.evaluate(() => localStorage.setItem('site_lang', 'kn'));
  await page.reload();
  await expect(page.getByRole('link', { name: /^ಪಾವತಿಗಳು/ })).toBeVisible();
  await look(page, '11-desk-phone', testInfo);
  await page.goto(`${app.url}/admin/payments`);
  await expect(row(page, /₹1,250\.50/)).toBeVisible();
  await look(page, '12-all-phone', testInfo);
  await row(page, /₹1,250\.50/).click();
  await page.getByRole('button', { name: 'ಹಣ ವಾಪಸ್ ಕೊಡಿ' }).click();
  await look(page, '13-refund-phone', testInfo);
  await page.context().close();
});

test('the farmer has their receipt on the result page and in their thread', async ({ browser }, testInfo) => {
  const context = await browser.newContext({ ...PHONE, locale: 'kn-IN' });
  const cookies = [...farmer.cookies, ['site_lang', 'kn'] as const];
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: app.url })));
  const page = await context.newPage();
  await page.goto(`${app.url}/payment-result?pid=${paidPid}`);
  const link = page.getByRole('link', { name: 'ರಸೀದಿ ಇಳಿಸಿಕೊಳ್ಳಿ' });
  await expect(link).toBeVisible();
  await look(page, '21-result', testInfo);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^receipt-T-\d\d-\d\d-\d{6}\.pdf$/);
  await page.goto(`${app.url}/farmers`);
  const file = page.getByRole('log').getByRole('link', { name: /^ರಸೀದಿ T\// });
  await file.scrollIntoViewIfNeeded();
  await look(page, '22-thread', testInfo);
  await context.close();
});
