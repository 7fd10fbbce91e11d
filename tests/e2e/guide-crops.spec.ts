/// <reference lib="dom" />

import { type Browser, expect, type Page, test } from '@playwright/test';
import { CROP_SLUGS, cropPath } from '#shared/domain/guide/crop-pages.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { axeFaults, openDetails } from './axe.ts';
import { appForFile } from './journey-app.ts';
import { openOnPhone, PHONE } from './open-on-phone.ts';
import { turns } from './turns.ts';

/** A farmer looks for their crop, and for what they see on it. */

const app = appForFile();
const TOMATO = cropPath('tomato');

const open = (browser: Browser, path: string, visit?: Parameters<typeof openOnPhone>[2]) =>
  openOnPhone(browser, `${app.url}${path}`, visit);

const fold = (page: Page, name: string) =>
  page.locator('article details').filter({ has: page.getByRole('heading', { name, exact: true }) });

for (const language of turns(['kn', 'en'] as const)) {
  test(`doors lead to every crop, and each page lists its troubles on the first screen (${language}) @trial`, async ({
    browser,
  }) => {
    const page = await open(browser, '/guide', { language });
    const doors = page.locator('#crops a');
    await expect(doors).toHaveCount(CROP_SLUGS.length);
    for (const slug of CROP_SLUGS) {
      await page.goto(`${app.url}${cropPath(slug)}`);
      const first = page.locator('#problems a').first();
      const box = await first.boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0), slug).toBeLessThan(PHONE.height);
      expect(box?.height, slug).toBeGreaterThanOrEqual(48);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBe(PHONE.width);
      const signs = await page.locator('#problems a').count();
      await expect(page.locator('article details[data-trouble]'), slug).toHaveCount(signs);
    }
    await page.context().close();
  });

  test(`a page of a crop is found faultless by axe, open and folded (${language})`, async ({ browser }) => {
    const page = await open(browser, TOMATO, { language });
    expect(await axeFaults(page)).toEqual([]);
    await openDetails(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.context().close();
  });
}

test('what is seen leads to its trouble, opened; a link from elsewhere too', async ({ browser }) => {
  const page = await open(browser, TOMATO);
  const virus = fold(page, 'Leaf curl virus');
  await expect(virus).not.toHaveAttribute('open');
  await page.getByRole('link', { name: 'Small, crumpled leaves' }).click();
  await expect(virus).toHaveAttribute('open', '');
  await expect(virus.getByRole('heading', { name: 'Leaf curl virus' })).toBeInViewport();
  // Its drawing comes first, and then the words.
  await expect(virus.getByRole('img', { name: /stunted pale tomato plant/ })).toBeInViewport();
  await expect(virus.getByText('What looks like it')).toBeVisible();
  await expect(fold(page, 'Early blight')).not.toHaveAttribute('open');
  await page.goto(`${app.url}/about`);
  await page.goto(`${app.url}${TOMATO}#tomato-mite`);
  await expect(fold(page, 'Red mites').getByText('What to do first')).toBeVisible();
  await page.context().close();
});

test('a trouble is taken to the doctor by its name', async ({ browser }) => {
  const page = await open(browser, `${TOMATO}#tomato-late-blight`);
  const ask = fold(page, 'Late blight').getByRole('link', { name: 'Ask with a photo' });
  await expect(ask).toHaveAttribute('href', '/farmers');
  await ask.click();
  await page.waitForURL(/\/farmers\?shared=1$/);
  await page.context().close();
});

test('without scripts every trouble can be opened and asked about', async ({ browser }) => {
  const page = await open(browser, TOMATO, { scripts: false });
  const borer = fold(page, 'Fruit borer');
  await borer.locator('summary').click();
  await expect(borer.getByText('What to do first')).toBeVisible();
  await borer.getByRole('link', { name: 'Ask with a photo' }).click();
  await expect(page).toHaveURL(/\/farmers$/);
  await page.context().close();
});

test('an address without a crop is a true 404, and every crop stands in the sitemap', async () => {
  expect((await fetch(`${app.url}/guide/crop/teak`)).status).toBe(404);
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  for (const slug of CROP_SLUGS) {
    expect((await fetch(`${app.url}${cropPath(slug)}`)).status, slug).toBe(200);
    expect(sitemap).toContain(`${cropPath(slug)}?lang=kn<`);
  }
});

test('"keep all chapters" names the crops too', async () => {
  for (const language of LANGUAGES) {
    const { pages, bytes } = (await (await fetch(`${app.url}/guide-files.${language}.json`)).json()) as {
      pages: string[];
      bytes: number;
    };
    expect(pages).toEqual(expect.arrayContaining(CROP_SLUGS.map(cropPath)));
    // What the whole guide may take on a phone (issue of the guide by crop).
    expect(bytes).toBeLessThan(3_000_000);
  }
});
