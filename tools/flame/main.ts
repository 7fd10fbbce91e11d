/**
 * `npm run flame -- FILE.cpuprofile FILE.svg [--title WORDS] [--after SECONDS]`: a CPU profile as a flame graph, and on
 * standard output whose time it was. `BENCH_PROFILE=folder npm run bench pages` makes profiles of the product; so does
 * `node --cpu-prof server/main.ts`.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { foldProfile, readProfile, sharesOf } from './cpu-profile.ts';
import { drawFlameGraph } from './flame-graph.ts';

const TOLD = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, after: { type: 'string', default: '0' } },
});
const [from, to] = positionals;
if (!from || !to || positionals.length !== 2) {
  console.error('npm run flame -- FILE.cpuprofile FILE.svg [--title WORDS] [--after SECONDS]');
  process.exit(2);
}
const root = foldProfile(await readProfile(from), { afterSeconds: Number(values.after) });
await writeFile(to, drawFlameGraph(root, values.title ?? path.basename(from, '.cpuprofile')));
for (const { whose, share } of sharesOf(root).slice(0, TOLD)) {
  console.log(`${(share * 100).toFixed(1).padStart(5)} %  ${whose}`);
}
