import { mkdtemp, readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClient } from '../support/client.ts';
import { RunningApp } from '../support/running-app.ts';
import { closeLines, openLine } from '../support/socket-lines.ts';

/** The product in its own process, told to stop while people use it. */
const DRAIN_MS = 2_000;
const MOBILE = '9876123450';

let app: RunningApp;
let farmer: TestClient;
let chatId: number;
let compileCache: string;

beforeAll(async () => {
  compileCache = await mkdtemp(path.join(tmpdir(), 'av-compiled-'));
  app = await RunningApp.startWhole({
    DRAIN_SECONDS: String(DRAIN_MS / 1000),
    LOG_LEVEL: 'error',
    // As after an upgrade: nothing is compiled yet.
    NODE_COMPILE_CACHE: compileCache,
  });
  farmer = new TestClient(app.url);
  await farmer.post('/api/auth/send-otp', { mobile: MOBILE });
  const code = await app.code(MOBILE);
  const profile = { role: 'farmer', name: 'ಲಕ್ಷ್ಮೀದೇವಿ', address: 'ದೊಡ್ಡಬಳ್ಳಾಪುರ' };
  await farmer.post('/api/auth/verify-otp', { mobile: MOBILE, code, ...profile });
  chatId = (await farmer.post('/api/chat/message', { text: 'ಮೊದಲ' })).body.message.chat_id;
});
afterAll(async () => {
  closeLines();
  await app.close();
  await rm(compileCache, { recursive: true, force: true });
});

it('says that it is going, sends screens elsewhere, serves to the end what came, and is gone', async () => {
  // What was compiled is on the disk by now, or writing it would take seconds at the end.
  const compiled = await readdir(compileCache, { recursive: true });
  expect(compiled.length).toBeGreaterThan(500);

  const line = await openLine(app.url, farmer, 'farmer');
  const lineClosed = new Promise<string>((resolve) => line.socket.once('disconnect', resolve));
  // A farmer on a slow line: their words take longer to arrive than the drain lasts.
  const slow = slowSend('ನಿಧಾನ', DRAIN_MS + 1_000);
  await slow.begun;

  const toldAt = performance.now();
  const gone = app.down();
  await expect.poll(() => fetch(`${app.url}/readyz`).then(({ status }) => status)).toBe(503);
  expect(await (await fetch(`${app.url}/readyz`)).json()).toEqual({ ok: false, leaving: true });
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  const late = await farmer.post('/api/chat/message', { text: 'ಹೋಗುವಾಗ' });
  expect(late.status).toBe(200);
  expect(late.headers.get('connection')).toBe('close');
  expect(await lineClosed).toBe('transport close');
  expect(performance.now() - toldAt).toBeLessThan(DRAIN_MS);
  await expect(openLine(app.url, farmer, 'farmer')).rejects.toThrow();
  expect(await upgradeStatus()).toBe(503);

  expect(await slow.status).toBe(200);
  const answeredAt = performance.now();
  await gone;
  // Not when a kept connection has run out (72 s), nor the time a body has (60 s).
  expect(performance.now() - answeredAt).toBeLessThan(10_000);
  expect(app.exitCode).toBe(0);

  await app.up();
  const thread = await farmer.get(`/api/chat/thread/${chatId}`);
  expect(thread.body.map(({ text }: { text: string }) => text)).toEqual(['ಮೊದಲ', 'ಹೋಗುವಾಗ', 'ನಿಧಾನ']);
});

/** A message whose second half comes `ms` after its first. */
function slowSend(text: string, ms: number) {
  const body = Buffer.from(JSON.stringify({ text, client_id: crypto.randomUUID() }));
  const request = http.request(`${app.url}/api/chat/message`, {
    method: 'POST',
    agent: new http.Agent({ keepAlive: true }),
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      cookie: farmer.cookieHeader,
      'x-xsrf-token': farmer.cookies.get('XSRF-TOKEN') ?? '',
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode)));
    request.on('error', reject);
  });
  const begun = new Promise<void>((resolve) => request.write(body.subarray(0, 10), () => resolve()));
  void sleep(ms).then(() => request.end(body.subarray(10)));
  return { begun, status };
}

/** What a proxy hears that brings a new line. */
function upgradeStatus(): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${app.url}/socket.io/?EIO=4&transport=websocket`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    });
    request.on('response', (answer) => resolve(answer.resume().statusCode));
    request.on('upgrade', () => resolve(101));
    request.on('error', reject);
  });
}
