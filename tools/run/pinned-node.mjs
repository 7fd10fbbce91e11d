import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';

/** First Node that runs .ts files without a flag. */
const STRIPS_TYPES = [22, 18];
/** What `npm ci` and these scripts themselves need. */
const LOWEST = [20, 19];

/** Ends with one sentence on a Node too old even to install with. */
export function requireNode() {
  if (isAtLeast(LOWEST)) return;
  console.error(`AV Agro needs Node ${LOWEST.join('.')} or later; this is ${process.version}.`);
  process.exit(1);
}

/**
 * The Node the product is written for: the one pinned in package.json, or the one that runs us where its package
 * has no binary for the machine.
 */
export function pinnedNode() {
  const pinned = join(ROOT, 'node_modules/node/bin/node');
  try {
    accessSync(pinned, constants.X_OK);
    return pinned;
  } catch {
    if (isAtLeast(STRIPS_TYPES)) return process.execPath;
  }
  console.error(
    `The pinned Node is missing (${pinned}) and this one, ${process.version}, cannot run TypeScript: run npm ci, or use Node ${STRIPS_TYPES.join('.')} or later.`,
  );
  process.exit(1);
}

/** @param {number[]} version */
function isAtLeast([major = 0, minor = 0]) {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}
