import { ensureBuilt } from '../../run/build.mjs';
import { type Figure, median, type Reading, round } from '../figure.ts';
import { OWNERS_COMMAND, type Product, startProduct } from '../product.ts';
import { makeFolder, removeFolder } from '../scratch.ts';

const WARM_ROUNDS = 5;
const COLD_ROUNDS = 2;
const FLOOR = ['tools/bench/floors/bare-start.ts'];

/**
 * Seconds from the command to the first answer of /readyz, as an owner starts it at home: cold makes the database,
 * warm finds it.
 */
export async function benchStart(): Promise<Figure[]> {
  await ensureBuilt();
  const [own, floor] = [await timeStarts(OWNERS_COMMAND), await timeStarts(FLOOR)];
  const what = 'the embedded PostgreSQL and an empty HTTP server, started the same way';
  const reading = (name: string, of: 'cold' | 'warm', atMost?: number): Reading => ({
    name,
    value: own[of],
    unit: 's',
    floor: { what, value: floor[of] },
    ...(atMost !== undefined && { target: { of: 'value', atMost } }),
  });
  return [reading('cold start, with a new database', 'cold'), reading('warm start', 'warm', 2)];
}

async function timeStarts(command: readonly string[]): Promise<{ cold: number; warm: number }> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let n = 0; n < COLD_ROUNDS; n += 1) {
    const dataDir = await makeFolder();
    try {
      cold.push(await timeStart(dataDir, command));
      const rounds = n === 0 ? WARM_ROUNDS : 0;
      for (let m = 0; m < rounds; m += 1) warm.push(await timeStart(dataDir, command));
    } finally {
      await removeFolder(dataDir);
    }
  }
  return { cold: round(median(cold)), warm: round(median(warm)) };
}

async function timeStart(dataDir: string, command: readonly string[]): Promise<number> {
  const begun = performance.now();
  const product: Product = await startProduct({ dataDir, databaseUrl: undefined, command });
  const took = (performance.now() - begun) / 1000;
  await product.stop();
  return took;
}
