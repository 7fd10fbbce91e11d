import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/process.mjs';
import { INSTALL_SCRIPTS, LICENCE_EXCEPTIONS, LICENCES, LICENCES_IN_TEXT } from './policy.mjs';

/**
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [hasInstallScript]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 */

/** @param {string} path `node_modules/a/node_modules/@b/c` */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * What in a lockfile breaks the policy, a sentence each.
 * @param {Record<string, Entry>} packages of package-lock.json
 * @param {Record<string, boolean>} allowScripts of package.json
 * @param {(path: string) => string | undefined} installedLicence where the lockfile says nothing
 */
export function lockFaults(packages, allowScripts, installedLicence) {
  const entries = Object.entries(packages).filter(([path]) => path !== '');
  return [
    ...entries.flatMap(([path, entry]) => [
      ...scriptFaults(nameOf(path), entry),
      ...originFaults(path, entry),
      ...licenceFaults(path, entry, installedLicence),
    ]),
    ...Object.entries(allowScripts)
      .filter(([name, runs]) => runs !== (INSTALL_SCRIPTS[name]?.runs ?? false))
      .map(([name]) => `${name}: package.json lets its install script run, the policy does not`),
  ];
}

/**
 * @param {string} name
 * @param {Entry} entry
 */
function scriptFaults(name, { hasInstallScript }) {
  if (!hasInstallScript || name in INSTALL_SCRIPTS) return [];
  return [`${name}: has an install script nobody has looked at (tools/supply-chain/policy.mjs)`];
}

/**
 * Every byte that is installed is named by its hash. Only what is for other machines may be without: npm fills it in
 * there.
 * @param {string} path
 * @param {Entry} entry
 */
function originFaults(path, { integrity, resolved, optional, os, cpu }) {
  const faults = [];
  if (resolved !== undefined && !/^https:\/\/registry\.npmjs\.org\//.test(resolved)) {
    faults.push(`${path}: comes from elsewhere than the npm registry`);
  }
  const isForOthers = optional === true && (os !== undefined || cpu !== undefined);
  if (!integrity && !isForOthers) faults.push(`${path}: has no hash`);
  if (integrity && !/\bsha(512|256)-/.test(integrity)) faults.push(`${path}: has a weak hash`);
  return faults;
}

/**
 * @param {string} path
 * @param {Entry} entry
 * @param {(path: string) => string | undefined} installedLicence
 */
function licenceFaults(path, { license, optional, os, cpu }, installedLicence) {
  const name = nameOf(path);
  const said = license ?? installedLicence(path) ?? LICENCES_IN_TEXT[name];
  // The same package for another machine; the one for this machine has been asked.
  if (said === undefined && optional && (os || cpu)) return [];
  if (said !== undefined && isAllowed(said)) return [];
  const exception = Object.entries(LICENCE_EXCEPTIONS).find(([pattern]) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
  if (said !== undefined && exception?.[1].licence.test(said)) return [];
  return [`${name}: its licence (${said ?? 'none named'}) is not on the list`];
}

/**
 * Every part that is joined by AND, one of those joined by OR.
 * @param {string} expression SPDX, without nesting deeper than our packages use
 */
export function isAllowed(expression) {
  return expression
    .replace(/[()]/g, '')
    .split(/ OR /i)
    .some((side) => side.split(/ AND /i).every((licence) => LICENCES.has(licence.trim())));
}

/**
 * Older packages say it in older ways.
 * @param {{ license?: string | { type?: string }, licenses?: { type?: string }[] }} manifest
 */
function licenceIn({ license, licenses }) {
  const said = license ?? licenses?.[0];
  return typeof said === 'object' ? said.type : said;
}

/** The faults of this repository. */
export function readLockFaults() {
  const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  const { packages } = read('package-lock.json');
  const faults = lockFaults(packages, read('package.json').allowScripts ?? {}, (path) => {
    try {
      return licenceIn(read(join(path, 'package.json')));
    } catch {
      return undefined;
    }
  });
  return { packages: Object.keys(packages).length - 1, faults };
}
