import { runSoak } from './run-soak.ts';

/** `npm run soak`, on the pinned Node. */
const seed = Number(process.env.SOAK_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
const payments = Number(process.env.SOAK_PAYMENTS ?? 500);
const kills = Number(process.env.SOAK_KILLS ?? 3);
const started = Date.now();
const log = (line: string) => {
  const seconds = String(Math.round((Date.now() - started) / 1000)).padStart(4);
  console.log(`${seconds} s  ${line}`);
};

log(`${payments} payments through ${kills} kills, SOAK_SEED=${seed}`);
const farmers = Math.ceil(payments / 2);
const options = { seed, payments, farmers, kills, refunds: 8, atOnce: 12, hurry: false, log };
const { faults, counts, seconds } = await runSoak(options);
console.table(counts);
for (const fault of faults) console.error(`  ${fault}`);
console.log(
  faults.length === 0
    ? `The three books agree to the paisa after ${seconds} s.`
    : `${faults.length} faults after ${seconds} s. Again: SOAK_SEED=${seed} SOAK_PAYMENTS=${payments} npm run soak`,
);
process.exit(faults.length === 0 ? 0 : 1);
