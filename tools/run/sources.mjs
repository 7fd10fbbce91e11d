import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';

/** The folders that hold our own code. */
export const SOURCE_FOLDERS = ['shared', 'content', 'server', 'web', 'tools', 'tests'];

/** Every file of ours that a compiler reads, relative to the root. */
export function listSources() {
  return SOURCE_FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
      .sort(),
  );
}
