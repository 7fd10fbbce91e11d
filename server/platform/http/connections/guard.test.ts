import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type GuardOptions, guardConnections, vouchFor } from './guard.ts';

let server: http.Server;
let port: number;
let guard: ReturnType<typeof guardConnections>;
const callers: net.Socket[] = [];
/** More than the system keeps for a socket whose other end takes nothing. */
const LARGE = Buffer.alloc(16 * 1024 * 1024, 'x');

async function serve(options: Partial<GuardOptions> = {}): Promise<void> {
  server = http.createServer((request, response) => {
    if (request.url === '/proven') vouchFor(request.socket, `session:${request.headers.cookie}`);
    if (request.url === '/slow') return void setTimeout(() => response.end('late'), 600);
    if (request.url === '/torrent') {
      response.write(LARGE);
      const pieces = setInterval(() => response.write('ಹನಿ'), 20);
      return void response.on('close', () => clearInterval(pieces));
    }
    if (request.url === '/large') return void response.end(LARGE);
    if (request.url === '/trickle') {
      const pieces = setInterval(() => response.write('x'), 50);
      return void response.on('close', () => clearInterval(pieces));
    }
    if (request.url === '/never') return;
    response.end('ok');
  });
  guard = guardConnections(server, {
    total: 1_000,
    perParty: 1_000,
    partyOf: ({ remoteAddress }) => remoteAddress,
    stallMs: 400,
    silenceMs: 500,
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
}

afterEach(async () => {
  for (const each of callers.splice(0)) each.destroy();
  await new Promise((resolve) => server.close(resolve));
});

interface Caller {
  socket: net.Socket;
  heard(): string;
  isCut(): boolean;
}

async function call(text: string, { reads = true } = {}): Promise<Caller> {
  const socket = net.connect(port, '127.0.0.1');
  callers.push(socket);
  let [heard, cut] = ['', false];
  socket.on('error', () => {});
  socket.on('close', () => {
    cut = true;
  });
  if (reads) socket.on('data', (bytes) => (heard += bytes.toString('latin1', 0, 2_000)));
  else socket.pause();
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(text);
  return { socket, heard: () => heard, isCut: () => cut };
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`;
const soon = { timeout: 4_000, interval: 50 };

describe('a reader', () => {
  it('who takes nothing is cut, a hundred of them are, and their memory comes back', async () => {
    await serve();
    const before = process.memoryUsage().rss;
    await Promise.all(Array.from({ length: 100 }, () => call(get('/large'), { reads: false })));
    await expect.poll(() => guard.count(), soon).toBe(0);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });

  it('who takes nothing is cut also while more and more is written for them', async () => {
    await serve();
    const caller = await call(get('/torrent'), { reads: false });
    await expect.poll(() => guard.count(), soon).toBe(0);
    expect(caller.isCut()).toBe(false);
    caller.socket.resume();
    await expect.poll(caller.isCut, soon).toBe(true);
  });

  it('who is slow but takes something again and again has it all', async () => {
    await serve();
    const { socket } = await call(get('/large', 'connection: close\r\n'), { reads: false });
    let taken = 0;
    socket.on('data', (bytes) => {
      taken += bytes.length;
      socket.pause();
      setTimeout(() => socket.resume(), 4);
    });
    socket.resume();
    await expect.poll(() => taken, { timeout: 20_000 }).toBeGreaterThan(LARGE.length);
  });

  it('who waits for us is not cut: then it is we who are slow', async () => {
    await serve({ stallMs: 100 });
    const caller = await call(get('/slow'));
    await expect.poll(caller.heard, soon).toContain('late');
  });

  it('without a session does not read one answer for ever', async () => {
    await serve({ strangerAnswerMs: 500 });
    const caller = await call(get('/trickle'));
    await expect.poll(caller.isCut, soon).toBe(true);
  });

  it('who asks three hundred times before reading is not let', async () => {
    await serve();
    const caller = await call(get('/slow').repeat(300));
    await expect.poll(caller.isCut, soon).toBe(true);
    const patient = await call(get('/slow').repeat(3));
    await expect.poll(() => patient.heard().match(/late/g)?.length, soon).toBe(3);
  });
});

describe('a sender', () => {
  const post = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\n`;

  it('who comes to their end after the answer keeps their connection', async () => {
    await serve();
    server.keepAliveTimeout = 30_000;
    const caller = await call(post('/', 10));
    await expect.poll(caller.heard, soon).toContain('ok');
    caller.socket.write('0123456789');
    caller.socket.write(get('/second'));
    await expect.poll(() => caller.heard().match(/ok/g)?.length, soon).toBe(2);
    await sleep(1_000);
    expect(caller.isCut()).toBe(false);
  });

  it.each(['POST', 'GET', 'PATCH'])(
    'who falls silent after the answer to their %s is cut',
    async (method) => {
      await serve();
      const caller = await call(`${method} / HTTP/1.1\r\nhost: a\r\ncontent-length: 500\r\n\r\nx`);
      await expect.poll(caller.heard, soon).toContain('ok');
      await expect.poll(caller.isCut, { timeout: 8_000, interval: 100 }).toBe(true);
    },
    15_000,
  );

  it.each([
    'content-length: 999999999999999',
    'transfer-encoding: chunked',
    'expect: the unexpected\r\ncontent-length: 999999999999999',
  ])('who never ends (%s) is cut after a few megabytes', async (header) => {
    await serve();
    const caller = await call(`POST / HTTP/1.1\r\nhost: a\r\n${header}\r\n\r\n`);
    const piece = Buffer.from(`10000\r\n${'x'.repeat(65_536)}\r\n`);
    let sent = 0;
    while (!caller.isCut() && sent < 2e9) {
      sent += piece.length;
      if (!caller.socket.write(piece))
        await Promise.race([new Promise((resolve) => caller.socket.once('drain', resolve)), sleep(200)]);
    }
    expect(caller.isCut()).toBe(true);
    expect(sent).toBeLessThan(1e9);
  });

  it('without a session does not send one body for ever', async () => {
    await serve({ strangerBodyMs: 500 });
    const caller = await call(post('/never', 500));
    const drips = setInterval(() => caller.socket.write('x'), 50);
    await expect.poll(caller.isCut, soon).toBe(true);
    clearInterval(drips);
  });
});

describe('the crowd behind one address', () => {
  const idle = (many: number) => Promise.all(Array.from({ length: many }, () => call(get('/'))));

  it('is never shut out: the one that has been idle longest makes room', async () => {
    await serve({ perParty: 20 });
    const [oldest] = await idle(1);
    await sleep(20);
    const others = await idle(19);
    await expect.poll(() => others.every(({ heard }) => heard().includes('ok')), soon).toBe(true);
    const newcomer = await call(get('/'));
    await expect.poll(newcomer.heard, soon).toContain('ok');
    await expect.poll(() => oldest?.isCut(), soon).toBe(true);
    expect(others.filter(({ isCut }) => isCut())).toHaveLength(0);
  });

  it('does not push out who has proven a session, and a session has a crowd of its own', async () => {
    await serve({ perParty: 20 });
    const proven = await call(get('/proven', 'cookie: asha\r\n'));
    await expect.poll(proven.heard, soon).toContain('ok');
    await idle(60);
    await expect.poll(() => guard.count(), soon).toBe(21);
    expect(proven.isCut()).toBe(false);
    for (let n = 0; n < 60; n += 1) await call(get('/proven', 'cookie: bhima\r\n'));
    await expect.poll(() => guard.count(), soon).toBe(41);
    expect(proven.isCut()).toBe(false);
  });

  it('in all stays below what the process can hold', async () => {
    await serve({ total: 30, partyOf: ({ remotePort }) => `line ${remotePort}` });
    const proven = await call(get('/proven', 'cookie: asha\r\n'));
    await expect.poll(proven.heard, soon).toContain('ok');
    await idle(100);
    await expect.poll(() => guard.count(), soon).toBe(30);
    expect(proven.isCut()).toBe(false);
  });
});

it('behind a proxy counts requests for whom they are, and its connections for nobody', async () => {
  await serve({
    perParty: 5,
    partyOfRequest: ({ headers }) => String(headers['x-forwarded-for']),
  });
  const from = (address: string) => get('/never', `x-forwarded-for: ${address}\r\n`);
  const flood = await Promise.all(Array.from({ length: 20 }, () => call(from('9.9.9.9'))));
  const other = await call(from('8.8.8.8'));
  await expect.poll(() => flood.filter(({ isCut }) => isCut()).length, soon).toBe(15);
  expect(other.isCut()).toBe(false);
  const kept = await call(get('/', 'x-forwarded-for: 7.7.7.7\r\n'));
  for (let n = 2; n <= 20; n += 1) {
    await expect.poll(() => kept.heard().match(/ok/g)?.length, soon).toBe(n - 1);
    kept.socket.write(get('/', 'x-forwarded-for: 7.7.7.7\r\n'));
  }
  expect(kept.isCut()).toBe(false);
});
