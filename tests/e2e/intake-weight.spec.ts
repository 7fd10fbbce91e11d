/// <reference lib="dom" />
import { expect, type Page, test } from '@playwright/test';
import intake from '#content/strings/en/intake.json' with { type: 'json' };
import { FarmerScreen } from './farmer-screen.ts';
import { appForFile } from './journey-app.ts';
import { onSlowPhone, SLOW_4G } from './slow-phone.ts';

/** "What is wrong?" from the tap on its door to what goes to the doctor, with its drawings (issue of the intake). */
const INTAKE_BUDGET_BYTES = 120_000;
/** Its first question, on a phone and a line as below. */
const INTAKE_SCREEN_MS = 2000;

const app = appForFile();

test('"What is wrong?" weighs at most 120 kB with its drawings, and its first question is soon there', async ({
  browser,
}) => {
  const farmer = await FarmerScreen.enter(browser, app, {
    mobile: '9845054322',
    name: 'ಶಿವಮ್ಮ',
    place: 'ಮಳವಳ್ಳಿ',
  });
  const { page } = farmer;
  await page.waitForLoadState('networkidle');
  const devtools = await onSlowPhone(page);
  const before = await fetchedFiles(page);
  const wizard = page.getByRole('dialog', { name: intake.title });
  await page.evaluate((words) => {
    const door = [...document.querySelectorAll('button')].find((each) => each.textContent === words.title);
    door?.addEventListener('click', () => performance.mark('tapped'));
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector('dialog h2')?.textContent?.includes(words.ask.crop)) return;
      observer.disconnect();
      requestAnimationFrame(() => performance.mark('asked'));
    }).observe(document, { childList: true, subtree: true });
  }, intake);
  await page.getByRole('button', { name: intake.title }).first().click();
  await wizard.getByRole('button', { name: 'Tomato', exact: true }).waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('asked').length > 0);
  const milliseconds = await page.evaluate(() => performance.measure('door', 'tapped', 'asked').duration);
  // A figure to read in the log, not a timed assertion: shared machines would make it lie.
  console.log(`the first question after ${Math.round(milliseconds)} ms (target ${INTAKE_SCREEN_MS})`);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('Network.emulateNetworkConditions', { ...SLOW_4G, latency: 0, downloadThroughput: -1 });
  await wizard.getByRole('button', { name: 'Tomato', exact: true }).click();
  await wizard.getByRole('listitem').first().getByRole('button').click();
  await expect(wizard.getByRole('heading', { name: intake.ask.signs })).toBeVisible();
  // All plates of the part, as by a finger that looks at each.
  for (const sign of await wizard.getByRole('listitem').all()) await sign.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  for (let at = 0; at < 9; at += 1)
    await wizard.getByRole('button', { name: intake.skip, exact: true }).click();
  await expect(wizard.getByRole('heading', { name: intake.ask.summary })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const files = (await fetchedFiles(page)).filter(({ name }) => !before.some((each) => each.name === name));
  const weight = files.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`the whole intake: ${weight} bytes in ${files.length} files`);
  expect(files.some(({ name }) => name.includes('/guide-plates-tomato'))).toBe(true);
  expect(weight).toBeGreaterThan(20_000);
  expect(weight).toBeLessThanOrEqual(INTAKE_BUDGET_BYTES);
  await farmer.close();
});

/** What this page has fetched of its own site, by its address; bodies as they came over the wire. */
function fetchedFiles(page: Page): Promise<{ name: string; bytes: number }[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  );
}
