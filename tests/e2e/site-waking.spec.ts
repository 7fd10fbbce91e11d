/// <reference lib="dom" />
import { expect, test } from '@playwright/test';
import { appForFile } from './journey-app.ts';
import { SiteVisitor } from './site-visitor.ts';

/** A document is used before its islands are alive: nothing of that may be lost (decision 40). */
const app = appForFile();

/** Milliseconds every script takes longer than it does: a patchy line. */
const LATE = 400;

/** The scripts are slow to come. */
async function arrive(browser: Parameters<typeof SiteVisitor.arrive>[0], path: string): Promise<SiteVisitor> {
  const visitor = await SiteVisitor.arrive(browser, app);
  await visitor.page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
  await visitor.page.goto(`${app.url}${path}`);
  return visitor;
}

test('a tap on what does nothing by itself is done when the page is alive', async ({ browser }) => {
  const visitor = await arrive(browser, '/guide/chapter/1-insecticides');
  const { page } = visitor;
  await page.getByRole('button', { name: 'Largest' }).click();
  await expect(page.locator('[data-waiting]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Largest' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('article')).toHaveAttribute('data-text', '2');
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  // Once, and from now on at once.
  await page.getByRole('button', { name: 'Normal' }).click();
  await expect(page.locator('article')).toHaveAttribute('data-text', '0');
  await visitor.leave();
});

test('the menu opens late rather than never, and without scripts it leads to the links below', async ({
  browser,
}) => {
  const visitor = await arrive(browser, '/about');
  const { page } = visitor;
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Clinic' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await visitor.leave();

  const other = await SiteVisitor.arrive(browser, app);
  await other.page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await other.page.goto(`${app.url}/about`);
  await other.page.getByRole('button', { name: 'Menu' }).click();
  await expect(other.page).toHaveURL(/#site-links$/);
  await other.leave();
});

test('what is typed stays, and is heard', async ({ browser }) => {
  const visitor = await arrive(browser, '/guide');
  const { page } = visitor;
  const box = page.getByRole('searchbox');
  await box.pressSequentially('urea');
  await expect(page.locator('search li').first()).toBeVisible();
  await expect(box).toHaveValue('urea');
  await expect(box).toBeFocused();
  await visitor.leave();
});

test('nothing on the page moves while it comes to life', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app, { language: 'kn' });
  const { page } = visitor;
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'moved', Reflect.get(window, 'moved') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'moved', 0);
  });
  for (const path of ['/guide/chapter/1-insecticides', '/', '/guide']) {
    await page.goto(`${app.url}${path}`);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => Reflect.get(window, 'moved')), path).toBeLessThanOrEqual(0.02);
  }
  await visitor.leave();
});

test('nothing is fetched beside the words before they are on the screen', async ({ browser }) => {
  const visitor = await SiteVisitor.arrive(browser, app, { language: 'kn' });
  const { page } = visitor;
  await page.addInitScript(() => {
    class HeldBack extends PerformanceObserver {
      constructor(tell: PerformanceObserverCallback) {
        const held: Parameters<PerformanceObserverCallback>[] = [];
        super((...news) => void held.push(news));
        const painted = () => {
          for (const news of held) tell(...news);
        };
        Object.assign(window, { painted });
      }
    }
    window.PerformanceObserver = HeldBack;
  });
  const faces = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => /woff2/.test(name)).length,
    );
  await page.goto(`${app.url}/about`);
  await page.waitForTimeout(1500);
  expect(await faces()).toBe(0);
  await page.evaluate(() => Reflect.get(window, 'painted')());
  await expect.poll(faces).toBe(1);
  await visitor.leave();
});

test('what lies below the screen waits until the page stands; what is found by its place does not', async ({
  browser,
}) => {
  const visitor = await SiteVisitor.arrive(browser, app);
  const { page } = visitor;
  /** Parts the browser need not lay out yet. */
  const left = () =>
    page
      .locator('[data-below]')
      .evaluateAll(
        (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
      );
  const scripts = /\/assets\/.*\.js$/;
  await page.route(scripts, (route) => route.abort());
  await page.goto(`${app.url}/guide`);
  expect(await left()).toBeGreaterThan(2);
  await page.goto(`${app.url}/guide?choose=kn`);
  expect(await left()).toBe(0);
  await page.goto(`${app.url}/clinic#content`);
  expect(await left()).toBe(0);
  await page.unroute(scripts);

  await page.goto(`${app.url}/guide`);
  await expect(page.locator('[data-below]')).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const seen = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  const place = await seen.boundingBox();
  await page.goto(`${app.url}/terms`);
  await page.goBack();
  await expect.poll(async () => (await seen.boundingBox())?.y).toBe(place?.y);
  await visitor.leave();
});
