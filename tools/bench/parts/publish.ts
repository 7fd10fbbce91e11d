import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { formatRupees } from '#shared/domain/money/money.ts';
import { logInFarmers, logInOffice, writeHeaders } from '../../people.ts';
import { ensureBuilt } from '../../run/build.mjs';
import { startClient } from '../clients/process.ts';
import { type Figure, round, summarise } from '../figure.ts';
import { residentMb } from '../memory.ts';
import { type Product, startProduct } from '../product.ts';
import { inScratch } from '../scratch.ts';
import { manyArticles, publishArticles } from '../seed/articles.ts';

const ARTICLES = 5_000;
const PRICES = Number(process.env.BENCH_PRICES ?? 40);
const SENDS_PER_SECOND = 100;
const FARMERS = 200;
const TARGET_MS = 5_000;
/** How often a page is asked whether it has the new price yet. */
const LOOK_MS = 20;
/** Longer than the load lasts, whatever the machine: it is stopped with its process. */
const LONG_SECONDS = 3_600;
/** How often a node asks what was published (server/features/content/follow.ts). */
const FOLLOW_MS = 1_000;

/** From the press on "publish" until every node of two shows a price everywhere, with 5,000 articles and 100 sends a second beside it. */
export async function benchPublish(): Promise<Figure[]> {
  await ensureBuilt();
  return inScratch(async ({ connectionString, dataDir }) => {
    const articles = manyArticles(ARTICLES);
    await publishArticles(connectionString, articles);
    const start = () => startProduct({ dataDir, databaseUrl: connectionString });
    const nodes = [await start(), await start()];
    const sender = await startClient('clients/sender.ts');
    try {
      const farmers = await logInFarmers(connectionString, FARMERS);
      const { cookie } = await logInOffice(connectionString);
      await sender.ask('prepare', {
        url: nodes[0]?.url,
        senders: farmers.map((farmer) => ({ cookie: farmer.cookie })),
      });
      // What is left of it when the prices are through ends with its process.
      sender.ask('atPace', { perSecond: SENDS_PER_SECOND, seconds: LONG_SECONDS }).catch(() => undefined);
      const samples: number[] = [];
      const sku = articles[0]?.sku ?? '';
      for (let n = 0; n < PRICES; n += 1)
        samples.push(await publishPrice(nodes, { cookie, sku, price: 2_000 + n }));
      const memory = await Promise.all(nodes.map(({ pid }) => residentMb(pid)));
      return figuresOf(samples, { floor: await transactions(connectionString), memory: Math.max(...memory) });
    } finally {
      await sender.stop('SIGKILL');
      for (const node of nodes) await node.stop();
    }
  });
}

/** @returns milliseconds from the press until the last node has it everywhere */
async function publishPrice(
  nodes: readonly Product[],
  { cookie, sku, price }: { cookie: string; sku: string; price: number },
): Promise<number> {
  const [first] = nodes;
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${first?.url}/api/admin/content/${path}`, {
      method,
      headers: { ...writeHeaders(cookie), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { item: Item }).item;
  };
  const name = { kind: 'product', key: sku };
  const { published, version } = await call('GET', `item?kind=product&key=${sku}`);
  const draft = { ...name, revision: 0, version, body: { ...published, price } };
  const { draft: saved } = await call('PUT', 'draft', draft);
  const begun = performance.now();
  await call('POST', 'publish', { ...name, revision: saved?.revision });
  await Promise.all(nodes.map((node) => untilShown(node, { cookie, sku, price })));
  return performance.now() - begun;
}

interface Item {
  published: Record<string, unknown>;
  version: number;
  draft: { revision: number } | null;
}

/** The page with its structured data and the checkout, in each language, and the office's API. */
async function untilShown(
  { url }: Product,
  { cookie, sku, price }: { cookie: string; sku: string; price: number },
): Promise<void> {
  const shown = formatRupees(price);
  const places = LANGUAGES.flatMap((language) => [
    { path: '/products', language, words: [shown, `"price":"${price.toFixed(2)}"`] },
    { path: `/checkout?sku=${sku}`, language, words: [shown] },
  ]);
  const has = async (path: string, headers: Record<string, string>, words: readonly string[]) => {
    const text = await (await fetch(`${url}${path}`, { headers })).text();
    return words.every((each) => text.includes(each));
  };
  const until = async (look: () => Promise<boolean>) => {
    while (!(await look())) await sleep(LOOK_MS);
  };
  await Promise.all([
    ...places.map(({ path, language, words }) =>
      until(() => has(path, { cookie: `site_lang=${language}` }, words)),
    ),
    until(() => has(`/api/admin/content/item?kind=product&key=${sku}`, { cookie }, [`"price":${price}`])),
  ]);
}

/** The plain statements of one publication, again and again: what the engine needs for it. */
async function transactions(connectionString: string): Promise<{ p50: number; p99: number }> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const samples: number[] = [];
  try {
    for (let n = 0; n < PRICES; n += 1) {
      const begun = performance.now();
      await client.query('begin');
      await client.query('update content_state set release = release');
      await client.query(`select * from content_versions where kind = 'product' and key = $1`, [`A-${n}`]);
      await client.query('commit');
      samples.push(performance.now() - begun);
    }
  } finally {
    await client.end();
  }
  return summarise(samples);
}

function figuresOf(
  samples: readonly number[],
  { floor, memory }: { floor: { p50: number; p99: number }; memory: number },
): Figure[] {
  const { p50, p99 } = summarise(samples);
  const what = `the transaction alone and one look of the other node (${FOLLOW_MS} ms)`;
  const name = `a price is everywhere on 2 nodes, ${SENDS_PER_SECOND} sends/s beside it`;
  return [
    // A node looks once a second: on the average half of that goes by.
    {
      name: `${name}, p50`,
      value: p50,
      unit: 'ms',
      floor: { what, value: round(floor.p50 + FOLLOW_MS / 2) },
    },
    {
      name: `${name}, p99 of ${samples.length}`,
      value: p99,
      unit: 'ms',
      floor: { what, value: round(floor.p99 + FOLLOW_MS) },
      target: { of: 'value', atMost: TARGET_MS },
    },
    { name: `a process with ${ARTICLES} articles`, value: round(memory), unit: 'MB' },
  ];
}
