import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { runSoak } from '../support/payment-soak/run-soak.ts';

/**
 * `npm run trials -- soak` is the long form: 500 payments, three kills, and nobody moves the reconciler's clock.
 * SOAK_SEED, SOAK_PAYMENTS and SOAK_KILLS change it.
 */
const { SOAK_SEED, SOAK_PAYMENTS, SOAK_KILLS } = process.env;
const isLong = SOAK_PAYMENTS !== undefined;
const seed = Number(SOAK_SEED ?? 7_2026);
const payments = Number(SOAK_PAYMENTS ?? 6);
const kills = Number(SOAK_KILLS ?? 1);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it(`ledger, provider and quotations agree to the paisa through faults and ${kills} kills (seed ${seed})`, {
  timeout: 600_000 + payments * 3_000,
}, async () => {
  const lines: string[] = [];
  const begun = Date.now();
  const { faults, counts, seconds } = await runSoak({
    seed,
    payments,
    farmers: isLong ? Math.ceil(payments / 2) : payments,
    kills,
    refunds: isLong ? 8 : 2,
    atOnce: isLong ? 12 : payments,
    databaseUrl: database.connectionString,
    hurry: !isLong,
    log: (line) => {
      lines.push(`${Date.now() - begun} ms  ${line}`);
      if (isLong) console.log(lines.at(-1));
    },
  });
  console.log(`soak, seed ${seed}, ${seconds} s: ${JSON.stringify(counts)}`);
  if (faults.length > 0 && !isLong) console.log(lines.join('\n'));
  expect(faults).toEqual([]);
});
