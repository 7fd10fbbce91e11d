/// <reference lib="dom" />
import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import desk from '../../content/strings/en/desk.json' with { type: 'json' };
import fields from '../../content/strings/en/fields.json' with { type: 'json' };
import prices from '../../content/strings/en/prices.json' with { type: 'json' };
import pricesKn from '../../content/strings/kn/prices.json' with { type: 'json' };
import { IS_SHIPPED } from '../support/shipped-content.ts';
import { appForFile } from './journey-app.ts';
import { look, lookAtBoth } from './look.ts';
import { OfficeScreen, PHONE } from './office-screen.ts';

test.skip(!IS_SHIPPED, 'told of the articles that are shipped');

/** The price list is taken along, changed in a spreadsheet, and read in: faults by cell first, then all of it at once. */
const app = appForFile();

const field = (page: Page, words = prices) => page.getByLabel(words.read.file);
const report = (page: Page, count: string) => page.locator(`[data-count=${count}] dd`);

async function choose(page: Page, name: string, text: string, words = prices): Promise<void> {
  await field(page, words).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: words.read.check }).click();
}

/** The CSV file behind the button, line by line. */
async function takeAlong(page: Page, words = prices): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.take.csv }).click(),
  ]);
  return (await readFile(await download.path(), 'utf8')).split('\r\n');
}

/** What a visitor without a login reads at an address. */
async function read(browser: Browser, path: string): Promise<string> {
  const context = await browser.newContext({ locale: 'en-IN' });
  const page = await context.newPage();
  await page.goto(`${app.url}${path}`);
  const text = (await page.locator('main').textContent()) ?? '';
  await context.close();
  return text;
}

const NEW_ARTICLE = [
  ...[
    'FERT-MOP',
    'MOP',
    'ಎಂಒಪಿ',
    'Fertilizers',
    '50 kg bag',
    '50 ಕಿ.ಗ್ರಾಂ ಚೀಲ',
    '"₹ 1,700"',
    '1,750',
    'In stock',
    '310420',
  ],
  ...[
    '5',
    '',
    '',
    '',
    'Potash for fruit.',
    'ಹಣ್ಣಿಗೆ ಪೊಟ್ಯಾಷ್.',
    'Muriate of potash',
    'ಪೊಟ್ಯಾಷ್',
    '',
    'Maker',
    'ತಯಾರಕರು',
  ],
  ...['India', 'ಭಾರತ', '5'],
];

test('a list is taken along, changed, checked cell by cell, mended and put in force', async ({
  browser,
}, info) => {
  const { page } = await OfficeScreen.enter(browser, app);
  let lines: string[] = [];

  await test.step('the desk leads there, and the list comes along', async () => {
    await page.goto(`${app.url}/admin/content`);
    await page.getByRole('link', { name: desk.article.file }).press('Enter');
    await expect(page.getByRole('heading', { name: prices.take.title })).toBeVisible();
    await lookAtBoth(page, 'price-list', info);
    lines = await takeAlong(page);
    expect(lines[0]).toContain('"Part No.","Name of Item"');
    await choose(page, 'same.csv', lines.join('\r\n'));
    await expect(page.getByText(prices.checked.nothing)).toBeVisible();
    await expect(report(page, 'unchanged')).toHaveText('8');
    await look(page, 'nothing', info);
    await page.getByRole('button', { name: prices.checked.another }).click();
  });

  const edited = (change: (line: string) => string) =>
    [...lines.filter(Boolean).map(change), NEW_ARTICLE.join(',').replace('1,750', '"1,750"')].join('\r\n');

  await test.step('a fault is told at its cell, and nothing is published', async () => {
    const wrong = edited((line) =>
      line.replace(/^("SEED-PADDY-IR64".*?),300,/, '$1,30.125,').replace(',1350,', ',1325.5,'),
    );
    await choose(page, 'wrong.csv', wrong);
    const cell = page.getByRole('row').filter({ hasText: fields.fault.decimals });
    await expect(cell).toContainText('30.125');
    await expect(cell).toContainText('G · Rate');
    await expect(report(page, 'faulty')).toHaveText('1');
    await expect(page.getByRole('button', { name: 'Publish 2 articles' })).toBeDisabled();
    await cell.scrollIntoViewIfNeeded();
    await lookAtBoth(page, 'faults', info);
    await page.getByRole('button', { name: prices.checked.another }).click();
  });

  await test.step('mended, it says before and after, and is put in force', async () => {
    const right = edited((line) =>
      line.replace(/^("SEED-PADDY-IR64".*?),300,/, '$1,310,').replace(',1350,', ',1325.5,'),
    );
    await choose(page, 'right.csv', right);
    await expect(report(page, 'new')).toHaveText('1');
    await expect(report(page, 'changed')).toHaveText('2');
    const paddy = page.getByRole('listitem').filter({ hasText: 'SEED-PADDY-IR64' });
    await expect(paddy).toContainText('₹300.00');
    await expect(paddy).toContainText('₹310.00');
    await paddy.scrollIntoViewIfNeeded();
    await lookAtBoth(page, 'checked', info);
    await page.getByRole('button', { name: 'Publish 3 articles' }).press('Enter');
    await expect(page.getByText('3 articles are published.', { exact: false })).toBeVisible({
      timeout: 60_000,
    });
    await look(page, 'done', info);
  });

  await test.step('a visitor reads the new prices on the list and at the checkout', async () => {
    await expect.poll(() => read(browser, '/products'), { timeout: 30_000 }).toContain('₹1,325.50');
    const list = await read(browser, '/products');
    expect(list).toContain('₹310.00');
    expect(list).toContain('MOP');
    expect(await read(browser, '/checkout?sku=FERT-MOP')).toContain('₹1,700.00');
    expect(await read(browser, '/checkout?sku=SEED-PADDY-IR64')).toContain('₹310.00');
  });
  await page.context().close();
});

test('on a phone in Kannada: no columns, then a list of its own headers @trial', async ({
  browser,
}, info) => {
  const office = await OfficeScreen.enter(browser, app, PHONE);
  const { page } = office;
  await office.readIn('kn');
  await page.goto(`${app.url}/admin/content/prices`);
  await expect(page.getByRole('heading', { name: pricesKn.take.title })).toBeVisible();
  await look(page, 'price-list-kn', info);

  await choose(page, 'notes.csv', 'a,b\n1,2\n', pricesKn);
  await expect(page.getByRole('alert')).toContainText('Part No.');
  await look(page, 'no-columns-kn', info);
  const lines = await takeAlong(page, pricesKn);
  expect(lines[0]).toContain('"ನಮ್ಮ ಸಂಖ್ಯೆ"');
  await choose(page, 'prices.csv', 'ನಮ್ಮ ಸಂಖ್ಯೆ;ಬೆಲೆ;ಎಂ.ಆರ್.ಪಿ.\nPEST-NEEM;೨೬೫;೨೬೦\nFERT-NPK;=1+1;\n', pricesKn);
  await expect(report(page, 'faulty')).toHaveText('2');
  await look(page, 'faults-kn', info);
  await page.context().close();
});
