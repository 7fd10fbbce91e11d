/// <reference lib="dom" />

import { expect, type Page, test } from '@playwright/test';
import { cropPath } from '#shared/domain/guide/crop-pages.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { appForFile } from './journey-app.ts';
import { SiteVisitor } from './site-visitor.ts';
import { turns } from './turns.ts';

/** How public pages arrive: finished in either language, alive without a word of complaint, and honest about errors. */
const app = appForFile();

/**
 * `npm run trials -- pages` opens every chapter's and every crop's page: they differ in their words, which are checked when
 * they are built. Of the chapters there are the longest, the one of tools and the last.
 */
const OPENED = [
  cropPath('tomato'),
  ...['1-insecticides', '14-soil-test', '15-faq'].map((slug) => `/guide/chapter/${slug}`),
];
const isOpened = (path: string) =>
  process.env.EVERY_PAGE === '1' || !/^\/guide\/(crop|chapter)\//.test(path) || OPENED.includes(path);

for (const language of turns(['kn', 'en'] as const)) {
  test(`every page comes to life as it was drawn, and says who it is (${language})`, async ({ browser }) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language });
    const { page } = visitor;
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !message.text().includes('Service Worker')) {
        complaints.push(`${page.url()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    for (const path of (await publicPaths()).filter(isOpened)) {
      await visitor.open(path);
      // Alive to the last part: the year is the reader's own.
      await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
      const said = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        titles: document.querySelectorAll('title').length,
        descriptions: document.querySelectorAll('meta[name="description"]').length,
        canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(
          (link) => link.hreflang,
        ),
        headings: document.querySelectorAll('h1').length,
      }));
      const canonical = `${app.url}${path}${language === 'kn' ? '?lang=kn' : ''}`;
      expect.soft(said, path).toEqual({
        lang: language,
        titles: 1,
        descriptions: 1,
        canonical,
        alternates: ['en', 'kn', 'x-default'],
        headings: 1,
      });
    }
    expect(complaints).toEqual([]);
    expect(visitor.strangers).toEqual([]);
    await visitor.leave();
  });
}

test('a shared link carries a picture, and machines are told what the page is, in both languages', async () => {
  const cards = new Set<string>();
  for (const path of await publicPaths()) {
    for (const language of LANGUAGES) {
      const html = await (await fetch(`${app.url}${path}?lang=${language}`)).text();
      const addressOf = (tag: string) => new RegExp(`<link rel="${tag}"[^>]* href="([^"]+)"`).exec(html)?.[1];
      const own = `${app.url}${path}${language === 'kn' ? '?lang=kn' : ''}`;
      expect.soft(addressOf('canonical'), `${path} ${language}`).toBe(own);
      expect.soft(html, `${path} ${language}`).toContain(`lang="${language}"`);
      for (const [once, many] of [
        ['title', html.match(/<title>/g)],
        ['description', html.match(/<meta name="description"/g)],
        ['heading', html.match(/<h1[ >]/g)],
      ] as const)
        expect.soft(many, `${path} ${language}: ${once}`).toHaveLength(1);
      const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
      expect(card, `${path} ${language}`).toBeTruthy();
      const told = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)];
      const kinds = told.map(([, json = '']) => (JSON.parse(json) as { '@type': string })['@type']);
      expect(kinds, `${path} ${language}`).toContain(path === '/' ? 'LocalBusiness' : 'BreadcrumbList');
      cards.add(card ?? '');
    }
  }
  for (const card of cards) {
    const picture = await fetch(card);
    expect(picture.status, card).toBe(200);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(300_000);
  }
  // The chat is no document, but a link to it is shared too.
  const chat = await (await fetch(`${app.url}/farmers`)).text();
  const picture = await fetch(/property="og:image" content="([^"]+)"/.exec(chat)?.[1] ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('an address nobody knows gets a helpful page with a true 404; an unknown chapter is a page', async ({
  browser,
}) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const lost = await visitor.page.goto(`${app.url}/no/such/page`);
  expect(lost?.status()).toBe(404);
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(
    visitor.say('errors', 'page.notFoundTitle'),
  );
  await visitor.comeToLife();
  await visitor.page.getByRole('main').getByRole('link').first().click();
  await expect(visitor.page).not.toHaveURL(/no\/such/);
  expect((await fetch(`${app.url}/guide/chapter/99-nothing`)).status).toBe(200);
  await visitor.leave();
});

test('without scripts the site is read, walked through and switched to Kannada', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app, { scripts: false });
  const { page } = visitor;
  await page.goto(`${app.url}/`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page).toHaveURL(/#site-links$/);
  await page.locator('#site-links').getByRole('link', { name: 'Clinic' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'ಕನ್ನಡ' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn');
  // The choice goes along, though nothing but a cookie can remember it.
  await page.locator('#site-links').getByRole('link', { name: 'ಸಂಪರ್ಕ' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn');
  await visitor.leave();
});

test('a page that breaks says so, keeps the navigation, and keeps its stack from strangers', async ({
  browser,
}) => {
  const visitor = await SiteVisitor.arrive(browser, app, { width: 1366, height: 768 });
  const { page } = visitor;
  await page.route(/\/assets\/my-data-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function MyData(){throw new Error("the sprayer is clogged")}',
    }),
  );
  await page.goto(`${app.url}/my-data`);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('the sprayer is clogged').first()).toBeVisible();
  await expect(page.locator('pre')).toContainText('at ');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
  // As in production, where the server says so on the html tag.
  await page.route(/\/my-data$/, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace('<html ', '<html data-production ');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto(`${app.url}/my-data`);
  await expect(page.getByText('the sprayer is clogged').first()).toBeVisible();
  await expect(page.locator('pre')).toBeHidden();
  await visitor.leave();
});

test('going back returns to where one was, going on starts at the top', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const { page } = visitor;
  await visitor.open('/');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.locator('#site-links a[href="/products"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(() => scrolled(page)).toBe(0);
  const head = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(head).toBe(`${app.url}/products`);
  await page.goBack();
  await expect(page).toHaveURL(`${app.url}/`);
  await expect.poll(() => scrolled(page)).toBe(900);
  await visitor.leave();
});

test('built files stay for a year, pages are asked for again', async () => {
  const page = await fetch(`${app.url}/`);
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('vary')).toContain('Accept-Language');
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text()) ?? [];
  const file = await fetch(`${app.url}${script}`, { headers: { 'accept-encoding': 'br' } });
  expect(file.headers.get('content-encoding')).toBe('br');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function publicPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  return [...new Set(addresses)];
}
