import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FARMER_COOKIE, hashToken, OFFICE_COOKIE } from '../../server/platform/sessions.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../support/app.ts';
import type { TestClient } from '../support/client.ts';
import { HOSTILE_TEXTS } from '../support/fuzz/hostile-text.ts';
import { type FuzzRequest, requestsOf } from '../support/fuzz/requests.ts';
import { type FuzzAnswer, FuzzWire } from '../support/fuzz/wire.ts';
import { closeLines, openLine } from '../support/socket-lines.ts';

/**
 * Requests made up from the API's own description, right ones, nearly right ones and nonsense, from everybody at
 * once: nothing may break, and nobody may be told what is another's. A few in every run of the suite, always the same;
 * `npm run trials -- fuzz` sends 100,000 new ones.
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_000);
const SEED = process.env.FUZZ_REQUESTS ? Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31) : 9_2026;
const AT_ONCE = 12;
const TIMEOUT_MS = 60_000 + REQUESTS * 60;

/** Stands in whatever is the victim's; nobody else may ever read it. */
const MARK = 'ಗುಟ್ಟು-of-the-victim';

let app: TestApp;
let wire: FuzzWire;
let victim: FarmerClient;
let victimChat: number;
let office: TestClient;
/** Who sends; farmers who were logged out or left by a request of their own come anew. */
const callers = new Map<string, TestClient>();
const ids: Record<string, unknown[]> = {};

beforeAll(async () => {
  app = await startTestApp({ OTP_PER_MINUTE: '100000', OTP_PER_DAY: '1000000' });
  wire = new FuzzWire(app.url);
  office = await app.loginOffice();
  victim = await app.loginFarmer({ name: MARK, address: MARK });
  await buildVictim();
  await callIn();
});
afterAll(async () => {
  closeLines();
  wire.close();
  await app.close();
});

async function buildVictim(): Promise<void> {
  const form = (fields: Record<string, string>, name: string) => {
    const data = new FormData();
    for (const [key, value] of Object.entries(fields)) data.append(key, value);
    data.append('file', new Blob([`%PDF-1.4\n%${MARK}\n%%EOF\n`], { type: 'application/pdf' }), name);
    return data;
  };
  const { message } = (await victim.postForm('/api/chat/message', form({ text: MARK }, `${MARK}.pdf`))).body;
  victimChat = message.chat_id;
  await office.postForm(
    '/api/quotes/upload',
    form({ chat_id: String(victimChat), amount: '1250' }, `${MARK}.pdf`),
  );
  await office.put(`/api/admin/customers/${victimChat}/note`, { note: MARK });
  const [quotation] = (await victim.get(`/api/quotes/list-by-mobile/${victim.mobile}`)).body;
  const payment = await victim.post('/api/payment/create', { chat_id: victimChat, amount: 1250 });
  ids.chat_id = [victimChat];
  ids.id = [message.id, quotation.id];
  ids.reply_to = [message.id];
  ids.quotation_id = [quotation.id];
  ids.pid = [payment.body.pid];
  ids.key = [message.file_path.split('/').at(-1)];
  ids.mobile = [victim.mobile];
  ids.client_id = [randomUUID()];
  ids.cursor = ['', 'x', Buffer.from('[1]').toString('base64url')];
}

/** Logs everybody in who is not. */
async function callIn(): Promise<void> {
  await app.ctx.db.pool.query('delete from rate_limits');
  const stranger = callers.get('stranger') ?? app.client();
  await stranger.get('/api/auth/me');
  callers.set('stranger', stranger);
  for (const name of ['other', 'blocked']) {
    const known = callers.get(name);
    if (known && (await known.get('/api/auth/me')).body.farmer) continue;
    const farmer = await app.loginFarmer({ name, address: name });
    const { body } = await farmer.post('/api/chat/message', { text: name });
    ids.chat_id = [victimChat, body.message.chat_id];
    ids.id = [...(ids.id ?? []).slice(-6), body.message.id];
    if (name === 'blocked')
      await office.post('/api/admin/block', { mobile: farmer.mobile, blocked: true, reason: 'ಬೈದರು' });
    callers.set(name, farmer);
  }
  if ((await office.get('/api/admin/me')).body.office === null) office = await app.loginOffice();
  callers.set('office', office);
}

/** Takes back the logouts among what was sent, so that the next request is not a stranger's. */
async function stayLoggedIn(clients: Iterable<TestClient>): Promise<void> {
  const tokens = [...clients].flatMap(({ cookies }) =>
    [FARMER_COOKIE, OFFICE_COOKIE].flatMap((name) => cookies.get(name) ?? []),
  );
  await app.ctx.db.pool.query('update sessions set revoked_at = null where token_hash = any($1)', [
    tokens.map((token) => hashToken(token)),
  ]);
}

const known = (name: string) => ids[name] ?? [];

/** Sends `count` requests by these callers and judges every answer. */
async function fuzz(count: number, names: string[], judge: (sent: FuzzRequest, answer: FuzzAnswer) => void) {
  let sent = 0;
  const batch = fc.array(fc.tuple(fc.constantFrom(...names), requestsOf(app.openapi(), known)), {
    minLength: AT_ONCE,
    maxLength: AT_ONCE,
  });
  const statuses = new Map<number, number>();
  const perRoute = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      if (sent % 600 === 0) await callIn();
      await stayLoggedIn(callers.values());
      sent += requests.length;
      await Promise.all(
        requests.map(async ([name, request]) => {
          const answer = await wire.send(callers.get(name) as TestClient, request);
          const line = `${name}: ${request.method} ${request.path}`;
          if (answer === undefined) throw new Error(`${line}: no answer`);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          perRoute.set(
            `${request.route} ${answer.status}`,
            (perRoute.get(`${request.route} ${answer.status}`) ?? 0) + 1,
          );
          judgeAnyone(line, answer);
          judge(request, answer);
        }),
      );
    }),
    { numRuns: Math.ceil(count / AT_ONCE), seed: SEED, endOnFailure: true },
  );
  if (process.env.FUZZ_STATS) console.log(Object.fromEntries([...perRoute].sort()));
  return statuses;
}

function judgeAnyone(line: string, { status, headers, text }: FuzzAnswer): void {
  const fail = (why: string) => {
    throw new Error(`${line} -> ${status}: ${why}\n${text.slice(0, 500)}`);
  };
  if (status >= 500) fail('the server is at fault');
  if (/node_modules|\bat .+\.ts:\d+|SELECT .+ FROM|syntax error at/i.test(text)) fail('tells of our insides');
  if (headers['x-content-type-options'] !== 'nosniff') fail('is not guarded');
  if (!headers['content-security-policy']) fail('has no policy');
  if (status < 400 || headers['content-type']?.startsWith('application/json') !== true) return;
  const body = text === '' ? undefined : JSON.parse(text);
  if (body && (body.ok !== false || typeof body.error !== 'string' || !/^[A-Z_]+$/.test(body.code)))
    fail('is a failure without a sentence and a code');
}

async function portrait(): Promise<unknown> {
  const thread = await victim.get(`/api/chat/thread/${victimChat}`);
  const events = await victim.get(`/api/chat/${victimChat}/events?after=0`);
  const quotes = await victim.get(`/api/quotes/list-by-mobile/${victim.mobile}`);
  const me = await victim.get('/api/auth/me');
  return [thread, events, quotes, me].map(({ status, body }) => ({ status, body }));
}

describe('made-up requests', () => {
  it(
    'of strangers and other farmers break nothing, read nothing and change nothing of anybody’s',
    async () => {
      const before = await portrait();
      const statuses = await fuzz(
        REQUESTS * 0.7,
        ['stranger', 'other', 'blocked'],
        ({ path }, { text, headers }) => {
          const heard = `${text} ${JSON.stringify(headers)}`;
          if (heard.includes(MARK) || heard.includes(encodeURIComponent(MARK)))
            throw new Error(`${path} told a secret`);
        },
      );
      expect(await portrait()).toEqual(before);
      // A fuzzer whose every request is refused at the door has tested the door.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(REQUESTS / 50);
      expect([...statuses.keys()].filter((status) => status >= 400).length).toBeGreaterThan(4);
    },
    TIMEOUT_MS,
  );

  it(
    'of somebody at the office’s desk break nothing either',
    async () => {
      const statuses = await fuzz(REQUESTS * 0.3, ['office'], () => {});
      expect((statuses.get(200) ?? 0) + (statuses.get(401) ?? 0)).toBeGreaterThan(REQUESTS / 100);
      expect((await app.client().get('/readyz')).status).toBe(200);
    },
    TIMEOUT_MS,
  );
});

describe('made-up packets', () => {
  it(
    'on the socket break nothing and bring nobody what is another’s',
    async () => {
      await callIn();
      // The office may have logged the victim out, which is its right.
      await stayLoggedIn([victim]);
      // Somebody whom the requests before have not blocked, and who has not used up their pace.
      const other = await app.loginFarmer();
      expect((await other.post('/api/chat/message', { text: 'ನಮಸ್ಕಾರ' })).status).toBe(200);
      const line = await openLine(app.url, other, 'farmer');
      const say = (name: string, ...args: unknown[]) =>
        (line.socket as unknown as { emit(name: string, ...args: unknown[]): void }).emit(name, ...args);
      const body = fc.oneof(
        fc.constantFrom<unknown>(
          { chat_id: victimChat },
          { chat_id: String(victimChat) },
          { chat_id: [victimChat] },
        ),
        fc.jsonValue({ maxDepth: 4 }),
        fc.constantFrom(...HOSTILE_TEXTS).map((text) => ({ chat_id: text, name: text, writing: text })),
        fc.uint8Array({ maxLength: 500 }),
      );
      const event = fc.oneof(
        fc.constantFrom(
          'join',
          'typing',
          'looking',
          'message',
          'chat:new_message',
          'disconnecting',
          'error',
          '__proto__',
        ),
        fc.string({ maxLength: 20 }),
      );
      const packets = fc.array(fc.tuple(event, fc.array(body, { maxLength: 3 })), {
        minLength: 20,
        maxLength: 20,
      });
      await fc.assert(
        fc.asyncProperty(packets, async (said) => {
          for (const [name, args] of said) {
            if (
              [
                'connect',
                'connect_error',
                'disconnect',
                'disconnecting',
                'newListener',
                'removeListener',
              ].includes(name)
            )
              continue;
            say(name, ...args);
          }
          if (!line.socket.connected) line.socket.connect();
          await expect.poll(() => line.socket.connected).toBe(true);
        }),
        { numRuns: Math.ceil(REQUESTS / 100), seed: SEED, endOnFailure: true },
      );
      await office.post('/api/chat/message', { chat_id: victimChat, text: MARK });
      expect((await other.post('/api/chat/message', { text: 'heard by myself' })).status).toBe(200);
      await expect.poll(() => JSON.stringify(line.heard)).toContain('heard by myself');
      expect(JSON.stringify(line.heard)).not.toContain(MARK);
      // The office may have corrected the victim's name; nobody may have logged them out.
      expect((await victim.get('/api/auth/me')).body.farmer?.mobile).toBe(victim.mobile);
    },
    TIMEOUT_MS,
  );
});
