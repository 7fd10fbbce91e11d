import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { eventually } from '../../../tests/support/eventually.ts';
import { type Browser, type PushService, startPushService } from '../../../tests/support/push-service.ts';
import { createPushSender } from '../../partners/push/index.ts';
import { sql } from '../../platform/database/db.ts';

let app: TestApp;
let service: PushService;
let office: TestClient;
let farmer: FarmerClient;
let chatId: number;

beforeAll(async () => {
  service = await startPushService();
  app = await startTestApp({ PUSH_SERVICES: 'localhost' });
  app.ctx.push = createPushSender(app.config.push, app.ctx.secrets.vapidPrivateKey, service.agent);
  office = await app.loginOffice();
});
afterAll(async () => {
  await app.close();
  await service.close();
});

beforeEach(async () => {
  farmer = await app.loginFarmer({ name: 'ಶಿವಮ್ಮ' });
  chatId = (await say(farmer, { text: 'ನಮಸ್ಕಾರ' })).chat_id;
});

async function say(client: TestClient, fields: Record<string, string>, file?: File) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('file', file);
  const { status, body } = await client.postForm('/api/chat/message', form);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.message as { id: number; seq: number; chat_id: number };
}

const answer = (text: string) => say(office, { chat_id: String(chatId), sender_role: 'admin', text });

async function subscribe(client: TestClient, extra: object = {}): Promise<Browser> {
  const browser = service.newBrowser();
  const { endpoint, keys } = browser;
  const reply = await client.post('/api/push/subscribe', { endpoint, keys, ...extra });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return browser;
}

/** Jobs wait for their time and a poll; this is the poll, after their time. */
async function settleJobs(): Promise<void> {
  await eventually(async () => {
    await app.ctx.db.run(sql`update graphile_worker._private_jobs set run_at = now()`);
    await app.ctx.db.run(sql`notify "jobs:insert"`);
    expect(await waitingJobs()).toBe(0);
  });
}

async function waitingJobs(): Promise<number> {
  const { rows } = await app.ctx.db.pool.query<{ count: string }>(
    `select count(*) from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier like 'push.%'`,
  );
  return Number(rows[0]?.count);
}

const subscriptions = async (browser: Browser) => {
  const { rows } = await app.ctx.db.pool.query('select side from push_subscriptions where endpoint = $1', [
    browser.endpoint,
  ]);
  return rows.length;
};

describe('a message for a closed page', () => {
  it('reaches the farmer’s browser sealed, signed and in the language of that browser', async () => {
    const browser = await subscribe(farmer, { language: 'kn' });
    await answer('ಎಲೆಯ ಹಿಂಭಾಗದ ಫೋಟೋ ಕಳುಹಿಸಿ');
    await settleJobs();
    expect(browser.received).toHaveLength(1);
    const [push] = browser.received;
    expect(push?.payload).toEqual({
      title: 'AV Agro',
      body: 'ಎಲೆಯ ಹಿಂಭಾಗದ ಫೋಟೋ ಕಳುಹಿಸಿ',
      url: '/farmers',
      tag: `chat-${chatId}`,
      lang: 'kn',
      unread: 1,
    });
    expect(push?.headers).toMatchObject({ ttl: '86400', topic: `chat-${chatId}`, urgency: 'high' });
    expect(push?.claims.aud).toBe(new URL(browser.endpoint).origin);
    expect(push?.senderKey).toBe((await farmer.get('/api/push/key')).body.key);
  });

  it('shows at most sixty characters of a long message, and speaks English where the browser does', async () => {
    const browser = await subscribe(farmer, { language: 'en' });
    await answer('Spray in the evening. '.repeat(20));
    await settleJobs();
    const payload = browser.received[0]?.payload as { title: string; body: string };
    expect(payload.title).toBe('AV Agro Support');
    expect(payload.body.length).toBeLessThanOrEqual(60);
  });

  it('rings every browser of the office with the farmer’s name', async () => {
    const first = await subscribe(office, { role: 'admin', language: 'en' });
    const second = await subscribe(await app.loginOffice(), { role: 'admin', language: 'en' });
    await say(farmer, { text: 'ನಾಳೆ ಬರುತ್ತೀರಾ?' });
    await settleJobs();
    for (const browser of [first, second]) {
      expect(browser.received.map(({ payload }) => payload)).toMatchObject([
        { title: 'ಶಿವಮ್ಮ', body: 'ನಾಳೆ ಬರುತ್ತೀರಾ?', url: `/admin?chat=${chatId}`, unread: null },
      ]);
    }
    for (const browser of [first, second]) {
      await office.post('/api/push/unsubscribe', { role: 'admin', endpoint: browser.endpoint });
    }
  });

  it('is one notification for a burst, with the newest words and the whole count', async () => {
    const browser = await subscribe(farmer);
    for (const text of ['ಒಂದು', 'ಎರಡು', 'ಮೂರು']) await answer(text);
    await settleJobs();
    expect(browser.received.map(({ payload }) => payload)).toMatchObject([{ body: 'ಮೂರು', unread: 3 }]);
  });

  it('names a bare file by its kind and never by its contents', async () => {
    const browser = await subscribe(farmer, { language: 'en' });
    await say(
      office,
      { chat_id: String(chatId), sender_role: 'admin' },
      new File(['ಬಾಟಲಿಗೆ 2 ml'], 'plan.txt'),
    );
    await settleJobs();
    expect(browser.received[0]?.payload).toMatchObject({ body: 'Document' });
  });

  it('leaves when its time has come, without anybody hurrying it', async () => {
    const browser = await subscribe(farmer);
    await answer('ಸರಿ');
    await sleep(1_000);
    expect(browser.received).toHaveLength(0);
    await eventually(() => expect(browser.received).toHaveLength(1));
  });
});

describe('nobody is told', () => {
  it('what has arrived on an open page meanwhile', async () => {
    const browser = await subscribe(farmer);
    const { seq } = await answer('ಓದಿದ ಮೇಲೆ ಗಂಟೆ ಬೇಡ');
    await farmer.post('/api/chat/receipt', { chat_id: chatId, delivered_seq: seq, read_seq: 0 });
    await settleJobs();
    expect(browser.received).toHaveLength(0);
  });

  it('what was deleted for everyone meanwhile', async () => {
    const browser = await subscribe(farmer);
    const { id } = await answer('ತಪ್ಪಾಗಿ ಕಳುಹಿಸಿದ್ದು');
    await office.del(`/api/chat/message/${id}?mode=everyone&role=admin`);
    await settleJobs();
    expect(browser.received).toHaveLength(0);
  });

  it('what they wrote themselves', async () => {
    const browser = await subscribe(farmer);
    await say(farmer, { text: 'ನಾನೇ ಬರೆದದ್ದು' });
    await settleJobs();
    expect(browser.received).toHaveLength(0);
  });

  it('after the logout, even when the browser forgot to unsubscribe', async () => {
    const browser = await subscribe(farmer);
    await farmer.post('/api/auth/logout', {});
    await answer('ಬೇರೆಯವರ ಕೈಯಲ್ಲಿರುವ ಫೋನ್');
    await settleJobs();
    expect(browser.received).toHaveLength(0);
  });

  it('after unsubscribing', async () => {
    const browser = await subscribe(farmer);
    const reply = await farmer.post('/api/push/unsubscribe', { endpoint: browser.endpoint });
    expect(reply.body).toEqual({ ok: true, in_use: false });
    expect(await subscriptions(browser)).toBe(0);
  });
});

describe('the subscription', () => {
  it.each([404, 410])('is forgotten when the push service says %i', async (status) => {
    const browser = await subscribe(farmer);
    browser.answerWith(status);
    await answer('ಹಳೆಯ ಫೋನ್');
    await settleJobs();
    expect(await subscriptions(browser)).toBe(0);
  });

  it('stays, and the message is tried again, while the push service is away', async () => {
    const [away, here] = [await subscribe(farmer), await subscribe(farmer)];
    away.answerWith(503);
    await answer('ಸ್ವಲ್ಪ ತಡವಾಗಿ');
    await eventually(async () => {
      await app.ctx.db.run(sql`update graphile_worker._private_jobs set run_at = now()`);
      await app.ctx.db.run(sql`notify "jobs:insert"`);
      expect(here.received).toHaveLength(1);
    });
    away.answerWith(201);
    await settleJobs();
    expect(away.received).toHaveLength(1);
    expect(here.received, 'the reachable browser does not ring twice').toHaveLength(1);
  });

  it.each([
    [201, 1, 1],
    [410, 0, 0],
  ])(
    'goes by the status %i of an answer that never ends, which is let go',
    async (status, received, subscribed) => {
      const browser = await subscribe(farmer);
      browser.answerWith(status);
      const poured = browser.pourForEver();
      await answer('ಕೊನೆಯಿಲ್ಲದ ಉತ್ತರ');
      await settleJobs();
      expect(browser.received).toHaveLength(received);
      expect(await subscriptions(browser)).toBe(subscribed);
      await expect.poll(() => poured.isOpen).toBe(false);
      expect(poured.bytes).toBeLessThan(64 * 1024 * 1024);
    },
  );

  it('stays, and nothing is repeated, when the service refuses the message itself', async () => {
    const browser = await subscribe(farmer);
    browser.answerWith(403);
    await answer('ಸಹಿ ತಪ್ಪು');
    await settleJobs();
    expect(await subscriptions(browser)).toBe(1);
  });

  it('is one row however often the browser repeats it, with its newest keys', async () => {
    const browser = await subscribe(farmer);
    const renewed = service.newBrowser();
    const body = { endpoint: browser.endpoint, keys: renewed.keys, language: 'en' };
    expect((await farmer.post('/api/push/subscribe', body)).status).toBe(200);
    expect(await subscriptions(browser)).toBe(1);
  });

  it('of one browser serves farmer and office apart; one may leave and the other stays', async () => {
    const browser = await subscribe(farmer);
    const { endpoint, keys } = browser;
    await office.post('/api/push/subscribe', { role: 'admin', endpoint, keys });
    expect(await subscriptions(browser)).toBe(2);
    const reply = await farmer.post('/api/push/unsubscribe', { role: 'farmer', endpoint });
    expect(reply.body).toEqual({ ok: true, in_use: true });
    await office.post('/api/push/unsubscribe', { role: 'admin', endpoint });
  });

  it('leaves ten browsers of one person, the newest', async () => {
    const browsers: Browser[] = [];
    for (let count = 0; count < 11; count += 1) browsers.push(await subscribe(farmer));
    expect(await Promise.all(browsers.map(subscriptions))).toEqual([0, ...Array(10).fill(1)]);
  });

  it('of somebody else cannot be ended by knowing its address', async () => {
    const browser = await subscribe(farmer);
    const other = await app.loginFarmer();
    await other.post('/api/push/unsubscribe', { endpoint: browser.endpoint });
    expect(await subscriptions(browser)).toBe(1);
  });

  it.each([
    'http://localhost/x',
    'https://127.0.0.1/x',
    'https://localhost.example/x',
    'https://localhost@169.254.169.254/latest/meta-data',
    'https://user:pass@localhost/x',
    'https://169.254.169.254\\@localhost/x',
  ])('is refused for %s, which we would be calling', async (endpoint) => {
    const { keys } = service.newBrowser();
    const reply = await farmer.post('/api/push/subscribe', { endpoint, keys });
    expect(reply.status).toBe(400);
    expect(reply.body.code).toBe('INVALID_INPUT');
  });

  it.each([
    ['on no curve', `B${'A'.repeat(86)}`],
    ['too long', 'A'.repeat(88)],
  ])('is refused with a key %s, for which nothing could be sealed', async (_, p256dh) => {
    const { endpoint, keys } = service.newBrowser();
    const reply = await farmer.post('/api/push/subscribe', { endpoint, keys: { ...keys, p256dh } });
    expect([reply.status, reply.body.code]).toEqual([400, 'INVALID_INPUT']);
  });
});
