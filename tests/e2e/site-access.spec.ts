/// <reference lib="dom" />

import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { axeFaults, openDetails } from './axe.ts';
import { brokenWords } from './broken-words.ts';
import { appForFile } from './journey-app.ts';
import { latinWords } from './kannada.ts';
import { look } from './look.ts';
import { takePicture } from './picture.ts';
import { SiteVisitor } from './site-visitor.ts';
import { turns } from './turns.ts';

/** Every public page for everybody: axe, widths, the other language, the keyboard, no scripts. */
const app = appForFile();

const PATHS = [
  '/',
  '/clinic',
  '/distribution',
  '/dealers',
  '/about',
  '/contact',
  '/products',
  '/checkout',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/return-policy',
  '/shipping-policy',
] as const;

/** What differs from page to page beyond words stands in these too; their words are checked when they are built. */
const GUIDE_PATHS = ['/guide', '/guide/banned', '/guide/chapter/14-soil-test'] as const;

/** `npm run trials -- pages`: every page, axe on the whole of it in each of its layouts, and every width. */
const EVERY_PAGE = process.env.EVERY_PAGE === '1';

/** Nothing may lie beyond the side; 640 is a window of 1280 enlarged to 200 %, 320 to 400 %. */
const WIDTHS = EVERY_PAGE ? [320, 360, 640, 768, 1366, 1920] : [320, 768, 1366];

/** Laid out as another page of the list is. */
const LIKE_OTHERS = /^\/(privacy|refund|return|shipping)/;
const WALKED = [...PATHS, ...GUIDE_PATHS].filter((path) => EVERY_PAGE || !LIKE_OTHERS.test(path));

/** Its frame is that of home, and judged there. */
const ownPartOf = (path: string) => (EVERY_PAGE || path === '/' ? undefined : 'main');

/** Where axe looks: once a language at each layout, tightest in Kannada, whose words are longer. */
function layoutsOf(language: Language): number[] {
  if (EVERY_PAGE) return [1366, 768, 320];
  return language === 'en' ? [1366] : [320];
}

for (const language of LANGUAGES) {
  // Its tightest turn, in the longer words on the narrowest screen, is of every run.
  const mark = language === 'kn' ? '' : ' @trial';
  test(`every page stands at every width, walked, enlarged and heard (${language})${mark}`, async ({
    browser,
  }, testInfo) => {
    test.setTimeout(300_000);
    const visitor = await SiteVisitor.arrive(browser, app, { language, lessMotion: true });
    const { page } = visitor;
    for (const path of WALKED) {
      const name = `${language}-${path.slice(1).replaceAll('/', '-') || 'home'}`;
      await page.setViewportSize({ width: 1366, height: 768 });
      await visitor.open(path);
      // The banners' buttons come a breath later.
      if (path === '/') await page.locator('section[data-live]').waitFor();
      if (language === 'en')
        expect.soft(await walk(page, ownPartOf(path)), `${path}: stops not seen`).toEqual([]);
      // What a chapter may leave in English is known to its build (web/build/guide).
      else if (!path.startsWith('/guide/')) expect.soft(await latinWords(page), path).toEqual([]);
      await openDetails(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await beyondTheSide(page), `${name} at ${width} px`).toEqual([]);
        expect.soft(await brokenWords(page), `${name} at ${width} px: words cut in two`).toEqual([]);
      }
      for (const width of layoutsOf(language)) {
        await page.setViewportSize({ width, height: 800 });
        // The bar that stays in sight would hide what lies under it.
        await page.evaluate(() => window.scrollTo(0, 0));
        expect.soft(await axeFaults(page, ownPartOf(path)), `${name} at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await takePicture(page, testInfo.outputPath(`${name}.png`));
      await enlargeText(page, 2);
      expect.soft(await beyondTheSide(page), `${name} with letters twice as large`).toEqual([]);
      await takePicture(page, testInfo.outputPath(`${name}-large.png`));
    }
    expect(visitor.strangers).toEqual([]);
    await visitor.leave();
  });
}

for (const language of turns(['kn', 'en'] as const)) {
  test(`what opens on a page, and what stands in for one, is clean too (${language})`, async ({
    browser,
  }, testInfo) => {
    const visitor = await SiteVisitor.arrive(browser, app, {
      language,
      lessMotion: true,
      popupClosed: false,
    });
    const { page } = visitor;
    const say = visitor.say.bind(visitor);
    const check = async (name: string) => {
      await look(page, `${language}-${name}`, testInfo);
      if (language === 'kn') expect.soft(await latinWords(page), name).toEqual([]);
    };
    // A frame of somebody else's, and nothing in it that axe would blame us for.
    await page.route(/youtube-nocookie|openstreetmap/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>.</title></html>',
      }),
    );
    await visitor.open('/');
    const popup = page.getByRole('complementary', { name: say('moving', 'popup.label') });
    await expect(popup).toBeVisible();
    expect(await page.evaluate(msSinceLoad)).toBeGreaterThanOrEqual(800);
    await check('popup');
    await popup.getByRole('button').click();
    await page.getByRole('link', { name: say('home', 'education.video') }).click();
    await expect(page.getByTitle(say('home', 'education.videoTitle'))).toBeVisible();
    await check('film');
    await page.getByRole('button', { name: say('common', 'nav.menu'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('drawer');

    await page.route(/\/assets\/my-data-[^/]+\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function MyData(){throw new Error("the sprayer is clogged")}',
      }),
    );
    await page.goto(`${app.url}/my-data`);
    await expect(page.getByRole('alert')).toContainText('the sprayer is clogged');
    await check('error');

    await visitor.open('/contact');
    await page.getByRole('link', { name: say('contact', 'map.show') }).click();
    await expect(page.getByTitle(say('contact', 'map.frame'))).toBeVisible();
    await check('map');

    await visitor.open('/no/such/page');
    const ways = page.getByRole('navigation', { name: say('errors', 'page.lostTitle') }).getByRole('link');
    const led = await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(led.slice(0, 3)).toEqual(['/guide', '/products', '/farmers']);
    expect(led[3]).toMatch(/^tel:/);
    await check('404');
    expect(await walk(page)).toEqual([]);
    await visitor.leave();
  });
}

/** By the browser's own clock. */
function msSinceLoad(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance.now() - (navigation?.loadEventStart ?? Number.POSITIVE_INFINITY);
}

test('with scripts off every page can be read and left', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app, { language: 'kn', scripts: false });
  for (const path of WALKED) {
    await visitor.page.goto(`${app.url}${path}?lang=kn`);
    await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    expect(await visitor.page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
    await expect(visitor.page.locator('a[href=""]'), `${path}: links to nowhere`).toHaveCount(0);
    const shares = await visitor.page.locator('a[href^="https://wa.me/?text="]').all();
    if (path !== '/checkout') expect(shares, path).not.toEqual([]);
    for (const share of shares) {
      const sent = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
      // An article of the price list is shared by its own place on the page.
      expect(sent?.split(' ').at(-1)?.replace(/#.+$/, '')).toBe(`${app.url}${path}?lang=kn`);
    }
  }
  await visitor.leave();
});

/** As a phone's own setting for larger text does, or a browser's zoom of text alone. */
async function enlargeText(page: Page, times: number): Promise<void> {
  await page.evaluate(
    (percent) => {
      document.documentElement.style.fontSize = percent;
    },
    `${times * 100}%`,
  );
}

/** What lies beyond the right side; things in a row that is pushed sideways belong there. */
function beyondTheSide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 3)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/**
 * Goes through the page, or a part of it, with the Tab key; returns the stops that were out of sight or not marked when
 * reached.
 */
async function walk(page: Page, within = 'body'): Promise<string[]> {
  const stops = await page.evaluate(stopsWithin, within);
  const unseen: string[] = [];
  let reached = 0;
  for (let press = 0; press < stops; press += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(faultOfStop);
    if (fault) unseen.push(fault);
    else reached += 1;
  }
  if (reached === 0) unseen.push('nothing was reached');
  return unseen;
}

/** How many there are; the first press leads to the first of them. */
function stopsWithin(selector: string): number {
  const part = document.querySelector<HTMLElement>(selector);
  if (!part) return 0;
  if (part !== document.body) {
    part.tabIndex = -1;
    part.focus();
  }
  const focusable =
    'a[href], button:not(:disabled), input, textarea, select, summary, iframe, [tabindex="0"]';
  return [...part.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  ).length;
}

/** Null where the focus is on something that is in sight and marked. */
function faultOfStop(): string | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return 'nowhere';
  const { top, bottom } = element.getBoundingClientRect();
  const { outlineStyle, boxShadow } = getComputedStyle(element);
  const frame = element.parentElement ? getComputedStyle(element.parentElement) : undefined;
  const isSeen = bottom > 0 && top < innerHeight;
  const marks = [outlineStyle, boxShadow, frame?.outlineStyle, frame?.boxShadow];
  return isSeen && marks.some((mark) => mark && mark !== 'none') ? null : element.outerHTML.slice(0, 120);
}
