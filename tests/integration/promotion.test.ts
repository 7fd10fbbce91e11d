import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runTraffic } from '../support/nodes/run-traffic.ts';
import { startPrimaryStandby, whyNoStandby } from '../support/primary-standby.ts';
import { RunningApp } from '../support/running-app.ts';

const reason = whyNoStandby();
if (reason) console.log(`a standby takes over: skipped, ${reason} (apt-get install postgresql-15)`);

describe.skipIf(reason !== undefined)('a synchronous standby takes over', () => {
  it('while people write: nothing acknowledged is lost, and every node finds it within half a minute @trial', async () => {
    const pair = await startPrimaryStandby();
    const nodes: RunningApp[] = [];
    try {
      const env = { DATABASE_URL: pair.url, LOG_LEVEL: 'silent' };
      // Both at once, as a machine that comes back does it.
      nodes.push(...(await Promise.all([RunningApp.startWhole(env), RunningApp.startWhole(env)])));
      const result = await runTraffic({
        connectionString: pair.primaryUrl,
        recordFrom: pair.standbyUrl,
        urls: nodes.map(({ url }) => url),
        messagesPerSecond: 20,
        people: 12,
        seconds: 6,
        trouble: async () => {
          await sleep(2_000);
          pair.killPrimary();
          await sleep(1_000);
          await pair.promote();
        },
      });
      expect(result.faults).toEqual([]);
      expect(result.retries.length).toBeGreaterThan(0);
      // From somebody's writing it until it stands, the second without any primary included.
      expect(result.answered.max).toBeLessThan(30_000);
      for (const { url } of nodes) {
        await expect.poll(() => fetch(`${url}/readyz`).then(({ status }) => status)).toBe(200);
      }
      // Started anew, a node passes over the one that is gone.
      await nodes[0]?.restart();
    } finally {
      await Promise.all(nodes.map((node) => node.close()));
      await pair.close();
    }
  }, 300_000);
});
