/// <reference lib="dom" />

import { expect, type Page, test } from '@playwright/test';
import type { Language } from '#shared/domain/languages.ts';
import { appForFile } from './journey-app.ts';
import { SiteVisitor } from './site-visitor.ts';

/** Which language a page speaks, who remembers it, and the machine that translates what has no Kannada. */
const app = appForFile();

const isStored = (page: Page, language: Language) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('site_lang'))).toBe(language);
const isSpoken = (page: Page, language: Language) =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

/** Pixels of a heading's line. */
const LINE = 48;

/** Under which heading of the page one reads ('' for none), how far below it, and how many pages one can go back. */
function placeIn(page: Page): Promise<{ pages: number; heading: string; below: number }> {
  return page.evaluate(() => {
    const above = [...document.querySelectorAll('main :is(h2, h3, section)[id]')].findLast(
      (each) => each.getBoundingClientRect().top <= 0,
    );
    const below = above ? -above.getBoundingClientRect().top : scrollY;
    return { pages: history.length, heading: above?.id ?? '', below };
  });
}

test('the switch keeps the place, is kept, and holds in every tab and on every page', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const { page } = visitor;
  await visitor.open('/about');
  await isSpoken(page, 'en');
  await isStored(page, 'en');
  const other = await page.context().newPage();
  await other.goto(`${app.url}/clinic`);
  // Not by the wheel, which goes on scrolling after it is past any mark.
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const before = await placeIn(page);
  expect(before.below).toBeGreaterThan(LINE * 2);
  // Not by the mouse of the test, which scrolls to what it clicks.
  await page.getByRole('link', { name: 'ಕನ್ನಡ' }).evaluate((link: HTMLElement) => link.click());
  await isSpoken(page, 'kn');
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
  // The same words, to a line: above them a language may take a line more, and a face comes late.
  await expect
    .poll(async () => {
      const now = await placeIn(page);
      return { ...now, below: Math.abs(now.below - before.below) <= LINE };
    })
    .toEqual({ ...before, below: true });
  await isStored(page, 'kn');
  await isSpoken(other, 'kn');
  await expect(other.getByRole('link', { name: 'English' })).toBeVisible();
  // The cookie brings the next page in Kannada before any script.
  const next = await page.goto(`${app.url}/contact`);
  expect(next?.headers()['content-language']).toBe('kn');
  await visitor.leave();
});

test('a page describes its pictures in its own language, and brings no other words', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const { page } = visitor;
  const descriptions = () =>
    page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('alt') ?? '').filter(Boolean));
  const answer = await page.goto(`${app.url}/?lang=kn`);
  expect(await answer?.text()).not.toMatch(/("|&quot;)en("|&quot;):/);
  const kannada = await descriptions();
  expect(kannada.length).toBeGreaterThanOrEqual(9);
  for (const words of kannada) expect(words).toMatch(/[\u0C80-\u0CFF]/);
  await page.getByRole('link', { name: 'English' }).click();
  await isSpoken(page, 'en');
  const english = await descriptions();
  expect(english).toHaveLength(kannada.length);
  for (const words of english) expect(words).toMatch(/^[A-Z][\x20-\x7E]+$/);
  await visitor.leave();
});

test('a tap without a line is answered, and the next one with a line is done', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const { page } = visitor;
  await visitor.open('/about');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'ಕನ್ನಡ' }).click();
  await expect(page.getByText('No connection. Check your network and try again.')).toBeVisible();
  await isSpoken(page, 'en');
  await isStored(page, 'en');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'ಕನ್ನಡ' }).click();
  await isSpoken(page, 'kn');
  await visitor.leave();
});

test('what is stored wins over the browser and over a page that came otherwise', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const { page } = visitor;
  await page.context().addInitScript(() => localStorage.setItem('site_lang', 'kn'));
  await page.goto(`${app.url}/about`);
  await isSpoken(page, 'kn');
  await expect(page.getByRole('link', { name: 'English' })).toBeVisible();
  expect((await page.context().cookies()).find(({ name }) => name === 'site_lang')?.value).toBe('kn');
  await visitor.leave();
});

test('an address that names its language is followed, remembered, and does not come back', async ({
  browser,
}) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const { page } = visitor;
  await visitor.open('/about?lang=kn');
  await isSpoken(page, 'kn');
  await isStored(page, 'kn');
  await page.getByRole('link', { name: 'English' }).click();
  await isSpoken(page, 'en');
  await expect(page).toHaveURL(`${app.url}/about`);
  await page.reload();
  await isSpoken(page, 'en');
  await visitor.leave();
});

test('pages of long texts switch with the text, fetched once and not as code', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const { page } = visitor;
  await visitor.open('/privacy-policy');
  const english = await page.getByRole('main').textContent();
  await page.getByRole('link', { name: 'ಕನ್ನಡ' }).click();
  await isSpoken(page, 'kn');
  await expect.poll(async () => (await page.getByRole('main').textContent()) !== english).toBe(true);
  expect(await page.getByRole('main').textContent()).not.toContain('personal data');
  await page.getByRole('link', { name: 'English' }).click();
  await isSpoken(page, 'en');
  await expect.poll(async () => (await page.getByRole('main').textContent()) === english).toBe(true);
  await visitor.leave();
});

/** A stand-in for the service: offers its selector late, and wraps texts the way the real one does. */
const SERVICE = `
  window.google = { translate: { TranslateElement: class {
    constructor(options, id) {
      window.serviceOptions = options;
      setTimeout(() => {
        const select = document.createElement('select');
        select.className = 'goog-te-combo';
        select.innerHTML = '<option value=""></option><option value="en"></option><option value="kn"></option>';
        select.addEventListener('change', () => {
          window.askedFor = [...(window.askedFor || []), select.value];
          for (const island of document.querySelectorAll('[translate="yes"]')) wrap(island);
          for (const text of document.querySelectorAll('footer p')) wrap(text);
        });
        document.getElementById(id).append(select);
      }, 900);
    }
  } } };
  function wrap(element) {
    for (const node of [...element.childNodes]) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      node.replaceWith(outer); outer.append(inner); inner.append(node);
    }
  }
  window.startPageTranslation();
`;

test('the translation service is asked for only where words have no Kannada, and cannot break the page', async ({
  browser,
}) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const { page } = visitor;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  let asked = 0;
  let notice = '';
  await page.context().route('https://translate.google.com/**', (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body: SERVICE });
  });
  // As the server sends a page with such words: allowed by its policy, said on the html tag.
  await page.context().route(
    (url) => url.pathname === '/clinic' || url.pathname === '/about',
    async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': _, ...headers } = answer.headers();
      const html = (await answer.text())
        .replace('<html ', '<html data-translation ')
        .replace('</main>', `${notice}</main>`);
      await route.fulfill({ response: answer, headers, body: html });
    },
  );
  await visitor.open('/clinic');
  await page.getByRole('link', { name: 'ಕನ್ನಡ' }).click();
  await isSpoken(page, 'kn');
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await page.getByRole('link', { name: 'English' }).click();
  await isSpoken(page, 'en');

  notice = '<p lang="en" translate="yes">A notice nobody has put into Kannada yet.</p>';
  await page.getByRole('link', { name: 'ಕನ್ನಡ' }).click();
  await expect.poll(() => page.evaluate(() => (window as { askedFor?: string[] }).askedFor)).toEqual(['kn']);
  expect(asked).toBe(1);
  expect(await page.evaluate(() => (window as { serviceOptions?: object }).serviceOptions)).toMatchObject({
    includedLanguages: 'en,kn',
  });
  await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  await expect(page.locator('[translate="yes"] font font')).toHaveText(
    'A notice nobody has put into Kannada yet.',
  );
  await page.getByRole('link', { name: 'English' }).click();
  await isSpoken(page, 'en');
  await page.getByRole('link', { name: 'About the clinic' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
  expect(errors).toEqual([]);
  await visitor.leave();
});

test('a translation service that does not answer is not missed', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const { page } = visitor;
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await visitor.open('/clinic');
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-translation', '');
    const notice = document.createElement('p');
    notice.setAttribute('translate', 'yes');
    document.querySelector('main')?.append(notice);
  });
  await page.getByRole('link', { name: 'ಕನ್ನಡ' }).click();
  await isSpoken(page, 'kn');
  await page.getByRole('link', { name: 'English' }).click();
  await isSpoken(page, 'en');
  expect(errors).toEqual([]);
  await visitor.leave();
});
