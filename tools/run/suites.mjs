import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pinnedNode } from './pinned-node.mjs';
import { ROOT, run } from './process.mjs';
import { failureLine } from './results.mjs';

/** @typedef {import('./results.mjs').Result} Result */
/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Assertion a test, as vitest reports it */
/** @typedef {{ name: string, status: string, message: string, assertionResults: Assertion[] }} TestFile */

const REPORTS = join(ROOT, '.cache/reports');

/** In the title of what `npm run trials` plays and `npm test` does not (CONTRIBUTING.md says what that is). */
const TRIAL = '@trial';
/** In the title of a journey of every run that later ones of its file go on from: played with the trials too. */
const BEGINS = '@begins';

/**
 * What of the tests and journeys is played: all, those of every run, or the trials.
 * @typedef {'all' | 'every-run' | 'trials'} Share
 */

/** @type {Record<Share, { vitest: string[], playwright: string[] }>} */
const SHARES = {
  all: { vitest: [], playwright: [] },
  'every-run': { vitest: ['-t', `^(?!.*${TRIAL})`], playwright: [`--grep-invert=${TRIAL}`] },
  trials: { vitest: ['-t', TRIAL], playwright: [`--grep=${TRIAL}|${BEGINS}`] },
};

/**
 * Unit and integration tests.
 * @param {string[]} args of vitest: paths, --exclude
 * @param {Share} share
 * @returns {Promise<Result>}
 */
export async function runVitest(args = [], share = 'all') {
  const report = freshReport('vitest.json');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(pinnedNode(), [vitest, 'run', ...reporters, ...SHARES[share].vitest, ...args], {
    env: testEnvironment(),
    show: 'lines',
  });
  /** @type {{ testResults: TestFile[] } | undefined} */
  const found = readReport(report);
  const files = found?.testResults ?? [];
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failures = files.flatMap((file) => failuresOf(file));
  if (code !== 0 && failures.length === 0) failures.push(`vitest ended with ${code}, and no test failed`);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failures.length,
    failures,
    flaky: files.flatMap((file) => linesOf(file, isFlaky)),
    skipped: tests
      .filter(({ status, fullName }) => !['passed', 'failed'].includes(status) && isOf(share, fullName))
      .map(({ fullName }) => fullName.trim()),
  };
}

/**
 * What a share leaves out, vitest reports as skipped.
 * @param {Share} share
 * @param {string} title
 */
function isOf(share, title) {
  return share === 'all' || title.includes(TRIAL) === (share === 'trials');
}

/**
 * A line for each failed test of a file; a file that could not even be loaded has no tests to fail, and one line.
 * @param {TestFile} file
 */
function failuresOf(file) {
  const failed = linesOf(file, ({ status }) => status === 'failed');
  if (failed.length > 0 || file.status !== 'failed') return failed;
  return [failureLine(relative(ROOT, file.name), 'the file itself', file.message)];
}

/**
 * A test that failed and held when it was tried once more keeps what it said the first time.
 * @param {Assertion} test
 */
function isFlaky({ status, failureMessages }) {
  return status === 'passed' && failureMessages.length > 0;
}

/**
 * @param {TestFile} file
 * @param {(test: Assertion) => boolean} isMeant
 */
function linesOf({ name, assertionResults }, isMeant) {
  return assertionResults
    .filter(isMeant)
    .map(({ fullName, failureMessages }) => failureLine(relative(ROOT, name), fullName, failureMessages[0]));
}

/**
 * End-to-end journeys in Chromium.
 * @param {string} chromium path of the browser
 * @param {string[]} args of Playwright: paths, --project
 * @param {Share} share
 * @returns {Promise<Result>}
 */
export async function runPlaywright(chromium, args = [], share = 'all') {
  const report = freshReport('playwright.json');
  const env = { ...testEnvironment(), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const { code } = await run(
    pinnedNode(),
    [playwright, 'test', '--reporter=list,json', ...SHARES[share].playwright, ...args],
    {
      env,
      show: 'lines',
    },
  );
  /** @typedef {{ status: string, annotations: { type: string, description?: string }[], results: { error?: { message?: string, location?: { line: number } } }[] }} Test */
  /** @typedef {{ title: string, specs?: { title: string, file: string, tests: Test[] }[], suites?: Suite[] }} Suite */
  /** @type {{ stats: { expected: number }, suites: Suite[] } | undefined} */
  const found = readReport(report);
  const stats = found?.stats ?? { expected: 0 };
  const specs = (found?.suites ?? []).flatMap(
    /** @type {(suite: Suite) => NonNullable<Suite['specs']>} */ (allSpecs),
  );
  const skipped = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(
        ({ annotations }) =>
          `${title}: ${annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given'}`,
      ),
  );
  const journeysOf = (/** @type {string} */ wanted) =>
    specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) => {
          const error = results.find(({ error }) => error !== undefined)?.error;
          // Of a step that waits in vain, the line says which.
          const line = error?.location?.line;
          return failureLine(line === undefined ? file : `${file}:${line}`, title, error?.message);
        }),
    );
  const failures = journeysOf('unexpected');
  const flaky = journeysOf('flaky');
  if (code !== 0 && failures.length === 0)
    failures.push(`playwright ended with ${code}, and no journey failed`);
  return { passed: stats.expected + flaky.length, failed: failures.length, failures, flaky, skipped };
}

/**
 * @template {{ specs?: unknown[], suites?: Suite[] }} Suite
 * @param {Suite} suite
 * @returns {NonNullable<Suite['specs']>}
 */
function allSpecs(suite) {
  const inner = (suite.suites ?? []).flatMap((one) => allSpecs(one));
  return /** @type {NonNullable<Suite['specs']>} */ ([...(suite.specs ?? []), ...inner]);
}

/**
 * The developer's shell must not decide how a test runs: NODE_ENV=production there would. What one worker has compiled of the
 * packages the next need not compile again.
 */
function testEnvironment() {
  const { NODE_ENV: _, ...env } = process.env;
  return {
    ...env,
    NODE_COMPILE_CACHE: join(ROOT, '.cache/node'),
    // Beside the temporary files it would go with them.
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(ROOT, '.cache/playwright'),
  };
}

/** @param {string} name */
function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const path = join(REPORTS, name);
  // An old report must not speak for a run that wrote none.
  rmSync(path, { force: true });
  return path;
}

/** @param {string} path */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
