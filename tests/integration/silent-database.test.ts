import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { createTestDatabase } from '../support/database.ts';
import { keepWriting, wholeThread } from '../support/keep-writing.ts';
import { SilentProxy } from '../support/silent-proxy.ts';
import { closeLines, openLine } from '../support/socket-lines.ts';

/**
 * Connections to the database that stay up and carry nothing any more, while new ones pass: what a proxy, a firewall or a
 * balancer leaves behind when it fails over. Nobody is told; the app must find out by itself.
 */
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  closeLines();
  for (const close of closers.splice(0).reverse()) await close();
});

const WITHIN_MS = 30_000;

it('within half a minute everybody writes again, and hints, jobs and readiness are back', async () => {
  const database = await createTestDatabase();
  closers.push(database.drop);
  const { proxy, url } = await SilentProxy.inFrontOf(database.connectionString);
  closers.push(() => proxy.close());
  const app = await startTestApp({ DATABASE_URL: url, FARMER_SEND_BURST: '100000' });
  closers.push(app.close);
  const beside = await startTestApp({ DATABASE_URL: database.connectionString });
  closers.push(beside.close);

  const farmers = await Promise.all(Array.from({ length: 8 }, () => app.loginFarmer()));
  const writers = farmers.map(keepWriting);
  const [first = fail()] = farmers;
  const screen = await openLine(app.url, first, 'farmer');
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

function fail(): never {
  throw new Error('nobody');
}

const statusOf = async (app: TestApp, path: string) => (await app.client().get(path)).status;
