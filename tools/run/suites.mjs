import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pinnedNode } from './pinned-node.mjs';
import { ROOT, run } from './process.mjs';

/** @typedef {import('./results.mjs').Result} Result */

const REPORTS = join(ROOT, '.cache/reports');

/**
 * Unit and integration tests.
 * @param {string[]} args of vitest: paths, --exclude
 * @returns {Promise<Result>}
 */
export async function runVitest(args = []) {
  const report = freshReport('vitest.json');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await run(pinnedNode(), [vitest, 'run', ...reporters, ...args], {
    env: testEnvironment(),
  });
  /** @typedef {{ fullName: string, status: string }} Assertion */
  /** @type {{ testResults: { name: string, status: string, message: string, assertionResults: Assertion[] }[] } | undefined} */
  const found = readReport(report);
  const files = found?.testResults ?? [];
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').length;
  // A file that could not even be loaded has no tests to fail.
  const broken = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  ).length;
  const isUncounted = code !== 0 && failed + broken === 0;
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failed + broken + (isUncounted ? 1 : 0),
    skipped: tests
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => fullName.trim()),
  };
}

/** @param {{ status: string }} assertion */
function isFailed({ status }) {
  return status === 'failed';
}

/**
 * End-to-end journeys in Chromium.
 * @param {string} chromium path of the browser
 * @returns {Promise<Result>}
 */
export async function runPlaywright(chromium) {
  const report = freshReport('playwright.json');
  const env = { ...testEnvironment(), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const { code } = await run(pinnedNode(), [playwright, 'test', '--reporter=list,json'], { env });
  /** @typedef {{ title: string, specs?: { title: string, tests: { status: string, annotations: { type: string, description?: string }[] }[] }[], suites?: Suite[] }} Suite */
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] } | undefined} */
  const found = readReport(report);
  const stats = found?.stats ?? { expected: 0, unexpected: 0, flaky: 0 };
  const failed = stats.unexpected + stats.flaky;
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
  return { passed: stats.expected, failed: failed + (code !== 0 && failed === 0 ? 1 : 0), skipped };
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

/** The developer's shell must not decide how a test runs: NODE_ENV=production there would. */
function testEnvironment() {
  const { NODE_ENV: _, ...env } = process.env;
  return env;
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
