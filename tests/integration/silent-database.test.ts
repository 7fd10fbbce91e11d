import { execFile, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createTestDatabase } from '../support/database.ts';
import { keepWriting, wholeThread } from '../support/keep-writing.ts';
import { SilentProxy } from '../support/silent-proxy.ts';
import { closeLines, openLine } from '../support/socket-lines.ts';

/**
 * Connections to the database that stay up and carry nothing any more, while new ones pass: what a proxy, a firewall or a
 * balancer leaves behind when it fails over. Nobody is told; the app must find out by itself. Both tests wait for the
 * twenty seconds that takes, and do it side by side.
 */

const WITHIN_MS = 30_000;

it.concurrent('within half a minute everybody writes again, and hints, jobs and readiness are back', async ({
  expect,
  onTestFinished,
}) => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const { proxy, url } = await SilentProxy.inFrontOf(database.connectionString);
  onTestFinished(() => proxy.close());
  const app = await startTestApp({ DATABASE_URL: url, FARMER_SEND_BURST: '100000' });
  onTestFinished(app.close);
  const beside = await startTestApp({ DATABASE_URL: database.connectionString });
  onTestFinished(beside.close);

  const farmers = await Promise.all(Array.from({ length: 8 }, () => app.loginFarmer()));
  const writers = farmers.map(keepWriting);
  const [first = fail()] = farmers;
  const screen = await openLine(app.url, first, 'farmer');
  onTestFinished(closeLines);
  await expect.poll(() => Math.min(...writers.map(({ said }) => said.length))).toBeGreaterThan(2);

  const silentAt = performance.now();
  expect(proxy.silence()).toBeGreaterThan(8);
  const before = writers.map(({ said }) => said.length);
  const isBack = () => writers.every(({ said }, n) => said.length > (before[n] ?? 0) + 2);
  await expect.poll(isBack, { timeout: WITHIN_MS, interval: 100 }).toBe(true);
  await expect.poll(() => statusOf(app, '/readyz'), { timeout: 3_000 }).toBe(200);
  expect(await statusOf(app, '/healthz')).toBe(200);

  // A hint of the other node comes over the connection that only listens; the mail about a login is a job's.
  const office = await beside.loginOffice();
  const chatId = writers[0]?.chatId();
  const isHeard = async () => {
    await office.post('/api/chat/message', { chat_id: chatId, text: 'ಕೇಳಿಸುತ್ತಿದೆಯೇ' });
    await sleep(300);
    return JSON.stringify(screen.heard).includes('ಕೇಳಿಸುತ್ತಿದೆಯೇ');
  };
  await expect.poll(isHeard, { timeout: silentAt + WITHIN_MS - performance.now() }).toBe(true);
  expect(performance.now() - silentAt).toBeLessThan(WITHIN_MS);

  await Promise.all(writers.map(({ stop }) => stop()));
  for (const [n, farmer] of farmers.entries()) {
    const thread = await wholeThread(farmer, writers[n]?.chatId() ?? 0);
    const said = writers[n]?.said ?? [];
    expect(thread.filter((text) => text.startsWith('ಮಾತು'))).toEqual(said);
  }
}, 300_000);

const why = whyNotTried();

it.concurrent(`packets to the database that are dropped on the way: within half a minute everybody writes again @trial${why ? ` (skipped: ${why})` : ''}`, {
  skip: why !== undefined,
}, async ({ expect, onTestFinished }) => {
  const database = await createTestDatabase();
  onTestFinished(database.drop);
  const program = [process.execPath, 'tests/support/dropped-packets.ts', database.connectionString];
  const { stdout } = await promisify(execFile)('unshare', ['--net', ...program], { timeout: 110_000 });
  const told = JSON.parse(stdout);
  expect(told).toEqual({ dropped: expect.any(Number), backMs: expect.any(Number), ready: 200, lost: [] });
  expect(told.dropped).toBeGreaterThan(2);
  // Not at once, or nothing was dropped.
  expect(told.backMs).toBeGreaterThan(5_000);
});

function fail(): never {
  throw new Error('nobody');
}

const statusOf = async (app: TestApp, path: string) => (await app.client().get(path)).status;

/** Only root may have a network of its own, only on Linux; the database is then reached by the path of its socket alone. */
function whyNotTried(): string | undefined {
  const rule = 'ip rule add pref 10 ipproto tcp dport 9 blackhole';
  if (spawnSync('unshare', ['--net', 'sh', '-c', rule]).status !== 0) return 'no network of our own here';
  const server = process.env.AV_TEST_SERVER;
  if (!server || !new URL(server).searchParams.has('host')) return 'the test database is not on this machine';
  return undefined;
}
