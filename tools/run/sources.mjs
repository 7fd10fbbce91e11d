import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';

/** The folders that hold our own code. */
export const SOURCE_FOLDERS = ['shared', 'content', 'server', 'web', 'tools', 'tests'];

/** Every file of ours that a compiler reads, relative to the root. */
export const listSources = () => listFiles(/\.(ts|tsx|mjs)$/);

/** Every style sheet of ours, relative to the root. */
export const listStyles = () => listFiles(/\.css$/);

/** @param {string} path relative to the root */
export const isTest = (path) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path);

/** @param {RegExp} wanted of a file's name */
function listFiles(wanted) {
  return SOURCE_FOLDERS.filter((folder) => existsSync(join(ROOT, folder))).flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && wanted.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
      .sort(),
  );
}
