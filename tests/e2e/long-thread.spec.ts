/// <reference lib="dom" />
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { photoWithGps } from '../fixtures/images.ts';
import { seedThread } from '../support/seed-thread.ts';
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';

const app = appForFile();

/** Several times the page's window; `npm run trials -- thread` reads 20,000. */
const MESSAGES = Number(process.env.LONG_THREAD ?? 1_000);
/** Pages above that are watched as they come. */
const PREPENDS = 6;
/** Of scrolling, each 300 px: too few to reach the end from the first word. */
const FRAMES = 150;
/** What one frame of scrolling may cost in script, in the processor's own time, so that 60 frames fit a second. */
const SCRIPT_BUDGET_MS = 8;
/** A thread many times as long may cost so much more: noise. */
const GROWTH = 2;

test(`a thread of ${MESSAGES} messages keeps the reader's line and stays smooth`, async ({ browser }) => {
  test.setTimeout(400_000);
  const who = { mobile: '9845012399', name: 'ಚನ್ನಬಸಪ್ಪ', place: 'ಸಾಗರ' };
  const farmer = await FarmerScreen.enter(browser, app, who);
  const { page } = farmer;
  const photo = await photoWithGps();
  await page.route('**/uploads/seed*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.fulfill({ contentType: 'image/jpeg', body: photo }).catch(() => {});
  });
  await farmer.write('ನಮಸ್ಕಾರ');
  await farmer.allSent();
  await seedThread(app.databaseUrl, MESSAGES);
  await page.reload();

  await test.step('it opens at its end', async () => {
    await expect(farmer.thread.getByText(new RegExp(`^${MESSAGES} `))).toBeInViewport();
  });

  await test.step('no line moves by more than a pixel while older pages and photos arrive', async () => {
    const moved: number[] = [];
    for (let round = 0; round < PREPENDS; round += 1) moved.push(await page.evaluate(watchLine, 500));
    console.log(
      `largest move of the reader's line in ${PREPENDS} prepends: ${Math.max(...moved).toFixed(2)} px`,
    );
    expect(Math.max(...moved)).toBeLessThanOrEqual(1);
  });

  const few = await scrollCost(page, FRAMES);

  await test.step('all of it is read upwards to the first word', async () => {
    const started = Date.now();
    await page.evaluate(scrollToTop);
    console.log(`read upwards to the first word in ${Date.now() - started} ms`);
    await expect(farmer.thread.getByText('ನಮಸ್ಕಾರ')).toBeInViewport();
  });

  await test.step('a frame of scrolling stays cheap, and the page small', async () => {
    const cost = await scrollCost(page, FRAMES);
    console.log(`per frame of scrolling, the newest only: ${JSON.stringify(few)}`);
    console.log(`per frame of scrolling, ${MESSAGES} messages: ${JSON.stringify(cost)}`);
    expect(cost.scriptMs).toBeLessThan(Math.max(SCRIPT_BUDGET_MS, few.scriptMs * GROWTH));
    expect(cost.articles).toBeLessThan(80);
  });

  await test.step('the end is one press away, and a new message still arrives there', async () => {
    await page.getByRole('button', { name: /Jump to latest/ }).click();
    await farmer.write('ಧನ್ಯವಾದ');
    await expect(farmer.thread.getByText('ಧನ್ಯವಾದ')).toBeInViewport();
  });
  await farmer.close();
});

/** Goes near the top, then watches one line for `ms` while the page above arrives. @returns its largest move, px */
async function watchLine(ms: number): Promise<number> {
  const box = document.querySelector('[role=log]')?.parentElement as HTMLElement;
  box.scrollTop = 700;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  const top = box.getBoundingClientRect().top;
  const line = [...box.querySelectorAll<HTMLElement>('[data-key]')].find(
    (row) => row.getBoundingClientRect().top >= top,
  ) as HTMLElement;
  const { key } = line.dataset;
  const placeOf = () =>
    box.querySelector<HTMLElement>(`[data-key="${key}"]`)?.getBoundingClientRect().top ??
    Number.POSITIVE_INFINITY;
  const start = placeOf();
  let largest = 0;
  for (const until = performance.now() + ms; performance.now() < until; await frame()) {
    largest = Math.max(largest, Math.abs(placeOf() - start));
  }
  return largest;
}

/** Upwards until nothing older comes. */
async function scrollToTop(): Promise<void> {
  const box = document.querySelector('[role=log]')?.parentElement as HTMLElement;
  for (let still = 0; still < 40; ) {
    box.scrollTop = 0;
    const before = box.scrollHeight;
    await new Promise((resolve) => setTimeout(resolve, 25));
    still = box.scrollHeight === before && box.scrollTop === 0 ? still + 1 : 0;
  }
}

async function scrollCost(page: Page, frames: number) {
  const cdp = await page.context().newCDPSession(page);
  // The thread's own time: other work on this machine must not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await readMetrics(cdp);
  const seen = await page.evaluate(async (count) => {
    const box = document.querySelector('[role=log]')?.parentElement as HTMLElement;
    let articles = 0;
    let nodes = 0;
    const late: number[] = [];
    let last = performance.now();
    for (let frame = 0; frame < count; frame += 1) {
      // A hard flick: about 18,000 pixels a second.
      box.scrollTop += 300;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      late.push(performance.now() - last);
      last = performance.now();
      if (frame % 20 > 0) continue;
      articles = Math.max(articles, box.querySelectorAll('article').length);
      nodes = Math.max(nodes, box.querySelectorAll('*').length);
    }
    late.sort((a, b) => a - b);
    return {
      articles,
      nodes,
      frameP50: late[Math.floor(count / 2)],
      frameP95: late[Math.floor(count * 0.95)],
    };
  }, frames);
  const after = await readMetrics(cdp);
  const per = (name: string) =>
    Number((((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / frames).toFixed(2);
  return {
    ...seen,
    scriptMs: Number(per('ScriptDuration')),
    layoutMs: Number(per('LayoutDuration')),
    styleMs: Number(per('RecalcStyleDuration')),
    taskMs: Number(per('TaskDuration')),
  };
}

async function readMetrics(cdp: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
