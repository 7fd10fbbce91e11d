/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import { RunningApp } from '../support/running-app.ts';
import { look } from './look.ts';
import { SiteVisitor } from './site-visitor.ts';

/** Every public page for everybody: axe, widths, the other language, the keyboard, no scripts. */
let app: RunningApp;
test.beforeAll(async () => {
  app = await RunningApp.start();
});
test.afterAll(() => app.close());

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

/**
 * Latin words a Kannada reader knows in these letters: the brand, what stands on papers, packs and screens, and
 * the switch to English itself.
 */
const LATIN_ALLOWED = new Set(
  `AV Agro English UPI GST GSTIN LR SMS OTP PDF NPK pH EC IR64 DAP ppm kg HSN SAC FPO FPC IFSC IST To Pay
  SAMPLE KA BLR R INS FCO SEED MAIZE HYB PADDY FERT UREA PEST NEEM FUNGIPACK SRV SOILTEST CONSULT CIR
  SKU GEN PhonePe UTR QR
  Name Mobile No Place Notes`.split(/\s+/),
);

/** One of them stands for all policies: they differ in words alone. */
const LOOKED_AT = PATHS.filter((path) => !/^\/(refund|return|shipping)/.test(path));

for (const language of ['en', 'kn'] as const) {
  test(`every page stands at every width, and axe finds nothing (${language})`, async ({
    browser,
  }, testInfo) => {
    test.setTimeout(300_000);
    const visitor = await SiteVisitor.arrive(browser, app, { language, lessMotion: true });
    for (const path of LOOKED_AT) {
      await visitor.open(path);
      const name = `${language}-${path.slice(1) || 'home'}`;
      await openDetails(visitor.page);
      for (const width of [320, 768, 1366, 1920]) {
        await visitor.page.setViewportSize({ width, height: 800 });
        expect.soft(await beyondTheSide(visitor.page), `${name} at ${width} px`).toEqual([]);
      }
      // What is hidden and shown by width is looked at once, in the language the page was drawn for first.
      if (language === 'en') await look(visitor.page, `${name}-1920`, testInfo);
      await visitor.page.setViewportSize({ width: 360, height: 740 });
      await look(visitor.page, `${name}-360`, testInfo);
    }
    expect(visitor.strangers).toEqual([]);
    await visitor.leave();
  });
}

test('no English is left on a Kannada page', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app, { language: 'kn', lessMotion: true });
  for (const path of PATHS) {
    await visitor.open(path);
    const said = await visitor.page.evaluate(readAloud);
    expect.soft(latinWords(said), path).toEqual([]);
  }
  await visitor.leave();
});

test('every page can be walked by keyboard, each stop in sight and marked', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app, { width: 1366, height: 768, lessMotion: true });
  const { page } = visitor;
  for (const path of ['/', '/dealers', '/products', '/contact'] as const) {
    await visitor.open(path);
    const stops = await page.evaluate(countStops);
    let marked = 0;
    for (let press = 0; press < stops; press += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(isMarked)) marked += 1;
    }
    expect.soft(marked, `${path}: stops seen while walking`).toBe(stops);
  }
  await visitor.leave();
});

test('with scripts off every page can be read and left', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app, { language: 'kn', scripts: false });
  for (const path of PATHS) {
    await visitor.page.goto(`${app.url}${path}?lang=kn`);
    await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    expect(await visitor.page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
  }
  await visitor.leave();
});

async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
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

/** Everything a reader sees or hears; what carries a language of its own speaks for itself. */
function readAloud(): string {
  const parts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest('script, style, noscript, [lang="en"]')) continue;
    if (node instanceof Text) parts.push(node.data);
    else
      for (const name of ['alt', 'aria-label', 'title', 'placeholder'])
        parts.push(element.getAttribute(name) ?? '');
  }
  return parts.join('\n');
}

function latinWords(text: string): string[] {
  const plain = text.replaceAll(/\S+@\S+|https?:\S+/g, ' ');
  // Letters with digits among them are numbers of papers and packs.
  const words = [...plain.matchAll(/[A-Za-z0-9]+/g)].map(([word]) => word).filter((word) => !/\d/.test(word));
  return [...new Set(words)].filter((word) => !LATIN_ALLOWED.has(word));
}

function countStops(): number {
  const focusable =
    'a[href], button:not(:disabled), input, textarea, select, summary, iframe, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  ).length;
}

function isMarked(): boolean {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return false;
  const { top, bottom } = element.getBoundingClientRect();
  const { outlineStyle, boxShadow } = getComputedStyle(element);
  const frame = element.parentElement ? getComputedStyle(element.parentElement) : undefined;
  const isSeen = bottom > 0 && top < innerHeight;
  return (
    isSeen &&
    [outlineStyle, boxShadow, frame?.outlineStyle, frame?.boxShadow].some((look) => look && look !== 'none')
  );
}
