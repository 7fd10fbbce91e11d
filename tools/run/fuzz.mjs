import { ensureInstalled } from './install.mjs';
import { close } from './results.mjs';

// `npm run fuzz`: 100,000 new made-up requests against the whole API, some ten minutes. FUZZ_REQUESTS: another number;
// FUZZ_SEED: those of an earlier run, which the failure names.
await ensureInstalled();
// Only now: it imports packages.
const { runVitest } = await import('./suites.mjs');
process.env.FUZZ_REQUESTS ??= '100000';
process.env.FUZZ_SEED ??= String(Date.now() % 2 ** 31);
console.log(`FUZZ_SEED=${process.env.FUZZ_SEED} FUZZ_REQUESTS=${process.env.FUZZ_REQUESTS}`);
close([await runVitest(['tests/integration/fuzz.test.ts'])]);
