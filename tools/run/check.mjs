import { ensureInstalled } from './install.mjs';
import { close, stage } from './results.mjs';

// `npm run check`: what is quick enough before every commit. `npm test` runs this and more.
await ensureInstalled();
// Only now: they import packages.
const { runStaticChecks } = await import('./static-checks.mjs');
const { runVitest } = await import('./suites.mjs');
// What starts a database, a server or a process (vitest.config.ts) belongs to the whole suite.
const quick = ['--project', 'unit', '--project', 'page*'];
const testing = stage('unit tests', () => runVitest(quick));
close([...(await runStaticChecks()), await testing]);
