/// <reference lib="dom" />

import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Language } from '#shared/domain/languages.ts';
import { pdf } from '../fixtures/documents.ts';
import { TestClient } from '../support/client.ts';
import { appForFile } from './journey-app.ts';
import { latinWords } from './kannada.ts';
import { look } from './look.ts';
import { OfficeClient } from './office-client.ts';
import { SiteVisitor } from './site-visitor.ts';
import { turns } from './turns.ts';

/** What becomes of a payment, on the payer's screen: every end the provider knows; `npm run trials -- languages` plays it in both. */
const app = appForFile();
let office: OfficeClient;
test.beforeAll(async () => {
  office = await OfficeClient.logIn(app);
});

/** What the payer presses at the provider, and what our page then says. `Cancel` says nothing about the money. */
const OUTCOMES = [
  { press: 'Success', says: 'success', rupees: '1250.50' },
  { press: 'Fail', says: 'failed', rupees: '100001' },
  { press: 'Pending', says: 'pending', rupees: '2499.05' },
  { press: 'Cancel', says: 'pending', rupees: '75' },
] as const;
const AMOUNTS = { '1250.50': '₹1,250.50', '100001': '₹1,00,001.00', '2499.05': '₹2,499.05', '75': '₹75.00' };

/** A farmer with one open quotation for each outcome, logged in on this browser. */
async function quotedVisitor(browser: Browser, language: Language): Promise<SiteVisitor> {
  const mobile = language === 'kn' ? '9845100001' : '9845100002';
  const client = await loggedIn(mobile);
  const hello = new FormData();
  hello.set('text', 'ಬೆಲೆ ಎಷ್ಟು?');
  const chatId = (await client.postForm('/api/chat/message', hello)).body.message.chat_id;
  const bytes = await pdf('Quotation');
  for (const { rupees } of OUTCOMES) {
    await office.quote(chatId, rupees, { name: `${rupees}.pdf`, type: 'application/pdf', bytes });
  }
  const visitor = await SiteVisitor.arrive(browser, app, { language, lessMotion: true });
  await lend(visitor, client);
  return visitor;
}

async function loggedIn(mobile: string): Promise<TestClient> {
  const client = new TestClient(app.url);
  await client.post('/api/auth/send-otp', { mobile });
  const profile = { name: 'ಲಕ್ಷ್ಮೀದೇವಿ', address: 'ದೊಡ್ಡಬಳ್ಳಾಪುರ' };
  const proof = { mobile, code: await app.code(mobile), role: 'farmer', ...profile };
  expect((await client.post('/api/auth/verify-otp', proof)).status).toBe(200);
  return client;
}

/** The browser is this farmer's from now on. */
async function lend(visitor: SiteVisitor, client: TestClient): Promise<void> {
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: app.url }));
  await visitor.page.context().addCookies(cookies);
}

/** Presses a button of the provider's page, inside ours, and comes to the result. */
async function payAtProvider(page: Page, press: string): Promise<void> {
  await page.waitForURL(/\/payment\/phonepe\/iframe\?pid=\d+/);
  await page.frameLocator('iframe').getByRole('button', { name: press }).click();
  await page.waitForURL(/\/payment-result\?pid=\d+$/);
}

async function expectResult(visitor: SiteVisitor, says: string, amount: string): Promise<void> {
  const main = visitor.page.getByRole('main');
  const say = (key: string) => visitor.say('payments', `result.${key}`);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(say(`title.${says}`), { timeout: 20_000 });
  await expect(main.getByText(say(`text.${says}`))).toBeVisible();
  await expect(main.getByText(say(`pill.${says}`), { exact: true })).toBeVisible();
  await expect(main.getByText(amount, { exact: true })).toBeVisible();
  const pid = new URL(visitor.page.url()).searchParams.get('pid');
  await expect(main.getByText(`#${pid}`, { exact: true })).toBeVisible();
  await expect(main.getByText(new RegExp(`^AV\\d{8}-${pid}$`))).toBeVisible();
  await expect(main.getByRole('link', { name: say('back'), exact: true })).toHaveAttribute(
    'href',
    '/farmers',
  );
  await expect(main.getByRole('link', { name: say('home'), exact: true })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: say('retry') })).toHaveCount(says === 'failed' ? 1 : 0);
  await expect(main.getByRole('button', { name: say('refresh') })).toHaveCount(says === 'pending' ? 1 : 0);
}

for (const language of turns(['kn', 'en'] as const)) {
  test(`a quotation’s payment ends as the provider says: paid, failed, pending, closed (${language})`, async ({
    browser,
  }, testInfo) => {
    const visitor = await quotedVisitor(browser, language);
    const { page } = visitor;
    for (const { press, says, rupees } of OUTCOMES) {
      await test.step(press, async () => {
        await page.goto(`${app.url}/farmers`);
        await page
          .getByRole('button', { name: new RegExp(`^${visitor.say('quotes', 'panel.title')}`) })
          .click();
        const pay = visitor.say('quotes', 'card.pay').replace('{{amount}}', AMOUNTS[rupees]);
        await page.getByRole('dialog').getByRole('button', { name: pay }).click();
        await payAtProvider(page, press);
        await expectResult(visitor, says, AMOUNTS[rupees]);
        await look(page, `payment-${press.toLowerCase()}-${language}`, testInfo);
        if (language === 'kn') expect(await latinWords(page)).toEqual([]);
      });
    }
    await visitor.leave();
  });

  test(`the demonstration is paid by anybody, without a login (${language})`, async ({
    browser,
  }, testInfo) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language, lessMotion: true });
    const { page } = visitor;
    const say = (key: string) => visitor.say('demo', key);
    await page.goto(`${app.url}/demo/quote/no-such-token`);
    const refused = visitor.say('errors', 'code.NOT_FOUND');
    await expect(page.getByRole('alert')).toContainText(say('error').replace('{{message}}', refused));
    await page.goto(`${app.url}/demo/quote`);
    await expect(page.getByText('₹450.00', { exact: true })).toBeVisible();
    await look(page, `demo-quote-${language}`, testInfo);
    if (language === 'kn') expect(await latinWords(page)).toEqual([]);

    // The order cannot be made: an alert says so, and the button is there for another try.
    await page.route('**/api/payment/demo/pay', (route) => route.abort(), { times: 1 });
    const alerted = page.waitForEvent('dialog');
    await page.getByRole('button', { name: say('pay') }).click({ noWaitAfter: true });
    const alert = await alerted;
    expect([alert.type(), alert.message()]).toEqual(['alert', say('createFailed')]);
    await alert.accept();

    await page.getByRole('button', { name: say('pay') }).click();
    await payAtProvider(page, 'Success');
    await expectResult(visitor, 'success', '₹450.00');
    // Its payment page has nothing more to pay, and says how it went instead.
    await page.goto(page.url().replace('/payment-result', '/payment/phonepe/iframe'));
    await page.waitForURL(/\/payment-result\?pid=\d+$/);
    await visitor.leave();
  });
}

test('the payment page offers a way on after ten seconds, without a script and without a payment', async ({
  browser,
}, testInfo) => {
  const visitor = await SiteVisitor.arrive(browser, app, { lessMotion: true });
  const { page } = visitor;
  // The provider's script does not come.
  await page.route(
    ({ hostname, host }) => hostname === 'localhost' && host !== new URL(app.url).host,
    (route) => route.abort(),
  );
  const say = (key: string) => visitor.say('payments', `checkout.${key}`);
  await page.clock.install();
  for (const [query, sentence] of [
    ['?pid=4503599627370497', 'slow'],
    ['', 'noPayment'],
  ] as const) {
    await page.goto(`${app.url}/payment/phonepe/iframe${query}`);
    await expect(page.getByText(say('opening'))).toBeVisible();
    await page.clock.runFor(9_000);
    await expect(page.getByText(say('wait'))).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page.getByText(say(sentence))).toBeVisible();
    await expect(page.getByText(say('retry'), { exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/payment/phonepe/iframe');
  }
  await look(page, 'payment-page-no-payment', testInfo);
  await visitor.leave();
});
