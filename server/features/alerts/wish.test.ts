import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openChat } from '../../../tests/factories.ts';
import { unzip } from '../../../tests/fixtures/unzip.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { makeUpCase, talukName } from '../../../tests/support/made-up-fields.ts';
import { sendBatches } from './send-batches.ts';

const MORNING = new Date('2026-11-24T08:00:00+05:30');
const WORDS = {
  look: { en: 'Leaves curl up', kn: 'ಎಲೆ ಮುದುಡುತ್ತದೆ' },
  first: { en: 'Blue traps', kn: 'ನೀಲಿ ಬಲೆ' },
};

let app: TestApp;
let doctor: TestClient;
let farmer: FarmerClient;
let chatId: number;
let farmerId: number;

beforeAll(async () => {
  app = await startTestApp();
  app.setNow(MORNING);
  doctor = await app.hire(['doctor']);
  // What is queued is run by the tests themselves.
  await app.ctx.jobs.stop();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(MORNING);
  const { pool } = app.ctx.db;
  await pool.query(
    'delete from alert_recipients; delete from alert_opt_outs; delete from alerts; delete from cases',
  );
  ({ farmer, chatId, farmerId } = await grower());
});

async function grower() {
  const of = await app.loginFarmer({ address: talukName('byadagi') });
  const chat = await openChat(of);
  const { rows } = await app.ctx.db.pool.query('select farmer_id from chats where id = $1', [chat]);
  const id = Number(rows[0].farmer_id);
  await makeUpCase(app, { id, chatId: chat }, {}, MORNING);
  return { farmer: of, chatId: chat, farmerId: id };
}

/** Sent to everybody who is to get it; answers with its id. */
async function sendAlert(problem = 'chilli-thrips'): Promise<number> {
  const { alert } = (await doctor.post('/api/admin/alerts', { problem, taluks: ['byadagi'], words: WORDS }))
    .body;
  const send = { version: alert.version, farmers: alert.farmers };
  const { status, body } = await doctor.post(`/api/admin/alerts/${alert.id}/send`, send);
  expect(status, JSON.stringify(body)).toBe(200);
  for (let n = 0; n < 5; n += 1) await sendBatches(app.ctx);
  return alert.id;
}
const show = async (id: number) => (await doctor.get(`/api/admin/alerts/${id}`)).body.alert;
const want = (wanted: boolean) => farmer.put('/api/farmer/alerts', { wanted });
const count = async (table: string) =>
  (await app.ctx.db.pool.query(`select from ${table} where farmer_id = $1`, [farmerId])).rowCount;

describe('a farmer who opts out', () => {
  it('is given no more alerts, and again once they want them; the office sees after which one', async () => {
    expect((await farmer.get('/api/farmer/alerts')).body.wanted).toBe(true);
    const id = await sendAlert();
    await want(false);
    await want(false);
    expect((await farmer.get('/api/farmer/alerts')).body.wanted).toBe(false);
    expect(await show(id)).toMatchObject({ sent: 1, opted_out: 1 });
    const next = (
      await doctor.post('/api/admin/alerts', {
        problem: 'chilli-yellow-mite',
        taluks: ['byadagi'],
        words: WORDS,
      })
    ).body.alert;
    expect(next.farmers).toBe(0);
    await want(true);
    expect(await show(id)).toMatchObject({ opted_out: 0 });
    expect((await show(next.id)).farmers).toBe(1);
  });
});

describe('an alert', () => {
  it('is counted as seen once the farmer has read it, and once for who sees it too', async () => {
    const id = await sendAlert();
    expect(await show(id)).toMatchObject({ seen: 0, too: 0 });
    const { rows } = await app.ctx.db.pool.query('select head_seq from chats where id = $1', [chatId]);
    const head = Number(rows[0].head_seq);
    const receipt = { chat_id: chatId, delivered_seq: head, read_seq: head };
    const read = await farmer.post('/api/chat/receipt', receipt);
    expect(read.status, JSON.stringify(read.body)).toBe(200);
    for (let n = 0; n < 2; n += 1)
      expect((await farmer.post(`/api/farmer/alerts/${id}/too`, {})).status).toBe(200);
    expect(await show(id)).toMatchObject({ seen: 1, too: 1 });
  });

  it('is nobody’s to see too whom it was not sent to', async () => {
    const id = await sendAlert();
    const other = await app.loginFarmer();
    expect((await other.post(`/api/farmer/alerts/${id}/too`, {})).status).toBe(404);
    expect(await show(id)).toMatchObject({ too: 0 });
  });

  it('and the farmer’s wish are given to them, and to nobody else', async () => {
    const id = await sendAlert();
    app.setNow(new Date(MORNING.getTime() + 1_000));
    await want(false);
    const answer = await fetch(`${app.url}/api/privacy/me/export`, {
      headers: { cookie: farmer.cookieHeader },
    });
    const data = JSON.parse(String(unzip(Buffer.from(await answer.arrayBuffer())).get('data.json')));
    expect(data.alerts).toEqual([
      { id, problem: 'chilli-thrips', sent_at: expect.any(String), seen_too_at: null },
      { wanted: false, since: expect.any(String) },
    ]);
  });

  it('and the wish come along when two are one person, and are gone with them', async () => {
    const [first, own] = [await sendAlert(), { farmerId, chatId }];
    await want(false);
    const other = await grower();
    const second = await sendAlert('chilli-yellow-mite');
    const { ctx } = app;
    const into = { farmerId: other.farmerId, chatId: other.chatId };
    await ctx.inTransaction((tx) => ctx.hooks.onMerge(ctx, tx, { from: own, into }));
    expect([await count('alert_recipients'), await count('alert_opt_outs')]).toEqual([0, 0]);
    farmerId = other.farmerId;
    expect([await count('alert_recipients'), await count('alert_opt_outs')]).toEqual([2, 1]);
    expect([(await show(first)).sent, (await show(second)).sent]).toEqual([1, 1]);
    const keep = { quotations: new Set<number>(), messages: new Set<number>(), files: new Set<string>() };
    await ctx.inTransaction((tx) => ctx.hooks.onErase(ctx, tx, { ...into, now: MORNING, keep }));
    expect([await count('alert_recipients'), await count('alert_opt_outs')]).toEqual([0, 0]);
  });

  it('that both of two had is had once by the one person they are', async () => {
    const other = await grower();
    const id = await sendAlert();
    const { ctx } = app;
    const into = { farmerId: other.farmerId, chatId: other.chatId };
    await ctx.inTransaction((tx) => ctx.hooks.onMerge(ctx, tx, { from: { farmerId, chatId }, into }));
    expect(await show(id)).toMatchObject({ farmers: 1, sent: 1 });
  });

  it('stands in the office log when it is sent and when it is stopped', async () => {
    app.setNow(new Date('2026-11-24T22:00:00+05:30'));
    const id = await sendAlert();
    await doctor.post(`/api/admin/alerts/${id}/stop`, {});
    const { rows } = await app.ctx.db.pool.query(
      'select action, detail from audit_log where subject = $1 order by id',
      [`alert:${id}`],
    );
    expect(rows).toMatchObject([
      { action: 'alert.send', detail: { problem: 'chilli-thrips', taluks: ['byadagi'], farmers: 1 } },
      { action: 'alert.stop', detail: { sent: 0, farmers: 1 } },
    ]);
  });
});
