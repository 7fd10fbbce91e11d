/**
 * `npm run bench`: the product over 50,000 farmers and 5,000,000 messages, each figure beside the plain statement
 * on the same engine in the same run. Parts by name: `npm run bench lists search`. `-- --json FILE` keeps the
 * figures. The business is made at the first run, in DATA_DIR (data/bench by default).
 */
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { type BenchWorld, inBenchWorld } from './bench-world.ts';
import { type Figure, missesTarget, printReport, type Report } from './figure.ts';
import { benchLists } from './parts/lists.ts';
import { benchSearch } from './parts/search.ts';
import { benchThread } from './parts/thread.ts';

const PARTS: Record<string, (world: BenchWorld) => Promise<Figure[]>> = {
  lists: benchLists,
  search: benchSearch,
  thread: benchThread,
};

function readArguments(words: string[]): { parts: string[]; jsonFile: string | undefined } {
  const at = words.indexOf('--json');
  const jsonFile = at < 0 ? undefined : words[at + 1];
  const parts = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const unknown = parts.filter((part) => !(part in PARTS));
  if (unknown.length > 0 || (at >= 0 && !jsonFile)) {
    throw new Error(`Parts of the bench: ${Object.keys(PARTS).join(', ')}; and --json FILE.`);
  }
  return { parts: parts.length > 0 ? parts : Object.keys(PARTS), jsonFile };
}

const { parts, jsonFile } = readArguments(process.argv.slice(2));
const report = await inBenchWorld(async (world): Promise<Report> => {
  const measured: Report['parts'] = [];
  for (const part of parts) measured.push({ part, figures: (await PARTS[part]?.(world)) ?? [] });
  return {
    at: new Date().toISOString(),
    machine: { cpus: os.cpus().length, model: os.cpus()[0]?.model ?? '', node: process.versions.node },
    business: world.business,
    parts: measured,
  };
});
console.log(printReport(report));
if (jsonFile) await writeFile(jsonFile, `${JSON.stringify(report, null, 2)}\n`);
if (report.parts.some(({ figures }) => figures.some(missesTarget))) process.exitCode = 1;
