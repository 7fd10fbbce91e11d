import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import type { Case } from '#shared/contract/office/cases.ts';
import type { PlanBody } from '#shared/contract/office/plans.ts';
import { draftPlan, form, makeCase, openChat, soundLine, soundPlan } from '../../../tests/factories.ts';
import { screenshot } from '../../../tests/fixtures/images.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { Answer, TestClient } from '../../../tests/support/client.ts';
import { failingOnce } from '../../../tests/support/failing-once.ts';
import { sql } from '../../platform/database/db.ts';
import { askFarmers, textFarmer } from './ask-farmers.ts';
import { isAskingHour } from './asking-hours.policy.ts';

/** A Monday and a Tuesday at noon in India, both of them days of work in the shipped content. */
const SENT = new Date('2031-06-02T12:00:00+05:30');
const DAY = new Date('2031-06-10T12:00:00+05:30');
const HOUR_MS = 3_600_000;
const later = (hours: number, from = DAY) => new Date(from.getTime() + hours * HOUR_MS);

let app: TestApp;
let doctor: TestClient;
let farmer: FarmerClient;
let chatId: number;
let caseId: number;

beforeAll(async () => {
  app = await startTestApp();
  app.setNow(SENT);
  doctor = await app.hire(['doctor']);
  // What is queued is run by the tests themselves.
  await app.ctx.jobs.stop();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(SENT);
  await app.ctx.db.pool.query(
    `delete from checkups; delete from outcomes; delete from plan_lines; delete from plans; delete from plan_drafts;
     delete from case_messages; delete from cases`,
  );
  farmer = await app.loginFarmer();
  chatId = await openChat(farmer, 'ಮೆಣಸಿನಕಾಯಿ ಎಲೆ ಮುದುಡಿದೆ');
  caseId = await makeCase(doctor, chatId, {
    acres: 1,
    tank_litres: 16,
    harvest_on: '2031-07-20',
    sprayer: 'adult',
  });
});

async function send(more: Partial<PlanBody> = {}, of = caseId): Promise<number> {
  const check = { on: '2031-06-10', look: 'new leaves' };
  const { version } = await draftPlan(doctor, of, soundPlan({ check, ...more }), {
    'no-check': 'they come by',
  });
  const { body } = await doctor.post(`/api/admin/cases/${of}/plan/send`, {
    client_id: crypto.randomUUID(),
    version,
  });
  return body.plan.card.id;
}
const thread = async (): Promise<Message[]> => (await farmer.get(`/api/chat/thread/${chatId}`)).body;
const questions = async () => (await thread()).flatMap(({ meta }) => (meta.checkup ? [meta.checkup] : []));
async function askAt(now: Date): Promise<void> {
  app.setNow(now);
  await askFarmers(app.ctx);
}
const theCase = async (): Promise<Case> => (await doctor.get(`/api/admin/cases/${caseId}`)).body.case;
function answer(plan: number, outcome: string, more: Record<string, string | number> = {}): Promise<Answer> {
  const fields = { client_id: crypto.randomUUID(), plan_id: plan, outcome, text: 'ಉತ್ತರ', ...more };
  return farmer.postForm('/api/chat/message', form(fields));
}

const counted = async () =>
  (await app.ctx.db.pool.query('select answer from outcomes')).rows.map((row) => row.answer);

const asked = async () => (await app.ctx.db.pool.query('select count(*)::int as n from checkups')).rows[0].n;

describe('the day of a plan', () => {
  it('asks its farmer once, whatever runs side by side', async () => {
    const plan = await send();
    await askAt(later(-24));
    expect(await questions()).toEqual([]);
    app.setNow(DAY);
    await Promise.all([askFarmers(app.ctx), askFarmers(app.ctx), askFarmers(app.ctx)]);
    await askAt(later(1));
    expect(await questions()).toMatchObject([{ plan_id: plan, look: 'new leaves', again: false }]);
    const asked = (await thread()).at(-1);
    expect(asked).toMatchObject({ message_type: 'checkup', sender_role: 'admin', meta: { auto: true } });
    expect(asked?.text).toContain('ಮೆಣಸಿನಕಾಯಿ');
    expect(asked?.text).not.toContain('{{');
  });

  it('one who cannot be asked keeps nobody behind them waiting', async () => {
    await send();
    const field = { acres: 1, tank_litres: 16, harvest_on: '2031-07-20', sprayer: 'adult' } as const;
    await send({}, await makeCase(doctor, await openChat(await app.loginFarmer(), 'ಎಲೆ ಹಳದಿ'), field));
    app.setNow(DAY);
    await askFarmers(failingOnce(app.ctx));
    expect(await asked()).toBe(1);
    await askAt(later(1));
    expect(await asked()).toBe(2);
  });

  it('begins in the morning and never in the night, at midnight or before the office opens', async () => {
    await send();
    for (const clock of [
      '2031-06-10T00:00:00',
      '2031-06-10T03:30:00',
      '2031-06-10T08:59:00',
      '2031-06-10T21:00:00',
    ])
      await askAt(new Date(`${clock}+05:30`));
    expect(await questions()).toEqual([]);
    await askAt(new Date('2031-06-11T11:00:00+05:30'));
    expect(await questions()).toHaveLength(1);
  });

  it('waits where the office is closed on it, whatever hours it keeps otherwise', () => {
    const open = { opens: '00:00', closes: '23:59' };
    const week = {
      sunday: null,
      monday: open,
      tuesday: open,
      wednesday: open,
      thursday: open,
      friday: open,
      saturday: open,
    };
    const at = (clock: string) => isAskingHour(week, new Date(`${clock}+05:30`));
    expect(at('2031-06-08T12:00')).toBe(false);
    expect(['2031-06-09T08:59', '2031-06-09T09:00', '2031-06-09T17:59', '2031-06-09T18:00'].map(at)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('comes once for a clock that goes back, and not at all a fortnight late', async () => {
    await send();
    await askAt(DAY);
    await askAt(later(-48));
    await askAt(DAY);
    expect(await questions()).toHaveLength(1);
    const other = await makeCase(doctor, chatId);
    app.setNow(SENT);
    await send({}, other);
    await askAt(later(16 * 24));
    expect((await questions()).map(({ again }) => again)).not.toContain(undefined);
    expect(await questions()).toHaveLength(2);
  });

  it('asks once more after three days without an answer, and never a third time', async () => {
    await send();
    await askAt(DAY);
    await askAt(later(2 * 24));
    expect(await questions()).toHaveLength(1);
    for (const days of [3, 4, 7, 8]) await askAt(later(days * 24));
    expect((await questions()).map(({ again }) => again)).toEqual([false, true]);
  });

  it('asks nothing more of who has answered', async () => {
    const plan = await send();
    await askAt(DAY);
    await answer(plan, 'same');
    await askAt(later(3 * 24));
    expect(await questions()).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['was replaced', () => send({ check: { on: null, look: '' } })],
    [
      'is of a closed case',
      async () =>
        doctor.put(`/api/admin/cases/${caseId}`, { version: (await theCase()).version, state: 'closed' }),
    ],
    [
      'is a blocked farmer’s',
      () => doctor.post('/api/admin/block', { mobile: farmer.mobile, blocked: true, reason: 'ಬೈದರು' }),
    ],
    [
      'is of who asked to be deleted',
      () =>
        app.ctx.db.run(
          sql`update farmers set deletion_requested_at = ${SENT} where mobile = ${farmer.mobile}`,
        ),
    ],
  ])('is none of a plan that %s', async (_, before) => {
    await send();
    await before();
    await askAt(DAY);
    expect((await app.ctx.db.pool.query('select from checkups')).rowCount).toBe(0);
  });

  it('is none where the doctor set none, or set the day of the plan itself', async () => {
    await send({ check: { on: null, look: '' } });
    await askAt(DAY);
    await send({ check: { on: '2031-06-10', look: '' } });
    await askAt(later(1));
    expect(await questions()).toEqual([]);
  });

  it('comes along with a case that became part of another', async () => {
    const plan = await send();
    const into = await makeCase(doctor, chatId);
    const [from, to] = [await theCase(), (await doctor.get(`/api/admin/cases/${into}`)).body.case];
    await doctor.post(`/api/admin/cases/${into}/merge`, {
      version: to.version,
      from_id: caseId,
      from_version: from.version,
    });
    caseId = into;
    await askAt(DAY);
    await answer(plan, 'worse');
    expect(await theCase()).toMatchObject({ state: 'followed', worse: true });
  });

  it('is asked about of either plan of two cases that became one, until one takes the place of both', async () => {
    const other = await makeCase(doctor, chatId, {
      acres: 1,
      tank_litres: 16,
      harvest_on: '2031-07-20',
      sprayer: 'adult',
    });
    const [one, two] = [await send(), await send({}, other)];
    const [into, from] = [await theCase(), (await doctor.get(`/api/admin/cases/${other}`)).body.case];
    const body = { version: into.version, from_id: other, from_version: from.version };
    expect((await doctor.post(`/api/admin/cases/${caseId}/merge`, body)).status).toBe(200);
    await askAt(DAY);
    expect((await questions()).map(({ plan_id: id }) => id)).toEqual([one, two]);
    app.setNow(later(1));
    await send({ check: { on: '2031-06-20', look: '' } });
    await askAt(later(24 * 3));
    expect(await questions()).toHaveLength(2);
  });
});

describe('an SMS', () => {
  const newest = async (plan: number, nth = 1) => {
    await textFarmer(app.ctx, { plan_id: plan, nth });
    return (await app.lastMessageTo(farmer.mobile))?.text ?? '';
  };

  it('goes once to who has no notifications, with nothing of the chat in it', async () => {
    const plan = await send();
    await askAt(DAY);
    expect(await newest(plan)).toMatch(/^AV Agro: how is your crop .* at https:\/\/\S+\/farmers - AV Agro$/);
    const { rows } = await app.ctx.db.pool.query('select texted_at from checkups');
    expect(rows).toEqual([{ texted_at: DAY.toISOString() }]);
  });

  it('is not sent to who is told by a notification, who has answered, or in the night', async () => {
    const plan = await send();
    await askAt(DAY);
    app.setNow(later(12));
    expect(await newest(plan)).not.toContain('how is your crop');
    app.setNow(DAY);
    await app.ctx.db.run(
      sql`insert into push_subscriptions (session_id, side, endpoint, p256dh, auth, language, created_at)
          select s.id, 'farmer', 'https://push.example/' || s.id, repeat('k', 87), repeat('a', 22), 'kn', now()
          from sessions s join farmers f on f.id = s.farmer_id where f.mobile = ${farmer.mobile}`,
    );
    expect(await newest(plan)).not.toContain('how is your crop');
    await app.ctx.db.run(sql`delete from push_subscriptions`);
    await answer(plan, 'better');
    expect(await newest(plan)).not.toContain('how is your crop');
  });

  it('that the provider refuses is not tried again: the first may have gone out', async () => {
    const plan = await send();
    await askAt(DAY);
    const { sms } = app.ctx;
    let tries = 0;
    app.ctx.sms = {
      ...sms,
      sendCheckup: () => {
        tries += 1;
        return Promise.reject(new Error('no answer in time'));
      },
    };
    await newest(plan);
    await newest(plan);
    app.ctx.sms = sms;
    expect(tries).toBe(1);
  });
});

describe('an answer', () => {
  let plan: number;
  beforeEach(async () => {
    plan = await send();
    await askAt(DAY);
  });

  it.each([
    ['better', false],
    ['same', false],
    ['worse', true],
  ])('%s stands in the thread and sets the case', async (outcome, worse) => {
    const { status, body } = await answer(plan, outcome);
    expect({ status, message: body.message }).toMatchObject({
      status: 200,
      message: {
        message_type: 'outcome',
        sender_role: 'farmer',
        meta: { outcome: { plan_id: plan, answer: outcome } },
      },
    });
    expect(await theCase()).toMatchObject({ state: 'followed', worse, message_ids: [body.message.id] });
  });

  it('worse is first of the doctor’s list until a plan is sent; better waits for nobody', async () => {
    const [first, second] = [await makeCase(doctor, chatId), await makeCase(doctor, chatId)];
    const ids = async () => (await doctor.get('/api/admin/cases')).body.cases.map(({ id }: Case) => id);
    caseId = second;
    app.setNow(SENT);
    const other = await send();
    await askAt(later(1));
    await answer(other, 'worse');
    expect((await ids())[0]).toBe(second);
    expect(await ids()).toContain(first);
    await send({ check: { on: '2031-06-20', look: '' } });
    expect(await theCase()).toMatchObject({ state: 'advised', worse: false });
    const waiting = async () => (await doctor.get(`/api/chat/${chatId}`)).body.chat.status;
    await doctor.post('/api/chat/status', { chat_id: chatId, status: 'READ' });
    expect(await waiting()).toBe('READ');
    await answer(plan, 'better');
    expect(await waiting()).toBe('READ');
    await answer(plan, 'worse');
    expect(await waiting()).toBe('UNREAD');
  });

  it('is one, however often it is sent', async () => {
    const clientId = crypto.randomUUID();
    const all = await Promise.all(
      Array.from({ length: 4 }, () => answer(plan, 'worse', { client_id: clientId })),
    );
    expect(new Set(all.map(({ body }) => body.message.id)).size).toBe(1);
    expect((await answer(plan, 'better', { client_id: clientId })).body.code).toBe('CLIENT_ID_REUSED');
    expect((await theCase()).worse).toBe(true);
  });

  it('may be told otherwise for a day; after it the case alone heeds it', async () => {
    await answer(plan, 'worse');
    app.setNow(later(23));
    expect((await answer(plan, 'better')).status).toBe(200);
    expect(await theCase()).toMatchObject({ state: 'followed', worse: false });
    app.setNow(later(25));
    expect((await answer(plan, 'worse')).status).toBe(200);
    expect((await theCase()).worse).toBe(true);
    expect(await counted()).toEqual(['better']);
    // It was pressed within the day, and waited for the network.
    expect((await answer(plan, 'same', { waited_seconds: 7200 })).status).toBe(200);
    expect(await counted()).toEqual(['same']);
    expect((await theCase()).worse).toBe(false);
  });

  it('about a plan that a newer one replaced is kept, and leaves the case to the newer', async () => {
    await send({ check: { on: '2031-06-20', look: '' } });
    expect((await answer(plan, 'worse')).status).toBe(200);
    expect(await theCase()).toMatchObject({ state: 'advised', worse: false });
    expect(await counted()).toEqual(['worse']);
  });

  it('about either plan of two cases that became one is heeded', async () => {
    const other = await makeCase(doctor, chatId);
    app.setNow(SENT);
    const beside = await send({}, other);
    await askAt(DAY);
    const { version } = await theCase();
    const from = (await doctor.get(`/api/admin/cases/${other}`)).body.case;
    const body = { version, from_id: other, from_version: from.version };
    expect((await doctor.post(`/api/admin/cases/${caseId}/merge`, body)).status).toBe(200);
    expect((await answer(plan, 'worse')).status).toBe(200);
    expect(await theCase()).toMatchObject({ state: 'followed', worse: true });
    // What the one worked for takes back nothing that was told of the other.
    expect((await answer(beside, 'better')).status).toBe(200);
    expect(await theCase()).toMatchObject({ state: 'followed', worse: true });
    expect((await answer(plan, 'same')).status).toBe(200);
    expect((await theCase()).worse).toBe(false);
  });

  it('worse opens a closed case again, better leaves it closed', async () => {
    const close = async () =>
      doctor.put(`/api/admin/cases/${caseId}`, { version: (await theCase()).version, state: 'closed' });
    await close();
    await answer(plan, 'better');
    expect((await theCase()).state).toBe('closed');
    await answer(plan, 'worse');
    expect(await theCase()).toMatchObject({ state: 'followed', worse: true });
  });

  it('is refused of another’s plan, of one nobody asked about, from the office, and in other words', async () => {
    const asked = farmer;
    farmer = await app.loginFarmer();
    const theirs = await openChat(farmer);
    expect((await answer(plan, 'worse')).status).toBe(404);
    farmer = asked;
    const other = await makeCase(doctor, chatId);
    app.setNow(SENT);
    expect((await answer(await send({}, other), 'worse')).status).toBe(404);
    expect((await answer(plan, 'fine')).status).toBe(400);
    expect((await farmer.post('/api/chat/message', { outcome: 'worse' })).status).toBe(400);
    const fromOffice = { chat_id: theirs, plan_id: plan, outcome: 'worse', sender_role: 'admin' };
    expect((await doctor.post('/api/chat/message', fromOffice)).status).toBe(400);
  });

  it('has its photo among those of the case', async () => {
    const told = (await answer(plan, 'worse')).body.message.id;
    const photo = { name: 'leaf.png', bytes: await screenshot(), type: 'image/png' };
    const { body } = await farmer.postForm('/api/chat/message', form({ plan_id: plan }, photo));
    expect((await theCase()).message_ids).toEqual([told, body.message.id]);
  });

  it('leaves with the farmer, and is in the copy of their data', async () => {
    await answer(plan, 'worse');
    const { rows } = await app.ctx.db.pool.query('select farmer_id from chats where id = $1', [chatId]);
    const farmerId = Number(rows[0].farmer_id);
    const { onExport } = app.ctx.hooks;
    const copy = await app.ctx.db.pool.query(
      'select count(*)::int as n from outcomes o join plans p on p.id = o.plan_id where p.chat_id = $1',
      [chatId],
    );
    expect([Object.keys(onExport), copy.rows[0].n]).toEqual([expect.arrayContaining(['outcomes']), 1]);
    const keep = { quotations: new Set<number>(), messages: new Set<number>(), files: new Set<string>() };
    await app.ctx.inTransaction((tx) =>
      app.ctx.hooks.onErase(app.ctx, tx, { farmerId, chatId, now: DAY, keep }),
    );
    for (const table of ['checkups', 'outcomes', 'plans'])
      expect((await app.ctx.db.pool.query(`select from ${table}`)).rowCount, table).toBe(0);
  });
});

describe('a spray that the farmer tells of a plan', () => {
  const LINE = soundLine('2031-06-03');
  const done = async () =>
    (await app.ctx.db.pool.query('select done_on::text from plan_lines order by line')).rows.map(
      (row) => row.done_on,
    );
  const spray = (plan: number, date: string) =>
    farmer.postForm(
      '/api/chat/message',
      form({
        plan_id: plan,
        plan_lines: '0',
        last_spray_date: date,
        last_chemical: 'Emamectin',
        last_dosage: '6 g',
      }),
    );

  it('is noted beside its line, the first day it was told', async () => {
    const plan = await send({ lines: [LINE] });
    app.setNow(DAY);
    expect((await spray(plan, '11-06-2031')).status).toBe(200);
    expect((await spray(plan, '31-02-2031')).status).toBe(200);
    expect(await done()).toEqual([null]);
    expect((await spray(plan, '04-06-2031')).status).toBe(200);
    expect((await spray(plan, '05-06-2031')).status).toBe(200);
    expect(await done()).toEqual(['2031-06-04']);
    expect((await thread()).at(-1)).toMatchObject({
      message_type: 'text',
      meta: { spray: { date: '05-06-2031' } },
    });
  });

  it('is refused of another’s plan', async () => {
    const plan = await send({ lines: [LINE] });
    farmer = await app.loginFarmer();
    expect((await spray(plan, '02-06-2031')).status).toBe(404);
    expect(await done()).toEqual([null]);
  });
});
