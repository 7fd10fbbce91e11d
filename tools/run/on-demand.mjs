import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './process.mjs';

/**
 * Fetches the packages of a tool that few ever run, at its first use and into a folder of their own: among the others every
 * start and every test of a fresh clone would install them too. What they expect to find beside them (`vitest`) is ours.
 * @param {string} tool name of the folder
 * @param {string[]} packages each `name@version`
 * @returns {Promise<string>} the folder their `node_modules` lies in
 */
export async function fetchOnDemand(tool, packages) {
  const folder = join(ROOT, '.cache/on-demand', tool);
  const stamp = join(folder, 'fetched');
  const wanted = packages.join('\n');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder;
  console.log(`Fetching ${packages.join(', ')} ...`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', ['install', '--prefix', folder, ...flags, ...packages], {
    show: 'nothing',
  });
  if (code !== 0) throw new Error(`${tool} could not be fetched:\n${output}`);
  writeFileSync(stamp, wanted);
  return folder;
}
