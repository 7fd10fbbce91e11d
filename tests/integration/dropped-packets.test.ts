import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../support/database.ts';

const why = whyNotTried();

it.skipIf(why !== undefined)(
  `packets to the database that are dropped on the way: within half a minute everybody writes again${why ? ` (skipped: ${why})` : ''}`,
  async () => {
    const database = await createTestDatabase();
    try {
      const program = [process.execPath, 'tests/support/dropped-packets.ts', database.connectionString];
      const { stdout } = await promisify(execFile)('unshare', ['--net', ...program], { timeout: 110_000 });
      const told = JSON.parse(stdout);
      expect(told).toEqual({ dropped: expect.any(Number), backMs: expect.any(Number), ready: 200, lost: [] });
      expect(told.dropped).toBeGreaterThan(2);
      // Not at once, or nothing was dropped.
      expect(told.backMs).toBeGreaterThan(5_000);
    } finally {
      await database.drop();
    }
  },
);

/** Only root may have a network of its own, only on Linux; the database is then reached by the path of its socket alone. */
function whyNotTried(): string | undefined {
  const rule = 'ip rule add pref 10 ipproto tcp dport 9 blackhole';
  if (spawnSync('unshare', ['--net', 'sh', '-c', rule]).status !== 0) return 'no network of our own here';
  const server = process.env.AV_TEST_SERVER;
  if (!server || !new URL(server).searchParams.has('host')) return 'the test database is not on this machine';
  return undefined;
}
