import { setTimeout as sleep } from 'node:timers/promises';
import { type FarmerWithChat, logInFarmers, logInOffice } from '../../people.ts';
import type { Heard, Listener } from '../clients/listener.ts';
import { startClient } from '../clients/process.ts';
import { Crowd } from '../crowd.ts';
import { type Figure, type Reading, round } from '../figure.ts';
import { residentMb } from '../memory.ts';
import { freePort, startProduct } from '../product.ts';
import { inScratch } from '../scratch.ts';

export const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 5_000);
const OFFICE_PAGES = 2;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 12);
const PACES = [
  { perSecond: 100, target: 25 },
  { perSecond: 500, target: 100 },
] as const;
const GB_IN_MB = 1024;

interface Measured {
  connectedMs: number;
  perSocketMb: number;
  paces: (Heard & { sent: number })[];
}

/**
 * From the writer's press to the other side's page, with 5,000 pages open: over HTTP, durably stored, by the socket.
 * Beside it the same with Socket.IO alone, which stores nothing and asks for nothing.
 */
export function benchDelivery(): Promise<Figure[]> {
  return inScratch(async ({ connectionString, dataDir }) => {
    const product = await startProduct({ dataDir, databaseUrl: connectionString });
    try {
      const farmers = await logInFarmers(connectionString, SOCKETS - OFFICE_PAGES);
      const office = await logInOffice(connectionString);
      const crowd = await Crowd.gather(listenersOf(farmers, office.cookie));
      try {
        const measured = await overProduct(product, crowd, farmers, office.cookie);
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
  farmers: readonly FarmerWithChat[],
  officeCookie: string,
): Promise<Measured> {
  const sender = await startClient('clients/sender.ts');
  try {
    // Every other message is the office's: both directions count.
    const senders = farmers.map(({ cookie, chatId }, n) =>
      n % 2 === 0 ? { cookie } : { cookie: officeCookie, chatId },
    );
    await sender.ask('prepare', { url: product.url, senders });
    return await measure(product, crowd, async (pace, seconds) => {
      const { sent } = await sender.ask<{ sent: number }>('atPace', { perSecond: pace, seconds });
      return sent;
    });
  } finally {
    await sender.stop();
  }
}

async function overRelay(crowd: Crowd, farmers: readonly FarmerWithChat[]): Promise<Measured> {
  const [relay, caller] = [await startClient('floors/relay.ts'), await startClient('clients/caller.ts')];
  try {
    const url = `http://127.0.0.1:${await relay.ask<number>('listen', { port: await freePort() })}`;
    const rooms = farmers.map(({ cookie }) => cookie);
    return await measure({ url, pid: relay.pid }, crowd, (perSecond, seconds) =>
      caller.ask<number>('speak', { url, rooms, perSecond, seconds }),
    );
  } finally {
    await Promise.all([relay.stop(), caller.stop()]);
  }
}

async function measure(
  server: { url: string; pid: number },
  crowd: Crowd,
  speak: (perSecond: number, seconds: number) => Promise<number>,
): Promise<Measured> {
  const before = await residentMb(server.pid);
  const connectedMs = await crowd.connect(server.url);
  const perSocketMb = ((await residentMb(server.pid)) - before) / crowd.size;
  await speak(50, 2);
  await sleep(500);
  await crowd.heard();
  const paces: Measured['paces'] = [];
  for (const { perSecond } of PACES) {
    const sent = await speak(perSecond, SECONDS);
    await sleep(1_000);
    paces.push({ sent, ...(await crowd.heard()) });
  }
  return { connectedMs, perSocketMb, paces };
}

/** A farmer's message is seen on every page of the office, the office's on the one page of the farmer. */
const expected = (sent: number) => Math.ceil(sent / 2) * OFFICE_PAGES + Math.floor(sent / 2);

function figuresOf(product: Measured, relay: Measured): Reading[] {
  const what = `a bare Socket.IO relay with the same ${SOCKETS} sockets`;
  const paces = PACES.flatMap(({ perSecond, target }, n): Reading[] => {
    const [own, bare] = [product.paces[n], relay.paces[n]];
    if (!own || !bare) return [];
    const name = `seen by the other side, ${perSecond}/s`;
    return [
      { name: `${name}, p50`, value: own.p50, unit: 'ms', floor: { what, value: bare.p50 } },
      {
        name: `${name}, p99`,
        value: own.p99,
        unit: 'ms',
        floor: { what, value: bare.p99 },
        target: { of: 'value', atMost: target },
      },
      {
        name: `lost at ${perSecond}/s`,
        value: expected(own.sent) - own.count,
        unit: `of ${expected(own.sent)}`,
        floor: { what, value: expected(bare.sent) - bare.count },
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
