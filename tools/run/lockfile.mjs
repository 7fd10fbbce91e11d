import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './process.mjs';

/**
 * npm at times leaves the packages of other platforms out of package-lock.json (npm/cli#4828); `npm ci` then
 * refuses the lockfile on every fresh clone. This finds what is missing, and with `--repair` adds it:
 *   node tools/run/lockfile.mjs --repair
 */

/**
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/**
 * Optional dependencies that no entry of the lockfile satisfies, as the entries that should be there.
 * @param {Record<string, Entry>} packages
 * @returns {Record<string, Entry>}
 */
export function missingEntries(packages) {
  /** @type {Record<string, Entry>} */
  const missing = {};
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isResolvable(packages, path, name)) continue;
      const { cpu, libc, os } = platformOf(name);
      // In npm's own order, so that its next write changes nothing.
      const all = { version, cpu, dev: entry.dev, libc, optional: true, os };
      const entries = Object.entries(all).filter(([, value]) => value !== undefined);
      missing[`node_modules/${name}`] = Object.fromEntries(entries);
    }
  }
  return missing;
}

/**
 * Node's own way up through the node_modules folders.
 * @param {Record<string, Entry>} packages
 * @param {string} from
 * @param {string} name
 */
function isResolvable(packages, from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (`${folder}${folder && '/'}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

/**
 * Such packages say in their name which machine they are for: `@scope/tool-linux-arm64-musl`.
 * @param {string} name
 * @returns {{ [Key in 'os' | 'cpu' | 'libc']: Entry[Key] }}
 */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const named = (/** @type {string[]} */ choices) => {
    const found = choices.filter((choice) => words.includes(choice));
    return found.length > 0 ? found : undefined;
  };
  const libc = /-musl/.test(name) ? ['musl'] : /-gnu/.test(name) ? ['glibc'] : undefined;
  return { cpu: named(PROCESSORS), libc, os: named(SYSTEMS) };
}

/** @returns {{ lock: { packages: Record<string, Entry> }, missing: Record<string, Entry> }} */
export function readLockfile() {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return { lock, missing: missingEntries(lock.packages) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { lock, missing } = readLockfile();
  for (const path of Object.keys(missing)) console.log(path);
  if (process.argv.includes('--repair')) {
    const sorted = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) =>
      a.localeCompare(b, 'en'),
    );
    lock.packages = Object.fromEntries(sorted);
    writeFileSync(join(ROOT, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  }
}
