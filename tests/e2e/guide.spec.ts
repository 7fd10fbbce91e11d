/// <reference lib="dom" />

import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { axeFaults, openDetails } from './axe.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { comeToLife } from './site-visitor.ts';
import { turns } from './turns.ts';

/** The farmer's guide as they meet it: found, read, heard, searched, reckoned with, printed, and kept offline. */

const app = appForFile();

const PHONE = { width: 360, height: 740 };
const CHAPTER = '/guide/chapter/1-insecticides';
/** `npm run trials -- pages` has axe look at every chapter; here at one of tables and one of tools. */
const EVERY_PAGE = process.env.EVERY_PAGE === '1';
const WITH_TOOLS = /\/(1-insecticides|14-soil-test)$/;

async function open(browser: Browser, path: string, language: Language = 'en'): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: `${language}-IN`,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${app.url}${path}`);
  await comeToLife(page);
  return page;
}

test('the index leads through all sixteen pages, and the pager says where one is', async ({ browser }) => {
  const page = await open(browser, '/guide');
  await expect(page.getByRole('heading', { level: 1, name: "Farmer's Guide" })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .locator('a[href^="/guide/chapter/"]')
      .filter({ hasText: /^Chapter/ }),
  ).toHaveCount(15);
  const pager = page.getByRole('navigation', { name: 'Pages of the guide' });
  await expect(pager.getByRole('link')).toHaveText(['1', '2', '3', '16', 'Next page →']);
  await expect(pager).toContainText('…');
  await pager.getByRole('link', { name: 'Next page →' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chapter 1' })).toBeVisible();
  await expect(page.getByText('Insecticides', { exact: true }).first()).toBeVisible();
  await expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await pager.getByRole('link', { name: 'Page 16' }).click();
  await expect(page).toHaveURL(/15-faq$/);
  await expect(pager.getByRole('link')).toHaveText(['14', '15', '16']);
  await page.context().close();
});

test('an address without a chapter says that it will come', async ({ browser }) => {
  const page = await open(browser, '/guide/chapter/wind-and-rain');
  await expect(page.getByRole('heading', { level: 1, name: 'Chapter -' })).toBeVisible();
  await expect(page.getByText('Wind And Rain')).toBeVisible();
  await expect(page.getByText('Content will be added soon.')).toBeVisible();
  await page.context().close();
});

for (const language of turns(['kn', 'en'] as const)) {
  test(`the numbers for a poisoning are one tap away on every page, without scripts too (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: PHONE,
      locale: `${language}-IN`,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    for (const path of ['/', '/guide', CHAPTER, '/guide/chapter/15-faq', '/contact']) {
      await page.goto(`${app.url}${path}`);
      const bar = page.getByRole('banner');
      const open = bar.locator('summary');
      expect((await bar.boundingBox())?.height, `${path}: one line`).toBeLessThan(64);
      const box = await open.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(48);
      await open.click();
      const calls = bar.locator('details a');
      expect(await calls.evaluateAll((all) => all.map((call) => call.getAttribute('href')))).toEqual([
        'tel:108',
        'tel:1800116117',
        'tel:14416',
      ]);
      for (const call of await calls.all()) {
        await expect(call).toBeInViewport({ ratio: 1 });
        expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      }
    }
    await context.close();
  });
}

test('the numbers stay at the top of a long chapter, fold away again, and are clean for axe', async ({
  browser,
}) => {
  const page = await open(browser, CHAPTER, 'kn');
  await page.locator('article h2').last().scrollIntoViewIfNeeded();
  const numbers = page.getByRole('banner').locator('details');
  const call = numbers.getByRole('link', { name: /108/ });
  await numbers.locator('summary').click();
  await expect(call).toBeInViewport({ ratio: 1 });
  expect(await axeFaults(page, 'header')).toEqual([]);
  expect(await sideways(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(call).toBeHidden();
  await numbers.locator('summary').click();
  await page.mouse.click(100, 700);
  await expect(call).toBeHidden();
  await page.goto(`${app.url}/farmers`);
  await numbers.locator('summary').click();
  await expect(call).toBeInViewport({ ratio: 1 });
  await page.context().close();
});

test('a shared section opens at its heading, in the language it was shared in, and is found again', async ({
  browser,
}) => {
  const page = await open(browser, `${CHAPTER}?lang=kn#safety-first`);
  await expect(page.getByRole('heading', { level: 1, name: 'ಅಧ್ಯಾಯ 1' })).toBeVisible();
  const second = page.locator('article h2').nth(2);
  const anchor = await second.getAttribute('id');
  await page.goto(`${app.url}${CHAPTER}?lang=kn#${anchor}`);
  await comeToLife(page);
  await expect(second).toBeInViewport();
  await expect(page.locator('details a[aria-current="location"]')).toHaveAttribute('href', `#${anchor}`);
  await page.evaluate(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: ShareData) => void shared.push(url ?? ''),
    });
  });
  await page.locator(`article a[data-anchor][href="#${anchor}"]`).click();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: string[] }).shared))
    .toEqual([`${app.url}${CHAPTER}?lang=kn#${anchor}`]);
  await page.goto(`${app.url}/guide`);
  await comeToLife(page);
  await page.getByRole('link', { name: /ಓದು ಮುಂದುವರಿಸಿ/ }).click();
  await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
  await expect(second).toBeInViewport();
  await page.context().close();
});

test('Latin letters find Kannada words, slips of the thumb are forgiven', async ({ browser }) => {
  const page = await open(browser, '/guide', 'kn');
  const box = page.getByRole('searchbox');
  const hits = page.locator('search li');
  for (const query of ['kole roga', 'ಕೊಳೆ ರೋಗ', 'koole rooga']) {
    await box.fill(query);
    // The question that was asked about it, and the trouble on the page of its crop.
    await expect(hits.first().locator('a')).toHaveAttribute('href', /\/15-faq#q46$/);
    await expect(hits.nth(1).locator('a')).toHaveAttribute('href', /\/crop\/arecanut#arecanut-koleroga$/);
  }
  await box.fill('tricoderma');
  await expect(hits.first()).toBeVisible();
  await box.fill('ಯಾವುದೂಇಲ್ಲದಪದ');
  await expect(page.getByText(/ಸಿಗಲಿಲ್ಲ/)).toBeVisible();
  await box.fill('kole roga');
  await hits.locator('a[href$="/15-faq#q46"]').click();
  await expect(page).toHaveURL(/15-faq#q46$/);
  await expect(page.getByRole('heading', { level: 1, name: 'ಅಧ್ಯಾಯ 15' })).toBeVisible();
  // Its section is folded until somebody asks for it.
  await expect(page.locator('#q46')).toBeInViewport();
  await page.context().close();
});

test('the search rings before it reads, and knows the banned by the name on the tin', async ({ browser }) => {
  for (const language of LANGUAGES) {
    const page = await open(browser, '/guide', language);
    const box = page.getByRole('searchbox');
    const found = page.locator('search');
    for (const query of ['poisoning', 'ವಿಷ ಕುಡಿದರೆ', 'aatmahatye']) {
      await box.fill(query);
      await expect(found.locator('a[href^="tel:"]')).toHaveText([/^108/, /^1800 116 117/, /^14416/]);
    }
    await expect(found.locator('a[href*="/1-insecticides#safety"]')).toBeVisible();
    expect(await axeFaults(page, 'search')).toEqual([]);
    for (const query of ['thimet', 'ರೌಂಡಪ್', 'lindane']) {
      await box.fill(query);
      const stop = found.getByRole('region', { name: language === 'en' ? 'Not allowed' : 'ಬಳಸಬಾರದು' });
      await expect(stop).toContainText(language === 'en' ? 'do not buy it' : 'ಕೊಳ್ಳಬೇಡಿ');
      await expect(found.locator('a[href^="tel:"]')).toHaveCount(0);
    }
    await box.fill('coragen');
    await expect(found.locator('a[href*="/1-insecticides#tomato-products"]')).toBeVisible();
    expect(await sideways(page)).toBe(0);
    await page.context().close();
  }
});

test('a tool answers as one types, and its answer begins a question to the plant doctor', async ({
  browser,
}) => {
  const farmer = await FarmerScreen.open(browser, app);
  const { page } = farmer;
  await page.goto(`${app.url}/guide#tool-spray-dose`);
  await comeToLife(page);
  const tool = page.getByRole('region', { name: 'Spray dose and pumps' });
  await tool.getByLabel('The label gives').selectOption('product');
  await tool.getByRole('textbox', { name: 'Dose per hectare' }).fill('200');
  await tool.getByRole('radio', { name: 'per hectare' }).check();
  await tool.getByRole('textbox', { name: 'Water per hectare' }).fill('500');
  await expect(tool.locator('output')).toHaveCount(0);
  await tool.getByRole('textbox', { name: 'Field' }).fill('1');
  await tool.getByRole('radio', { name: '16 L' }).check();
  await expect(tool.getByRole('status')).toContainText('Put 6.4 ml into each pump of 16 L.');
  await expect(tool.getByRole('status')).toContainText('80.9 ml in 202 L of water, 13 pumps');
  await tool.getByRole('textbox', { name: 'Field' }).fill('೦.೨೦');
  await expect(tool.locator('output')).toHaveCount(0);
  await tool.getByRole('radio', { name: '0 acre 20 guntas' }).check();
  await expect(tool.getByRole('status')).toContainText('40.5 ml in 101 L');
  await tool.getByRole('button', { name: 'Ask the plant doctor about this' }).click();
  // The farmer has to log in first; their words wait for them.
  await farmer.register({ mobile: '9845077701', name: 'ಗಿರಿಜಮ್ಮ', place: 'ತುಮಕೂರು' });
  await expect(farmer.composer).toHaveValue(/Put 6.4 ml into each pump/);
  await page.goto(`${app.url}${CHAPTER}`);
  await comeToLife(page);
  await page.getByRole('button', { name: 'Ask about this chapter' }).click();
  await expect(farmer.composer).toHaveValue(/chapter 1 \(Insecticides\)/);
  await farmer.close();
});

test('a row of a table fills the tool for one field, day of harvest and question included @trial', async ({
  browser,
}) => {
  const farmer = await FarmerScreen.open(browser, app);
  const { page } = farmer;
  await page.goto(`${app.url}${CHAPTER}#tomato.spinetoram-11.7-sc`);
  await comeToLife(page);
  await page.getByRole('link', { name: 'For my field: Spinetoram 11.7 SC' }).first().click();
  const tool = page.getByRole('region', { name: 'For my field' });
  await expect(tool.getByLabel('Row of the table')).toHaveValue('tomato.spinetoram-11.7-sc');
  await expect(tool.locator('output')).toHaveCount(0);
  await tool.getByRole('textbox', { name: 'Field' }).fill('1');
  const said = tool.getByRole('status');
  await expect(said).toContainText('Tomato, Fruit borer, pinworm: Spinetoram 11.7 SC.');
  // 375 ml for a hectare, never more than asked for.
  await expect(said).toContainText('Put 11.3 ml into each pump of 15 L.');
  await tool.getByRole('radio', { name: /most allowed/ }).check();
  await expect(said).toContainText('Put 13.6 ml into each pump of 15 L.');
  await tool.getByLabel('Day of the last spray').fill('2026-06-01');
  await expect(said).toContainText('Harvest from Thursday');
  // What no pump is filled with says so, and still when to harvest.
  await tool.getByLabel('Crop', { exact: true }).selectOption('coconut');
  await tool.getByLabel('Row of the table').selectOption({ index: 1 });
  await expect(said).toContainText('fed through the root, not sprayed');
  await expect(said).toContainText('prints no days of waiting: ask before you harvest');
  await tool.getByRole('button', { name: 'Ask the plant doctor about this' }).click();
  await farmer.register({ mobile: '9845077702', name: 'ಶಾಂತಮ್ಮ', place: 'ಮಂಡ್ಯ' });
  await expect(farmer.composer).toHaveValue(/Coconut, Eriophyid mite: Fenpyroximate 5 EC/);
  await farmer.close();
});

/** What a farmer writes into each tool before it may say anything. */
const FILLED: Record<string, (tool: Locator) => Promise<void>> = {
  'my-field': async (tool) => {
    await tool.locator('select').first().selectOption('tomato');
    await tool.locator('select').last().selectOption('tomato.spinetoram-11.7-sc');
    await write(tool, ['200', '1']);
  },
  'spray-dose': (tool) => write(tool, ['', '80', '200', '1']),
  'harvest-date': async (tool) => {
    await tool.locator('input[type="date"]').fill('2026-06-01');
    await write(tool, ['', '3']);
  },
  'tank-mix': (tool) => tool.locator('label').filter({ hasText: /SG|WP/ }).first().click(),
  'fertilizer-blend': async (tool) => {
    await tool.locator('select').first().selectOption('ragi-irrigated');
    await write(tool, ['1']);
  },
  'bio-dose': (tool) => write(tool, ['12']),
  'soil-test': (tool) => tool.getByRole('button', { name: /^(Show an example|ಉದಾಹರಣೆ ನೋಡಿ)$/ }).click(),
  'gypsum-lime': (tool) => write(tool, ['5.2']),
  'mulch-film': (tool) => write(tool, ['1', '0', '1.5', '1.2']),
  'drip-time': async (tool) => {
    await tool.locator('select').first().selectOption('tomato');
    await tool.locator('input[type="radio"]').first().check({ force: true });
  },
};

async function write(tool: Locator, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) await tool.locator('input[inputmode]').nth(index).fill(text);
}

test('every tool opens empty in both languages, says nothing of its own, and answers once filled @trial', async ({
  browser,
}) => {
  for (const language of turns(['kn', 'en'] as const)) {
    const page = await open(browser, '/guide', language);
    for (const tool of await page.locator('[data-tool]').all()) {
      await tool.locator('button[aria-expanded]').click();
      const name = (await tool.getAttribute('data-tool')) ?? '';
      await expect(tool.getByRole('status'), name).toBeVisible();
      await expect(tool.locator('output'), name).toHaveCount(0);
      await FILLED[name]?.(tool);
      await expect(tool.locator('output')).not.toBeEmpty();
    }
    expect(await sideways(page)).toBe(0);
    // The bar that stays in sight would hide what lies under it.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await axeFaults(page)).toEqual([]);
    if (language === 'kn') await printsAlone(page);
    await page.context().close();
  }
});

/** One tool goes to paper with its answer, without the others and the page around them. */
async function printsAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const tool = page.locator('[data-tool="spray-dose"]');
  await tool.getByRole('button', { name: 'ಮುದ್ರಿಸಿ' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(tool.locator('output')).toBeVisible();
  await expect(page.locator('[data-tool="tank-mix"] output')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
}

for (const language of turns(['kn', 'en'] as const)) {
  test(`chapters are clean for axe with all they unfold, and never wider than the phone (${language}) @trial`, async ({
    browser,
  }) => {
    const page = await open(browser, '/guide', language);
    const links = page.getByRole('main').locator('a[href^="/guide/chapter/"]');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const chapters = [...new Set(paths.map((each) => each.replace(/#.*/, '')))];
    expect(chapters).toHaveLength(15);
    for (const path of chapters) {
      await page.goto(`${app.url}${path}`);
      await comeToLife(page);
      await openDetails(page);
      if (EVERY_PAGE || WITH_TOOLS.test(path)) expect.soft(await axeFaults(page), path).toEqual([]);
      expect.soft(await sideways(page), path).toBe(0);
    }
    await page.context().close();
  });

  test(`the letters of a chapter grow, stay so, and nothing leaves the screen (${language})`, async ({
    browser,
  }) => {
    const page = await open(browser, CHAPTER, language);
    const before = await letterSize(page);
    await page.getByRole('button', { name: language === 'en' ? 'Largest' : 'ತುಂಬಾ ದೊಡ್ಡದು' }).click();
    expect(await sideways(page)).toBe(0);
    await expect.poll(() => letterSize(page)).toBeGreaterThan(before);
    expect(await sideways(page)).toBe(0);
    await page.reload();
    await comeToLife(page);
    await expect.poll(() => letterSize(page)).toBeGreaterThan(before);
    // Who has the browser write twice as large: the buttons for it grow with their letters.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const hasRoom = (buttons: Element[]) =>
      buttons.map((each) => each.clientHeight >= Number.parseFloat(getComputedStyle(each).fontSize));
    expect(await page.locator('button[data-size]').evaluateAll(hasRoom)).toEqual([true, true, true]);
    await page.context().close();
  });
}

for (const language of turns(['kn', 'en'] as const)) {
  test(`a chapter opens on three screens of folded headings, and a crop's rows are one tap away (${language})`, async ({
    browser,
  }) => {
    const page = await open(browser, CHAPTER, language);
    const screens = () =>
      page.locator('article').evaluate((article) => article.getBoundingClientRect().height / innerHeight);
    expect(await screens()).toBeLessThanOrEqual(3);
    const row = page.locator('tr[data-crop="cotton"]').first();
    await expect(row).toBeHidden();
    const chip = page.locator('a[data-crop="cotton"]');
    await chip.click();
    await expect(row).toBeVisible();
    await expect(chip).toHaveAttribute('aria-current', 'true');
    await expect(page.locator('tr[data-crop="onion"]').first()).toBeHidden();
    await expect(page.locator('#tomato-products')).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: /\d/ })).toContainText(
      `${await page.locator('tr[data-crop="cotton"]').count()}`,
    );
    await chip.click();
    await expect(page.locator('tr[data-crop="onion"]').first()).toBeVisible();
    await expect(page.locator('#tomato-products')).toBeVisible();
    await page.context().close();
  });
}

test('what is folded opens for a link, for the search, without scripts and on paper', async ({ browser }) => {
  const page = await open(browser, `${CHAPTER}#chilli-products`);
  const rows = page.locator('#chilli-products tbody tr');
  await expect(page.locator('#chilli-products')).toBeInViewport();
  await expect(rows.first()).toBeHidden();
  await page.goto(`${app.url}${CHAPTER}#chilli.spinosad-45-sc`);
  await expect(page.locator('[id="chilli.spinosad-45-sc"]')).toBeInViewport();
  await page.reload();
  await comeToLife(page);
  await expect(page.locator('[id="chilli.spinosad-45-sc"]')).toBeInViewport();
  await expect(page.locator('#paddy-products tbody tr').first()).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('#paddy-products tbody tr').first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#paddy-products tbody tr').first()).toBeHidden();
  await page.context().close();
  const still = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
  const plain = await still.newPage();
  await plain.goto(`${app.url}${CHAPTER}`);
  const section = plain.locator('details', { has: plain.locator('h2#waiting') });
  await section.locator('summary').click();
  await expect(section.locator('p').first()).toBeVisible();
  await plain.emulateMedia({ media: 'print' });
  await expect(plain.locator('#chilli-products tbody tr').first()).toBeVisible();
  await still.close();
});

test('the chapter is read aloud, the paragraph being read is marked; without a voice it says so', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-IN', serviceWorkers: 'block' });
  await context.addInitScript(speakWith, ['en-IN']);
  const page = await context.newPage();
  await page.goto(`${app.url}${CHAPTER}`);
  await comeToLife(page);
  await page.getByRole('button', { name: 'Read aloud' }).click();
  await expect(page.locator('[data-speaking]')).toHaveCount(1);
  const first = await page.locator('[data-speaking]').textContent();
  // A long paragraph is read in several pieces.
  await expect(async () => {
    await page.evaluate(() => (window as unknown as { finishWord: () => void }).finishWord());
    expect(await page.locator('[data-speaking]').textContent()).not.toBe(first);
  }).toPass();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.locator('[data-speaking]')).toHaveCount(0);
  await page.goto(`${app.url}${CHAPTER}?choose=kn`);
  await comeToLife(page);
  await page.getByRole('button', { name: 'ಓದಿ ಹೇಳಿ' }).click();
  await expect(page.getByText(/ಕನ್ನಡ ಧ್ವನಿ ಇಲ್ಲ/)).toBeVisible();
  await context.close();
});

test('one visit is enough to read a chapter without network; all chapters are kept in one tap @trial', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-IN', serviceWorkers: 'allow' });
  const page = await context.newPage();
  // The reader only reads, and touches nothing.
  await page.goto(`${app.url}${CHAPTER}`);
  await expect.poll(() => isKept(page, `/kept-pages/en${CHAPTER}`)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await comeToLife(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Chapter 1' })).toBeVisible();
  await context.setOffline(false);
  await page.goto(`${app.url}/guide`);
  await comeToLife(page);
  await expect(page.getByText(/All chapters with their pictures and tools, [\d.]+ (kB|MB)/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep all chapters' }).click();
  await expect(page.getByText('All chapters are on this phone.')).toBeVisible({ timeout: 30_000 });
  await context.setOffline(true);
  await page.goto(`${app.url}/guide/chapter/4-tank-mixing`);
  await comeToLife(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Chapter 4' })).toBeVisible();
  // From page to page too, and the search and the tools come out of the phone.
  await page
    .getByRole('navigation', { name: 'Pages of the guide' })
    .getByRole('link', { name: 'Page 6' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chapter 5' })).toBeVisible();
  await page.goto(`${app.url}/guide#tool-harvest-date`);
  await comeToLife(page);
  await page.getByRole('searchbox').fill('urea');
  await expect(page.locator('search li').first()).toBeVisible();
  // What is found stands in the place of the page, which comes back with the empty box.
  await expect(page.locator('[data-tool="harvest-date"]')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-rest]')).toHaveCSS('content-visibility', 'visible');
  await page.emulateMedia({ media: null });
  await page.getByRole('searchbox').fill('');
  await FILLED['harvest-date']?.(page.locator('[data-tool="harvest-date"]'));
  await expect(page.locator('[data-tool="harvest-date"] output')).toContainText('Harvest from Thursday');
  await context.close();
});

test('on paper a chapter is text alone, without bars and buttons', async ({ browser }) => {
  const page = await open(browser, CHAPTER, 'kn');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('article table').first()).toBeVisible();
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
  expect(sheet.length).toBeGreaterThan(20_000);
  await page.context().close();
});

/** Pixels of the letters a chapter is read in. */
function letterSize(page: Page): Promise<number> {
  return page
    .locator('article p')
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}

/** Pixels by which the page is wider than the screen. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

function isKept(page: Page, key: string): Promise<boolean> {
  return page.evaluate(async (name) => (await caches.match(name)) !== undefined, key);
}

/** Stands in for the phone's voices: a word ends when the test says so. */
function speakWith(languages: string[]): void {
  let ending: (() => void) | null = null;
  const speech = {
    getVoices: () => languages.map((lang) => ({ lang, name: lang })),
    addEventListener: () => undefined,
    speak: (utterance: { onend: (() => void) | null }) => {
      ending = utterance.onend;
    },
    cancel: () => undefined,
    pause: () => undefined,
    resume: () => undefined,
  };
  Object.defineProperty(window, 'speechSynthesis', { value: speech, configurable: true });
  class Utterance {
    text: string;
    onend: (() => void) | null = null;
    voice: unknown = null;
    lang = '';
    constructor(text: string) {
      this.text = text;
    }
  }
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance, configurable: true });
  Object.defineProperty(window, 'finishWord', { value: () => ending?.() });
}
