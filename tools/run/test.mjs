import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { makeMemoryFolder } from './memory-folder.mjs';
import { close, stage, verdict } from './results.mjs';

// `npm test`: everything, on a fresh clone too. The last line reads `N passed, N failed`, with `, N skipped` when
// a part could not run; what was skipped and why stands above it.
await ensureInstalled();
// Only now: they import packages.
const { runStaticChecks } = await import('./static-checks.mjs');
const { runPlaywright, runVitest } = await import('./suites.mjs');
const { startTestServer } = await import('./test-server.mjs');

// A trial keeps to the disk: it is asked what holds there.
const memory = makeMemoryFolder();
if (memory) process.env.TMPDIR = memory;

/** Tests wait for a quarter of their time, journeys for nearly half: so many fill two cores. */
const TESTS_AT_ONCE = 3;
const JOURNEYS_AT_ONCE = 4;

const building = stage('build of the web', async () => {
  await ensureBuilt();
  return verdict(true, '');
});
const checking = runStaticChecks();
const serving = startTestServer();
// Some of the tests serve what the build writes.
const testing = Promise.all([checking, building, serving]).then(() =>
  stage('unit and integration tests', () => runVitest([`--maxWorkers=${TESTS_AT_ONCE}`], 'every-run')),
);
// One after the other: side by side, five at work on two cores took 1,597 s for what takes 549 and some 840 alone.
const travelling = Promise.all([building, testing]).then(([{ failed }]) =>
  stage('end-to-end tests', () => runJourneys(failed === 0)),
);
const results = [...(await checking), await testing, await building, await travelling];
await (await serving)();
close(results);

/**
 * @param {boolean} isBuilt
 * @returns {Promise<import('./results.mjs').Result>}
 */
async function runJourneys(isBuilt) {
  if (!isBuilt) return verdict(false, 'there are no pages to visit');
  const chromium = await ensureChromium();
  if ('reason' in chromium)
    return { passed: 0, failed: 0, skipped: [`end-to-end tests: ${chromium.reason}`] };
  return runPlaywright(chromium.path, [`--workers=${JOURNEYS_AT_ONCE}`], 'every-run');
}
