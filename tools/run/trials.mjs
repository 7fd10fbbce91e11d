import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { close, stage } from './results.mjs';

// `npm run trials [-- name ...]`: what is long by nature, at its full length; `npm test` plays a short form of each.
// Without names all are played, one after the other.
//   TRIAL_SEED      what is left to chance: the same seed plans the same day (by default today's date)
//   TRIAL_MINUTES   goes on with the next seeds until so many minutes have passed (0: each trial once)
// A setting of a trial's own (the capitals below) that is in the environment already is left as it is.

/**
 * @typedef {object} Trial
 * @property {string} about what is played
 * @property {string} [seed] the variable that its seed goes into
 * @property {Record<string, string>} env its full length
 * @property {string[]} [tests] of vitest
 * @property {string[]} [journeys] of Playwright
 * @property {import('./suites.mjs').Share} [share] of these files only what is marked as a trial; without it, all
 */

/** @type {Record<string, Trial>} */
const TRIALS = {
  chaos: {
    about: 'a bad day of one chat: dropped answers, cut and half-open lines, kills, reloads',
    seed: 'CHAOS_SEED',
    env: { CHAOS_MESSAGES: '1000', CHAOS_LOG: '1' },
    journeys: ['tests/e2e/chaos.spec.ts'],
  },
  converge: {
    about: 'two browsers of the office and a farmer, each with its own idea of the order',
    seed: 'CONVERGE_SEED',
    env: { CONVERGE_ROUNDS: '60' },
    journeys: ['tests/e2e/office-converge.spec.ts'],
  },
  nodes: {
    about: 'two nodes, one killed every ten seconds for two minutes at 100 messages/s',
    env: { NODES_SECONDS: '120', NODES_KILL_EVERY: '10', NODES_PER_SECOND: '100' },
    tests: ['tests/integration/killed-nodes.test.ts'],
  },
  soak: {
    about: '500 payments through every fault a provider can have and three kills of the app',
    seed: 'SOAK_SEED',
    env: { SOAK_PAYMENTS: '500', SOAK_KILLS: '3' },
    tests: ['tests/integration/payment-soak.test.ts'],
  },
  fuzz: {
    about: '100,000 made-up requests against every route, from everybody',
    seed: 'FUZZ_SEED',
    env: { FUZZ_REQUESTS: '100000' },
    tests: ['tests/integration/fuzz.test.ts'],
  },
  log: {
    about:
      '1,500 made-up histories of a chat, in turn and at once: whoever reads its log late has what a fresh reader has',
    seed: 'LOG_SEED',
    env: { LOG_HISTORIES: '1500' },
    tests: ['server/features/chat/chat-log.test.ts'],
  },
  plans: {
    about: '100,000 made-up plans, judged: none that passes exceeds a label or holds what is forbidden',
    seed: 'PLANS_SEED',
    env: { PLANS_CASES: '100000' },
    tests: ['shared/domain/plan/plan-property.test.ts'],
  },
  import: {
    about: 'a file of 100,000 customers, checked and entered',
    env: { IMPORT_ROWS: '100000' },
    tests: ['server/features/customers/import/import.test.ts'],
  },
  numbers: {
    about: 'the owner’s numbers counted by hand over 50,000 chats and 5,000,000 messages, and over the demo',
    env: { RECOUNT_CHATS: '50000', RECOUNT_MESSAGES: '5000000' },
    tests: ['tests/integration/numbers-recount.test.ts'],
  },
  thread: {
    about: 'a thread of 20,000 messages, read to its first word',
    env: { LONG_THREAD: '20000' },
    journeys: ['tests/e2e/long-thread.spec.ts'],
  },
  search: {
    about: '1,200 chats and 30,000 messages, listed, narrowed and searched by the office',
    env: { SEARCH_CHATS: '1200', SEARCH_MESSAGES: '30000' },
    journeys: ['tests/e2e/office-search.spec.ts'],
  },
  queue: {
    about: 'thirty farmers wait while others go on writing; the office answers by keys alone',
    env: { QUEUE_FARMERS: '30' },
    journeys: ['tests/e2e/office-queue.spec.ts'],
  },
  mornings: {
    about: 'thirty farmers wait for three of the office; a doctor has twenty cases of twenty crops',
    env: { MORNING_FARMERS: '30', MORNING_CASES: '20' },
    journeys: ['tests/e2e/office-morning.spec.ts', 'tests/e2e/doctor-morning.spec.ts'],
  },
  edits: {
    about: 'thirty edits of an owner, each that is right read on the site drawn anew',
    env: { EVERY_EDIT: '1' },
    journeys: ['tests/e2e/thirty-edits.spec.ts'],
  },
  roles: {
    about: 'every page of the office for each of its six roles',
    env: { EVERY_ROLE: '1' },
    journeys: ['tests/e2e/office-roles.spec.ts'],
  },
  speed: {
    about: 'how soon the guide’s search answers sixty questions on a phone of a quarter’s speed',
    env: { SEARCH_ASKED: '60', SEARCH_TYPED: '8' },
    journeys: ['tests/e2e/guide-search-speed.spec.ts'],
  },
  cuts: {
    about: '8 MB over a line of 50 kB/s that breaks five times',
    env: { LONG_UPLOAD: '1' },
    journeys: ['tests/e2e/upload-cuts.spec.ts'],
  },
  languages: {
    about: 'journeys that `npm test` plays in one language or on one screen, in every one',
    env: { EVERY_LANGUAGE: '1' },
    journeys: [
      ...['accessibility', 'budgets', 'codes-by-office', 'devices', 'guide', 'guide-banned'],
      ...['guide-crops', 'guide-keep', 'guide-see', 'office-accessibility', 'office-assign'],
      ...['office-attribution', 'office-people', 'office-profile', 'office-roles', 'owner-hour'],
      ...['payments', 'same-person', 'site-access', 'site-checkout', 'site-delivery', 'site-home'],
      ...['site-pages', 'site-price-list', 'wrong-to-better'],
    ].map((name) => `tests/e2e/${name}.spec.ts`),
  },
  journeys: {
    about:
      'the journeys that `npm test` leaves out: another role, screen, tab or line of a story that it plays once',
    env: {},
    journeys: ['--workers=3'],
    share: 'trials',
  },
  machines: {
    about: 'crashes, stand-ins and restores at home that `npm test` leaves out',
    env: {},
    tests: ['--maxWorkers=3'],
    share: 'trials',
  },
  pages: {
    about: 'every public page and chapter with axe at every width, in every language',
    env: { EVERY_PAGE: '1', EVERY_LANGUAGE: '1' },
    journeys: ['tests/e2e/site-access.spec.ts', 'tests/e2e/site-delivery.spec.ts', 'tests/e2e/guide.spec.ts'],
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in TRIALS));
if (unknown.length > 0) {
  for (const [name, { about }] of Object.entries(TRIALS)) console.log(`${name.padEnd(10)}${about}`);
  process.exit(unknown.some((name) => name !== '--help') ? 2 : 0);
}

await ensureInstalled();
// Only now: they import packages.
const { ensureBuilt } = await import('./build.mjs');
const { runPlaywright, runVitest } = await import('./suites.mjs');
const chosen = Object.entries(TRIALS).filter(([name]) => asked.length === 0 || asked.includes(name));
const until = Date.now() + Number(process.env.TRIAL_MINUTES ?? 0) * 60_000;
let seed = Number(process.env.TRIAL_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
/** @type {import('./results.mjs').Result[]} */
const results = [];
do {
  for (const [name, trial] of chosen) {
    const again = `TRIAL_SEED=${seed} npm run trials -- ${name}`;
    console.log(`\n${name}: ${trial.about} (${again})`);
    results.push(await stage(again, () => play(trial, seed)));
  }
  seed += 1;
} while (Date.now() < until && results.every(({ failed }) => failed === 0));
close(results);

/**
 * @param {Trial} trial
 * @param {number} day
 * @returns {Promise<import('./results.mjs').Result>}
 */
async function play({ seed: variable, env, tests, journeys = [], share = 'all' }, day) {
  const before = { ...process.env };
  Object.assign(process.env, env, variable && { [variable]: String(day) }, before);
  try {
    if (tests) return await runVitest(tests, share);
    await ensureBuilt();
    const chromium = await ensureChromium();
    if ('reason' in chromium) return { passed: 0, failed: 1, output: chromium.reason };
    // A trial looks for what happens seldom: nothing is tried once more.
    return await runPlaywright(chromium.path, [...journeys, '--retries=0'], share);
  } finally {
    process.env = before;
  }
}
