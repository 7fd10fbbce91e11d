/// <reference lib="dom" />
import { type Browser, expect, type Page, test } from '@playwright/test';
import { HttpClient } from '../../tools/http-client.ts';
import { IS_SHIPPED } from '../support/shipped-content.ts';
import { appForFile } from './journey-app.ts';
import { OfficeScreen } from './office-screen.ts';

test.use({ serviceWorkers: 'allow' });

test.skip(!IS_SHIPPED, 'told of the articles that are shipped');

/** A visitor whose phone keeps the price list meets a price that was published since: on the page, and where it is paid. */
const app = appForFile();
const PATH = '/api/admin/content';
const ITEM = { kind: 'product', key: 'PEST-NEEM' };

async function ownerOf(browser: Browser): Promise<HttpClient> {
  const { page } = await OfficeScreen.enter(browser, app, { serviceWorkers: 'block' });
  const owner = new HttpClient(app.url);
  for (const { name, value } of await page.context().cookies()) owner.cookies.set(name, value);
  await page.context().close();
  return owner;
}

async function publish(owner: HttpClient, price: number): Promise<void> {
  const { version, published } = (await owner.get(`${PATH}/item?kind=product&key=${ITEM.key}`)).body.item;
  const body = { ...published, price, mrp: 400 };
  const saved = await owner.put(`${PATH}/draft`, { ...ITEM, revision: 0, version, body });
  const { revision } = saved.body.item.draft;
  expect((await owner.post(`${PATH}/publish`, { ...ITEM, revision })).status).toBe(200);
  const amount = `₹${price}.00`;
  const onPage = async () => (await fetch(`${app.url}/products`)).text();
  await expect.poll(onPage, { timeout: 30_000 }).toContain(amount);
}

/** What the phone has kept of the page; the network is not asked. */
const keptOf = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (new URL(request.url).pathname.endsWith(wanted))
          return (await (await cache.match(request))?.text()) ?? '';
    }
    return '';
  }, path);

test('a price that was published replaces the kept one at the next visit, and the old one is never paid @trial', async ({
  browser,
}) => {
  const owner = await ownerOf(browser);
  await publish(owner, 251);
  const context = await browser.newContext({ locale: 'en-IN' });
  const page = await context.newPage();
  await page.goto(`${app.url}/products`);
  await page.waitForFunction(() => navigator.serviceWorker?.controller?.state === 'activated');
  await page.reload();
  const article = page.locator(`[id="${ITEM.key}"]`);
  await expect(article).toContainText('₹251.00');
  await expect.poll(() => keptOf(page, '/products')).toContain('₹251.00');

  await test.step('without a line the kept price stands, and no checkout takes it', async () => {
    await publish(owner, 252);
    await context.setOffline(true);
    await page.goto(`${app.url}/products`);
    await expect(article).toContainText('₹251.00');
    await expect(page.getByText(/as your phone kept it on \d+ \w+ \d{4}/)).toBeVisible();
    await page.goto(`${app.url}/checkout?sku=${ITEM.key}`).catch(() => null);
    await expect(page.getByText('₹251.00')).toHaveCount(0);
    await context.setOffline(false);
  });

  await test.step('at the next visit with a line it is the new one, on the page, at the checkout and in what is kept', async () => {
    await page.goto(`${app.url}/products`);
    await expect(article).toContainText('₹252.00');
    await expect(page.getByText(/as your phone kept it/)).toHaveCount(0);
    await expect.poll(() => keptOf(page, '/products')).toContain('₹252.00');
    await page.goto(`${app.url}/checkout?sku=${ITEM.key}`);
    await expect(page.getByText('₹252.00').first()).toBeVisible();
  });

  await test.step('a page that stays open with the old price leads to a checkout with the new one', async () => {
    await page.goto(`${app.url}/products`);
    await publish(owner, 253);
    await expect(article).toContainText('₹252.00');
    await page.goto(`${app.url}/checkout?sku=${ITEM.key}`);
    await expect(page.getByText('₹253.00').first()).toBeVisible();
    await expect(page.getByText('₹252.00')).toHaveCount(0);
  });
  await context.close();
});
