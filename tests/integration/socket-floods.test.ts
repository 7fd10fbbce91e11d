import { randomBytes } from 'node:crypto';
import net from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface RawLine {
  socket: net.Socket;
  heard: string;
  cut: boolean;
}
const lines: RawLine[] = [];
afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.destroy();
});

/** A websocket by hand: libraries of browsers do not flood. */
async function open(cookie = ''): Promise<RawLine> {
  const { port, host } = new URL(app.url);
  const line: RawLine = { socket: net.connect(Number(port), '127.0.0.1'), heard: '', cut: false };
  lines.push(line);
  line.socket.on('error', () => {});
  line.socket.on('close', () => {
    line.cut = true;
  });
  line.socket.on('data', (bytes) => {
    line.heard += bytes.toString('latin1');
  });
  const head = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `host: ${host}`,
    `cookie: ${cookie}`,
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  line.socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await expect.poll(() => line.heard, { timeout: 5_000 }).toContain('pingInterval');
  return line;
}

/** Of a client, so masked; with a mask of zeros it reads as it is. */
function frame(opcode: number, text: string): Buffer {
  const body = Buffer.from(text);
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | body.length, 0, 0, 0, 0]), body]);
}
const TEXT = 1;
const PING = 9;
const PONG = 10;
const manyOf = (each: Buffer, count: number) => Buffer.concat(Array.from({ length: count }, () => each));

it('who somebody is, is asked once a line, however often it is said', async () => {
  const line = await open(`av_farmer=${randomBytes(32).toString('base64url')}`);
  line.socket.write(manyOf(frame(TEXT, '40{"as":"farmer"}'), 150));
  await expect.poll(() => line.cut, { timeout: 5_000 }).toBe(true);
  expect((line.heard.match(/44\{/g) ?? []).length).toBeLessThan(2);
});

it.each([
  ['heartbeats', TEXT, '3'],
  ['pings', PING, 'x'.repeat(100)],
  ['pongs', PONG, ''],
])('a line that floods with %s is cut', async (_, opcode, text) => {
  const line = await open();
  line.socket.write(manyOf(frame(opcode, text), 500));
  // What a page may say it may say.
  await expect.poll(() => line.socket.writableLength).toBe(0);
  expect(line.cut).toBe(false);
  line.socket.write(manyOf(frame(opcode, text), 1_500));
  await expect.poll(() => line.cut, { timeout: 5_000 }).toBe(true);
});

it('and so is a farmer’s own, while others go on', async () => {
  const [rude, other] = [await app.loginFarmer(), await app.loginFarmer()];
  const [line, beside] = [await open(rude.cookieHeader), await open(other.cookieHeader)];
  for (const each of [line, beside]) {
    each.socket.write(frame(TEXT, '40{"as":"farmer"}'));
    await expect.poll(() => each.heard, { timeout: 5_000 }).toContain('"ready"');
  }
  line.socket.write(manyOf(frame(TEXT, '42["typing",{"chat_id":1}]'), 1_500));
  await expect.poll(() => line.cut, { timeout: 5_000 }).toBe(true);
  expect(beside.cut).toBe(false);
});
