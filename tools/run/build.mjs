import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressTree } from './compress.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { ROOT, run, seconds } from './process.mjs';

/** Everything the built pages are made of. */
const SOURCES = [
  'web',
  'shared',
  'content',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
];
const OUTPUT = join(ROOT, 'dist/web');
const STAMP = join(ROOT, 'dist/web.stamp');

/** Builds the web when its sources are not the ones it was last built from. */
export async function ensureBuilt() {
  const fingerprint = fingerprintSources();
  if (
    existsSync(join(OUTPUT, 'index.html')) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === fingerprint
  )
    return;
  const startedAt = performance.now();
  console.log('Building the web ...');
  // A build cut off half way must not look finished.
  rmSync(STAMP, { force: true });
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const { code, output } = await run(
    pinnedNode(),
    [vite, 'build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'],
    { quiet: true, env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new BuildError(output.trim());
  compressTree(OUTPUT);
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(STAMP, fingerprint);
  console.log(`Built in ${seconds(startedAt)}.`);
}

/** The sources do not build; the message is the builder's own. */
export class BuildError extends Error {}

/** Path and content of every source; tests are left out, they do not reach the pages. */
function fingerprintSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const path of listFiles(source)) {
      const bytes = readFileSync(join(ROOT, path));
      hash.update(`${path}\0${bytes.length}\0`).update(bytes);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} path relative to the root
 * @returns {string[]}
 */
function listFiles(path) {
  if (!existsSync(join(ROOT, path))) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}
