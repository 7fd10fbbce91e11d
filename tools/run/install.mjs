import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode } from './pinned-node.mjs';
import { ROOT, run, seconds } from './process.mjs';

const LOCK = join(ROOT, 'package-lock.json');
/** What npm writes last: which packages really lie in node_modules. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
/** Hash of the lockfile node_modules was last found equal to. */
const STAMP = join(ROOT, 'node_modules/.av-agro-lock');

/** Makes node_modules equal to package-lock.json; does nothing, within milliseconds, when it already is. */
export async function ensureInstalled() {
  requireNode();
  const lock = readFileSync(LOCK, 'utf8');
  const hash = createHash('sha256').update(lock).digest('hex');
  if (read(STAMP) === hash && existsSync(INSTALLED)) return;
  if (!isInstalled(lock)) await install();
  writeFileSync(STAMP, hash);
}

async function install() {
  const startedAt = performance.now();
  console.log('Installing the packages of package-lock.json ...');
  const { code } = await runNpm([
    'ci',
    // The build needs them, also where NODE_ENV says production.
    '--include=dev',
    '--no-audit',
    '--no-fund',
    // Progress stays; warnings about the engine are for the Node that only installs.
    '--loglevel=error',
  ]);
  if (code !== 0) {
    console.error('The packages could not be installed (see above).');
    process.exit(1);
  }
  console.log(`Installed in ${seconds(startedAt)}.`);
}

/**
 * Fetches the packages of a tool that few ever run, at its first use and into a folder of their own: among the others every
 * start and every test of a fresh clone would install them too. What they expect to find beside them (`vitest`) is ours.
 * @param {string} tool name of the folder
 * @param {string[]} packages each `name@version`
 * @returns {Promise<string>} the folder their `node_modules` lies in
 */
export async function fetchOnDemand(tool, packages) {
  const folder = join(ROOT, '.cache/on-demand', tool);
  const stamp = join(folder, 'fetched');
  const wanted = packages.join('\n');
  if (read(stamp) === wanted) return folder;
  console.log(`Fetching ${packages.join(', ')} ...`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runNpm(['install', '--prefix', folder, ...flags, ...packages], {
    show: 'nothing',
  });
  if (code !== 0) throw new Error(`${tool} could not be fetched:\n${output}`);
  writeFileSync(stamp, wanted);
  return folder;
}

/**
 * Under npm its own script is named in the environment; it need not be on the PATH.
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  return npm ? run(process.execPath, [npm, ...args], options) : run('npm', args, options);
}

/** @param {string} lock */
function isInstalled(lock) {
  try {
    return isSameTree(JSON.parse(lock).packages, JSON.parse(read(INSTALLED)).packages);
  } catch {
    return false;
  }
}

/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} Entry */

/**
 * After `npm install <package>` or a change of branch the lockfile has a new hash while node_modules may already
 * hold exactly what it lists; reinstalling would cost a minute for nothing. Optional packages may be absent: they
 * are other platforms'.
 * @param {Record<string, Entry>} wanted packages of package-lock.json
 * @param {Record<string, Entry>} found packages of node_modules/.package-lock.json
 */
export function isSameTree(wanted, found) {
  const isSame = (/** @type {string} */ path) =>
    found[path]?.version === wanted[path]?.version && found[path]?.integrity === wanted[path]?.integrity;
  const isComplete = Object.entries(wanted).every(
    ([path, { optional }]) => path === '' || optional || path in found,
  );
  return isComplete && Object.keys(found).every((path) => path in wanted && isSame(path));
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
