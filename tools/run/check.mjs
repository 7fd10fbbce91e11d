import { ensureInstalled } from './install.mjs';
import { run } from './process.mjs';
import { close, stage } from './results.mjs';

// `npm run check`: what is quick enough before every commit. `npm test` runs this and more.
//   -- --all   the tests of everything, not only of what changed
await ensureInstalled();
// Only now: they import packages.
const { runStaticChecks } = await import('./static-checks.mjs');
const { runVitest } = await import('./suites.mjs');
// What starts a database, a server or a process (vitest.config.ts) belongs to the whole suite.
const quick = ['--project', 'unit', '--project', 'page*'];
const reached = process.argv.includes('--all') ? [] : await reachedByChange();
const testing = stage('unit tests', () => runVitest([...quick, ...reached]));
close([...(await runStaticChecks()), await testing]);

/**
 * The tests whose imports lead to what the last commit or the working tree changed; of a change of content or of the
 * packages all (`forceRerunTriggers` of vitest.config.ts). All where there is no commit before the last one.
 */
async function reachedByChange() {
  const { code } = await run('git', ['rev-parse', '--verify', '--quiet', 'HEAD~1'], { show: 'nothing' });
  return code === 0 ? ['--changed=HEAD~1'] : [];
}
