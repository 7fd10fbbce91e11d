import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { ROOT, run } from './process.mjs';
import { prepare } from './start.mjs';
import { runVitest } from './suites.mjs';

// `npm run chaos`: the long bad day (tests/e2e/chaos.spec.ts), in a real browser against the real app.
//   CHAOS_SEED      the day; the same seed plans the same one (by default today's date)
//   CHAOS_MESSAGES  how long it is (1000)
//   CHAOS_MINUTES   goes on with the next seeds until so many minutes have passed (0: one day)
// `npm run chaos -- --nodes`: two nodes of one database, behind nginx where it is installed, under 100 messages/s, one of
// them killed every ten seconds for two minutes (tests/integration/killed-nodes.test.ts). Over TEST_DATABASE_URL, or a
// server of our own.
//   NODES_SECONDS     how long (120)
//   NODES_KILL_EVERY  seconds from one kill to the next (10)
//   NODES_PER_SECOND  messages (100)
//   NODES_FRONT       none: without nginx, people try the other node's address
//   NODES_REPORT      a page that keeps the table: docs/benchmarks/nodes.md
if (process.argv.includes('--nodes')) {
  process.env.NODES_SECONDS ??= '120';
  process.env.NODES_KILL_EVERY ??= '10';
  const { failed } = await runVitest(['tests/integration/killed-nodes.test.ts']);
  process.exit(failed > 0 ? 1 : 0);
}

const DAY = 1000;
const until = Date.now() + Number(process.env.CHAOS_MINUTES ?? 0) * 60_000;
let seed = Number(process.env.CHAOS_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

await prepare();
const chromium = await ensureChromium();
if ('reason' in chromium) {
  console.error(chromium.reason);
  process.exit(1);
}
do {
  const env = {
    CHAOS_MESSAGES: String(DAY),
    ...process.env,
    CHAOS_SEED: String(seed),
    CHAOS_LOG: '1',
    CHROMIUM_PATH: chromium.path,
  };
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const { code } = await run(
    pinnedNode(),
    [playwright, 'test', 'tests/e2e/chaos.spec.ts', '--reporter=line'],
    { env },
  );
  if (code !== 0) {
    console.error(`The day that went wrong: CHAOS_SEED=${seed} npm run chaos`);
    process.exit(code);
  }
  seed += 1;
} while (Date.now() < until);
