import { logInFarmers } from '../../people.ts';
import { startClient } from '../clients/process.ts';
import type { LoopResult } from '../clients/sender.ts';
import { type Figure, median, type Reading, round } from '../figure.ts';
import { familyProcessorMs } from '../memory.ts';
import { startProduct } from '../product.ts';
import { inScratch } from '../scratch.ts';

const PEOPLE = 2_000;
const AT_ONCE = 32;
/**
 * Many short ones: the disk changes its mood every few seconds. Both sides keep their connections from round to round; one
 * that connected anew planned every statement anew, which was a tenth of the floor's processor.
 */
const ROUNDS = 15;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3);

/**
 * Durable sends a second: over HTTP with session, permission, validation, transaction, answer and the hint to other
 * nodes, against the bare transaction on the same engine. The two take turns, either first in every other round, as
 * the tables grow and the disk has moods; the middle of the rounds counts.
 */
export function benchSends(): Promise<Figure[]> {
  return inScratch(async ({ connectionString, dataDir, serverPid }) => {
    const product = await startProduct({ dataDir, databaseUrl: connectionString });
    const [sender, engine] = [
      await startClient('clients/sender.ts'),
      await startClient('clients/transactions.ts'),
    ];
    try {
      const farmers = await logInFarmers(connectionString, PEOPLE);
      await sender.ask('prepare', {
        url: product.url,
        senders: farmers.map(({ cookie }) => ({ cookie })),
      });
      const measured: { product: Costed; floor: Costed }[] = [];
      const raw = (seconds: number) =>
        engine.ask<LoopResult>('run', { connectionString, clients: AT_ONCE, seconds, farmers });
      const overHttp = (seconds: number) =>
        sender.ask<LoopResult>('asFastAsItGoes', { lines: AT_ONCE, seconds });
      await raw(1);
      await overHttp(3);
      for (let n = 0; n < ROUNDS; n += 1) {
        const transactions = () => costOf([engine.pid, serverPid], () => raw(SECONDS));
        const before = n % 2 === 0 ? await transactions() : undefined;
        const sends = await costOf([product.pid, serverPid], () => overHttp(SECONDS));
        measured.push({ product: sends, floor: before ?? (await transactions()) });
      }
      const alone = await sender.ask<LoopResult>('asFastAsItGoes', { lines: 1, seconds: SECONDS });
      return figuresOf(measured, alone);
    } finally {
      await Promise.all([sender.stop(), engine.stop()]);
      await product.stop();
    }
  });
}

interface Costed extends LoopResult {
  /** Milliseconds of the processor for each of them. */
  processor: number;
}

async function costOf(pids: readonly number[], run: () => Promise<LoopResult>): Promise<Costed> {
  const used = async () =>
    (await Promise.all(pids.map(familyProcessorMs))).reduce((sum, each) => sum + each, 0);
  const before = await used();
  const result = await run();
  return { ...result, processor: ((await used()) - before) / result.sent };
}

function figuresOf(measured: readonly { product: Costed; floor: Costed }[], alone: LoopResult): Reading[] {
  const middle = (of: (one: (typeof measured)[number]) => number) => round(median(measured.map(of)));
  return [
    {
      name: `durable sends, ${AT_ONCE} at once`,
      value: middle(({ product }) => product.perSecond),
      unit: '/s',
      floor: {
        what: `the same transaction (begin, insert, the question for phones to ring, commit) from one process over ${AT_ONCE} connections`,
        value: middle(({ floor }) => floor.perSecond),
      },
      target: { of: 'ratio', atLeast: 0.75 },
      note: `each round: ${measured.map(({ product, floor }) => round(product.perSecond / floor.perSecond)).join(', ')} of it`,
    },
    {
      name: `a send among ${AT_ONCE}, p50`,
      value: middle(({ product }) => product.p50),
      unit: 'ms',
      floor: { what: 'the transaction', value: middle(({ floor }) => floor.p50) },
    },
    {
      name: `a send among ${AT_ONCE}, p99`,
      value: middle(({ product }) => product.p99),
      unit: 'ms',
      floor: { what: 'the transaction', value: middle(({ floor }) => floor.p99) },
    },
    {
      name: 'processor of a send, app and database',
      value: middle(({ product }) => product.processor),
      unit: 'ms',
      floor: {
        what: 'the transaction, the process that asks and the database',
        value: middle(({ floor }) => floor.processor),
      },
      note: 'holds on a busy machine too',
    },
    { name: 'a send alone, p50', value: alone.p50, unit: 'ms' },
  ];
}
