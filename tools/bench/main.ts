/**
 * `npm run bench`: what the product does beside what the engine, the disk, Socket.IO or nginx alone do, in the same run.
 * Parts by name: `npm run bench sends lists`; without one, all. `-- --json FILE` keeps the figures, and the table
 * in FILE.md. `lists`, `search`, `thread`, `events` and `numbers` read a business of 50,000 farmers and
 * 5,000,000 messages, made at the first run in DATA_DIR (data/bench); the others make their own and remove it.
 */
import os from 'node:os';
import { type BenchWorld, inBenchWorld } from './bench-world.ts';
import { type Figure, missesTarget, type Report } from './figure.ts';
import { benchDelivery } from './parts/delivery.ts';
import { benchEvents } from './parts/events.ts';
import { benchGrowth } from './parts/growth.ts';
import { benchLists } from './parts/lists.ts';
import { benchMemory } from './parts/memory.ts';
import { benchNumbers } from './parts/numbers.ts';
import { benchPages } from './parts/pages.ts';
import { benchPlans } from './parts/plans.ts';
import { benchPublish } from './parts/publish.ts';
import { benchSearch } from './parts/search.ts';
import { benchSends } from './parts/sends.ts';
import { benchStart } from './parts/start.ts';
import { benchStorm } from './parts/storm.ts';
import { benchThread } from './parts/thread.ts';
import { benchUpload } from './parts/upload.ts';
import { keepReport, printReport } from './report.ts';

const ON_THE_BUSINESS: Record<string, (world: BenchWorld) => Promise<Figure[]>> = {
  lists: benchLists,
  search: benchSearch,
  thread: benchThread,
  events: benchEvents,
  numbers: benchNumbers,
};
const ON_THEIR_OWN: Record<string, () => Promise<Figure[]>> = {
  sends: benchSends,
  delivery: benchDelivery,
  storm: benchStorm,
  pages: benchPages,
  upload: benchUpload,
  start: benchStart,
  memory: benchMemory,
  growth: benchGrowth,
  publish: benchPublish,
  plans: benchPlans,
};
const PARTS = [...Object.keys(ON_THE_BUSINESS), ...Object.keys(ON_THEIR_OWN)];

function readArguments(words: string[]): { parts: string[]; jsonFile: string | undefined } {
  const at = words.indexOf('--json');
  const jsonFile = at < 0 ? undefined : words[at + 1];
  const parts = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  const unknown = parts.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0 || (at >= 0 && !jsonFile?.endsWith('.json'))) {
    console.error(`Parts of the bench: ${PARTS.join(', ')}; and --json FILE.json.`);
    process.exit(2);
  }
  return { parts: parts.length > 0 ? parts : PARTS, jsonFile };
}

type Measured = Report['parts'][number];

async function measure(part: string, work: () => Promise<Figure[]>): Promise<Measured> {
  console.error(`${part} …`);
  const begun = performance.now();
  const figures = await work();
  return { part, seconds: Math.round((performance.now() - begun) / 1000), figures };
}

const { parts, jsonFile } = readArguments(process.argv.slice(2));
const measured: Measured[] = [];
let business: BenchWorld['business'] | undefined;
const broken: string[] = [];

for (const part of parts.filter((name) => name in ON_THEIR_OWN)) {
  // One part that breaks must not cost the figures of the others.
  await measure(part, async () => (await ON_THEIR_OWN[part]?.()) ?? []).then(
    (one) => measured.push(one),
    (error: Error) => broken.push(`${part}: ${error.stack ?? error}`),
  );
}
const onBusiness = parts.filter((name) => name in ON_THE_BUSINESS);
if (onBusiness.length > 0) {
  await inBenchWorld(async (world) => {
    business = world.business;
    for (const part of onBusiness) {
      measured.push(await measure(part, async () => (await ON_THE_BUSINESS[part]?.(world)) ?? []));
    }
  });
}

const report: Report = {
  at: new Date().toISOString(),
  machine: { cpus: os.cpus().length, model: os.cpus()[0]?.model ?? '', node: process.versions.node },
  ...(business && { business }),
  parts: measured,
};
console.log(printReport(report));
if (jsonFile) await keepReport(report, jsonFile);
for (const words of broken) console.error(`\nBroken: ${words}`);
if (broken.length > 0 || measured.some(({ figures }) => figures.some(missesTarget))) process.exitCode = 1;
