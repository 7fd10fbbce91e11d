import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const VERSION = '13.5.0';
const FOLDER = path.join(import.meta.dirname, '../../.cache/lighthouse', VERSION);

/**
 * Lighthouse in a folder of its own, fetched when first asked for: 114 packages and 176 MB that nobody needs who
 * only starts or tests the product.
 * @returns the path of its program
 */
export async function installLighthouse(): Promise<string> {
  const program = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(program)) return program;
  console.log(`Fetching lighthouse ${VERSION} ...`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(path.join(FOLDER, 'package.json'), '{ "private": true }');
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${VERSION}`];
  await promisify(execFile)('npm', args, { cwd: FOLDER });
  return program;
}
