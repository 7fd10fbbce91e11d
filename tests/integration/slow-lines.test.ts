import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1', CONNECTIONS_PER_ADDRESS: '20' });
});
afterAll(() => app.close());

interface Line {
  socket: net.Socket;
  heard: string;
  cut: boolean;
}

async function open(text: string): Promise<Line> {
  const socket = net.connect(Number(new URL(app.url).port), '127.0.0.1');
  const line: Line = { socket, heard: '', cut: false };
  socket.on('error', () => {});
  socket.on('data', (bytes) => {
    line.heard += bytes.toString('latin1');
  });
  socket.on('close', () => {
    line.cut = true;
  });
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return line;
}

const head = (request: string, ...headers: string[]) =>
  [`${request} HTTP/1.1`, 'host: a', ...headers, '', ''].join('\r\n');
const MULTIPART = 'content-type: multipart/form-data; boundary=b';

const REFUSED = [
  head('POST /api/auth/send-otp', 'content-type: application/json', 'content-length: 900'),
  head('POST /api/chat/message', MULTIPART, 'content-length: 900'),
  head('POST /api/quotes/upload', MULTIPART, 'content-length: 900'),
  head('POST /nowhere', MULTIPART, 'content-length: 900'),
  head('POST /api/payment/phonepe/webhook', 'content-type: application/json', 'content-length: 300000'),
  head(
    'PATCH /api/uploads/4f0c1f9e-0000-4000-8000-000000000000',
    'content-type: application/offset+octet-stream',
    'upload-offset: 0',
    'content-length: 900',
  ),
  head('POST /share-target', MULTIPART, 'content-length: 900'),
  head('POST /socket.io/?EIO=4&transport=polling', 'content-length: 900'),
  head('GET /healthz', 'content-length: 900'),
  head('DELETE /api/uploads/x', 'transfer-encoding: chunked'),
  head('GET /%', 'content-length: 900'),
];

it('whoever is refused and does not come to an end is let go within seconds, whatever they asked for', async () => {
  const lines = await Promise.all(REFUSED.map(open));
  await sleep(1_000);
  for (const line of lines) line.socket.write('1');
  const left = () => lines.flatMap(({ cut }, n) => (cut ? [] : [REFUSED[n]?.split('\r\n')[0]]));
  await expect.poll(left, { timeout: 12_000, interval: 200 }).toEqual([]);
  for (const [n, { heard }] of lines.entries()) expect(heard, REFUSED[n]).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
});

it('what never ends is not read on and on', async () => {
  const line = await open(head('POST /api/auth/send-otp', 'content-length: 999999999999999'));
  const piece = Buffer.alloc(256 * 1024, 'x');
  let sent = 0;
  while (!line.cut && sent < 3e9) {
    sent += piece.length;
    if (!line.socket.write(piece))
      await Promise.race([new Promise((resolve) => line.socket.once('drain', resolve)), sleep(100)]);
  }
  expect([line.cut, sent < 1e9]).toEqual([true, true]);
});

it('a wish for another protocol is passed over, and the request answered', async () => {
  for (const protocol of ['h2c', 'websocket', 'TLS/1.0']) {
    const line = await open(
      head(
        'GET /healthz',
        'connection: Upgrade, HTTP2-Settings',
        `upgrade: ${protocol}`,
        'HTTP2-Settings: AA',
      ),
    );
    await expect.poll(() => line.heard, { timeout: 3_000 }).toMatch(/^HTTP\/1\.1 200 .*"ok":true/s);
    line.socket.destroy();
  }
});

it('one address behind the proxy holds so many requests, and a farmer there is not shut out', async () => {
  const farmer = await app.loginFarmer();
  const stalled = head('POST /api/auth/send-otp', 'content-type: application/json', 'content-length: 900');
  const written = stalled.replace(
    'host: a',
    `host: a\r\nx-forwarded-for: 100.64.0.7\r\ncookie: ${farmer.cookieHeader}\r\nx-xsrf-token: ${farmer.cookies.get('XSRF-TOKEN')}`,
  );
  const flood = await Promise.all(Array.from({ length: 60 }, () => open(written)));
  await expect.poll(() => flood.filter(({ cut }) => cut).length, { timeout: 3_000 }).toBe(40);
  const sent = await farmer.post(
    '/api/chat/message',
    { sender_role: 'farmer', text: 'ನಮಸ್ಕಾರ' },
    { 'x-forwarded-for': '100.64.0.7' },
  );
  expect(sent.status).toBe(200);
  for (const { socket } of flood) socket.destroy();
});

it('a large list is not read from somebody who may not bring it', async () => {
  const stranger = app.client();
  await stranger.get('/api/auth/me');
  for (const [route, type] of [
    ['imports?file_name=a.csv&consent=paper', 'text/csv'],
    ['content/prices/check?file_name=a.csv', 'application/octet-stream'],
  ]) {
    const line = await open(
      head(
        `POST /api/admin/${route}`,
        `cookie: ${stranger.cookieHeader}`,
        `x-xsrf-token: ${stranger.cookies.get('XSRF-TOKEN')}`,
        `content-type: ${type}`,
        'content-length: 5000000',
      ),
    );
    // Not a byte of it was sent.
    await expect.poll(() => line.heard, { timeout: 3_000 }).toMatch(/^HTTP\/1\.1 401 /);
    line.socket.destroy();
  }
});
