import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pinnedNode } from './pinned-node.mjs';
import { ROOT, run, seconds } from './process.mjs';

/** Everything the built pages are made of. */
const SOURCES = [
  'web',
  'shared',
  'content',
  'tools/prerender',
  'tools/content',
  'server/content-in-force.ts',
  'server/sample-content.ts',
  'server/shipped-sample.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.web.json',
];
/** `web` for browsers, `pages` for the server, `server` for drawing the pages. */
const DIST = resolve(ROOT, process.env.DIST_DIR ?? 'dist');
const STAMP = join(DIST, 'web.stamp');

const WORTH_IT = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/;
/** Below this the headers weigh more than what is saved. */
const SMALLEST_BYTES = 256;

/** Builds the web when its sources are not the ones it was last built from. */
export async function ensureBuilt() {
  const fingerprint = fingerprintSources();
  if (
    existsSync(join(DIST, 'pages/pages.json')) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === fingerprint
  )
    return;
  const startedAt = performance.now();
  console.log('Building the web ...');
  // A build cut off half way must not look finished.
  rmSync(STAMP, { force: true });
  await step([join(ROOT, 'tools/content/check.ts')]);
  const vite = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'web/vite.config.ts'];
  await step([...vite, '--logLevel', 'warn']);
  await step([...vite, '--logLevel', 'warn', '--ssr', 'entry-server.tsx']);
  await step([join(ROOT, 'tools/prerender/main.ts')]);
  compressTree(join(DIST, 'web'));
  mkdirSync(DIST, { recursive: true });
  writeFileSync(STAMP, fingerprint);
  console.log(`Built in ${seconds(startedAt)}.`);
}

/** @param {string[]} args */
async function step(args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code, output } = await run(pinnedNode(), args, { show: 'nothing', env });
  if (code !== 0) throw new BuildError(output.trim());
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

/**
 * Lays `.br` and `.gz` beside every text file of a built tree, at the strongest setting: done once here, so
 * that the server never compresses while a farmer waits.
 * @param {string} folder
 */
function compressTree(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !WORTH_IT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length < SMALLEST_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
