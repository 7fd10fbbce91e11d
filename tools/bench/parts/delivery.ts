import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../free-port.ts';
import { type FarmerWithChat, logInFarmers, logInOffice } from '../../people.ts';
import type { Deliveries, Listener } from '../clients/listener.ts';
import { startClient } from '../clients/process.ts';
import type { LoopResult } from '../clients/sender.ts';
import { Crowd } from '../crowd.ts';
import { type Figure, median, type Reading, round } from '../figure.ts';
import { residentMb } from '../memory.ts';
import { startProduct } from '../product.ts';
import { inScratch } from '../scratch.ts';

export const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 5_000);
const OFFICE_PAGES = 2;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 12);
const PACES = [
  { perSecond: 100, target: 25, runs: 1 },
  { perSecond: 500, target: 100, runs: Number(process.env.BENCH_RUNS ?? 5) },
] as const;
/** What the transaction alone goes over, as the product's pool does when it is busy. */
const CONNECTIONS = 32;
/** How many times the p99 of the transaction alone the other side may wait, in every run. */
const TIMES_THE_TRANSACTION = 6;
const GB_IN_MB = 1024;

interface Measured {
  connectedMs: number;
  perSocketMb: number;
  /** By pace, as many as it has runs. */
  paces: Run[][];
}

type Run = Deliveries & {
  sent: number;
  /** The transaction alone at the same pace, right before; the relay stores nothing and has none. */
  transaction?: LoopResult;
};

/**
 * From the writer's press to the other side's page, with 5,000 pages open: over HTTP, durably stored, by the socket.
 * Beside it the same with Socket.IO alone, which stores nothing and asks for nothing, and the transaction alone at the
 * same pace, run by run in turns.
 */
export function benchDelivery(): Promise<Figure[]> {
  return inScratch(async ({ connectionString, dataDir }) => {
    const product = await startProduct({ dataDir, databaseUrl: connectionString });
    try {
      const farmers = await logInFarmers(connectionString, SOCKETS - OFFICE_PAGES);
      const office = await logInOffice(connectionString);
      const crowd = await Crowd.gather(listenersOf(farmers, office.cookie));
      try {
        const measured = await overProduct(product, crowd, {
          farmers,
          officeCookie: office.cookie,
          connectionString,
        });
        await crowd.disconnect();
        return figuresOf(measured, await overRelay(crowd, farmers));
      } finally {
        await crowd.leave();
      }
    } finally {
      await product.stop();
    }
  });
}

export function listenersOf(farmers: readonly FarmerWithChat[], officeCookie: string): Listener[] {
  const office = Array.from({ length: OFFICE_PAGES }, () => ({
    cookie: officeCookie,
    as: 'office' as const,
  }));
  return [...office, ...farmers.map(({ cookie, chatId }) => ({ cookie, chatId, as: 'farmer' as const }))];
}

async function overProduct(
  product: { url: string; pid: number },
  crowd: Crowd,
  people: { farmers: readonly FarmerWithChat[]; officeCookie: string; connectionString: string },
): Promise<Measured> {
  const { farmers, officeCookie, connectionString } = people;
  const [sender, engine] = [
    await startClient('clients/sender.ts'),
    await startClient('clients/transactions.ts'),
  ];
  try {
    // Every other message is the office's: both directions count.
    const senders = farmers.map(({ cookie, chatId }, n) =>
      n % 2 === 0 ? { cookie } : { cookie: officeCookie, chatId },
    );
    await sender.ask('prepare', { url: product.url, senders });
    return await measure(product, crowd, {
      speak: async (perSecond, seconds) =>
        (await sender.ask<LoopResult>('atPace', { perSecond, seconds })).sent,
      transact: (perSecond) =>
        engine.ask<LoopResult>('atPace', {
          ...{ connectionString, farmers, perSecond },
          ...{ clients: CONNECTIONS, seconds: SECONDS },
        }),
    });
  } finally {
    await Promise.all([sender.stop(), engine.stop()]);
  }
}

async function overRelay(crowd: Crowd, farmers: readonly FarmerWithChat[]): Promise<Measured> {
  const [relay, caller] = [await startClient('floors/relay.ts'), await startClient('clients/caller.ts')];
  try {
    const url = `http://127.0.0.1:${await relay.ask<number>('listen', { port: await freePort() })}`;
    const rooms = farmers.map(({ cookie }) => cookie);
    return await measure({ url, pid: relay.pid }, crowd, {
      speak: (perSecond, seconds) => caller.ask<number>('speak', { url, rooms, perSecond, seconds }),
    });
  } finally {
    await Promise.all([relay.stop(), caller.stop()]);
  }
}

async function measure(
  server: { url: string; pid: number },
  crowd: Crowd,
  {
    speak,
    transact,
  }: {
    speak: (perSecond: number, seconds: number) => Promise<number>;
    transact?: (perSecond: number) => Promise<LoopResult>;
  },
): Promise<Measured> {
  const before = await residentMb(server.pid);
  const connectedMs = await crowd.connect(server.url);
  const perSocketMb = ((await residentMb(server.pid)) - before) / crowd.size;
  await speak(50, 2);
  await sleep(500);
  await crowd.heard();
  const paces: Measured['paces'] = [];
  for (const { perSecond, runs } of PACES) {
    const measured: Run[] = [];
    for (let n = 0; n < (transact ? runs : 1); n += 1) {
      const transaction = await transact?.(perSecond);
      const sent = await speak(perSecond, SECONDS);
      await sleep(1_000);
      measured.push({ sent, ...(await crowd.heard()), ...(transaction && { transaction }) });
    }
    paces.push(measured);
  }
  return { connectedMs, perSocketMb, paces };
}

/** A farmer's message is seen on every page of the office, the office's on the one page of the farmer. */
const expected = (sent: number) => Math.ceil(sent / 2) * OFFICE_PAGES + Math.floor(sent / 2);

function figuresOf(product: Measured, relay: Measured): Reading[] {
  const what = `a bare Socket.IO relay with the same ${SOCKETS} sockets`;
  const paces = PACES.flatMap(({ perSecond, target }, n): Reading[] => {
    const [own, bare] = [product.paces[n] ?? [], relay.paces[n] ?? []];
    const name = `seen by the other side, ${perSecond}/s`;
    const middle = (runs: readonly Run[], of: (run: Run) => number) => round(median(runs.map(of)));
    const lost = (runs: readonly Run[]) =>
      runs.reduce((sum, { sent, count }) => sum + expected(sent) - count, 0);
    const all = own.reduce((sum, { sent }) => sum + expected(sent), 0);
    return [
      {
        name: `${name}, p50`,
        value: middle(own, ({ p50 }) => p50),
        unit: 'ms',
        floor: { what, value: middle(bare, ({ p50 }) => p50) },
      },
      {
        name: `${name}, p99`,
        value: middle(own, ({ p99 }) => p99),
        unit: 'ms',
        floor: { what, value: middle(bare, ({ p99 }) => p99) },
        target: { of: 'value', atMost: target },
      },
      besideTheTransaction(name, own),
      {
        name: `lost at ${perSecond}/s`,
        value: lost(own),
        unit: `of ${all}`,
        floor: { what, value: lost(bare) },
        target: { of: 'value', atMost: 0 },
      },
    ];
  });
  return [
    ...paces,
    {
      name: 'sockets a GB of the process',
      value: Math.round(GB_IN_MB / product.perSocketMb),
      unit: 'sockets',
      floor: { what, value: Math.round(GB_IN_MB / relay.perSocketMb) },
    },
    {
      name: 'connections a second, each with its session asked for',
      value: round((SOCKETS * 1000) / product.connectedMs),
      unit: '/s',
      floor: { what: `${what}, which asks for none`, value: round((SOCKETS * 1000) / relay.connectedMs) },
    },
  ];
}

/** The run that stands worst beside the transaction alone; the others in the note. */
function besideTheTransaction(name: string, runs: readonly Run[]): Reading {
  const pairs = runs.map(({ p99, transaction }) => ({
    p99: round(p99),
    alone: round(transaction?.p99 ?? 0),
  }));
  const [worst = { p99: 0, alone: 0 }] = pairs.toSorted((a, b) => b.p99 / b.alone - a.p99 / a.alone);
  return {
    name: `${name}, p99, the worst of ${runs.length} beside the transaction`,
    value: worst.p99,
    unit: 'ms',
    floor: {
      what: `the transaction alone at the same pace over ${CONNECTIONS} connections, right before`,
      value: worst.alone,
    },
    target: { of: 'ratio', atMost: TIMES_THE_TRANSACTION },
    note: `each run: ${pairs.map(({ p99, alone }) => `${p99} of ${alone}`).join(', ')} ms`,
  };
}
