import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, fetchOnDemand } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { ROOT, run } from './process.mjs';

// `npm run mutants -- FOLDER ... [--unit]`: changes the code of these folders in one place at a time and runs the tests that
// reach the place. A change that no test notices is printed: a test is missing, or the code says more than it needs.
//   --unit   only by the tests that start nothing: seconds instead of hours
const asked = process.argv.slice(2);
const folders = asked.filter((word) => !word.startsWith('--'));
const missing = folders.filter((folder) => !existsSync(join(ROOT, folder)));
if (folders.length === 0 || missing.length > 0) {
  console.error(
    missing.length > 0 ? `There is no ${missing.join(', ')}.` : 'npm run mutants -- FOLDER ... [--unit]',
  );
  process.exit(2);
}
await ensureInstalled();
const cache = join(ROOT, '.cache/mutants');
mkdirSync(cache, { recursive: true });
const settings = {
  mutate: folders.flatMap((folder) => [
    /\.tsx?$/.test(folder) ? folder : `${folder}/**/*.{ts,tsx}`,
    '!**/*.test.{ts,tsx}',
  ]),
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutants.config.ts' },
  concurrency: 2,
  // What is evaluated once, when its module is loaded, would need every test of the folder anew.
  ignoreStatic: true,
  ignorePatterns: ['data', 'dist', '.cache', 'test-results', 'docs'],
  tempDirName: '.cache/mutants/work',
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: '.cache/mutants/report.html' },
};
const config = join(cache, 'stryker.json');
writeFileSync(config, JSON.stringify(settings, null, 2));
const packages = ['@stryker-mutator/core@10.1.1', '@stryker-mutator/vitest-runner@10.1.1'];
const fetched = await fetchOnDemand('mutants', packages);
const stryker = join(fetched, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const env = { ...process.env, MUTANTS: asked.includes('--unit') ? 'unit' : 'all' };
process.exitCode = (await run(pinnedNode(), [stryker, 'run', config], { env })).code;
