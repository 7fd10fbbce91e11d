import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { runSoak } from '../support/payment-soak/run-soak.ts';

/** `npm run soak` is the long form: 500 payments, three kills, and nobody moves the reconciler's clock. */
const seed = Number(process.env.SOAK_SEED ?? 7_2026);
const payments = Number(process.env.SOAK_PAYMENTS ?? 40);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it(`ledger, provider and quotations agree to the paisa through faults and a kill -9 (seed ${seed})`, {
  timeout: 200_000,
}, async () => {
  const lines: string[] = [];
  const begun = Date.now();
  const { faults, counts, seconds } = await runSoak({
    seed,
    payments,
    farmers: payments,
    kills: 1,
    refunds: 3,
    atOnce: 20,
    databaseUrl: database.connectionString,
    hurry: true,
    log: (line) => lines.push(`${Date.now() - begun} ms  ${line}`),
  });
  console.log(`soak, seed ${seed}, ${seconds} s: ${JSON.stringify(counts)}`);
  if (faults.length > 0 || process.env.SOAK_SHOW) console.log(lines.join('\n'));
  expect(faults).toEqual([]);
});
