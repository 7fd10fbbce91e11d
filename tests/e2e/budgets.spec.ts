/// <reference lib="dom" />

import { request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { SEE_PATH } from '#shared/domain/guide/crop-pages.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { appForFile } from './journey-app.ts';
import { SiteVisitor } from './site-visitor.ts';
import { turns } from './turns.ts';

/** What a first look at a public page may cost on the wire, brotli, in bytes (issue of the public site). */
const HTML = 12_000;
const CHAPTER = 35_000;
/** A crop's page, and the one of three taps, as they come, their styles in them (issue of the guide by crop). */
const CROP = 25_000;
const STYLES = 8_000;
/** Reached, and two per cent; of React's client nothing but where a form stands ready to be filled in. */
const SCRIPTS = 10_070;
/**
 * Home also opens the camera; so do the three taps, which are 2 kB of their own. The names of two islands of the page of
 * banned products took 50 bytes of every page. The guide's first page says how far keeping it has come, and stops it. A crop's
 * page fetches photos of the clinic once a trouble is opened.
 */
const SCRIPTS_OF: Record<string, number> = {
  '/': 10_560,
  '/guide': 10_400,
  '/guide/crop/tomato': 10_350,
  [SEE_PATH]: 11_350,
};
const SCRIPTS_WITH_REACT = 85_800;
const WITH_REACT = ['/dealers'];
/** Of a page that is only read, folds and all: what the issue allows, nearly reached. */
const SCRIPTS_BEFORE_USE = 10_000;
const KANNADA_FONTS = 75_000;
const EVERYTHING = 280_000;
/** A chapter's first load without its pictures (issue of the guide). */
const FIRST_LOAD = 100_000;
/** Longer than the browser takes to be done with a page, and all it does by itself. */
const LOOKED_AT_MS = 6000;

/** Each kind of page once; the written-out chapters differ in their text alone, which the first test weighs. */
const KINDS = [
  '/',
  '/clinic',
  '/products',
  '/about',
  '/dealers',
  '/contact',
  '/terms-and-conditions',
  '/guide',
  '/guide/crop/tomato',
  '/guide/banned',
  SEE_PATH,
];

const app = appForFile();

test('every page is small: text and styles, in both languages', async () => {
  const paths = await publicPaths();
  expect(paths.length).toBeGreaterThan(25);
  expect(await bytesOf('/'), 'packed on the wire').toBeLessThan(HTML + STYLES);
  const faults: string[] = [];
  /** Pages of a kind share their styles. */
  const packed = new Map<string, number>();
  for (const path of paths) {
    for (const language of LANGUAGES) {
      const html = await (await fetch(`${app.url}${path}?lang=${language}`)).text();
      const styles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
      const isCrop = path.startsWith('/guide/crop/') || path === SEE_PATH;
      const most = path.startsWith('/guide/chapter/') ? CHAPTER : isCrop ? CROP : HTML;
      const whole = isCrop ? CROP : most + STYLES;
      // To pack as the server does takes a fifth of a second: only where packed in haste it is not light enough already.
      const hasty = brotli(html, 5);
      const bytes = hasty > Math.min(whole, most) ? await bytesOf(`${path}?lang=${language}`) : hasty;
      expect(bytes).toBeGreaterThan(2_000);
      // As it comes: both in one file, packed together.
      if (bytes > whole) faults.push(`${path} ${language}: ${bytes} bytes on the wire`);
      // The text alone packs no larger than with the styles in it: most pages are light enough whole.
      const text = bytes > most ? brotli(html.replace(styles, '')) : bytes;
      if (text > most) faults.push(`${path} ${language}: ${text} bytes of HTML, at most ${most}`);
      if (!packed.has(styles)) packed.set(styles, brotli(styles));
      const stylesBytes = packed.get(styles) ?? 0;
      if (stylesBytes > STYLES) faults.push(`${path} ${language}: ${stylesBytes} bytes of styles`);
      if (/<link rel="stylesheet"(?![^>]*disabled)/.test(html))
        faults.push(`${path}: styles of another file`);
      const beforeText = html
        .slice(0, html.indexOf('<body>'))
        .replace(/<script type="application[\s\S]*?<\/script>/g, '');
      if (beforeText.includes('<script')) faults.push(`${path}: a script stands before the text`);
    }
  }
  expect(faults).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`a first look fetches little, nothing of the chat and the office, and nothing elsewhere (${language})`, async ({
    browser,
  }) => {
    const kinds = [...KINDS, await longestChapter()];
    // In English the same less the letters of Kannada: none of those are to come.
    for (const path of turns(kinds, language === 'kn' ? kinds : ['/', '/guide'])) {
      const visitor = await SiteVisitor.arrive(browser, app, { language });
      const weight = weigh(visitor.page);
      await visitor.open(path);
      await visitor.page.waitForLoadState('networkidle');
      const { by, total, files } = await weight.sum();
      console.log(`${path} ${language}: ${total} bytes, scripts ${by.script ?? 0}, fonts ${by.font ?? 0}`);
      const alone = SCRIPTS_OF[path] ?? SCRIPTS;
      const most = WITH_REACT.includes(path) ? SCRIPTS_WITH_REACT : alone;
      expect.soft(by.script ?? 0, `${path} scripts`).toBeLessThanOrEqual(most);
      expect.soft(by.script ?? 0, `${path} has started`).toBeGreaterThan(5_000);
      expect.soft(by.font ?? 0, `${path} fonts`).toBeLessThanOrEqual(language === 'kn' ? KANNADA_FONTS : 0);
      expect.soft(by.stylesheet ?? 0, `${path} styles again`).toBe(0);
      expect.soft(total, `${path} in all`).toBeLessThanOrEqual(EVERYTHING);
      expect
        .soft(files.filter((file) => /(farmers|FarmerDesk|admin|esm-|desk-|UnreadWatch)/i.test(file)))
        .toEqual([]);
      expect.soft(visitor.strangers, `${path} asked strangers`).toEqual([]);
      await visitor.leave();
    }
  });
}

for (const language of turns(['kn', 'en'] as const)) {
  test(`a chapter that is only read fetches its text, and what it is written in (${language})`, async ({
    browser,
  }) => {
    const visitor = await SiteVisitor.arrive(browser, app, { language });
    const weight = weigh(visitor.page);
    await visitor.page.goto(`${app.url}${await longestChapter()}`, { waitUntil: 'load' });
    await visitor.page.waitForTimeout(LOOKED_AT_MS);
    const { by, total } = await weight.sum();
    const withoutPictures = total - (by.image ?? 0);
    console.log(`longest chapter, ${language}, only read: ${withoutPictures} bytes without pictures`);
    expect(by.script ?? 0).toBeGreaterThan(5_000);
    expect(by.script ?? 0).toBeLessThanOrEqual(SCRIPTS_BEFORE_USE);
    expect(withoutPictures).toBeGreaterThan(10_000);
    expect(withoutPictures).toBeLessThanOrEqual(FIRST_LOAD);
    await visitor.leave();
  });
}

async function publicPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${app.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  return [...new Set(addresses)];
}

async function longestChapter(): Promise<string> {
  let longest = { path: '/guide', bytes: 0 };
  for (const path of (await publicPaths()).filter((each) => each.startsWith('/guide/chapter/'))) {
    const bytes = brotli(await (await fetch(`${app.url}${path}`)).text(), 5);
    if (bytes > longest.bytes) longest = { path, bytes };
  }
  return longest.path;
}

/** As it comes over the wire; `fetch` would unpack it and not say how large it was. */
function bytesOf(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(`${app.url}${path}`, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.headers['content-encoding'] !== 'br') reject(new Error(`${path} comes unpacked`));
      let bytes = 0;
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
      });
      answer.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });
}

const brotli = (text: string, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Counts what a page fetches, by kind. */
function weigh(page: Page) {
  const done: { kind: string; file: string; bytes: number }[] = [];
  const weighing: Promise<unknown>[] = [];
  page.on('requestfinished', (each) => {
    const weighed = each.sizes().then(({ responseBodySize }) =>
      done.push({
        kind: each.resourceType(),
        file: new URL(each.url()).pathname,
        // What came out of the memory cache has no size.
        bytes: Math.max(0, responseBodySize),
      }),
    );
    weighing.push(weighed);
    // Of what ends as the visitor leaves nobody knows the size, and nobody asks: unheard, it would end the whole worker.
    weighed.catch(() => undefined);
  });
  return {
    async sum() {
      await Promise.all(weighing);
      const by: Record<string, number> = {};
      for (const { kind, bytes } of done) by[kind] = (by[kind] ?? 0) + bytes;
      const total = done.reduce((sum, { bytes }) => sum + bytes, 0);
      return { by, total, files: done.map(({ file }) => file) };
    },
  };
}
