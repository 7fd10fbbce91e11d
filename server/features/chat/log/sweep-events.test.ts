import { afterAll, beforeAll, expect, it } from 'vitest';
import { EVENTS_PAGE } from '#shared/contract/chat-limits.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { sweepEvents } from './sweep-events.ts';

const DAY = 24 * 60 * 60 * 1000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('takes entries nobody can ask for any more, three months old, and changes no answer', async () => {
  const farmer = await app.loginFarmer();
  const { chat_id: chatId } = (await farmer.post('/api/chat/message', { text: 'ಮೊದಲ' })).body.message;
  const { pool } = app.ctx.db;
  const more = EVENTS_PAGE + 40;
  await pool.query(
    `insert into chat_events (chat_id, seq, audience, type, payload)
     select $1, n + 1, 'both', 'receipt', '{"side": "admin", "delivered_seq": 0, "read_seq": 0}' from generate_series(1, $2) n`,
    [chatId, more],
  );
  await pool.query('update chats set head_seq = 1 + $2 where id = $1', [chatId, more]);
  const head = 1 + more;
  const ask = async (after: number) => (await farmer.get(`/api/chat/${chatId}/events?after=${after}`)).body;
  const places = [0, head - EVENTS_PAGE - 1, head - EVENTS_PAGE, head - 3, head];
  const before = await Promise.all(places.map(ask));
  expect(before.map(({ limited }) => limited)).toEqual([true, true, false, false, false]);

  app.setNow(new Date(Date.now() + 89 * DAY));
  expect(await sweepEvents(app.ctx)).toBe(0);
  app.setNow(new Date(Date.now() + 91 * DAY));
  expect(await sweepEvents(app.ctx)).toBe(head - EVENTS_PAGE);
  expect(await sweepEvents(app.ctx)).toBe(0);
  app.setNow(undefined);
  expect(await Promise.all(places.map(ask))).toEqual(before);
});
