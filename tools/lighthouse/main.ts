import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { isSoldOnline } from '#shared/domain/money/statutory-price.ts';
import { readShippedContent } from '../../server/content-in-force.ts';
import { findWholeChromium } from '../run/chromium.mjs';
import { fetchOnDemand } from '../run/install.mjs';
import { type Figures, measure } from './measure.ts';
import { startApp } from './start-app.ts';

/*
 * `npm run lighthouse`: the public pages as a slow phone meets them (Lighthouse's mobile profile: slow 4G, a
 * quarter of this machine's speed), in both languages, the median of three; and how soon there is something to
 * read on 400 kbit/s; beside them the floor, a page of one sentence from a server that does nothing else. Prints a
 * table and fails below the line. LIGHTHOUSE_PAGES=/,/about measures only those, LIGHTHOUSE_RUNS another number of
 * runs, LIGHTHOUSE_JSON=FILE keeps the figures.
 */

const CHAPTER = '/guide/chapter/1-insecticides';
const CHECKOUT = `/checkout?sku=${readShippedContent().products.find(isSoldOnline)?.sku ?? ''}`;
const PAGES = process.env.LIGHTHOUSE_PAGES?.split(',') ?? [
  ...['/', '/guide', CHAPTER, '/products', '/clinic', '/about'],
  CHECKOUT,
];
const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

/** The line: scores at least, times in milliseconds and shifts at most. */
const AT_LEAST: Partial<Figures> = { performance: 99, accessibility: 100, practices: 100, seo: 100 };
/** A chapter is text. */
const CHAPTER_AT_LEAST: Partial<Figures> = { ...AT_LEAST, performance: 100 };
const AT_MOST: Partial<Figures> = { fcp: 1000, lcp: 1600, cls: 0.02, tbt: 50 };
const SLOW_FCP_AT_MOST = 2500;

const VERSION = '13.5.0';

const chromium = findWholeChromium();
if (!chromium) throw new Error('Lighthouse needs Chromium; set CHROMIUM_PATH.');
/** 114 packages and 176 MB. */
const fetched = await fetchOnDemand('lighthouse', [`lighthouse@${VERSION}`]);
const lighthouse = path.join(fetched, 'node_modules/lighthouse/cli/index.js');
const app = await startApp();
const below: string[] = [];
const measured: { page: string; figures: Figures; slowFcp: number }[] = [];
try {
  console.log('page'.padEnd(34), 'perf  a11y  best   seo    FCP    LCP    CLS    TBT   FCP 400k');
  const bare = await serveOneSentence();
  await measurePage('a page of one sentence', { url: bare.url, chromium, isUnlisted: true });
  bare.close();
  for (const page of PAGES) {
    for (const language of LANGUAGES) {
      const url = `${app.url}${page}${page.includes('?') ? '&' : '?'}lang=${language}`;
      const name = `${page} ${language}`;
      const one = await measurePage(name, { url, chromium, isUnlisted: page === CHECKOUT });
      below.push(...faultsOf(name, one.figures, one.slowFcp));
    }
  }
} finally {
  await app.close();
}
if (process.env.LIGHTHOUSE_JSON) {
  const machine = { cpus: os.cpus().length, model: os.cpus()[0]?.model, node: process.versions.node };
  const record = { at: new Date().toISOString(), lighthouse: VERSION, runs: RUNS, machine, pages: measured };
  await writeFile(process.env.LIGHTHOUSE_JSON, `${JSON.stringify(record, null, 2)}\n`);
}
for (const fault of below) console.error(fault);

process.exitCode = below.length > 0 ? 1 : 0;

async function measurePage(page: string, target: Omit<Parameters<typeof measure>[1], 'runs' | 'profile'>) {
  const figures = await measure(lighthouse, { ...target, runs: RUNS, profile: 'mobile' });
  const { fcp: slowFcp } = await measure(lighthouse, { ...target, runs: 1, profile: 'slow' });
  console.log(row(page, figures, slowFcp));
  const one = { page, figures, slowFcp };
  measured.push(one);
  return one;
}

/** What this machine and this browser need for a page that could not be smaller. */
async function serveOneSentence(): Promise<{ url: string; close: () => void }> {
  const page =
    '<!doctype html><html lang="en"><title>Floor</title><meta name="viewport" content="width=device-width"><h1>One sentence.</h1></html>';
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page),
  ).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

function row(name: string, figures: Figures, slowFcp: number): string {
  const { performance, accessibility, practices, seo, fcp, lcp, cls, tbt } = figures;
  const columns = [performance, accessibility, practices, seo, fcp, lcp, cls.toFixed(3), tbt, slowFcp];
  return `${name.padEnd(34)}${columns.map((figure) => String(figure).padStart(6)).join(' ')}`;
}

function faultsOf(name: string, figures: Figures, slowFcp: number): string[] {
  const check = (limits: Partial<Figures>, isBelow: (figure: number, limit: number) => boolean) =>
    (Object.entries(limits) as [keyof Figures, number][])
      .filter(([key, limit]) => isBelow(figures[key], limit))
      .map(([key, limit]) => `${name}: ${key} is ${figures[key]}, the line is ${limit}`);
  return [
    ...check(name.startsWith(CHAPTER) ? CHAPTER_AT_LEAST : AT_LEAST, (figure, limit) => figure < limit),
    ...check(AT_MOST, (figure, limit) => figure > limit),
    ...(slowFcp > SLOW_FCP_AT_MOST ? [`${name}: FCP on 400 kbit/s is ${slowFcp} ms`] : []),
  ];
}
