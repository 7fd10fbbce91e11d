import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { close, stage, verdict } from './results.mjs';

// `npm test`: everything, on a fresh clone too. The last line reads `N passed, N failed`, with `, N skipped` when
// a part could not run; what was skipped and why stands above it.
await ensureInstalled();
// Only now: they import packages.
const { runStaticChecks } = await import('./static-checks.mjs');
const { runPlaywright, runVitest } = await import('./suites.mjs');

const results = await runStaticChecks();
results.push(await stage('unit and integration tests', () => runVitest()));
results.push(
  await stage('build of the web', async () => {
    await ensureBuilt();
    return verdict(true, '');
  }),
);
const chromium = await ensureChromium();
results.push(
  await stage('end-to-end tests', async () =>
    'path' in chromium
      ? runPlaywright(chromium.path)
      : { passed: 0, failed: 0, skipped: [`end-to-end tests: ${chromium.reason}`] },
  ),
);
close(results);
