import { ensureInstalled } from './install.mjs';
import { close, stage } from './results.mjs';

// `npm run check`: what is quick enough before every commit. `npm test` runs this and more.
await ensureInstalled();
// Only now: they import packages.
const { runStaticChecks } = await import('./static-checks.mjs');
const { runVitest } = await import('./suites.mjs');
const results = await runStaticChecks();
// The processes and crashes of the embedded server take half a minute; they belong to the whole suite.
const quick = ['--exclude', 'tests/integration/**', '--exclude', 'server/platform/embedded-postgres/**'];
results.push(await stage('unit tests', () => runVitest(quick)));
close(results);
