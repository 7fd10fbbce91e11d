/// <reference lib="dom" />
import { type Browser, expect, type Page, test } from '@playwright/test';
import desk from '../../content/strings/en/desk.json' with { type: 'json' };
import fields from '../../content/strings/en/fields.json' with { type: 'json' };
import deskKn from '../../content/strings/kn/desk.json' with { type: 'json' };
import fieldsKn from '../../content/strings/kn/fields.json' with { type: 'json' };
import { IS_SHIPPED } from '../support/shipped-content.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { OfficeScreen } from './office-screen.ts';

test.skip(!IS_SHIPPED, 'told of the articles that are shipped');

/** What an owner changes: by a draft, published, seen by a visitor, and undone; wrong prices are refused at their field. */
const app = appForFile();
const SMALL = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const price = (page: Page) => page.getByLabel(fields.field.product.price, { exact: true });
const saved = (page: Page) => expect(page.locator('[data-saving=saved]')).toBeVisible();

/** What the list of prices says to a visitor without a login; null where it has no such article. */
async function priceFor(browser: Browser, sku: string): Promise<string | null> {
  const context = await browser.newContext({ locale: 'en-IN' });
  const page = await context.newPage();
  await page.goto(`${app.url}/products`);
  const article = page.locator(`[id="${sku}"]`);
  const text = (await article.count()) > 0 ? await article.textContent() : null;
  await context.close();
  return text && (/₹[\d,.]+/.exec(text)?.[0] ?? '');
}

/** Pages follow what is published within seconds. */
const reads = (browser: Browser, sku: string, amount: string | null) =>
  expect.poll(() => priceFor(browser, sku), { timeout: 30_000 }).toBe(amount);

test('a price is changed by a draft, published, read by a visitor, and undone @trial', async ({
  browser,
}, info) => {
  const { page } = await OfficeScreen.enter(browser, app);
  const dialog = page.getByRole('dialog');

  await test.step('the desk is found from the chats, the article by a few letters', async () => {
    await page.getByRole('link', { name: desk.heading }).click();
    await expect(page.getByRole('heading', { name: desk.group.articles })).toBeVisible();
    await look(page, 'desk', info);
    await page.getByLabel(desk.article.search).fill('neem');
    await expect(page.getByRole('status').getByText('1 article')).toBeVisible();
    await page
      .getByRole('region', { name: desk.group.articles })
      .getByRole('link', { name: 'Neem Oil' })
      .click();
    await expect(page.getByRole('heading', { name: 'Neem Oil' })).toBeVisible();
  });

  await test.step('a wrong price is told of at its field, and refused', async () => {
    await page.getByRole('button', { name: 'Add: MRP' }).click();
    await page.getByLabel('MRP', { exact: true }).fill('260');
    await price(page).fill('₹ 1,000/-');
    await expect(page.getByText('The price lies above the MRP of ₹260.00.')).toBeVisible();
    await look(page, 'wrong-price', info);
    await page.getByRole('button', { name: desk.act.publish }).click();
    await expect(price(page)).toBeFocused();
    await expect(dialog).toHaveCount(0);
    await reads(browser, 'PEST-NEEM', '₹250.00');
  });

  await test.step('the draft is saved by itself, survives a reload, and no visitor sees it', async () => {
    await price(page).fill('255');
    await saved(page);
    await page.reload();
    await expect(price(page)).toHaveValue('255');
    await reads(browser, 'PEST-NEEM', '₹250.00');
  });

  await test.step('publishing says what changes, and a visitor reads it', async () => {
    await page.getByRole('button', { name: desk.act.publish }).click();
    await expect(dialog).toContainText('₹250.00');
    await expect(dialog).toContainText('₹255.00');
    await look(page, 'publish', info);
    await dialog.getByRole('button', { name: desk.act.publish }).click();
    await expect(page.getByText(desk.publish.published)).toBeVisible();
    await reads(browser, 'PEST-NEEM', '₹255.00');
  });

  await test.step('the history has it, and what was shipped comes back', async () => {
    await page.getByRole('button', { name: desk.act.more }).click();
    await page.getByRole('button', { name: desk.menu.history }).click();
    await expect(dialog.getByText(desk.history.now)).toBeVisible();
    await look(page, 'history', info);
    await dialog.getByRole('button', { name: desk.history.use }).click();
    await expect(price(page)).toHaveValue('250');
    await page.getByRole('button', { name: desk.act.publish }).click();
    await dialog.getByRole('button', { name: desk.act.publish }).click();
    await reads(browser, 'PEST-NEEM', '₹250.00');
  });
  await page.context().close();
});

test('two people on one article are told, and nothing typed is lost @trial', async ({ browser }, info) => {
  const one = (await OfficeScreen.enter(browser, app)).page;
  const other = (await OfficeScreen.enter(browser, app)).page;
  for (const page of [one, other]) {
    await page.goto(`${app.url}/admin/content/product/SEED-PADDY-IR64`);
    await expect(price(page)).toHaveValue('300');
  }
  await test.step('who saves second sees both texts and chooses', async () => {
    // The line is cut: what the first saves is not heard of.
    await other.context().setOffline(true);
    await price(other).fill('320');
    await expect(other.locator('[data-saving=offline]')).toBeVisible();
    await price(one).fill('310');
    await saved(one);
    await other.context().setOffline(false);
    const told = other.getByRole('alert', { name: desk.conflict.title });
    await expect(told).toContainText('₹310.00');
    await expect(told).toContainText('₹320.00');
    await look(other, 'conflict', info);
    await told.getByRole('button', { name: desk.conflict.keepMine }).click();
    await saved(other);
    await expect(price(one)).toHaveValue('320');
    await expect(one.getByText(desk.item.news)).toBeVisible();
  });
  await test.step('a draft is discarded, and what is published stands', async () => {
    await one.getByRole('button', { name: desk.act.more }).click();
    await one.getByRole('button', { name: desk.menu.discard }).click();
    await one.getByRole('dialog').getByRole('button', { name: desk.discard.do }).click();
    await expect(price(one)).toHaveValue('300');
  });
  await one.context().close();
  await other.context().close();
});

test('hours on a phone in Kannada: a holiday, a closure without its notice, a day that is set @trial', async ({
  browser,
}, info) => {
  const { page } = await OfficeScreen.enter(browser, app, SMALL);
  await page.evaluate(() => localStorage.setItem('site_lang', 'kn'));
  await page.goto(`${app.url}/admin/settings`);
  await page.getByRole('link', { name: deskKn.heading }).click();
  await expect(page.getByRole('heading', { name: deskKn.group.articles })).toBeVisible();
  await look(page, 'desk-kn', info);
  await page.getByRole('link', { name: deskKn.kind.hours }).click();

  const words = fieldsKn.field.hours;
  await page.getByRole('button', { name: words.closures.add }).click();
  await page.getByLabel(words.closures.from, { exact: true }).fill('2026-12-24');
  await page.getByLabel(words.closures.until, { exact: true }).fill('2026-12-23');
  await page.getByRole('button', { name: deskKn.act.publish }).click();
  await expect(page.getByText(fieldsKn.fault.missing)).toHaveCount(2);
  // The first of three faults.
  await expect(page.getByLabel(words.closures.until, { exact: true })).toBeFocused();
  await page
    .getByLabel(`${words.closures.notice} · English`)
    .evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await look(page, 'hours-kn', info);
  await page.getByLabel(`${words.closures.notice} · English`).fill('Closed for the fair');
  await page.getByLabel(`${words.closures.notice} · ಕನ್ನಡ`).fill('ಜಾತ್ರೆಗೆ ರಜೆ');
  await expect(page.getByText(fieldsKn.fault.order)).toBeVisible();
  await page.getByLabel(words.closures.until, { exact: true }).fill('2026-12-25');
  await expect(page.getByText(fieldsKn.fault.order)).toHaveCount(0);
  await saved(page);

  await page.getByRole('button', { name: deskKn.act.more }).click();
  await page.getByRole('button', { name: deskKn.menu.schedule }).click();
  await page.getByRole('dialog').getByRole('button', { name: deskKn.schedule.do }).click();
  await expect(page.getByRole('button', { name: deskKn.schedule.off })).toBeVisible();
  await look(page, 'timed-kn', info);
  await page.getByRole('button', { name: deskKn.schedule.off }).click();
  await expect(page.getByRole('button', { name: deskKn.schedule.off })).toHaveCount(0);
  await page.context().close();
});

test('an article is added by keyboard, and taken away @trial', async ({ browser }, info) => {
  const { page } = await OfficeScreen.enter(browser, app);
  const dialog = page.getByRole('dialog');
  await page.goto(`${app.url}/admin/content`);
  await page.getByRole('button', { name: desk.article.add }).press('Enter');
  await dialog.getByLabel(fields.field.product.sku).fill('pest-neem');
  await expect(dialog.getByText(fields.fault.taken)).toBeVisible();
  await dialog.getByLabel(fields.field.product.sku).fill('serv-leaf');
  await dialog.getByLabel(fields.choice.product.category.services).check();
  await look(page, 'add', info);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/SERV-LEAF$/);

  await page.getByRole('button', { name: desk.act.publish }).click();
  await expect(price(page)).toBeFocused();
  await look(page, 'missing', info);
  const both = async (label: string, en: string, kn: string) => {
    await page.getByLabel(`${label} · English`).fill(en);
    await page.getByLabel(`${label} · ಕನ್ನಡ`).fill(kn);
  };
  const words = fields.field.product;
  await price(page).fill('150');
  await both(words.name, 'Leaf test', 'ಎಲೆ ಪರೀಕ್ಷೆ');
  await both(words.unit, '1 sample', '1 ಮಾದರಿ');
  await both(words.desc, 'What the leaf lacks.', 'ಎಲೆಯಲ್ಲಿ ಏನು ಕೊರತೆ ಎಂದು ತಿಳಿಯಿರಿ.');
  await page.getByLabel(words.hsn).fill('9983');
  await page.getByLabel(`${words.gst.rate} (%)`).fill('18');
  await saved(page);
  await page.getByRole('button', { name: desk.act.publish }).click();
  await dialog.getByRole('button', { name: desk.act.publish }).click();
  await reads(browser, 'SERV-LEAF', '₹150.00');

  await page.getByRole('button', { name: desk.act.more }).click();
  await page.getByRole('button', { name: desk.menu.remove }).click();
  await dialog.getByRole('button', { name: desk.remove.do }).click();
  await expect(page.getByText(desk.item.gone)).toBeVisible();
  await reads(browser, 'SERV-LEAF', null);

  // No line has its number any more; who asks for it again comes to its history, which brings it back.
  await page.goto(`${app.url}/admin/content`);
  await page.getByRole('button', { name: desk.article.add }).press('Enter');
  await dialog.getByLabel(fields.field.product.sku).fill('serv-leaf');
  await dialog.getByLabel(fields.choice.product.category.services).check();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\/SERV-LEAF$/);
  await expect(page.getByText(desk.item.gone)).toBeVisible();
  await page.context().close();
});
