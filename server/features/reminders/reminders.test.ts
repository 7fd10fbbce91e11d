import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reminder } from '#shared/contract/office/reminders.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { ringReminders } from './ring-reminders.ts';

const NOW = new Date('2026-11-24T11:00:00+05:30');
const FRIDAY = new Date('2026-11-27T09:30:00+05:30');
const LATER = new Date('2026-11-27T09:31:00+05:30');

let app: TestApp;
let anna: TestClient;
let bhima: TestClient;
let bhimaId: number;
let farmer: FarmerClient;
let chatId: number;

beforeAll(async () => {
  app = await startTestApp();
  app.setNow(NOW);
  anna = await app.loginOffice();
  const { rows } = await app.ctx.db.pool.query<{ id: string }>(
    `insert into staff (email, password_hash, name, roles)
     select 'bhima@office.example', password_hash, '{"en": "Bhima"}', '{doctor}' from staff where id = 1 returning id`,
  );
  bhimaId = Number(rows[0]?.id);
  bhima = await app.loginOffice('bhima@office.example');
  farmer = await app.loginFarmer();
  chatId = await write();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  await app.ctx.db.pool.query('delete from reminders; delete from staff_away');
  await app.ctx.db.pool.query('update staff set disabled_at = null');
});

async function write(): Promise<number> {
  const message = { text: 'ಎಲೆ ಹಳದಿ', client_id: crypto.randomUUID() };
  return (await farmer.post('/api/chat/message', message)).body.message.chat_id;
}
const set = (as: TestClient, due: Date, version: number | null = null, reason = 'ಫಲಿತಾಂಶ ಕೇಳಿ') =>
  as.put(`/api/admin/chats/${chatId}/reminder`, { due_at: due.toISOString(), reason, version });
async function seen(as: TestClient): Promise<Reminder[]> {
  return (await as.get('/api/admin/reminders')).body.reminders;
}
const end = (as: TestClient, { id, version }: Pick<Reminder, 'id' | 'version'>) =>
  as.del(`/api/admin/reminders/${id}?version=${version}`);
async function row(as: TestClient) {
  return (await as.get(`/api/chat/${chatId}`)).body.chat;
}
const mine = async (as: TestClient) =>
  (await as.get('/api/chat/all?mine=true')).body.map(({ id }: { id: number }) => id);
async function ringAt(now: Date): Promise<void> {
  app.setNow(now);
  await ringReminders(app.ctx);
}
async function told(): Promise<number[]> {
  const { rows } = await app.ctx.db.pool.query(
    `select (payload ->> 'staff_id')::int as id from graphile_worker._private_jobs
     where payload ->> 'news' = 'reminder' order by 1`,
  );
  return rows.map(({ id }) => id);
}

describe('a reminder', () => {
  it('brings the chat back to whoever set it, when its time has come and not before', async () => {
    expect((await set(bhima, FRIDAY)).status).toBe(200);
    await ringAt(new Date(FRIDAY.getTime() - 1));
    expect(await seen(bhima)).toMatchObject([
      { chat_id: chatId, rung: false, mine: true, reason: 'ಫಲಿತಾಂಶ ಕೇಳಿ' },
    ]);
    expect([(await row(bhima)).reminded, await mine(bhima)]).toEqual([false, []]);
    await ringAt(FRIDAY);
    expect(await seen(bhima)).toMatchObject([{ rung: true, due_at: FRIDAY.toISOString() }]);
    expect([(await row(bhima)).reminded, await mine(bhima)]).toEqual([true, [chatId]]);
    expect([(await row(anna)).reminded, await seen(anna)]).toEqual([false, []]);
  });

  it('rings once, whoever rings, and is told to that person alone', async () => {
    await app.ctx.db.pool.query(
      `delete from graphile_worker._private_jobs where payload ->> 'news' = 'reminder'`,
    );
    await set(bhima, FRIDAY);
    await app.ctx.jobs.stop();
    app.setNow(LATER);
    await Promise.all(Array.from({ length: 5 }, () => ringReminders(app.ctx)));
    await ringReminders(app.ctx);
    expect(await told()).toEqual([bhimaId]);
    await app.ctx.jobs.start();
  });

  it('is not lost when the farmer writes, the chat is settled or the office answers', async () => {
    await set(bhima, FRIDAY);
    await write();
    await anna.post('/api/chat/done', { chat_id: chatId, up_to_seq: 1_000 });
    await ringAt(LATER);
    expect(await seen(bhima)).toMatchObject([{ rung: true }]);
  });

  it('is one for each person: set again it is changed, over the version that was seen', async () => {
    await set(anna, FRIDAY);
    await set(bhima, FRIDAY);
    const [own] = await seen(anna);
    expect((await set(anna, LATER)).body.code).toBe('REMINDER_CHANGED');
    expect((await set(anna, LATER, own?.version)).status).toBe(200);
    expect((await set(anna, FRIDAY, own?.version)).body.code).toBe('REMINDER_CHANGED');
    expect(await seen(anna)).toMatchObject([{ due_at: LATER.toISOString(), mine: true }]);
    const both = await Promise.all([set(bhima, LATER, 1, 'a'), set(bhima, LATER, 1, 'b')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('comes anew after it has rung and was put off', async () => {
    await set(bhima, FRIDAY);
    await ringAt(LATER);
    const [rung] = await seen(bhima);
    await set(bhima, new Date('2026-12-01T09:30:00+05:30'), rung?.version);
    expect(await seen(bhima)).toMatchObject([{ rung: false }]);
    expect((await row(bhima)).reminded).toBe(false);
  });

  it('is everybody’s while its person is away, by the clock of the business', async () => {
    await set(bhima, FRIDAY);
    await bhima.put('/api/admin/away', { until: new Date('2026-11-30T00:00:00+05:30').toISOString() });
    await ringAt(LATER);
    const [shared] = await seen(anna);
    expect(shared).toMatchObject({ mine: false, who: { id: bhimaId }, rung: true });
    expect(await mine(anna)).toEqual([chatId]);
    app.setNow(new Date('2026-11-30T10:00:00+05:30'));
    expect([await seen(anna), (await seen(bhima)).length]).toEqual([[], 1]);
  });

  it('is everybody’s once its person has left, and done by whoever does it first', async () => {
    await set(bhima, FRIDAY);
    await app.ctx.db.pool.query('update staff set disabled_at = now() where id = $1', [bhimaId]);
    await ringAt(LATER);
    const [shared] = await seen(anna);
    if (!shared) throw new Error('nobody was told');
    expect((await end(anna, { ...shared, version: 9 })).body.code).toBe('REMINDER_CHANGED');
    expect((await end(anna, shared)).status).toBe(200);
    expect((await end(anna, shared)).status).toBe(200);
    expect(await seen(anna)).toEqual([]);
  });

  it('is nobody else’s to end while its person is here', async () => {
    await set(bhima, FRIDAY);
    const [own] = await seen(bhima);
    if (own) await end(anna, own);
    expect(await seen(bhima)).toHaveLength(1);
  });

  it.each([
    ['the past', new Date(NOW.getTime() - 1)],
    ['more than a year ahead', new Date('2028-01-01T00:00:00Z')],
  ])('is refused for %s', async (_what, due) => {
    expect((await set(anna, due)).body.code).toBe('INVALID_INPUT');
    expect(await seen(anna)).toEqual([]);
  });

  it('never reaches the farmer', async () => {
    await set(anna, FRIDAY, null, 'ಸಾಲ ಕೇಳಿ');
    await ringAt(LATER);
    for (const path of [
      `/api/chat/thread/${chatId}`,
      `/api/chat/${chatId}/events?after=0`,
      '/api/privacy/me',
    ])
      expect(JSON.stringify((await farmer.get(path)).body), path).not.toMatch(/ಸಾಲ ಕೇಳಿ|remind/);
    expect((await farmer.get('/api/admin/reminders')).status).toBe(403);
  });
});
