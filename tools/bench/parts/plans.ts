import type { PlanBody } from '#shared/contract/office/plans.ts';
import { logInFarmers, logInOffice, writeHeaders } from '../../people.ts';
import { ensureBuilt } from '../../run/build.mjs';
import { type Figure, type Reading, summarise } from '../figure.ts';
import { repeat, timeEach } from '../measure.ts';
import { startProduct } from '../product.ts';
import { inScratch } from '../scratch.ts';

const ROUNDS = 400;
const TARGET_MS = 20;
const DAY = '2031-06-01';
const PRODUCTS = ['emamectin-5-sg', 'spinosad-45-sc', 'tolfenpyrad-15-ec'];

/** Three lines for a chilli field, each in a tank of its own, a week apart. */
const PLAN: PlanBody = {
  problem: { key: 'chilli-thrips', name: '', certainty: 'sure', signs: '', threshold: 'reached' },
  first: ['Blue sticky traps, 10 an acre'],
  lines: PRODUCTS.map((product, at) => ({
    ...{ product, claim: null, dose: null, water: null, pack: null },
    ...{ spray_on: `2031-06-${String(1 + 8 * at).padStart(2, '0')}`, tank: at + 1 },
  })),
  check: { on: '2031-06-30', look: '' },
  prevent: '',
};

/** What every gate says of a plan, asked over HTTP as the composer asks, beside the answer of the liveness address. */
export async function benchPlans(): Promise<Figure[]> {
  await ensureBuilt();
  return inScratch(async ({ connectionString, dataDir }) => {
    const product = await startProduct({ dataDir, databaseUrl: connectionString });
    try {
      const [farmer] = await logInFarmers(connectionString, 1);
      const { cookie } = await logInOffice(connectionString);
      const ask = (path: string, body: object) =>
        answerOf(`${product.url}${path}`, {
          method: 'POST',
          headers: { ...writeHeaders(cookie), 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const facts = { crop: 'chilli', acres: 1, tank_litres: 16, sprayer: 'adult', sown_on: DAY };
      const made = { client_id: crypto.randomUUID(), facts, message_ids: [] };
      const { case: of } = await ask(`/api/admin/chats/${farmer?.chatId}/cases`, made);
      const judge = () => ask(`/api/admin/cases/${of.id}/plan/judge`, { plan: PLAN });
      const { card } = await judge();
      if (card?.lines.length !== PRODUCTS.length) throw new Error('a line has no row of the label any more');
      const bare = () => answerOf(`${product.url}/healthz`, {});
      await timeEach(repeat(20, null), judge);
      await timeEach(repeat(20, null), bare);
      return figuresOf(
        summarise(await timeEach(repeat(ROUNDS, null), judge)),
        summarise(await timeEach(repeat(ROUNDS, null), bare)),
      );
    } finally {
      await product.stop();
    }
  });
}

type Spread = ReturnType<typeof summarise>;

function figuresOf(judged: Spread, bare: Spread): Reading[] {
  return (['p50', 'p95', 'p99'] as const).map((share) => ({
    name: `the gates’ word on a plan of three lines, ${share}`,
    value: judged[share],
    unit: 'ms',
    floor: { what: 'the liveness address, over the same line', value: bare[share] },
    ...(share === 'p95' ? { target: { of: 'value' as const, atMost: TARGET_MS } } : {}),
  }));
}

async function answerOf(url: string, init: RequestInit) {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text}`);
  return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
}
