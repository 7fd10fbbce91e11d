/// <reference lib="dom" />

import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { type Browser, expect, type Locator, test } from '@playwright/test';
import { appForFile } from './journey-app.ts';
import { comeToLife } from './site-visitor.ts';

/** How long a farmer waits for the guide's search: from the key to the frame that shows the answer, on a phone of a quarter's speed. */

const app = appForFile();
const SLOWER = 4;
/** What an answer may take (docs/benchmarks/pages.md). */
const WANTED_MS = 50;
/** Enough to show that each is answered; figures to go by are those of `npm run trials -- speed`. */
const ASKED = Number(process.env.SEARCH_ASKED ?? 6);
const TYPED = Number(process.env.SEARCH_TYPED ?? 1);
const QUESTIONS = ['search-questions.json', 'search-questions-unseen.json'].flatMap(
  (file) => JSON.parse(readFileSync(`web/build/guide/search/${file}`, 'utf8')) as { query: string }[],
);

test('whole questions are answered, each timed in the page as on a slow phone', async ({ browser }) => {
  test.setTimeout(120_000);
  const { box, close } = await openSlowGuide(browser);
  const floors: number[] = [];
  const times: number[] = [];
  for (const query of some(ASKED)) {
    floors.push(await box.evaluate(timeOfFrame));
    await box.evaluate(timeOfAnswer, '');
    times.push(await box.evaluate(timeOfAnswer, query));
  }
  expect(times).toHaveLength(ASKED);
  tell('a whole question into the empty box', times, floors);
  await close();
});

test('a question is answered at each letter, each timed in the page as on a slow phone @trial', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const { box, close } = await openSlowGuide(browser);
  const floors: number[] = [];
  const times: number[] = [];
  for (const query of some(TYPED)) {
    await box.evaluate(timeOfAnswer, '');
    floors.push(await box.evaluate(timeOfFrame));
    const letters = [...new Intl.Segmenter('kn').segment(query)].map(({ segment }) => segment);
    for (let typed = 1; typed <= letters.length; typed += 1) {
      times.push(await box.evaluate(timeOfLetter, letters.slice(0, typed).join('')));
    }
  }
  expect(times.length).toBeGreaterThan(TYPED);
  tell('letter by letter', times, floors);
  await close();
});

/** So many of the questions, from all over the sets. */
function some(count: number): string[] {
  const every = Math.floor(QUESTIONS.length / count);
  return Array.from({ length: count }, (_, at) => QUESTIONS[at * every]?.query ?? '');
}

/** The guide's first page on a phone of a quarter's speed, with the code and the index that come when the box is first touched. */
async function openSlowGuide(browser: Browser): Promise<{ box: Locator; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
    locale: 'kn-IN',
  });
  const page = await context.newPage();
  await page.goto(`${app.url}/guide`);
  await comeToLife(page);
  const box = page.getByRole('searchbox').first();
  await box.fill('ಭತ್ತ');
  await expect(page.getByRole('search').getByRole('status')).toBeVisible();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { box, close: () => context.close() };
}

/** A figure to read in the log, not a timed assertion: shared machines would make it lie. */
function tell(what: string, times: readonly number[], floors: readonly number[]): void {
  const share = (all: readonly number[], of: number) =>
    Math.round(all.toSorted((one, other) => one - other)[Math.floor(all.length * of)] ?? Number.NaN);
  console.log(
    `the guide's search on a ${SLOWER}x slower phone, ${what}, key to frame: half within ${share(times, 0.5)} ms, 95 of 100 within ${share(times, 0.95)} ms of ${times.length} (wanted ${WANTED_MS}); a frame with nothing to do: ${share(floors, 0.5)} and ${share(floors, 0.95)} ms; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
}

/** In the page: from now to the end of the next frame. */
function timeOfFrame(): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begun);
      port2.postMessage(null);
    });
  });
}

/** In the page: types a text, and tells how long until the frame is done in which it stands answered. */
function timeOfAnswer(field: HTMLElement | SVGElement, text: string): Promise<number> {
  const area = field.closest('search') as HTMLElement;
  const said = () => area.querySelector('ul')?.textContent ?? '';
  const before = said();
  const isDone = () =>
    text === ''
      ? area.querySelector('[role="status"]') === null
      : said() !== before || area.querySelector('[role="status"]') !== null;
  return new Promise((resolve) => {
    const begun = performance.now();
    const look = new MutationObserver(() => {
      if (!isDone()) return;
      look.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - begun);
        port2.postMessage(null);
      });
    });
    look.observe(area, { childList: true, subtree: true, characterData: true });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/**
 * In the page: types one letter more, and tells how long until the end of the frame from which its answer stood: what comes after are only
 * further places below it.
 */
async function timeOfLetter(field: HTMLElement | SVGElement, text: string): Promise<number> {
  const SETTLED_MS = 120;
  const area = field.closest('search') as HTMLElement;
  const answer = () =>
    [area.querySelector('[role="status"]'), area.querySelector('ul > li')]
      .map((part) => part?.textContent)
      .join();
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });
  const begun = performance.now();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  let stood = { at: 0, said: answer() };
  for (let at = 0; at < SETTLED_MS; ) {
    await frame();
    at = performance.now() - begun;
    if (stood.at === 0 || answer() !== stood.said) stood = { at, said: answer() };
  }
  return stood.at;
}
