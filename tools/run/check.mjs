import { ensureInstalled } from './install.mjs';
import { close, stage } from './results.mjs';

// `npm run check`: what is quick enough before every commit. `npm test` runs this and more.
await ensureInstalled();
// Only now: they import packages.
const { runStaticChecks } = await import('./static-checks.mjs');
const { runVitest } = await import('./suites.mjs');
const results = await runStaticChecks();
// The processes, crashes and whole apps of the project 'long' belong to the whole suite.
const quick = ['--project', 'unit', '--project', 'page'];
results.push(await stage('unit tests', () => runVitest(quick)));
close(results);
