import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FarmerClient, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';

const BURST = 5;
const START = new Date('2026-07-01T06:00:00Z');

let app: TestApp;
let farmer: FarmerClient;
beforeAll(async () => {
  app = await startTestApp({ FARMER_SEND_BURST: String(BURST) });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(undefined);
  farmer = await app.loginFarmer();
  at(0);
});

const at = (seconds: number) => app.setNow(new Date(START.getTime() + seconds * 1000));
const send = (as: TestClient = farmer, fields: object = {}) =>
  as.post('/api/chat/message', { client_id: randomUUID(), text: 'ಎಲೆ ಹಳದಿ', ...fields });

async function sendAll(count: number): Promise<number[]> {
  const answers: number[] = [];
  for (let n = 0; n < count; n += 1) answers.push((await send()).status);
  return answers;
}

async function countMessages(): Promise<number> {
  const { rows } = await app.ctx.db.pool.query(
    `select count(*)::int as count from messages m join chats c on c.id = m.chat_id
     join farmers f on f.id = c.farmer_id where f.mobile = $1`,
    [farmer.mobile],
  );
  return rows[0].count;
}

it('lets a farmer send many at once and then twenty a minute, and says how long to wait', async () => {
  expect(await sendAll(BURST)).toEqual(Array(BURST).fill(200));
  const refused = await send();
  expect([refused.status, refused.body.code, refused.body.retry_after]).toEqual([429, 'RATE_LIMITED', 3]);
  expect(refused.headers.get('retry-after')).toBe('3');
  at(2);
  expect((await send()).body.retry_after).toBe(1);
  at(3);
  expect(await sendAll(2)).toEqual([200, 429]);
  at(60);
  expect(await sendAll(BURST + 1)).toEqual([...Array(BURST).fill(200), 429]);
});

it('takes a refused message under the same id once its time has come, and stores it once', async () => {
  await sendAll(BURST);
  const late = { client_id: randomUUID(), text: 'ನಿಧಾನ' };
  expect((await farmer.post('/api/chat/message', late)).status).toBe(429);
  at(4);
  const taken = await farmer.post('/api/chat/message', late);
  expect(taken.status).toBe(200);
  // What is stored is answered for ever, however fast it is asked for.
  const again = await Promise.all(Array.from({ length: 20 }, () => farmer.post('/api/chat/message', late)));
  expect(again.map(({ status, body }) => [status, body.message?.id])).toEqual(
    Array(20).fill([200, taken.body.message.id]),
  );
  expect(await countMessages()).toBe(BURST + 1);
});

it('is kept when two hundred come at once', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => send()));
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(BURST);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(await countMessages()).toBe(BURST);
});

it('counts files too, and leaves none behind that was refused', async () => {
  await sendAll(BURST);
  const form = new FormData();
  form.append('file', new Blob(['ಬಿಲ್'], { type: 'text/plain' }), 'bill.txt');
  const { rows: before } = await app.ctx.db.pool.query('select count(*)::int as count from files');
  expect((await farmer.postForm('/api/chat/message', form)).status).toBe(429);
  const { rows: after } = await app.ctx.db.pool.query('select count(*)::int as count from files');
  expect(after).toEqual(before);
});

it('is each farmer’s own, and neither the office’s nor a block’s', async () => {
  await sendAll(BURST + 1);
  const other = await app.loginFarmer();
  expect((await send(other)).status).toBe(200);
  const office = await app.loginOffice();
  const { rows } = await app.ctx.db.pool.query(
    'select c.id from chats c join farmers f on f.id = c.farmer_id where f.mobile = $1',
    [farmer.mobile],
  );
  for (let n = 0; n < BURST + 3; n += 1) {
    expect((await send(office, { chat_id: Number(rows[0].id) })).status).toBe(200);
  }
  await office.post('/api/admin/block', { mobile: farmer.mobile, blocked: true, reason: 'ಬೈದರು' });
  expect((await send()).body.code).toBe('BLOCKED');
});

it('is not lost by a clock that was set back, and does not lock anybody out', async () => {
  await sendAll(BURST + 1);
  at(-86_400);
  expect(await sendAll(BURST + 1)).toEqual([...Array(BURST).fill(200), 429]);
});
