import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';

let app: TestApp;
let farmer: FarmerClient;
let office: TestClient;
let chatId: number;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, office] = [await app.loginFarmer({ name: 'ಗೌರಮ್ಮ' }), await app.loginOffice()];
  chatId = await ask('ಎಲೆ ಹಳದಿ');
});
afterAll(() => app.close());

async function ask(text: string): Promise<number> {
  const form = new FormData();
  form.append('text', text);
  return (await farmer.postForm('/api/chat/message', form)).body.message.chat_id;
}

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const call = (change: object = {}) =>
  office.post('/api/chat/call', {
    chat_id: chatId,
    client_id: randomUUID(),
    direction: 'in',
    called_at: ago(10),
    minutes: 4,
    summary: 'ಶುಕ್ರವಾರ ಸಿಂಪಡಿಸಿ',
    ...change,
  });
const row = async () => (await office.get(`/api/chat/${chatId}`)).body.chat;

it('a call stands in the thread for both sides, and answers who waited', async () => {
  expect((await row()).waiting_since).toEqual(expect.any(String));
  const { status, body } = await call();
  expect(status).toBe(200);
  const { body: thread } = await farmer.get(`/api/chat/thread/${chatId}`);
  expect(thread.at(-1)).toMatchObject({
    id: body.message.id,
    sender_role: 'admin',
    message_type: 'call',
    text: 'ಶುಕ್ರವಾರ ಸಿಂಪಡಿಸಿ',
    meta: { direction: 'in', minutes: 4, called_at: expect.any(String) },
  });
  expect(await row()).toMatchObject({
    waiting_since: null,
    last_message: 'Phone call, 4 min: ಶುಕ್ರವಾರ ಸಿಂಪಡಿಸಿ',
  });
});

it('twice under one id is one entry, and another call under it is refused', async () => {
  const client_id = randomUUID();
  const called_at = ago(20);
  const both = await Promise.all([call({ client_id, called_at }), call({ client_id, called_at })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(both.map(({ body }) => body.message.id)).size).toBe(1);
  expect(await call({ client_id, called_at, minutes: 9 })).toMatchObject({
    status: 409,
    body: { code: 'CLIENT_ID_REUSED' },
  });
});

it('taken back by the office, whoever asked waits again', async () => {
  await ask('ಇನ್ನೊಂದು ಪ್ರಶ್ನೆ');
  const { body } = await call({ direction: 'out' });
  expect((await row()).waiting_since).toBeNull();
  expect((await office.del(`/api/chat/message/${body.message.id}?mode=everyone`)).status).toBe(200);
  expect((await row()).waiting_since).toEqual(expect.any(String));
});

it.each([
  ['that nobody took', { minutes: 0 }, 400],
  ['of ten hours and more', { minutes: 601 }, 400],
  ['of tomorrow', { called_at: ago(-1_440) }, 400],
  ['of last year', { called_at: ago(527_040) }, 400],
  ['of no day', { called_at: 'yesterday' }, 400],
  ['with nothing said', { summary: ' \u200d ' }, 422],
  ['in a chat that is none', { chat_id: 999_999 }, 404],
  ['in no direction', { direction: 'up' }, 400],
])('a call %s is no entry', async (_what, change, status) =>
  expect((await call(change)).status).toBe(status),
);

it('is not a farmer’s to write', async () => {
  const body = { chat_id: chatId, client_id: randomUUID(), direction: 'in', called_at: ago(1), minutes: 1 };
  expect((await farmer.post('/api/chat/call', { ...body, summary: 'ನಾನು' })).status).toBe(403);
});
