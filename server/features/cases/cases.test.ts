import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Case } from '#shared/contract/office/cases.ts';
import { indiaDay, isoDay } from '#shared/domain/time/india-day.ts';
import { draftPlan, makeCase, openChat, say, soundLine, soundPlan } from '../../../tests/factories.ts';
import { unzip } from '../../../tests/fixtures/unzip.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { promiseCases } from './promise-cases.ts';

let app: TestApp;
let doctor: TestClient;
let colleague: TestClient;
let farmer: FarmerClient;
let chatId: number;

beforeAll(async () => {
  app = await startTestApp();
  doctor = await app.hire(['doctor']);
  colleague = await app.hire(['doctor']);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ctx.db.pool.query(
    'delete from plan_lines; delete from plans; delete from plan_drafts; delete from case_messages; delete from cases',
  );
  farmer = await app.loginFarmer();
  chatId = await openChat(farmer);
});

const show = async (id: number): Promise<Case> => (await doctor.get(`/api/admin/cases/${id}`)).body.case;
const list = async (query = ''): Promise<Case[]> => (await doctor.get(`/api/admin/cases${query}`)).body.cases;
const write = async (): Promise<number> => (await say(farmer, { text: 'ಎಲೆ' })).body.message.id;
const change = async (id: number, more: object, as = doctor) =>
  as.put(`/api/admin/cases/${id}`, { version: (await show(id)).version, ...more });

const daysAhead = (days: number) => isoDay(indiaDay(new Date()) + days);

async function merge(into: number, from: number): Promise<Case> {
  const body = {
    version: (await show(into)).version,
    from_id: from,
    from_version: (await show(from)).version,
  };
  return (await doctor.post(`/api/admin/cases/${into}/merge`, body)).body.case;
}

async function gather(messageIds: number[], clientId: string = crypto.randomUUID()) {
  const made = { client_id: clientId, facts: { crop: 'chilli' }, message_ids: messageIds };
  return doctor.post(`/api/admin/chats/${chatId}/cases`, made);
}

describe('a case', () => {
  it('is made of messages of its chat, once for each send, and is the maker’s', async () => {
    const ids = [await write(), await write()];
    const clientId = crypto.randomUUID();
    const both = await Promise.all([gather(ids.toReversed(), clientId), gather(ids, clientId)]);
    expect(both.map(({ body }) => body.case.id)).toEqual([both[0].body.case.id, both[0].body.case.id]);
    const [only, ...more] = (await doctor.get(`/api/admin/chats/${chatId}/cases`)).body.cases;
    expect(more).toEqual([]);
    expect(only).toMatchObject({
      state: 'new',
      message_ids: ids,
      version: 1,
      has_draft: false,
      plan_ids: [],
    });
    expect(only.doctor).not.toBeNull();
  });

  it('takes no message of another chat', async () => {
    const other = await app.loginFarmer();
    const foreign = (await say(other, { text: 'ನಮಸ್ಕಾರ' })).body.message.id;
    expect((await gather([foreign])).body.code).toBe('CASE_MESSAGES');
    expect(await list()).toEqual([]);
  });

  it('is changed over the version that was seen; of two at once the second is told', async () => {
    const id = await makeCase(doctor, chatId);
    const { facts, version } = await show(id);
    const body = { version, facts: { ...facts, variety: '  Byadgi ' } };
    const both = await Promise.all([doctor, colleague].map((as) => as.put(`/api/admin/cases/${id}`, body)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('CASE_CHANGED');
    expect((await show(id)).facts).toMatchObject({ crop: 'chilli', variety: 'Byadgi' });
  });

  it('keeps what a change does not name', async () => {
    const id = await makeCase(doctor, chatId, { acres: 2.5, stage: 'flowering' });
    const deadline = new Date(Date.now() + 3_600_000).toISOString();
    expect((await change(id, { state: 'asked', deadline })).status).toBe(200);
    expect(await show(id)).toMatchObject({
      state: 'asked',
      deadline,
      facts: { acres: 2.5, stage: 'flowering' },
    });
    expect((await change(id, { doctor_id: 999_999 })).body.code).toBe('INVALID_INPUT');
    expect((await change(id, { doctor_id: null })).body.case.doctor).toBeNull();
  });

  it.each([
    ['a crop of nothing', { crop: ' ' }],
    ['a sprayer of no market', { crop: 'chilli', tank_litres: 13 }],
    ['acres below none', { crop: 'chilli', acres: -1 }],
    ['a day in words', { crop: 'chilli', harvest_on: 'soon' }],
    ['a field nobody declared', { crop: 'chilli', mood: 'good' }],
  ])('refuses %s', async (_, facts) => {
    const made = { client_id: crypto.randomUUID(), facts, message_ids: [] };
    expect((await doctor.post(`/api/admin/chats/${chatId}/cases`, made)).status).toBe(400);
  });

  it('is split: a message is of one case, and leaves it for a new one', async () => {
    const [one, two] = [await write(), await write()];
    const first = (await gather([one, two])).body.case.id;
    const second = (await gather([two])).body.case.id;
    expect([(await show(first)).message_ids, (await show(second)).message_ids]).toEqual([[one], [two]]);
  });

  it('takes another in: its messages and its draft come along, and what was not known', async () => {
    const [one, two] = [await write(), await write()];
    const into = (await gather([two])).body.case.id;
    const from = await makeCase(doctor, chatId, { crop: 'tomato', acres: 3, near_water: true });
    await change(from, { message_ids: [one] });
    await draftPlan(doctor, from);
    const versions = { version: (await show(into)).version, from_version: (await show(from)).version };
    const body = { ...versions, from_id: from };
    const late = await doctor.post(`/api/admin/cases/${into}/merge`, { ...body, from_version: 99 });
    expect(late.body.code).toBe('CASE_CHANGED');
    const merged = (await doctor.post(`/api/admin/cases/${into}/merge`, body)).body.case;
    expect(merged).toMatchObject({
      message_ids: [one, two],
      has_draft: true,
      facts: { crop: 'chilli', acres: 3, near_water: true },
    });
    expect((await doctor.get(`/api/admin/cases/${from}`)).status).toBe(404);
    expect((await doctor.post(`/api/admin/cases/${into}/merge`, body)).status).toBe(404);
  });

  it('takes over what another tells of harm: the sprayer, the earlier harvest, both sprays', async () => {
    const [spray, soon, late] = [daysAhead(1), daysAhead(5), daysAhead(40)];
    const into = await makeCase(doctor, chatId, {
      sprayer: 'adult',
      harvest_on: late,
      sprayed: 'Coragen',
      sprayed_on: daysAhead(-9),
    });
    const from = await makeCase(doctor, chatId, {
      sprayer: 'pregnant',
      harvest_on: soon,
      sprayed: 'Proclaim',
      sprayed_on: daysAhead(-3),
    });
    await draftPlan(doctor, from, soundPlan({ lines: [soundLine(spray)] }));
    expect((await merge(into, from)).facts).toMatchObject({
      sprayer: 'pregnant',
      harvest_on: soon,
      sprayed: 'Coragen; Proclaim',
      sprayed_on: daysAhead(-3),
    });
    const { draft } = (await doctor.get(`/api/admin/cases/${into}/plan`)).body;
    const { body } = await doctor.post(`/api/admin/cases/${into}/plan/send`, {
      client_id: crypto.randomUUID(),
      version: draft.version,
    });
    expect(body.code).toBe('PLAN_STOPPED');
    expect(Object.keys(body.fields)).toContain('sprayer');
  });

  it('keeps some of each where both tell of many sprays, and can be changed afterwards', async () => {
    const sprayed = (name: string) => `${name} ${'ಸಿಂಪಡಿಸಿದೆ '.repeat(40)}`.slice(0, 400).trim();
    const into = await makeCase(doctor, chatId, { sprayed: sprayed('Coragen') });
    const from = await makeCase(doctor, chatId, { sprayed: sprayed('Proclaim') });
    const { facts } = await merge(into, from);
    expect(facts.sprayed.length).toBeLessThanOrEqual(400);
    expect(facts.sprayed).toMatch(/^Coragen .*; Proclaim /);
    expect((await change(into, { facts: { ...facts, acres: 2 } })).status).toBe(200);
  });

  it('is no longer closed once it takes in an open one, which got worse and was promised an answer', async () => {
    const [into, from] = [await makeCase(doctor, chatId), await makeCase(doctor, chatId)];
    await change(into, { state: 'closed' });
    const deadline = new Date(Date.now() + 3_600_000).toISOString();
    await change(from, { state: 'followed', deadline });
    await app.ctx.db.pool.query('update cases set worse_at = now() where id = $1', [from]);
    expect(await merge(into, from)).toMatchObject({ state: 'followed', worse: true, deadline });
    expect((await list()).map(({ id }) => id)).toEqual([into]);
  });

  it('of two promises has the earlier, and of a closed one none', async () => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
    const [into, soon, closed] = [
      await makeCase(doctor, chatId),
      await makeCase(doctor, chatId),
      await makeCase(doctor, chatId),
    ];
    const [two, one] = [hours(2), hours(1)];
    await change(into, { state: 'asked', deadline: two });
    await change(soon, { deadline: one });
    await change(closed, { state: 'closed', deadline: hours(-1) });
    expect(await merge(into, soon)).toMatchObject({ state: 'answered', worse: false, deadline: one });
    expect(await merge(into, closed)).toMatchObject({ state: 'answered', deadline: one });
  });

  it('waits as long as what it takes in, and is promised an answer as that is', async () => {
    const [into, from] = [await makeCase(doctor, chatId), await makeCase(doctor, chatId)];
    const { version } = await draftPlan(doctor, into);
    await doctor.post(`/api/admin/cases/${into}/plan/send`, { client_id: crypto.randomUUID(), version });
    const told = new Date(Date.now() - 7_200_000);
    await app.ctx.db.pool.query('update cases set created_by = null, created_at = $1 where id = $2', [
      told,
      from,
    ]);
    const { state, since } = await merge(into, from);
    expect([state, Date.parse(since)]).toEqual(['answered', told.getTime()]);
    const by = new Date(Date.now() + 3_600_000);
    await app.ctx.inTransaction((tx) => promiseCases(app.ctx, tx, chatId, by));
    expect((await show(into)).deadline).toBe(by.toISOString());
    await app.ctx.db.pool.query(`update cases set updated_at = $1 where id = $2`, [told, into]);
    const closed = await makeCase(doctor, chatId);
    await change(closed, { state: 'closed' });
    expect(Date.parse((await merge(into, closed)).since)).toBe(told.getTime());
    // Two new ones are new, since the first of them was told of.
    const [one, two] = [await makeCase(doctor, chatId), await makeCase(doctor, chatId)];
    await app.ctx.db.pool.query('update cases set created_at = $1 where id = $2', [told, two]);
    const both = await merge(one, two);
    expect([both.state, Date.parse(both.since)]).toEqual(['new', told.getTime()]);
  });

  it('is harvested when this season’s case says, not last season’s; and flowers where either says so', async () => {
    const [now, before] = [daysAhead(60), daysAhead(-150)];
    const into = await makeCase(doctor, chatId, { harvest_on: now, stage: 'growing' });
    const old = await makeCase(doctor, chatId, { harvest_on: before, stage: 'flowering' });
    await app.ctx.db.pool.query(`update cases set created_at = now() - interval '200 days' where id = $1`, [
      old,
    ]);
    expect((await merge(into, old)).facts).toMatchObject({ harvest_on: now, stage: 'flowering' });
    // Where only one of them names a day it stays for a season: picking goes on for months.
    for (const [day, kept] of [
      [daysAhead(-30), daysAhead(-30)],
      [daysAhead(-200), null],
    ]) {
      const [open, picked] = [
        await makeCase(doctor, chatId),
        await makeCase(doctor, chatId, { harvest_on: day }),
      ];
      expect((await merge(open, picked)).facts.harvest_on).toBe(kept);
    }
  });

  it('does not lose one of two drafts', async () => {
    const [into, from] = [await makeCase(doctor, chatId), await makeCase(doctor, chatId)];
    await draftPlan(doctor, into);
    await draftPlan(doctor, from);
    const answer = await doctor.post(`/api/admin/cases/${into}/merge`, {
      version: 1,
      from_id: from,
      from_version: 1,
    });
    expect(answer.body.code).toBe('CASES_DRAFTS');
  });

  it('holds 300 messages and no more', async () => {
    await app.ctx.db.pool.query(
      `insert into messages (chat_id, seq, sender_role, sender_id, kind, text, created_at)
       select $1, 1000 + n, 'farmer', (select farmer_id from chats where id = $1), 'text', 'x', now()
       from generate_series(1, 300) n`,
      [chatId],
    );
    const { rows } = await app.ctx.db.pool.query<{ id: string }>(
      'select id from messages where chat_id = $1 and seq > 1000',
      [chatId],
    );
    const ids = rows.map(({ id }) => Number(id));
    expect((await gather(ids)).body.case.message_ids).toHaveLength(300);
    expect((await gather([...ids, await write()])).status).toBe(400);
  });
});

describe('the doctor’s list', () => {
  it('has what got worse first, then what was promised, then the oldest; what is closed is asked for', async () => {
    const ids = [
      await makeCase(doctor, chatId),
      await makeCase(doctor, chatId),
      await makeCase(doctor, chatId),
    ];
    const [old = 0, promised = 0, worse = 0] = ids;
    const closed = await makeCase(doctor, chatId);
    await change(promised, { deadline: new Date(Date.now() + 3_600_000).toISOString() });
    await change(closed, { state: 'closed' });
    await app.ctx.db.pool.query('update cases set worse_at = now() where id = $1', [worse]);
    expect((await list()).map(({ id }) => id)).toEqual([worse, promised, old]);
    expect((await list('?state=closed')).map(({ id }) => id)).toEqual([closed]);
    expect((await colleague.get('/api/admin/cases?mine=true')).body.cases).toEqual([]);
  });

  it('says what was advised, how sure, and since when each waits', async () => {
    const id = await makeCase(doctor, chatId);
    const { created_at: made, since, advised } = await show(id);
    expect({ since, advised }).toEqual({ since: made, advised: null });
    const { version } = await draftPlan(doctor, id);
    await doctor.post(`/api/admin/cases/${id}/plan/send`, { client_id: crypto.randomUUID(), version });
    const [row] = await list();
    expect(row?.advised).toMatchObject({
      problem: { en: expect.stringMatching(/thrips/i) },
      certainty: 'sure',
    });
    await app.ctx.db.pool.query(`update cases set worse_at = '2030-01-01T00:00:00Z' where id = $1`, [id]);
    expect(Date.parse((await show(id)).since)).toBe(Date.parse('2030-01-01T00:00:00Z'));
  });

  it('tells whose a draft is', async () => {
    const id = await makeCase(doctor, chatId);
    await draftPlan(colleague, id);
    const mineTo = async (who: typeof doctor) =>
      (await who.get(`/api/admin/cases/${id}/plan`)).body.draft.is_mine;
    expect([await mineTo(colleague), await mineTo(doctor)]).toEqual([true, false]);
    await draftPlan(doctor, id);
    expect([await mineTo(colleague), await mineTo(doctor)]).toEqual([false, true]);
  });

  it('comes in pages that lose and repeat nothing', async () => {
    await app.ctx.db.pool.query(
      `insert into cases (chat_id, facts, deadline, client_id, created_at, updated_at, worse_at)
       select $1, $2, case when n % 3 = 0 then date_trunc('second', now()) + n * interval '1 hour' end, gen_random_uuid(), now(), now(),
         case when n % 7 = 0 then now() end from generate_series(1, 120) n`,
      [chatId, JSON.stringify((await show(await makeCase(doctor, chatId))).facts)],
    );
    const seen: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { cases, next_cursor } = (
        await doctor.get(`/api/admin/cases${cursor && `?cursor=${encodeURIComponent(cursor)}`}`)
      ).body as { cases: Case[]; next_cursor: string | null };
      seen.push(...cases.map(({ id }) => id));
      cursor = next_cursor;
    }
    expect([seen.length, new Set(seen).size]).toEqual([121, 121]);
    expect((await doctor.get('/api/admin/cases?cursor=nonsense')).status).toBe(400);
  });

  it('gives back the cases of somebody who leaves', async () => {
    const id = await makeCase(doctor, chatId);
    const staffId = (await show(id)).doctor?.id ?? 0;
    await app.ctx.inTransaction((tx) => app.ctx.hooks.onStaffLeavesChats(app.ctx, tx, staffId));
    expect((await show(id)).doctor).toBeNull();
  });
});

describe('what is known of a farmer', () => {
  it('is given to them: their cases and plans', async () => {
    const id = await makeCase(doctor, chatId, { sprayed: 'ಬೇವಿನ ಎಣ್ಣೆ' });
    const { version } = await draftPlan(doctor, id);
    await doctor.post(`/api/admin/cases/${id}/plan/send`, { client_id: crypto.randomUUID(), version });
    const answer = await fetch(`${app.url}/api/privacy/me/export`, {
      headers: { cookie: farmer.cookieHeader },
    });
    const archive = unzip(Buffer.from(await answer.arrayBuffer()));
    const data = JSON.parse(String(archive.get('data.json')));
    expect(data.cases).toMatchObject([{ id, facts: { sprayed: 'ಬೇವಿನ ಎಣ್ಣೆ' } }]);
    expect(data.plans).toMatchObject([{ case: id, plan: { problem: { key: 'chilli-thrips' } } }]);
  });

  it('comes along into another chat, and is gone with them', async () => {
    const id = (await gather([await write()])).body.case.id;
    const first = await draftPlan(doctor, id);
    const path = `/api/admin/cases/${id}/plan/send`;
    await doctor.post(path, { client_id: crypto.randomUUID(), version: first.version });
    await draftPlan(doctor, id);
    const other = await openChat(await app.loginFarmer());
    const { ctx } = app;
    const farmerOf = async (chat: number) =>
      Number(
        (await ctx.db.pool.query('select farmer_id from chats where id = $1', [chat])).rows[0].farmer_id,
      );
    const [from, into] = [
      { farmerId: await farmerOf(chatId), chatId },
      { farmerId: await farmerOf(other), chatId: other },
    ];
    await ctx.inTransaction((tx) => ctx.hooks.onMerge(ctx, tx, { from, into }));
    expect(await show(id)).toMatchObject({ chat_id: other, message_ids: [expect.any(Number)] });
    const keep = { quotations: new Set<number>(), messages: new Set<number>(), files: new Set<string>() };
    await ctx.inTransaction((tx) => ctx.hooks.onErase(ctx, tx, { ...into, now: new Date(), keep }));
    for (const table of ['cases', 'case_messages', 'plans', 'plan_lines', 'plan_drafts'])
      expect((await ctx.db.pool.query(`select from ${table}`)).rowCount, table).toBe(0);
  });
});
