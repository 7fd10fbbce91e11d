import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import type { Message } from '#shared/contract/chat.ts';
import { eveningAt, nextOpening } from '#shared/domain/time/working-hours.ts';
import { draftPlan, form, makeCase } from '../../../tests/factories.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { sql } from '../../platform/database/db.ts';

const MINUTE_MS = 60_000;
const minutes = (count: number, from: Date) => new Date(from.getTime() + count * MINUTE_MS);

/** Whatever hours the business keeps: an hour before it opens next, and the same of the evening after. */
const opensAt = nextOpening(BUSINESS.hours, new Date()) ?? new Date(Number.NaN);
const thisEvening = minutes(-60, opensAt);
const nextEvening = minutes(-60, nextOpening(BUSINESS.hours, opensAt) ?? opensAt);
const closedOn = eveningAt(BUSINESS.hours, thisEvening)?.closedOn ?? '';

let database: TestDatabase;
let app: TestApp;
let office: TestClient;
let farmer: FarmerClient;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ AUTO_REPLY: 'on', DATABASE_URL: database.connectionString });
  app.setNow(thisEvening);
  office = await app.loginOffice();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  app.setNow(thisEvening);
  farmer = await app.loginFarmer();
});

async function write(text: string): Promise<Message> {
  return (await farmer.post('/api/chat/message', { text })).body.message;
}

const JobsRow = Type.Object({ waiting: Type.Integer() });

/** The thread once everything queued has been done. */
async function threadOf(chatId: number, as: TestClient = farmer): Promise<Message[]> {
  const countWaiting = () =>
    app.ctx.db.one(
      JobsRow,
      sql`select count(*)::int as waiting from graphile_worker.jobs where task_identifier = 'presence.auto_reply'`,
    );
  await expect.poll(async () => (await countWaiting()).waiting).toBe(0);
  return (await as.get(`/api/chat/thread/${chatId}${as === office ? '?role=admin' : ''}`)).body;
}

const automatic = (thread: Message[]) => thread.filter(({ meta }) => meta.auto);
const summary = async (chatId: number) => (await office.get(`/api/chat/${chatId}`)).body.chat;

/** Queues the work once more, as a crash between the doing and the noting would. */
const queueAgain = (chatId: number, count: number, evening = closedOn) =>
  app.ctx.inTransaction(async (tx) => {
    for (let queued = 0; queued < count; queued += 1) {
      await app.ctx.jobs.enqueue(tx, 'presence.auto_reply', { chat_id: chatId, closed_on: evening });
    }
  });

describe('outside working hours', () => {
  it('a farmer is told once an evening when the office opens, however much they write', async () => {
    const { chat_id } = await write('ಎಲೆ ಹಳದಿ ಆಗಿದೆ');
    await threadOf(chat_id);
    await write('ಏನು ಮಾಡಲಿ?');
    await write('ಸರ್?');
    const replies = automatic(await threadOf(chat_id));
    expect(replies).toMatchObject([{ sender_role: 'admin', message_type: 'text', meta: { auto: true } }]);
    expect(replies[0]?.text).toMatch(/ಕಚೇರಿ ಮುಚ್ಚಿದೆ.*ಬೆಳಿಗ್ಗೆ \d+:\d\dಕ್ಕೆ ತೆರೆದ ಮೇಲೆ/);
    expect(automatic(await threadOf(chat_id, office))).toHaveLength(1);

    app.setNow(nextEvening);
    await write('ಇನ್ನೂ ಉತ್ತರ ಬಂದಿಲ್ಲ');
    expect(automatic(await threadOf(chat_id))).toHaveLength(2);
  });

  it('the office still has it all to read, and its list shows what the farmer wrote', async () => {
    const { chat_id } = await write('ಕಾಯಿ ಉದುರುತ್ತಿದೆ');
    const thread = await threadOf(chat_id);
    expect(thread.map(({ sender_role }) => sender_role)).toEqual(['farmer', 'admin']);
    expect(await summary(chat_id)).toMatchObject({
      status: 'UNREAD',
      unread_count: 1,
      last_message: 'ಕಾಯಿ ಉದುರುತ್ತಿದೆ',
      last_message_at: thread[0]?.created_at,
      listed: true,
    });
    const marks = await app.ctx.db.many(
      Type.Object({ read_seq: Type.Integer() }),
      sql`select read_seq from chat_side_state where chat_id = ${chat_id} and side = 'admin' and read_seq > 0`,
    );
    expect(marks).toEqual([]);

    await farmer.del(`/api/chat/message/${thread[0]?.id}?mode=everyone`);
    expect(await summary(chat_id)).toMatchObject({ last_message: '' });
  });

  it('a farmer whose field got worse is told it too; that a plan worked asks for nothing', async () => {
    const { chat_id } = await write('ಎಲೆ ಮುದುಡಿದೆ');
    await threadOf(chat_id);
    app.setNow(minutes(60, opensAt));
    const doctor = await app.hire(['doctor']);
    const caseId = await makeCase(doctor, chat_id);
    const { version } = await draftPlan(doctor, caseId);
    const sent = { client_id: crypto.randomUUID(), version };
    const { plan } = (await doctor.post(`/api/admin/cases/${caseId}/plan/send`, sent)).body;
    await app.ctx.db.run(
      sql`insert into checkups (plan_id, nth, asked_at) values (${plan.card.id}, 1, ${app.ctx.now()})`,
    );
    app.setNow(nextEvening);
    const tell = async (outcome: string) => {
      const fields = { text: outcome, plan_id: String(plan.card.id), outcome };
      expect((await farmer.postForm('/api/chat/message', form(fields))).status).toBe(200);
      return automatic(await threadOf(chat_id)).length;
    };
    expect([await tell('better'), await tell('worse')]).toEqual([1, 2]);
  });

  it("speaks the farmer's language", async () => {
    await app.ctx.db.run(sql`update farmers set language = 'en' where mobile = ${farmer.mobile}`);
    const { chat_id } = await write('Leaves turn yellow');
    const [reply] = automatic(await threadOf(chat_id));
    expect(reply?.text).toMatch(
      /^Your message has reached us\. The office is closed now\. We will answer when it opens on \w+day at \d+:\d\d AM\. Working hours: .+\.$/,
    );
    expect(reply?.text).not.toContain('{{');
  });

  it('is silent where somebody of the office has answered since closing, not where they did so before', async () => {
    const { chat_id } = await write('ಒಂದು');
    const answered = await threadOf(chat_id);
    app.setNow(minutes(60, opensAt));
    await office.post('/api/chat/message', { chat_id, text: 'ಹಗಲಿನ ಉತ್ತರ' });
    app.setNow(nextEvening);
    await write('ಎರಡು');
    expect(automatic(await threadOf(chat_id))).toHaveLength(2);

    const third = nextOpening(BUSINESS.hours, nextOpening(BUSINESS.hours, nextEvening) ?? opensAt) ?? opensAt;
    app.setNow(minutes(-60, third));
    await office.post('/api/chat/message', { chat_id, text: 'ಇನ್ನೂ ಇಲ್ಲೇ ಇದ್ದೇನೆ' });
    await write('ಮೂರು');
    expect(automatic(await threadOf(chat_id))).toHaveLength(2);
    expect(automatic(answered)).toHaveLength(1);
  });

  it('comes once when the work is done many times over, on two nodes at once', async () => {
    const west = await startTestApp({ AUTO_REPLY: 'on', DATABASE_URL: database.connectionString });
    west.setNow(thisEvening);
    try {
      const { chat_id } = await write('ಒಮ್ಮೆ ಸಾಕು');
      await queueAgain(chat_id, 30);
      const thread = await threadOf(chat_id);
      expect(automatic(thread)).toHaveLength(1);
      expect(thread.map(({ seq }) => seq)).toEqual([1, 2]);
    } finally {
      await west.close();
    }
  });

  it('never goes to a blocked farmer', async () => {
    app.setNow(minutes(60, opensAt));
    const { chat_id } = await write('ಹಗಲಿನಲ್ಲಿ');
    await office.post('/api/admin/block', { mobile: farmer.mobile, blocked: true, reason: 'ಬೈದರು' });
    app.setNow(thisEvening);
    await queueAgain(chat_id, 1);
    expect(automatic(await threadOf(chat_id))).toEqual([]);
  });

  it('is dropped when the work comes too late: the office is open, or it is another evening', async () => {
    app.setNow(minutes(60, opensAt));
    const { chat_id } = await write('ಹಗಲಿನಲ್ಲಿ');
    await queueAgain(chat_id, 1);
    expect(automatic(await threadOf(chat_id))).toEqual([]);
    app.setNow(nextEvening);
    await queueAgain(chat_id, 1);
    expect(automatic(await threadOf(chat_id))).toEqual([]);
  });
});

it('within working hours nothing is said by itself', async () => {
  app.setNow(opensAt);
  const { chat_id } = await write('ನಮಸ್ಕಾರ');
  expect(await threadOf(chat_id)).toHaveLength(1);
});

it('AUTO_REPLY=off keeps it silent, also for work queued before', async () => {
  const quiet = await startTestApp({ AUTO_REPLY: 'off' });
  quiet.setNow(thisEvening);
  try {
    const client = await quiet.loginFarmer();
    const { chat_id } = (await client.post('/api/chat/message', { text: 'ನಮಸ್ಕಾರ' })).body.message;
    await quiet.ctx.inTransaction((tx) =>
      quiet.ctx.jobs.enqueue(tx, 'presence.auto_reply', { chat_id, closed_on: closedOn }),
    );
    const countDone = () =>
      quiet.ctx.db.one(JobsRow, sql`select count(*)::int as waiting from graphile_worker.jobs`);
    await expect.poll(async () => (await countDone()).waiting).toBe(0);
    expect((await client.get(`/api/chat/thread/${chat_id}`)).body).toHaveLength(1);
  } finally {
    await quiet.close();
  }
});
