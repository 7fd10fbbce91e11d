import { expect, test } from '@playwright/test';
import { runChaos } from '../support/chaos/run-chaos.ts';

// A message lost on one day of two is lost.
test.describe.configure({ retries: 0 });
test.use({ serviceWorkers: 'allow' });

/** Reproducible: the plan and every fate on the network follow from the seed. `npm run trials -- chaos` plays a long one. */
const seed = Number(process.env.CHAOS_SEED ?? 20_261);
const messages = Number(process.env.CHAOS_MESSAGES ?? 5);

test(`nothing is lost, doubled or out of order on a bad day (seed ${seed}, ${messages} messages)`, async ({
  browser,
}) => {
  test.setTimeout(180_000 + messages * 3_000);
  const plan: string[] = [];
  const log = process.env.CHAOS_LOG ? (line: string) => console.log(line) : (line: string) => plan.push(line);
  const result = await runChaos({ browser, seed, messages, log }).catch((error: unknown) => {
    console.log(`seed ${seed}, so far:\n${plan.join('\n')}`);
    throw error;
  });
  console.log(`chaos, seed ${seed}: ${JSON.stringify(result)}`);
  if (result.faults.length > 0) console.log(`seed ${seed}, the day was:\n${plan.join('\n')}`);
  expect(result.faults).toEqual([]);
});
