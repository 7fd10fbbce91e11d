import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { sql } from '../../platform/database/db.ts';

let app: TestApp;
let farmer: FarmerClient;
let other: FarmerClient;
let office: TestClient;
let photo: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, other, office] = [await app.loginFarmer(), await app.loginFarmer(), await app.loginOffice()];
  photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2e7d32' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

type Fields = Record<string, string | Blob>;

function send(client: TestClient, fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value, 'leaf.jpg');
    else form.append(name, value);
  }
  return client.postForm('/api/chat/message', form);
}

const jpeg = () => new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });

async function chatOf(client: TestClient): Promise<number> {
  return (await send(client, { text: 'ನಮಸ್ಕಾರ' })).body.message.chat_id;
}

async function rows(statement: ReturnType<typeof sql>): Promise<number> {
  return (await app.ctx.db.one(Type.Object({ n: Type.Integer() }), statement)).n;
}

const storedFiles = async () =>
  (await readdir(path.join(app.dataDir, 'uploads'), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  ).length;

describe('POST /chat/receipt', () => {
  it('of somebody of the office who may not answer leaves the chat unread, and the farmer without a read mark', async () => {
    const chatId = await chatOf(other);
    await app.ctx.db.run(sql`update staff set roles = '{helper}'`);
    const receipt = { chat_id: chatId, role: 'admin', delivered_seq: 1, read_seq: 1 };
    const { status } = await office.post('/api/chat/receipt', receipt);
    await app.ctx.db.run(sql`update staff set roles = '{owner}'`);
    expect(status).toBe(200);
    expect((await office.get(`/api/chat/${chatId}`)).body.chat).toMatchObject({ status: 'UNREAD' });
    const marks = await app.ctx.db.pool.query(
      `select read_seq from chat_side_state where chat_id = $1 and side = 'admin'`,
      [chatId],
    );
    expect(marks.rows.map(({ read_seq }) => Number(read_seq))).toEqual([0]);
    await office.post('/api/chat/receipt', receipt);
    expect((await office.get(`/api/chat/${chatId}`)).body.chat).toMatchObject({ status: 'READ' });
  });
});

describe('POST /chat/message', () => {
  it("takes the specification's form, with its claims, and answers the message", async () => {
    const { status, body } = await send(farmer, {
      mobile: farmer.mobile,
      sender_role: 'farmer',
      text: 'ಎಲೆ ಹಳದಿ',
      last_spray_date: '12-06-2026',
      last_chemical: 'Mancozeb',
      last_dosage: '2 g/L',
      original_name: 'ಎಲೆ.jpg',
      file: jpeg(),
    });
    expect(status).toBe(200);
    expect(body.message).toMatchObject({
      sender_role: 'farmer',
      message_type: 'text',
      text: 'ಎಲೆ ಹಳದಿ',
      meta: {
        original_name: 'ಎಲೆ.jpg',
        width: 64,
        height: 48,
        spray: { date: '12-06-2026', chemical: 'Mancozeb', dosage: '2 g/L' },
      },
      deleted: false,
    });
    expect(body.message.file_path).toMatch(/^\/uploads\/[\w-]+/);
    expect(body.message.mime_type).toMatch(/^image\//);
    expect((await farmer.get(body.message.file_path)).status).toBe(200);
    expect((await office.get(body.message.file_path)).status).toBe(200);
    expect((await other.get(body.message.file_path)).status).toBe(404);
  });

  it('takes the same fields as JSON', async () => {
    const chat_id = await chatOf(farmer);
    const { status, body } = await office.post('/api/chat/message', {
      chat_id,
      sender_role: 'admin',
      text: 'Use Saaf',
    });
    expect([status, body.message.sender_role]).toEqual([200, 'admin']);
  });

  it('stores one row and one file for twenty uploads with one client id at once', async () => {
    const sender = await app.loginFarmer();
    const before = await storedFiles();
    const client_id = randomUUID();
    // Fewer at a time than the store's gate lets one farmer send; what it turns away is sent again.
    const answers: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const pair = await Promise.all([1, 2].map(() => send(sender, { client_id, text: 'ಫೋಟೋ', file: jpeg() })));
      for (const { status, body } of pair) {
        expect([status, body.ok]).toEqual([200, true]);
        answers.push(JSON.stringify(body));
      }
    }
    expect(new Set(answers).size).toBe(1);
    const chatId = JSON.parse(answers[0] as string).message.chat_id;
    expect(await rows(sql`select count(*) as n from messages where chat_id = ${chatId}`)).toBe(1);
    expect(await rows(sql`select count(*) as n from files where chat_id = ${chatId}`)).toBe(1);
    // The photo and its preview, nothing of the other nineteen.
    await expect.poll(storedFiles).toBe(before + 2);
  });

  it('keeps no bytes of a file whose message is refused', async () => {
    const before = await storedFiles();
    const client_id = randomUUID();
    await send(farmer, { client_id, text: 'one' });
    const refused = [
      [{ client_id, text: 'one', file: jpeg() }, 409],
      [{ text: 'x', reply_to: '999999', file: jpeg() }, 422],
      [{ file: jpeg(), unknown: 'x' }, 400],
      [{ file: jpeg(), sender_role: 'admin' }, 403],
      [{ file: jpeg(), mobile: other.mobile }, 403],
      [{ sender_role: 'admin', file: jpeg() }, 403],
      [{ mobile: other.mobile, file: jpeg() }, 403],
    ] as const;
    for (const [fields, status] of refused) expect((await send(farmer, fields)).status).toBe(status);
    await expect.poll(storedFiles).toBe(before);
  });

  it('refuses a blocked farmer before reading their file, and lets them in again when unblocked', async () => {
    const rude = await app.loginFarmer();
    await chatOf(rude);
    const block = (blocked: boolean, reason = 'ಬೈದರು') =>
      office.post('/api/admin/block', { mobile: rude.mobile, blocked, reason });
    for (const why of ['', ' . '])
      expect(await block(true, why)).toMatchObject({ status: 422, body: { code: 'REASON_REQUIRED' } });
    const silent = { mobile: rude.mobile, blocked: true };
    expect((await office.post('/api/admin/block', silent)).body.code).toBe('REASON_REQUIRED');
    expect((await rude.get('/api/auth/me')).body.farmer.blocked).toBe(false);
    expect((await block(true)).body).toMatchObject({
      ok: true,
      user: { mobile: rude.mobile, blocked: true },
    });
    // Read, the second one would be refused for what it is.
    const attempts: Fields[] = [{ text: 'x' }, { file: new Blob(['MZ, no photo']) }];
    for (const fields of attempts) {
      const { status, body } = await send(rude, fields);
      expect([status, body.code, body.error]).toEqual([403, 'BLOCKED', 'You are blocked from messaging.']);
    }
    await block(false);
    expect((await send(rude, { text: 'ಕ್ಷಮಿಸಿ' })).status).toBe(200);
  });

  it('blocks nobody whose number it is now when the chat that was meant is another one', async () => {
    const [meant, now] = [await app.loginFarmer(), await app.loginFarmer()];
    const [chatId, theirs] = [await chatOf(meant), await chatOf(now)];
    const block = (chat_id: number) =>
      office.post('/api/admin/block', { mobile: now.mobile, blocked: true, reason: 'ಬೈದರು', chat_id });
    expect(await block(chatId)).toMatchObject({ status: 409, body: { code: 'CUSTOMER_CHANGED' } });
    expect((await now.get('/api/auth/me')).body.farmer.blocked).toBe(false);
    expect((await block(theirs)).body.user).toMatchObject({ mobile: now.mobile, blocked: true });
  });
});

describe('GET /chat/thread', () => {
  it('pages backwards without a message twice or left out', async () => {
    const sender = await app.loginFarmer();
    const chatId = await chatOf(sender);
    for (let n = 1; n < 25; n += 1) await send(sender, { text: `m${n}` });
    const seen: number[] = [];
    let before: number | undefined;
    let hasOlder = true;
    while (hasOlder) {
      const query = before === undefined ? '' : `&before=${before}`;
      const page = await sender.get(`/api/chat/thread/${chatId}?limit=7${query}`);
      const seqs = page.body.map((message: { seq: number }) => message.seq);
      expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
      seen.unshift(...seqs);
      before = seqs[0];
      hasOlder = page.headers.get('x-has-older') === 'true';
      expect(page.headers.get('x-chat-head-seq')).toBe('25');
    }
    expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => n + 1));
  });

  it("leaves out what the side hid, also at a page's edge", async () => {
    const sender = await app.loginFarmer();
    const chatId = await chatOf(sender);
    for (let n = 1; n < 10; n += 1) await send(sender, { text: `m${n}` });
    const [, second] = (await sender.get(`/api/chat/thread/${chatId}`)).body;
    await sender.del(`/api/chat/message/${second.id}?role=farmer&mode=me`);
    const page = await sender.get(`/api/chat/thread/${chatId}?limit=9`);
    expect(page.body).toHaveLength(9);
    expect(page.headers.get('x-has-older')).toBe('false');
    expect((await office.get(`/api/chat/thread/${chatId}?role=admin`)).body).toHaveLength(10);
  });

  it('carries how far both sides have read', async () => {
    const sender = await app.loginFarmer();
    const chatId = await chatOf(sender);
    await office.post('/api/chat/status', { chat_id: chatId, status: 'READ' });
    const page = await sender.get(`/api/chat/thread/${chatId}`);
    expect(JSON.parse(page.headers.get('x-chat-watermarks') as string)).toEqual({
      farmer: { delivered_seq: 0, read_seq: 0 },
      admin: { delivered_seq: 1, read_seq: 1 },
    });
  });
});

describe('DELETE /chat/message', () => {
  it('for everyone takes the file with it, at once and for both', async () => {
    const { body } = await send(farmer, { text: 'ಫೋಟೋ', file: jpeg() });
    const { id, chat_id, file_path, meta } = body.message;
    expect((await farmer.del(`/api/chat/message/${id}?role=farmer&mode=everyone`)).body).toMatchObject({
      ok: true,
    });
    for (const address of [file_path, meta.preview_path]) {
      for (const client of [farmer, office]) expect((await client.get(address)).status).toBe(404);
    }
    const newest = (await office.get(`/api/chat/thread/${chat_id}?role=admin`)).body.at(-1);
    expect(newest).toMatchObject({ id, deleted: true, text: null, file_path: null, meta: {} });
    expect((await farmer.del(`/api/chat/message/${id}?mode=everyone`)).status).toBe(200);
  });

  it('for everyone by a farmer touches only their own messages', async () => {
    const chat_id = await chatOf(farmer);
    const answer = await office.post('/api/chat/message', { chat_id, text: 'Use Saaf' });
    const { status, body } = await farmer.del(`/api/chat/message/${answer.body.message.id}?mode=everyone`);
    expect([status, body.code, body.error]).toEqual([
      403,
      'NOT_OWN_MESSAGE',
      'You can only delete your own messages for everyone.',
    ]);
    expect((await other.del(`/api/chat/message/${answer.body.message.id}?mode=me`)).status).toBe(404);
    expect(
      (await office.del(`/api/chat/message/${answer.body.message.id}?role=admin&mode=everyone`)).status,
    ).toBe(200);
  });
});

describe('every call', () => {
  it.each([
    ['GET', '/chat/thread/:chat', undefined, { stranger: 401, farmer: 200, other: 404, office: 200 }],
    [
      'GET',
      '/chat/thread/:chat?role=admin',
      undefined,
      { stranger: 401, farmer: 403, other: 403, office: 200 },
    ],
    [
      'GET',
      '/chat/thread/:chat?role=farmer',
      undefined,
      { stranger: 401, farmer: 200, other: 404, office: 403 },
    ],
    ['GET', '/chat/:chat/events?after=0', undefined, { stranger: 401, farmer: 200, other: 404, office: 200 }],
    ['GET', '/chat/all', undefined, { stranger: 401, farmer: 403, other: 403, office: 200 }],
    ['GET', '/chat/:chat', undefined, { stranger: 401, farmer: 403, other: 403, office: 200 }],
    [
      'POST',
      '/chat/status',
      { chat_id: 0, status: 'READ' },
      { stranger: 401, farmer: 403, other: 403, office: 200 },
    ],
    [
      'POST',
      '/chat/receipt',
      { chat_id: 0, delivered_seq: 1, read_seq: 1 },
      { stranger: 401, farmer: 200, other: 404, office: 200 },
    ],
    [
      'POST',
      '/chat/clear',
      { chat_id: 0, scope: 'me' },
      { stranger: 401, farmer: 200, other: 404, office: 200 },
    ],
    [
      'POST',
      '/chat/clear',
      { chat_id: 0, role: 'admin' },
      { stranger: 401, farmer: 403, other: 403, office: 200 },
    ],
    ['POST', '/chat/delete', { chat_id: 0 }, { stranger: 401, farmer: 200, other: 404, office: 200 }],
    [
      'POST',
      '/chat/message',
      { chat_id: 0, text: 'x' },
      { stranger: 401, farmer: 200, other: 404, office: 200 },
    ],
    [
      'POST',
      '/chat/message',
      { chat_id: 0, text: 'x', sender_role: 'admin' },
      { stranger: 401, farmer: 403, other: 403, office: 200 },
    ],
    [
      'POST',
      '/admin/block',
      { mobile: '9000000009', blocked: true, reason: 'ಬೈದರು' },
      { stranger: 401, farmer: 403, other: 403, office: 404 },
    ],
  ] as const)('%s %s %o is answered by who asks', async (method, address, json, expected) => {
    const chat = await chatOf(farmer);
    const callers = { stranger: app.client(), farmer, other, office };
    for (const [who, client] of Object.entries(callers)) {
      const url = `/api${address.replace(':chat', String(chat))}`;
      const body = json && 'chat_id' in json ? { ...json, chat_id: chat } : json;
      const answer = await (method === 'GET' ? client.get(url) : client.post(url, body));
      expect([who, answer.status]).toEqual([who, expected[who as keyof typeof expected]]);
      if (answer.status >= 400) expect(answer.body).toMatchObject({ ok: false, code: expect.any(String) });
    }
  });
});

describe('hostile input', () => {
  const wild: [string, unknown][] = [
    ['no body fields at all', {}],
    ['a NUL alone', { text: '\u0000' }],
    ['a lone surrogate alone', { text: '\uD83C' }],
    ['whitespace alone', { text: ' \n\u200B\t'.slice(0, 3) }],
    ['a text too long', { text: 'x'.repeat(4001) }],
    ['a megabyte of text', { text: 'x'.repeat(1_000_000) }],
    ['a number for a text', { text: 5 }],
    ['an object for a text', { text: { $gt: '' } }],
    ['an unknown field', { text: 'x', admin: true }],
    ['a client id that is none', { text: 'x', client_id: '1' }],
    ['a reply to a name', { text: 'x', reply_to: 'first' }],
    ['a reply beyond every number', { text: 'x', reply_to: 1e300 }],
    ['a reply to a negative', { text: 'x', reply_to: -1 }],
    ['a chat beyond every number', { text: 'x', chat_id: 9_007_199_254_740_991 }],
    ['an array', [1, 2]],
    ['null', null],
    ['a bare string', 'x'],
  ];

  it.each(wild)('as JSON, %s, is refused and told so', async (_what, body) => {
    const { status, body: answer } = await farmer.post('/api/chat/message', body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(answer).toMatchObject({ ok: false, error: expect.any(String), code: expect.any(String) });
  });

  it.each([
    ['text/plain', 'hello'],
    ['application/json', '{"text":'],
    ['application/json', ''],
    ['application/x-www-form-urlencoded', 'text=x'],
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="text"\r\n\r\nhalf'],
  ])('of type %s, %j, is refused', async (type, body) => {
    const { status, body: answer } = await farmer.request('POST', '/api/chat/message', {
      headers: { 'content-type': type },
      body,
    });
    expect([status >= 400 && status < 500, answer.ok]).toEqual([true, false]);
  });

  it.each([
    '/api/chat/thread/abc',
    '/api/chat/thread/0',
    '/api/chat/thread/-1',
    '/api/chat/thread/1.5',
    '/api/chat/thread/99999999999999999999',
    '/api/chat/thread/%00',
    '/api/chat/thread/1?limit=0',
    '/api/chat/thread/1?limit=100000',
    '/api/chat/thread/1?before=abc',
    '/api/chat/thread/1?other=1',
    '/api/chat/1/events',
    '/api/chat/1/events?after=-1',
    '/api/chat/1/events?after=9e99',
    '/api/chat/all?filter=EVERYTHING',
    '/api/chat/all?limit=1000',
    '/api/chat/all?cursor=%00',
    `/api/chat/all?q=${'x'.repeat(201)}`,
  ])('GET %s is refused', async (address) => {
    const { status, body } = await office.get(address);
    expect([status >= 400 && status < 500, body.ok]).toEqual([true, false]);
  });

  it('in a search finds nothing, and breaks nothing', async () => {
    for (const q of ['%00', '%', '_', "'", '\\', '%ED%A0%80', encodeURIComponent('ಕ್'.repeat(60))]) {
      expect((await office.get(`/api/chat/all?q=${q}`)).status).toBeLessThan(500);
    }
  });
});
