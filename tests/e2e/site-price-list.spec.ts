/// <reference lib="dom" />

import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { CROPS } from '../../content/crops.ts';
import { manyArticles, publishArticles } from '../../tools/bench/seed/articles.ts';
import { appForFile } from './journey-app.ts';
import { look } from './look.ts';
import { SiteVisitor } from './site-visitor.ts';
import { turns } from './turns.ts';

/** The price list of a large shop: found by words, group and crop, page by page, without scripts too. */
const app = appForFile();
const ARTICLES = manyArticles(500);
/** As budgets.spec.ts has them for every page, brotli, in bytes. */
const [HTML, STYLES] = [12_000, 8_000];

/** Where the page before it is, of those that have one. */
const PREVIOUS: Record<string, string> = {
  '/products?category=pesticides&page=2': '/products?category=pesticides',
  '/products?page=3': '/products?page=2',
};

test.beforeAll(async () => {
  await publishArticles(app.databaseUrl, ARTICLES);
  await expect
    .poll(async () => (await fetch(`${app.url}/products`)).text(), { timeout: 60_000 })
    .toContain('name="q"');
});

/** The narrow page in Kannada, the wide one in English; `npm run trials -- languages` plays both in both. */
for (const [language, width] of turns(
  [
    ['kn', 360],
    ['en', 1366],
    ['kn', 1366],
    ['en', 360],
  ] as const,
  [
    ['kn', 360],
    ['en', 1366],
  ],
)) {
  test(`articles are found, paged through and bought (${language}, ${width} px)`, async ({
    browser,
  }, info) => {
    test.setTimeout(180_000);
    const visitor = await SiteVisitor.arrive(browser, app, { language, width });
    const { page } = visitor;
    const say = (key: string) => visitor.say('products', key);
    await visitor.open('/products');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('heading'));
    // Four of each shelf, the shipped ones among them.
    await expect(main.locator('li[id]')).toHaveCount(16);
    await look(page, 'finished', info);

    await main.getByRole('link', { name: `${say('categories.seeds.title')}: ` }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(say('categories.seeds.title'));
    await expect(main.locator('li[id]')).toHaveCount(24);
    await main.getByRole('link', { name: say('find.next') }).click();
    await expect(page).toHaveURL(/category=seeds&page=2/);
    await expect(main.locator('[aria-current=page]')).toHaveText('2');
    await look(page, 'second', info);

    await main.getByLabel(say('find.words')).fill(language === 'kn' ? 'ನೋವಾ' : 'NOVA');
    await main.getByLabel(say('find.group')).selectOption('');
    await main.getByLabel(say('find.crop')).selectOption('arecanut');
    await main.getByRole('button', { name: say('find.submit') }).click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(CROPS.arecanut?.[language] ?? '');
    const names = await main.locator('li[id] h3').allTextContents();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toContain(CROPS.arecanut?.[language]);
    const pay = main.locator('a[href^="/checkout"]').first();
    await expect(pay).toHaveAttribute('href', /sku=A-/);

    await main.getByLabel(say('find.words')).fill('<script>alert(1)</script>');
    await main.getByRole('button', { name: say('find.submit') }).click();
    await expect(main.getByRole('heading', { name: say('find.none') })).toBeVisible();
    await expect(main.getByRole('link', { name: say('find.ask') })).toHaveAttribute('href', '/farmers');
    await look(page, 'nothing', info);
    await visitor.leave();
  });
}

for (const language of LANGUAGES) {
  test(`every list is small and says of itself what is so (${language})`, async () => {
    for (const path of [
      '/products',
      '/products?category=pesticides&page=2',
      '/products?q=malnad',
      '/products?page=3',
    ]) {
      const answer = await fetch(`${app.url}${path}`, { headers: { cookie: `site_lang=${language}` } });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-language'), path).toBe(language);
      const html = await answer.text();
      const styles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
      expect(brotliCompressSync(html.replace(styles, '')).length, path).toBeLessThanOrEqual(HTML);
      expect(brotliCompressSync(styles).length, path).toBeLessThanOrEqual(STYLES);
      const shown = html.match(/<li[^>]* id="/g)?.length ?? 0;
      expect(html.match(/"@type":"(Product|Service)"/g)?.length, path).toBe(shown);
      expect(html.includes('content="noindex"'), path).toBe(path.includes('q='));
      const before = /rel="prev" href="([^"]*)"/.exec(html)?.[1];
      expect(before, path).toBe(PREVIOUS[path]);
    }
  });
}

test('the form and the pager work before any script has come', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app, { language: 'kn', scripts: false });
  const { page } = visitor;
  await page.goto(`${app.url}/products`);
  await page.getByLabel(visitor.say('products', 'find.words')).fill('ಹೈಬ್ರಿಡ್');
  await page.getByRole('button', { name: visitor.say('products', 'find.submit') }).click();
  await page.getByRole('link', { name: visitor.say('products', 'find.next') }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('main').locator('li[id] h3').first()).toContainText('ಹೈಬ್ರಿಡ್');
  await visitor.leave();
});

test('what does not exist is a true 404, and only what is asked for is in the page', async () => {
  for (const query of ['page=9999', 'page=0', 'page=x', 'category=toys', 'crop=constructor'])
    expect((await fetch(`${app.url}/products?${query}`)).status, query).toBe(404);
  const html = await (
    await fetch(`${app.url}/products?q=${encodeURIComponent('"><img src=x onerror=1>\u202e')}`)
  ).text();
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('\u202e');
});

test('the page of a first visit that nobody may keep is not asked for again', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'kn-IN' });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${app.url}/checkout?sku=A-SEED-00004&lang=kn`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // What is kept comes after the page itself would have: the files of its scripts.
  await expect
    .poll(() => new Set(asked.filter((url, at) => url.includes('/assets/') && asked.indexOf(url) < at)).size)
    .toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => new URL(url).pathname === '/checkout')).toHaveLength(1);
  await context.close();
});
