import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildError, ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { become, ROOT } from './process.mjs';

/**
 * Megabytes V8 keeps for what was just made. Its own choice (16) holds 50 MB of an idle process for garbage; sends a second
 * are the same with two (docs/benchmarks/server.md).
 */
const SMALL_NURSERY = '--max-semi-space-size=2';

/**
 * Becomes the server.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function serve(env = process.env) {
  become(pinnedNode(), [SMALL_NURSERY, 'server/main.ts'], {
    NODE_COMPILE_CACHE: join(ROOT, '.cache/node'),
    ...env,
  });
}

/** Installs and builds; ends with the builder's words when the sources do not build. */
export async function prepare() {
  await ensureInstalled();
  try {
    await ensureBuilt();
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(`The web could not be built:\n${error.message}`);
    process.exit(1);
  }
}

// `npm start`
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await prepare();
  serve();
}
