/// <reference lib="dom" />

import { expect, type Locator, test } from '@playwright/test';
import { BUSINESS } from '../../content/business.ts';
import { CATALOGUE } from '../../content/catalogue.ts';
import { formatRupees } from '../../shared/domain/money/money.ts';
import { ARTICLE } from '../support/articles.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { SiteVisitor } from './site-visitor.ts';
import { turns } from './turns.ts';

/** The till: what a link may say, what only the catalogue may, and how the money finds its way. */
const app = appForFile();

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

for (const language of turns(['kn', 'en'] as const)) {
  test(`an article is paid at the catalogue's price, whatever the link says (${language})`, async ({
    browser,
  }, testInfo) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language, lessMotion: true });
    const { page } = visitor;
    const say = (key: string) => visitor.say('checkout', key);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const item = CATALOGUE[0];
    if (!item) throw new Error('the catalogue is empty');
    await visitor.open(`/checkout?name=Free%20gift&price=1&sku=${item.sku}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('heading'));
    await expect(main.getByRole('heading', { name: item.name[language] })).toBeVisible();
    await expect(main.getByText(formatRupees(item.price), { exact: true })).toBeVisible();
    await expect(main).toContainText(`SKU: ${item.sku}`);
    await expect(main).not.toContainText('Free gift');
    await expect(main.getByText(say('pay.text'))).toBeVisible();
    await expect(main.getByText(BUSINESS.upi.id, { exact: true })).toBeVisible();

    const pay = main.getByRole('link', { name: say('pay.now') });
    const first = await fieldsOf(pay);
    expect(first).toEqual({
      pa: BUSINESS.upi.id,
      pn: BUSINESS.upi.name,
      tr: expect.stringMatching(/^AV[0-9A-F]{16}$/),
      am: `${item.price}.00`,
      tn: `${item.name.en} (${item.sku})`,
      cu: 'INR',
    });
    await expect(main.getByRole('img', { name: BUSINESS.upi.id })).toBeVisible();
    await look(page, `checkout-${language}-360`, testInfo);
    await page.setViewportSize({ width: 1366, height: 768 });
    await look(page, `checkout-${language}-1366`, testInfo);

    await main.getByRole('button', { name: say('pay.copy') }).click();
    await expect(page.getByText(say('pay.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(BUSINESS.upi.id);

    // No app lives here: the page says what else can be done, and the next try is a new one.
    await pay.click();
    await expect(main.getByText(say('pay.notOpened'))).toBeVisible();
    expect((await fieldsOf(pay)).tr).not.toBe(first.tr);
    // A stranger is led to the login and back here, for both: an order is somebody's, and so is a note.
    for (const key of ['provider.login', 'after.login']) {
      const login = new URL(
        (await main.getByRole('link', { name: say(key) }).getAttribute('href')) ?? '',
        app.url,
      );
      expect(login.pathname).toBe('/farmers');
      expect(login.searchParams.get('back')).toContain(`sku=${item.sku}`);
    }
    expect(faults).toEqual([]);
    await visitor.leave();
  });

  test(`a link that says nothing asks for nothing (${language})`, async ({ browser }, testInfo) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language, lessMotion: true });
    const { page } = visitor;
    const say = (key: string) => visitor.say('checkout', key);
    for (const query of ['', '?price=', '?price=0']) {
      await visitor.open(`/checkout${query}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: say('item'), exact: true })).toBeVisible();
      await expect(main).toContainText('SKU: GEN-001');
      await expect(main).toContainText('₹0.00');
      await expect(main.getByText(say('noAmount'))).toBeVisible();
      await expect(main.getByRole('link', { name: say('products') })).toHaveAttribute('href', '/products');
      await expect(main.getByRole('link', { name: say('pay.now') })).toHaveCount(0);
    }
    await look(page, `checkout-${language}-nothing`, testInfo);
    await visitor.leave();
  });

  test(`a price nobody can pay is no order, with scripts and without (${language})`, async ({
    browser,
  }, testInfo) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language, lessMotion: true });
    const address = (price: string) => `/checkout?name=Tractor&sku=TR-1&price=${price}`;
    for (const price of ['1e9', '-5', '450.555', 'abc', '100000.01', '9999999999']) {
      const html = await (await fetch(`${app.url}${address(price)}&lang=${language}`)).text();
      expect(html, price).toContain(visitor.say('checkout', 'notOrder.title'));
      expect(html, price).not.toMatch(/Tractor<|upi:|₹/);
    }
    const main = visitor.page.getByRole('main');
    await visitor.open(address('-5'));
    await expect(
      main.getByRole('heading', { name: visitor.say('checkout', 'notOrder.title') }),
    ).toBeVisible();
    await expect(main).not.toContainText(/Tractor|₹/);
    await expect(main.getByRole('link', { name: visitor.say('checkout', 'pay.now') })).toHaveCount(0);
    await look(visitor.page, `checkout-${language}-no-order`, testInfo);
    await main.getByRole('link', { name: visitor.say('checkout', 'products') }).click();
    await expect(visitor.page).toHaveURL(/\/products/);
    await visitor.leave();
  });
}

test('the list leads to the till, which is not for search engines', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const { page } = visitor;
  await visitor.open('/products');
  await page.getByRole('link', { name: `Pay Now: ${ARTICLE.name.en}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expect(page.getByRole('heading', { name: 'Pay with UPI / PhonePe' })).toBeVisible();
  await expect(page.getByRole('heading', { name: ARTICLE.name.en })).toBeVisible();
  await visitor.leave();

  const html = await (await fetch(`${app.url}/checkout?sku=${ARTICLE.sku}`)).text();
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(await (await fetch(`${app.url}/sitemap.xml`)).text()).not.toContain('/checkout');
});

test('a stranger logs in, comes back, sends their UTR once, and pays an article through the provider', async ({
  browser,
}, testInfo) => {
  const visitor = await SiteVisitor.arrive(browser, app, { lessMotion: true });
  const { page } = visitor;
  const say = (key: string) => visitor.say('checkout', key);
  await visitor.open(`/checkout?sku=${ARTICLE.sku}`);
  await page.getByRole('link', { name: say('after.login') }).click();
  await page.getByLabel('Mobile number').fill('9845155501');
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('button', { name: 'I agree, send the OTP' }).click();
  await page.getByLabel('OTP', { exact: true }).fill(await app.code('9845155501'));
  await page.getByLabel('Your name').fill('ಲಕ್ಷ್ಮೀದೇವಿ');
  await page.getByLabel('Your place/address').fill('ದೊಡ್ಡಬಳ್ಳಾಪುರ');
  await page.getByRole('button', { name: 'Start the chat' }).click();
  await page.waitForURL(`**/checkout?sku=${ARTICLE.sku}`);

  const sendNote = async (utr: string) => {
    await page.getByLabel(say('note.utr')).fill(utr);
    await page.getByRole('button', { name: say('note.send') }).click();
  };
  await sendNote('4550697315');
  await expect(page.getByText(say('note.wrong'))).toBeVisible();
  await look(page, 'checkout-note', testInfo);
  await sendNote('4550 6973 1511');
  await expect(page.getByText(say('note.sent'))).toBeVisible();
  // The same number again, by the same farmer on another day: the office has it already.
  await page.reload();
  await sendNote('455069731511');
  await expect(page.getByText(say('note.sent'))).toBeVisible();

  await page.getByRole('button', { name: say('provider.pay') }).click();
  await page.waitForURL(/\/payment\/phonepe\/iframe\?pid=\d+/);
  await page.frameLocator('iframe').getByRole('button', { name: 'Success' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(formatRupees(ARTICLE.price))).toBeVisible();
  await page.getByRole('link', { name: 'Back to Quotations' }).click();
  const thread = page.getByRole('log');
  await expect(thread.getByText('UTR: 455069731511')).toHaveCount(1);
  await expect(thread.getByText('Payment received').first()).toBeVisible();
  await expect(thread.getByText(ARTICLE.name.en, { exact: true })).toBeVisible();
  await visitor.leave();
});

test('an iPhone names the apps, and fetches no picture for other phones', async ({ browser }, testInfo) => {
  const visitor = await SiteVisitor.arrive(browser, app, { touch: true });
  const { page } = visitor;
  await page.addInitScript((agent) => {
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => agent });
  }, IPHONE);
  const hostile = '<b>Tarpaulin</b> & 50% off #1+1';
  await visitor.open(`/checkout?name=${encodeURIComponent(hostile)}&price=1250.5&sku=TARP-1`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: hostile })).toBeVisible();
  await expect(main.getByText(visitor.say('checkout', 'unlisted'))).toBeVisible();
  for (const [payApp, address] of [
    ['Pay Now', 'upi://pay?'],
    ['PhonePe', 'phonepe://pay?'],
    ['Google Pay', 'tez://upi/pay?'],
    ['Paytm', 'paytmmp://pay?'],
    ['BHIM', 'bhim://pay?'],
  ] as const) {
    const link = main.getByRole('link', { name: payApp, exact: true });
    expect(await link.getAttribute('href')).toContain(address);
    expect(await fieldsOf(link)).toMatchObject({ am: '1250.50', tn: `${hostile} (TARP-1)` });
  }
  await expect(main.getByRole('img')).toHaveCount(0);
  await look(page, 'checkout-iphone', testInfo);
  await visitor.leave();
});

async function fieldsOf(link: Locator): Promise<Record<string, string>> {
  const [, query = ''] = ((await link.getAttribute('href')) ?? '').split('?');
  return Object.fromEntries(query.split('&').map((field) => field.split('=').map(decodeURIComponent)));
}
