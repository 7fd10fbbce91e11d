import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import type { Message } from '#shared/contract/chat.ts';
import type { Case } from '#shared/contract/office/cases.ts';
import { indiaDay, isoDay } from '#shared/domain/time/india-day.ts';
import { nextOpening } from '#shared/domain/time/working-hours.ts';
import { done, makeCase, openChat, quote, tell } from '../../../tests/factories.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { failingOnce } from '../../../tests/support/failing-once.ts';
import { sql } from '../../platform/database/db.ts';
import { findPayment } from '../payments/payments.store.ts';
import { keepPromises } from './keep-promises.ts';

const MINUTE_MS = 60_000;
const MOST_MINUTES = 40;
/** Whatever hours the business keeps: at the opening after next, so that there are days before it. */
const opensAt = nextOpening(BUSINESS.hours, new Date()) ?? new Date(Number.NaN);
const after = (minutes: number) => new Date(opensAt.getTime() + minutes * MINUTE_MS);

let app: TestApp;
let office: TestClient;
let farmer: FarmerClient;

beforeAll(async () => {
  app = await startTestApp({ AUTO_REPLY: 'on' });
  app.setNow(after(60));
  office = await app.loginOffice();
  await measure(100);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(after(60));
  farmer = await app.loginFarmer();
  await app.ctx.db.run(sql`update farmers set language = 'en' where mobile = ${farmer.mobile}`);
});

/** Of the answers of the last days most took `MOST_MINUTES`; they hang on a chat of their own. */
async function measure(count: number): Promise<void> {
  const other = await app.loginFarmer();
  const { chat_id } = (await other.post('/api/chat/message', { text: 'ಹಳೆಯದು' })).body.message;
  await office.post('/api/chat/message', { chat_id, text: 'ಉತ್ತರ' });
  const day = isoDay(indiaDay(after(0)) - 3);
  await app.ctx.db.run(
    sql`insert into waits (chat_id, first_seq, asked_at, answered_at, answered_by, settled, worked_s)
        select ${chat_id}, 1000 + n, ${`${day}T10:00:00+05:30`}::timestamptz, ${`${day}T10:40:00+05:30`}::timestamptz, 1, false,
          ${MOST_MINUTES * 60}::int
        from generate_series(1, ${count}::int) n`,
  );
}

const kept = async (chatId: number) =>
  (
    await app.ctx.db.many(
      Type.Object({ kept: Type.Union([Type.Boolean(), Type.Null()]) }),
      sql`select kept from answer_promises where chat_id = ${chatId}`,
    )
  ).map((row) => row.kept);
const write = async (text: string): Promise<Message> =>
  (await farmer.post('/api/chat/message', { text, client_id: crypto.randomUUID() })).body.message;
async function said(chatId: number): Promise<(string | null)[]> {
  const thread: Message[] = (await farmer.get(`/api/chat/thread/${chatId}`)).body;
  return thread.filter(({ meta }) => meta.auto).map(({ text }) => text);
}
async function keepAt(minutes: number): Promise<void> {
  app.setNow(after(minutes));
  await keepPromises(app.ctx);
}

it('whoever asks is told by when, once, and the chat still waits for its answer', async () => {
  const { chat_id } = await write('leaves turn yellow');
  await keepAt(61);
  expect(await said(chat_id)).toEqual([
    expect.stringMatching(/^Your message has reached us\. .* by \d+:(00|15|30|45) [AP]M\.$/),
  ]);
  await write('and fall');
  await Promise.all([keepPromises(app.ctx), keepPromises(app.ctx)]);
  await keepAt(70);
  expect(await said(chat_id)).toHaveLength(1);
  expect((await office.get(`/api/chat/${chat_id}`)).body.chat).toMatchObject({
    status: 'UNREAD',
    unread_count: 2,
  });
});

it('one chat that cannot be told keeps nobody behind it waiting', async () => {
  const first = await write('leaves turn yellow');
  farmer = await app.loginFarmer();
  const second = await write('leaves curl');
  app.setNow(after(61));
  await keepPromises(failingOnce(app.ctx));
  expect(await kept(second.chat_id)).toHaveLength(1);
  await keepAt(61);
  expect(await kept(first.chat_id)).toHaveLength(1);
});

it('what was answered in time is kept, and nothing more is said', async () => {
  const { chat_id } = await write('leaves turn yellow');
  await keepAt(61);
  await office.post('/api/chat/message', { chat_id, text: 'It is the mite' });
  await keepAt(120);
  expect(await said(chat_id)).toHaveLength(1);
  expect(await kept(chat_id)).toEqual([true]);
});

it('what nobody answered is said to be late, once, with the number to call', async () => {
  const { chat_id } = await write('leaves turn yellow');
  await keepAt(61);
  await keepAt(104);
  expect(await said(chat_id)).toHaveLength(1);
  await keepAt(106);
  await Promise.all([keepPromises(app.ctx), keepPromises(app.ctx)]);
  const lines = await said(chat_id);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(app.ctx.content.now().contact.phone);
  expect(lines[1]).not.toContain('{{');
  expect(await kept(chat_id)).toEqual([false]);
});

it('a new question after the answer is another one: the old promise was kept', async () => {
  const { chat_id } = await write('leaves turn yellow');
  await keepAt(61);
  await office.post('/api/chat/message', { chat_id, text: 'It is the mite' });
  app.setNow(after(80));
  await write('and what now?');
  await keepAt(106);
  expect(await said(chat_id)).toHaveLength(1);
  expect(await kept(chat_id)).toEqual([true]);
});

it('whoever pays is promised no answer, and whoever then asks is', async () => {
  const chatId = await openChat(farmer, 'what does it cost?');
  await quote(office, chatId, '450.00');
  app.setNow(after(241));
  const { pid } = await done(farmer.post('/api/payment/create', { chat_id: chatId, amount: 450 }));
  const { merchant_order_id: order } = (await findPayment(app.ctx.db, pid)) ?? {};
  await app.settlePayment(order ?? '', 'success');
  const waits = async () => (await office.get(`/api/chat/${chatId}`)).body.chat.waiting_since;
  await expect.poll(waits).not.toBeNull();
  await keepAt(242);
  expect(await kept(chatId)).toEqual([]);
  // Half an hour after the money the wait is old, and the question new.
  app.setNow(after(272));
  await write('when does it come?');
  await keepAt(273);
  expect(await kept(chatId)).toEqual([null]);
});

it('what was promised to who has left rests, and goes on when they come back', async () => {
  const { chat_id } = await write('leaves turn yellow');
  await keepAt(61);
  const codeFor = async (as: TestClient) => {
    await app.ctx.db.pool.query('delete from rate_limits');
    await as.post('/api/auth/send-otp', { mobile: farmer.mobile });
    return /\b\d{6}\b/.exec((await app.lastMessageTo(farmer.mobile))?.text ?? '')?.[0] ?? '';
  };
  const left = await farmer.post('/api/privacy/me/deletion', { code: await codeFor(farmer) });
  expect(left.status).toBe(200);
  await keepAt(106);
  expect(await kept(chat_id)).toEqual([null]);
  const back = { mobile: farmer.mobile, role: 'farmer', restore: true, code: await codeFor(farmer) };
  expect((await farmer.post('/api/auth/verify-otp', back)).status).toBe(200);
  await keepAt(107);
  expect(await said(chat_id)).toHaveLength(2);
  expect(await kept(chat_id)).toEqual([false]);
});

describe('a promise of two words, the first of which is then deleted,', () => {
  let chatId: number;
  const remove = async ({ id }: Message) => {
    expect((await farmer.del(`/api/chat/message/${id}?mode=everyone`)).status).toBe(200);
  };
  let second: Message;
  beforeEach(async () => {
    const first = await write('a blurred photo');
    await keepAt(61);
    second = await write('a sharp one');
    await remove(first);
    chatId = first.chat_id;
  });

  it('still stands: it is said to be late', async () => {
    await keepAt(106);
    expect(await said(chatId)).toHaveLength(2);
    expect(await kept(chatId)).toEqual([false]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['answered', () => office.post('/api/chat/message', { chat_id: chatId, text: 'It is the mite' })],
    ['settled', () => office.post('/api/chat/done', { chat_id: chatId, up_to_seq: 1000 })],
    ['deleted too', () => remove(second)],
  ])('is kept once the other is %s', async (_how, end) => {
    await end();
    await keepAt(106);
    expect(await said(chatId)).toHaveLength(1);
    expect(await kept(chatId)).toEqual([true]);
  });

  it('is the only one while it stands, also for who asks more the next day', async () => {
    await app.ctx.db.run(
      sql`update answer_promises set due_at = due_at + interval '9 days' where chat_id = ${chatId}`,
    );
    const nextDay = nextOpening(BUSINESS.hours, after(13 * 60)) ?? new Date(Number.NaN);
    app.setNow(new Date(nextDay.getTime() + 60 * MINUTE_MS));
    await write('nobody there?');
    await remove(second);
    await keepPromises(app.ctx);
    expect(await kept(chatId)).toEqual([null]);
  });
});

it('in the middle of a conversation, to who is blocked, and of what is long past nothing is promised', async () => {
  const { chat_id } = await write('leaves turn yellow');
  await office.post('/api/chat/message', { chat_id, text: 'Which crop?' });
  await write('chilli');
  await keepAt(62);
  expect(await said(chat_id)).toEqual([]);

  const blocked = await app.loginFarmer();
  farmer = blocked;
  const other = await write('ನಮಸ್ಕಾರ');
  await office.post('/api/admin/block', { mobile: blocked.mobile, blocked: true, reason: 'ಬೈದರು' });
  await keepAt(63);
  await office.post('/api/admin/block', { mobile: blocked.mobile, blocked: false });
  await keepAt(90);
  expect(await said(other.chat_id)).toEqual([]);
});

it('outside working hours the automatic answer speaks for the office', async () => {
  app.setNow(after(-60));
  const { chat_id } = await write('at night');
  await expect.poll(() => said(chat_id)).toHaveLength(1);
  await keepAt(-59);
  expect(await said(chat_id)).toEqual([expect.stringContaining('closed now')]);
});

describe('the case of what a farmer told is wrong', () => {
  const ask = async (): Promise<number> => (await tell(farmer, { crop: 'tomato' })).body.message.chat_id;
  const caseOf = async (chatId: number): Promise<Case> =>
    (await office.get(`/api/admin/chats/${chatId}/cases`)).body.cases[0];
  const due = async (chatId: number) =>
    (
      await app.ctx.db.one(
        Type.Object({ due_at: Type.String() }),
        sql`select due_at from answer_promises where chat_id = ${chatId}`,
      )
    ).due_at;

  it('is due when the answer was promised, also where the promise came first', async () => {
    const chatId = await ask();
    const { version } = await caseOf(chatId);
    await keepAt(61);
    expect(await caseOf(chatId)).toMatchObject({ deadline: await due(chatId), version });
    await ask();
    expect((await caseOf(chatId)).deadline).toBe(await due(chatId));
  });

  it('is due by the promise that stands, though the word it was given for was deleted', async () => {
    const first = await write('a blurred photo');
    await keepAt(61);
    await write('a sharp one');
    await farmer.del(`/api/chat/message/${first.id}?mode=everyone`);
    const chatId = await ask();
    expect((await caseOf(chatId)).deadline).toBe(await due(chatId));
    await keepAt(106);
    expect((await caseOf(chatId)).deadline).toBe(await due(chatId));
  });

  it('is due no more once the promise was kept, and late while it is not', async () => {
    const chatId = await ask();
    await keepAt(61);
    const other = await app.loginFarmer();
    const late = (await tell(other, { crop: 'chilli' })).body.message.chat_id;
    await keepPromises(app.ctx);
    await office.post('/api/chat/message', { chat_id: chatId, text: 'It is the mite' });
    await keepAt(120);
    expect((await caseOf(chatId)).deadline).toBeNull();
    expect((await caseOf(late)).deadline).toBe(await due(late));
  });

  it('taken over by a case of the office is due no more once the promise was kept', async () => {
    const chatId = await ask();
    await keepAt(61);
    const told = await caseOf(chatId);
    const into = await makeCase(office, chatId);
    const body = { version: 1, from_id: told.id, from_version: told.version };
    const merged = (await office.post(`/api/admin/cases/${into}/merge`, body)).body.case;
    expect(merged.deadline).toBe(told.deadline);
    await office.post('/api/chat/message', { chat_id: chatId, text: 'It is the mite' });
    await keepAt(120);
    expect((await caseOf(chatId)).deadline).toBeNull();
  });

  it('of a question after the answer is not due by the promise that was kept', async () => {
    const chatId = await ask();
    await keepAt(61);
    await office.post('/api/chat/message', { chat_id: chatId, text: 'It is the mite' });
    await ask();
    expect((await caseOf(chatId)).deadline).toBeNull();
  });
});

it('without enough answers to measure by nothing is promised', async () => {
  const { chat_id } = await write('leaves turn yellow');
  const waits = await app.ctx.db.many(
    Type.Object({ first_seq: Type.Integer() }),
    sql`delete from waits where first_seq > 1010 returning first_seq`,
  );
  await keepAt(61);
  expect(await said(chat_id)).toEqual([]);
  expect(waits.length).toBeGreaterThan(50);
});
