import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUDGET, filesPerFolder } from '../run/budgets.mjs';
import { ROOT } from '../run/process.mjs';
import { isTest, listSources, listStyles } from '../run/sources.mjs';

/**
 * `npm run structure`: what of the structure can be counted, to lay beside the last time: source without tests,
 * words, migrations and benches.
 */
const APART = /^(content|tools\/bench|server\/migrations)\//;
const SHORT_LINES = 30;
const TINY_LINES = 15;

interface Source {
  path: string;
  lines: number;
}

const sources: Source[] = listSources()
  .filter((file) => !isTest(file) && !APART.test(file))
  .map((file) => ({ path: file, lines: countLines(file) }));
const lines = sources.map((source) => source.lines).sort((a, b) => a - b);
const held = [...filesPerFolder([...listSources(), ...listStyles()]).values()];

console.table({
  'source files': sources.length,
  'lines of source': lines.reduce((sum, count) => sum + count, 0),
  'lines, median': at(0.5),
  'lines, 9 of 10 at most': at(0.9),
  'lines, longest': at(1),
  [`files of ${SHORT_LINES} lines or less, %`]: share(SHORT_LINES),
  [`files of ${TINY_LINES} lines or less, %`]: share(TINY_LINES),
  [`folders of more than ${BUDGET.folder} files`]: held.filter((count) => count > BUDGET.folder).length,
  'files in the fullest folder': Math.max(...held),
});

function countLines(file: string): number {
  return readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n').length;
}

function at(part: number): number {
  return lines[Math.min(lines.length - 1, Math.floor(lines.length * part))] ?? 0;
}

function share(most: number): number {
  return Number(((100 * lines.filter((count) => count <= most).length) / lines.length).toFixed(1));
}
