// @vitest-environment jsdom
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { del, getJson, HttpError, postJson, request, upload } from './http.ts';
import { onUnauthenticated } from './unauthenticated.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let handler: Handler;
let calls: string[];
const realFetch = globalThis.fetch;

/** A real server on a free port; the page's relative addresses are pointed at it. */
beforeEach(async () => {
  calls = [];
  server = createServer(async (req, res) => {
    const parts: Buffer[] = [];
    for await (const part of req) parts.push(part as Buffer);
    calls.push(`${req.method} ${req.url}`);
    // jsdom's page lives on another origin than the test's server.
    res.setHeader('access-control-allow-origin', 'http://localhost:3000');
    res.setHeader('access-control-allow-credentials', 'true');
    res.setHeader('access-control-allow-headers', 'x-xsrf-token, accept, content-type');
    res.setHeader('access-control-expose-headers', 'x-chat-head-seq');
    if (req.method === 'OPTIONS') res.end();
    else handler(req, res, Buffer.concat(parts).toString('latin1'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.fetch = (url, init) => realFetch(`${origin}${url}`, init);
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string) {
    open.call(this, method, `${origin}${url}`, true);
  } as typeof open;
  restore = () => {
    XMLHttpRequest.prototype.open = open;
    globalThis.fetch = realFetch;
  };
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookieStore
  document.cookie = 'XSRF-TOKEN=tok%3D1; path=/';
});

let restore = () => {};

afterEach(async () => {
  restore();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function answer(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  res.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

const failure = (attempt: Promise<unknown>) =>
  attempt.then(
    () => expect.unreachable('should have failed'),
    (error: unknown) => error as HttpError,
  );

it('prefixes /api, leaves out empty query values and shows the answer and its headers', async () => {
  handler = (_req, res) => answer(res, 200, [1, 2], { 'x-chat-head-seq': '7' });
  const reply = await request<number[]>('GET', '/chat/thread/4', undefined, {
    query: { before: 9, role: undefined },
  });
  expect(calls).toEqual(['GET /api/chat/thread/4?before=9']);
  expect(reply.data).toEqual([1, 2]);
  expect(reply.header('X-Chat-Head-Seq')).toBe('7');
});

it('carries the XSRF token on writes and not on reads', async () => {
  const tokens: unknown[] = [];
  handler = (req, res) => {
    tokens.push(req.headers['x-xsrf-token']);
    answer(res, 200, { ok: true });
  };
  await getJson('/a');
  await postJson('/b', { x: 1 });
  await del('/c');
  expect(tokens).toEqual([undefined, 'tok=1', 'tok=1']);
});

it('turns a failure into status, code, sentence, fields and waiting time', async () => {
  const body = {
    ok: false,
    code: 'RATE_LIMITED',
    error: 'Slow down.',
    fields: { mobile: 'bad' },
    retry_after: 30,
  };
  handler = (_req, res) => answer(res, 429, body);
  const error = await failure(postJson('/auth/send-otp', {}));
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({ status: 429, code: 'RATE_LIMITED', message: 'Slow down.', retryAfter: 30 });
  expect(error.fields).toEqual({ mobile: 'bad' });
});

it('never takes a proxy page for an answer', async () => {
  handler = (_req, res) =>
    res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in to Wi-Fi</h1>');
  expect(await failure(getJson('/a'))).toMatchObject({ status: 0, code: 'NETWORK' });
  handler = (_req, res) => res.writeHead(502).end('<h1>Bad gateway</h1>');
  expect(await failure(getJson('/a'))).toMatchObject({ status: 502, code: 'UNAVAILABLE' });
});

it('says of a proxy that is asked too often what the app itself would say', async () => {
  handler = (_req, res) => res.writeHead(429, { 'content-type': 'text/html' }).end('<h1>Too Many</h1>');
  expect(await failure(postJson('/a'))).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
});

it('calls a line that breaks NETWORK, before the answer and in the middle of it', async () => {
  handler = (req) => req.socket.destroy();
  expect(await failure(getJson('/a'))).toMatchObject({ status: 0, code: 'NETWORK' });
  handler = (req, res) => {
    res.writeHead(200, { 'content-length': '1000' }).write('{"ok":');
    setTimeout(() => req.socket.destroy(), 20);
  };
  expect(await failure(getJson('/a'))).toMatchObject({ status: 0, code: 'NETWORK' });
});

it('fetches a stale token anew once and repeats the write, but not for ever', async () => {
  let refusals = 1;
  handler = (req, res) => {
    if (req.url === '/api/auth/me') answer(res, 200, { ok: true, farmer: null });
    else if (refusals-- > 0) answer(res, 403, { ok: false, code: 'CSRF_FAILED', error: '' });
    else answer(res, 200, { ok: true });
  };
  await postJson('/chat/status', {});
  expect(calls).toEqual(['POST /api/chat/status', 'GET /api/auth/me', 'POST /api/chat/status']);
  refusals = 9;
  expect(await failure(postJson('/chat/status', {}))).toMatchObject({ code: 'CSRF_FAILED' });
  expect(calls).toHaveLength(6);
});

it('gives an abort back as an abort, not as a broken line', async () => {
  handler = () => {};
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), 30);
  expect(await failure(getJson('/a', { signal: leaving.signal }))).toMatchObject({ name: 'AbortError' });
});

it('uploads a form with its fields, the token and moving progress', async () => {
  let seen = '';
  handler = (req, res, body) => {
    seen = `${req.headers['x-xsrf-token']} ${body.includes('name="text"')} ${body.includes('x'.repeat(1000))}`;
    answer(res, 200, { ok: true }, { 'x-chat-head-seq': '3' });
  };
  const form = new FormData();
  form.set('text', 'ಎಲೆ ಹಳದಿ');
  form.set('file', new Blob(['x'.repeat(200_000)]), 'leaf.jpg');
  const progress: number[] = [];
  const reply = await upload('/chat/message', form, { onProgress: (part) => progress.push(part) });
  expect(reply.data).toEqual({ ok: true });
  expect(reply.header('x-chat-head-seq')).toBe('3');
  expect(seen).toBe('tok=1 true true');
  expect(progress.at(-1)).toBe(1);
});

it('stops an upload when asked to', async () => {
  handler = () => {};
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), 30);
  expect(await failure(upload('/a', new FormData(), { signal: leaving.signal }))).toMatchObject({
    name: 'AbortError',
  });
});

it.each(['OTP_WRONG', 'OTP_EXPIRED'])(
  'takes %s for a wrong code, not for the end of the session',
  async (code) => {
    handler = (_req, res) => answer(res, 401, { ok: false, error: 'no', code });
    let told = 0;
    const leave = onUnauthenticated(() => {
      told += 1;
    });
    await expect(postJson('/admin/step-up/verify', { code: '000000' })).rejects.toMatchObject({ code });
    leave();
    expect(told).toBe(0);
  },
);

it('tells the page of a 401, whichever way the call went, until the page stops listening', async () => {
  handler = (_req, res) => answer(res, 401, { ok: false, error: 'Please log in.', code: 'UNAUTHENTICATED' });
  let told = 0;
  const stop = onUnauthenticated(() => {
    told += 1;
  });
  await expect(getJson('/chat/all')).rejects.toMatchObject({ status: 401 });
  await expect(upload('/quotes/upload', new FormData())).rejects.toMatchObject({ status: 401 });
  expect(told).toBe(2);
  stop();
  handler = (_req, res) => answer(res, 403, { ok: false, error: 'No.', code: 'FORBIDDEN' });
  await expect(getJson('/chat/all')).rejects.toMatchObject({ status: 403 });
  expect(told).toBe(2);
});
