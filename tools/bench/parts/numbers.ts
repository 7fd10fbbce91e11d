import { createContentInForce } from '../../../server/content-in-force.ts';
import type { AppContext } from '../../../server/context.ts';
import { countWaits } from '../../../server/features/numbers/count-waits.ts';
import { createDatabase } from '../../../server/platform/database/db.ts';
import { createTransactor } from '../../../server/platform/database/transaction.ts';
import type { BenchWorld } from '../bench-world.ts';
import { type Figure, round } from '../figure.ts';
import { compare, repeat } from '../measure.ts';
import { addPayments } from '../seed/add-payments.ts';

const ROUNDS = 40;
const PAGE_MS = 300;
const HOUR_MS = 3_600_000;

/** The owner's numbers over 7, 30 and 90 days, and what it costs to count the waits of all chats, once and again. */
export async function benchNumbers({ office, sql, connectionString }: BenchWorld): Promise<Figure[]> {
  await addPayments(sql);
  const counting = await benchCounting(connectionString);
  for (const table of ['waits', 'waits_counted', 'chats', 'farmers', 'payments']) {
    await sql.query(`vacuum (analyze) ${table}`);
  }
  const page = (days: number) =>
    compare(`numbers, ${days} days`, repeat(ROUNDS, `/api/admin/numbers?days=${days}`), {
      async product(path) {
        const { status } = await office.get(path);
        if (status !== 200) throw new Error(`the numbers answered ${status}`);
      },
      // What has to be read at least: the waits of those days, one by one.
      floor: () =>
        sql.query(`select count(*), sum(worked_s) from waits where answered_on > current_date - ${days}`),
      target: PAGE_MS,
    });
  return [await page(7), await page(30), await page(90), ...counting];
}

async function benchCounting(connectionString: string): Promise<Figure[]> {
  const db = createDatabase(connectionString);
  // As much of a context as counting asks for: the product's own job rests between its steps.
  const ctx = {
    db,
    inTransaction: createTransactor(db, {
      onEffectError: (error) => {
        throw error;
      },
    }),
    content: createContentInForce(),
    now: () => new Date(),
  } as unknown as AppContext;
  const count = async (): Promise<number> => {
    const begun = performance.now();
    if (!(await countWaits(ctx, { rest: false, runMs: HOUR_MS }))) throw new Error('not counted in an hour');
    return performance.now() - begun;
  };
  try {
    const first = await count();
    const nothing = await count();
    await db.pool.query('delete from waits_counted where chat_id % 500 = 0');
    const some = await count();
    return [
      { name: 'what was not counted yet (all waits on a first run)', value: round(first / 1000), unit: 's' },
      { name: 'counting when no chat has changed', value: round(nothing), unit: 'ms' },
      { name: 'counting when every 500th chat has', value: round(some), unit: 'ms' },
    ];
  } finally {
    await db.close();
  }
}
