import { join } from 'node:path';
import { checkBudgets } from './budgets.mjs';
import { readLockfile } from './lockfile.mjs';
import { audit, checkPackages } from './packages.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { ROOT, run } from './process.mjs';
import { stage, verdict } from './results.mjs';
import { listSources, SOURCE_FOLDERS } from './sources.mjs';

/**
 * Types, style, boundaries, budgets, dead code, the lockfile and what it brings in; each counts as one check. One after the
 * other: the compiler takes all cores by itself, and something else always runs beside them (the build, the tests).
 */
export async function runStaticChecks() {
  const checks = [
    () => stage('types of the server', () => types('server')),
    () => stage('types of the web', () => types('web')),
    () => stage('types of the service worker', () => types('worker')),
    () => stage('types of shared and content', () => types('shared')),
    () => stage('style (biome)', () => tool('@biomejs/biome/bin/biome', 'check', '--colors=off', '.')),
    () => stage('boundaries (dependency-cruiser)', boundaries),
    () => stage('dead code (knip)', deadCode),
    () => stage('budgets', budgets),
    () => stage('lockfile complete for every platform', lockfile),
    () => stage('packages: install scripts, hashes and licences', checkPackages),
    () => stage('packages: known faults (npm audit)', audit),
  ];
  /** @type {import('./results.mjs').Result[]} */
  const results = [];
  for (const check of checks) results.push(await check());
  return results;
}

/**
 * Runs a package's program on the pinned Node; it holds when it exits with 0.
 * @param {string} program path inside node_modules
 * @param {string[]} args
 */
async function tool(program, ...args) {
  const { code, output } = await run(pinnedNode(), [join(ROOT, 'node_modules', program), ...args], {
    show: 'nothing',
  });
  return verdict(code === 0, output);
}

function deadCode() {
  return tool('knip/bin/knip.js', '--no-progress', '--cache', '--cache-location', '.cache/knip');
}

/**
 * By the native compiler (TypeScript 7), for half the processor; the packages that parse TypeScript want the one before.
 * @param {'shared' | 'server' | 'web' | 'worker'} project
 */
function types(project) {
  return tool('typescript-native/bin/tsc', '-p', `tsconfig.${project}.json`);
}

/** The one-way rule. A cruiser that cannot read our files reports no violations: it must have seen every one. */
async function boundaries() {
  const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const { stdout, output } = await run(pinnedNode(), [cruiser, ...SOURCE_FOLDERS, ...config], {
    show: 'nothing',
  });
  if (!stdout.startsWith('{')) return verdict(false, output);
  /** @type {{ modules: { source: string }[], summary: { violations: { rule: { name: string }, from: string, to: string }[] } }} */
  const report = JSON.parse(stdout);
  const seen = new Set(report.modules.map(({ source }) => source));
  const unseen = listSources().filter((path) => !seen.has(path));
  const lines = [
    ...report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    ...unseen.map((path) => `the boundary check did not see ${path}`),
  ];
  return verdict(lines.length === 0 && seen.size > 0, lines.join('\n'));
}

async function budgets() {
  const { files, faults } = checkBudgets();
  return verdict(faults.length === 0 && files > 0, faults.join('\n'));
}

/** `npm ci` refuses a lockfile that lacks another platform's packages, on every fresh clone. */
async function lockfile() {
  const missing = Object.keys(readLockfile().missing);
  const hint = 'missing from package-lock.json; run node tools/run/lockfile.mjs --repair';
  return verdict(missing.length === 0, missing.map((path) => `${path} is ${hint}`).join('\n'));
}
