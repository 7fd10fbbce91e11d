import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import kn from '#content/strings/kn/plantext.json' with { type: 'json' };
import type { Message } from '#shared/contract/chat.ts';
import type { PlanBody, SentPlan } from '#shared/contract/office/plans.ts';
import { draftPlan, makeCase, openChat, say, soundLine, soundPlan } from '../../../tests/factories.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { Answer, TestClient } from '../../../tests/support/client.ts';

const NOON = new Date('2031-06-01T12:00:00+05:30');
const LINE = soundLine('2031-06-01');
const FIELD = { acres: 1, tank_litres: 16, harvest_on: '2031-07-01', sprayer: 'adult' };

let app: TestApp;
let doctor: TestClient;
let colleague: TestClient;
let farmer: FarmerClient;
let chatId: number;
let caseId: number;

beforeAll(async () => {
  app = await startTestApp();
  app.setNow(NOON);
  doctor = await app.hire(['doctor']);
  colleague = await app.hire(['doctor']);
  farmer = await app.loginFarmer();
  chatId = await openChat(farmer, 'ಮೆಣಸಿನಕಾಯಿ ಎಲೆ ಮುದುಡಿದೆ');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOON);
  await app.ctx.db.pool.query(
    `delete from plan_lines; delete from plans; delete from plan_drafts; delete from case_messages; delete from cases`,
  );
  caseId = await makeCase(doctor, chatId, FIELD);
});

const path = (rest = '') => `/api/admin/cases/${caseId}${rest}`;
const withLine = (more: Partial<PlanBody['lines'][number]> = {}) =>
  soundPlan({ lines: [{ ...LINE, ...more }] });
const send = (as: TestClient, version: number, clientId: string = crypto.randomUUID()): Promise<Answer> =>
  as.post(path('/plan/send'), { client_id: clientId, version });
const thread = async (): Promise<Message[]> => (await farmer.get(`/api/chat/thread/${chatId}`)).body;
const plansIn = async () => (await thread()).filter(({ message_type }) => message_type === 'plan');

describe('a plan that is sent', () => {
  it('stands in the chat as a card and in plain words, from the person who wrote it, and advises the case', async () => {
    const { version } = await draftPlan(doctor, caseId, withLine());
    const before = (await plansIn()).length;
    const { status, body } = await send(doctor, version);
    expect({ status, body: status === 200 ? 'fine' : body }).toEqual({ status: 200, body: 'fine' });
    const [message] = (await plansIn()).slice(before);
    expect(message?.meta.plan).toEqual(body.plan.card);
    expect(message?.text).toContain('ಎಮಾಮೆಕ್ಟಿನ್ ಬೆಂಜೋಯೇಟ್ (emamectin benzoate) 5 SG');
    expect(message?.text).toContain('04-06-2031 ನಂತರವೇ ಕೊಯ್ಲು');
    expect(message?.author).not.toBeNull();
    const plan: SentPlan = body.plan;
    const [line] = plan.card.lines;
    expect(line).toMatchObject({
      claim: 'chilli.emamectin-5-sg',
      tanks: 13,
      waiting_days: 3,
      harvest_from: '2031-06-04',
    });
    expect(line?.per_tank).toBeCloseTo((80 / 202.343) * 16, 3);
    const found = (await doctor.get(path())).body.case;
    expect(found).toMatchObject({
      state: 'advised',
      has_draft: false,
      plan_ids: [plan.card.id],
      deadline: null,
    });
    expect((await doctor.get(`/api/admin/plans/${plan.card.id}`)).body.plan).toEqual(plan);
    const { rows } = await app.ctx.db.pool.query(
      `select detail from audit_log where action = 'plan.send' order by id desc limit 1`,
    );
    expect(rows[0].detail).toMatchObject({ case_id: caseId, lines: ['chilli.emamectin-5-sg'], warnings: [] });
  });

  it('is one plan, however often it is sent', async () => {
    const { version } = await draftPlan(doctor, caseId, withLine());
    const clientId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(doctor, version, clientId)));
    const ids = answers.map(({ body }) => body.plan?.card.id);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeGreaterThan(0);
    expect((await doctor.get(path('/plans'))).body.plans).toHaveLength(1);
    expect((await send(doctor, version + 1, clientId)).body.code).toBe('CLIENT_ID_REUSED');
  });

  it('is the first of two doctors’: the other is told by whom', async () => {
    const { version } = await draftPlan(doctor, caseId, withLine());
    const both = await Promise.all([send(doctor, version), send(colleague, version)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409)?.body;
    expect(late).toMatchObject({ code: 'PLAN_CHANGED' });
    expect(Object.keys(late.known ?? {})).not.toEqual([]);
    expect((await doctor.get(path('/plans'))).body.plans).toHaveLength(1);
  });

  it('stays as it was when tables and prices change, and when nobody sells it any more', async () => {
    const { version } = await draftPlan(doctor, caseId, withLine());
    const { card } = (await send(doctor, version)).body.plan;
    const content = app.ctx.content.now();
    app.ctx.content.replace({ ...content, products: [] }, app.ctx.content.release(), new Set());
    app.setNow(new Date('2032-06-01T12:00:00+05:30'));
    const later = await app.hire(['doctor']);
    expect((await later.get(`/api/admin/plans/${card.id}`)).body.plan.card).toEqual(card);
    app.ctx.content.replace(content, app.ctx.content.release(), new Set());
  });

  it('needs no spray', async () => {
    const { version } = await draftPlan(doctor, caseId);
    const { card } = (await send(doctor, version)).body.plan;
    expect(card).toMatchObject({ lines: [], harvest_from: null });
    expect((await plansIn()).at(-1)?.text).toContain('ಸಿಂಪಡಣೆ ಬೇಕಿಲ್ಲ');
  });

  it('names the plan of this case that it comes after', async () => {
    const first = await draftPlan(doctor, caseId);
    const { card } = (await send(doctor, first.version)).body.plan;
    const second = await draftPlan(doctor, caseId);
    expect((await send(doctor, second.version)).body.plan.card.replaces).toBe(card.id);
  });

  it('is a record: nobody deletes its message for both', async () => {
    const { version } = await draftPlan(doctor, caseId);
    const { message_id: id } = (await send(doctor, version)).body.plan;
    const answer = await doctor.del(`/api/chat/message/${id}?scope=everyone`);
    expect([403, 404, 400]).toContain(answer.status);
    expect((await thread()).find((message) => message.id === id)?.deleted).toBe(false);
  });
});

describe('a farmer who is blocked', () => {
  it('is sent no plan', async () => {
    const { version } = await draftPlan(doctor, caseId);
    await app.ctx.db.pool.query('update farmers set blocked_at = now()');
    expect((await send(doctor, version)).body.code).toBe('BLOCKED');
    await app.ctx.db.pool.query('update farmers set blocked_at = null');
    expect((await send(doctor, version)).status).toBe(200);
  });
});

describe('the gates at the sending', () => {
  it.each([
    ['a dose over the label', withLine({ dose: { amount: 81, unit: 'g', per: 'acre' } }), 'over-dose.0'],
    ['a banned product', withLine({ product: 'monocrotophos' }), 'banned.0'],
    ['a harvest that comes too soon', withLine({ spray_on: '2031-06-30' }), 'harvest.0'],
  ])('%s is passed by nobody, the owner included', async (_, plan, finding) => {
    const owner = await app.loginOffice();
    const { version } = await draftPlan(doctor, caseId, plan, { [finding]: 'I know better' });
    const sent = (await plansIn()).length;
    for (const as of [doctor, owner]) {
      const { status, body } = await send(as, version);
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'PLAN_STOPPED' });
      expect(Object.keys(body.fields)).toContain(finding);
    }
    expect((await plansIn()).length).toBe(sent);
    expect((await doctor.get(path('/plan'))).body.draft.version).toBe(version);
  });

  it('a warning wants its reason, which is kept beside the plan and not told to the farmer', async () => {
    const plan = { ...withLine(), first: [] };
    const bare = await draftPlan(doctor, caseId, plan);
    const refused = (await send(doctor, bare.version)).body;
    expect(refused).toMatchObject({
      code: 'PLAN_REASONS',
      fields: { 'no-first-step': expect.stringContaining('W5') },
    });
    const { version } = await draftPlan(doctor, caseId, plan, { 'no-first-step': 'told on the phone' });
    const { plan: sent } = (await send(doctor, version)).body;
    expect(sent.warnings).toMatchObject([{ gate: 'no-first-step', reason: 'told on the phone' }]);
    expect(JSON.stringify(await plansIn())).not.toContain('told on the phone');
  });

  it('judge on the day of the sending: midnight makes today’s spray yesterday’s', async () => {
    const { version } = await draftPlan(doctor, caseId, withLine());
    app.setNow(new Date('2031-06-02T00:01:00+05:30'));
    const { body } = await send(doctor, version);
    expect(body.code).toBe('PLAN_STOPPED');
    expect(Object.keys(body.fields)).toEqual(['bad-day.0']);
  });

  it('know what this field had: of earlier plans, of the farmer’s card, of the case', async () => {
    const first = await draftPlan(doctor, caseId, withLine());
    await send(doctor, first.version);
    app.setNow(new Date('2031-06-05T12:00:00+05:30'));
    const again = { plan: withLine({ spray_on: '2031-06-05' }) };
    const { warnings, stops } = (await doctor.post(path('/plan/judge'), again)).body;
    expect(stops).toEqual([]);
    expect(warnings.map(({ gate }: { gate: string }) => gate)).toEqual(['same-group', 'too-soon']);
    await app.ctx.db.pool.query('delete from plan_lines; delete from plans');
    const spray = {
      last_spray_date: '04-06-2031',
      last_chemical: 'Proclaim',
      last_dosage: '80 g',
    };
    await say(farmer, { text: 'ಸಿಂಪಡಿಸಿದೆ', ...spray });
    const told = (await doctor.post(path('/plan/judge'), again)).body.warnings;
    expect(told.map(({ gate }: { gate: string }) => gate)).toEqual(['same-group', 'too-soon']);
    await app.ctx.db.pool.query(`update messages set meta = meta - 'spray' where chat_id = $1`, [chatId]);
  });

  it('count what a farmer tells on the day they name, once, and without a day when it was told', async () => {
    const grower = await app.loginFarmer();
    const chat = await openChat(grower);
    const begin = async (more: object = {}) => {
      app.setNow(NOON);
      caseId = await makeCase(doctor, chat, { ...FIELD, ...more });
    };
    const warned = async (day: string) => {
      app.setNow(new Date(`${day}T12:00:00+05:30`));
      const { warnings } = (await doctor.post(path('/plan/judge'), { plan: withLine({ spray_on: day }) }))
        .body;
      await app.ctx.db.pool.query(`update messages set meta = meta - 'spray' where chat_id = $1`, [chat]);
      return warnings.map(({ gate }: { gate: string }) => gate);
    };
    const card = { last_chemical: 'Emamectin benzoate 5% SG', last_dosage: '6.3 g / 16 L' };
    await begin();
    await say(grower, { last_spray_date: '20-05-2031', ...card });
    expect(await warned('2031-06-01')).toEqual(['same-group']);
    // A day that has not come is none.
    await say(grower, { last_spray_date: '20-06-2031', ...card });
    expect(await warned('2031-06-01')).toEqual(['same-group', 'too-soon']);
    const { version } = await draftPlan(doctor, caseId, withLine());
    const { plan } = (await send(doctor, version)).body;
    const done = { plan_id: plan.card.id, plan_lines: '0', last_spray_date: '01-06-2031' };
    expect((await say(grower, { ...done, ...card })).status).toBe(200);
    expect(await warned('2031-06-09')).toEqual(['same-group']);
    await app.ctx.db.pool.query('delete from plan_lines; delete from plans');
    await begin({ sprayed: 'Proclaim' });
    expect(await warned('2031-06-05')).toEqual(['same-group', 'too-soon']);
    await begin({ sprayed: 'Proclaim', sprayed_on: '2031-06-20' });
    expect(await warned('2031-06-05')).toEqual(['same-group', 'too-soon']);
    await begin({ sprayed: 'ಗೊತ್ತಿಲ್ಲ' });
    expect(await warned('2031-06-05')).toEqual([]);
  });

  it('answer within 20 ms, and give the card that the farmer would get', async () => {
    const plan = soundPlan({
      lines: [
        LINE,
        { ...LINE, product: 'spinosad-45-sc', dose: null, tank: 2, spray_on: '2031-06-09' },
        { ...LINE, product: 'tolfenpyrad-15-ec', dose: null, tank: 3, spray_on: '2031-06-18' },
      ],
    });
    const { card, stops } = (await doctor.post(path('/plan/judge'), { plan })).body;
    expect(stops).toEqual([]);
    expect(card.lines).toHaveLength(3);
    expect(card.lines[1]).toMatchObject({ unit: 'ml', harvest_from: '2031-06-12' });
  });
});

describe('the harvest after a plan before this one', () => {
  const THRIPS = { ...soundPlan().problem, key: 'onion-thrips' };
  const spray = (product: string, on: string) =>
    soundPlan({ problem: THRIPS, lines: [soundLine(on, { product, dose: null })] });
  const PROFENOFOS = spray('profenofos-50-ec', '2031-06-01');
  const LAMBDA = spray('lambda-cyhalothrin-5-ec', '2031-06-08');
  const at = (day: string) => app.setNow(new Date(`${day}T12:00:00+05:30`));
  const judged = async (plan: PlanBody, as = doctor) => (await as.post(path('/plan/judge'), { plan })).body;
  const give = async (plan: PlanBody): Promise<SentPlan> => {
    const { version } = await draftPlan(doctor, caseId, plan);
    return (await send(doctor, version)).body.plan;
  };
  const onion = (more: object = {}) =>
    makeCase(doctor, chatId, { ...FIELD, crop: 'onion', harvest_on: null, ...more });

  it('waits for what was sprayed: a stop before that day, and that day on the card', async () => {
    caseId = await onion({ harvest_on: '2031-09-01' });
    const { card } = await give(PROFENOFOS);
    const told = { last_spray_date: '01-06-2031', last_chemical: 'Profenofos', last_dosage: '' };
    expect((await say(farmer, { plan_id: card.id, plan_lines: '0', ...told })).status).toBe(200);
    const { facts, version } = (await doctor.get(path())).body.case;
    await doctor.put(path(), { version, facts: { ...facts, harvest_on: '2031-06-20' } });
    at('2031-06-08');
    for (const plan of [LAMBDA, soundPlan({ problem: THRIPS })]) {
      const { stops, card: tried } = await judged(plan);
      expect(stops).toMatchObject([
        { id: 'harvest', line: null, facts: { why: 'earlier', from: '2031-08-20', harvest: '2031-06-20' } },
      ]);
      expect(tried.harvest_from).toBe('2031-08-20');
    }
    at('2031-08-20');
    const over = await judged(soundPlan({ problem: THRIPS }), await app.hire(['doctor']));
    expect(over.card.harvest_from).toBeNull();
    await app.ctx.db.pool.query(`update messages set meta = meta - 'spray' where chat_id = $1`, [chatId]);
  });

  it('waits for a spray that nobody told of, once its day has come and no newer plan came before it', async () => {
    caseId = await onion();
    await give(PROFENOFOS);
    at('2031-06-08');
    const none = soundPlan({ problem: THRIPS });
    expect((await give(none)).card.harvest_from).toBe('2031-08-20');
    expect((await judged(none)).card.harvest_from).toBe('2031-08-20');
    await app.ctx.db.pool.query('delete from plan_lines; delete from plans');
    app.setNow(NOON);
    await give(spray('profenofos-50-ec', '2031-06-09'));
    at('2031-06-08');
    expect((await give(none)).card.harvest_from).toBeNull();
    at('2031-06-10');
    expect((await judged(none)).card.harvest_from).toBeNull();
  });

  it('waits for a spray whose day is that on which a newer plan came', async () => {
    caseId = await onion();
    await give(PROFENOFOS);
    app.setNow(new Date('2031-06-01T18:00:00+05:30'));
    const none = soundPlan({ problem: THRIPS });
    expect((await judged(none)).card.harvest_from).toBe('2031-08-20');
    expect((await give(none)).card.harvest_from).toBe('2031-08-20');
    at('2031-06-10');
    const over = await judged(none, await app.hire(['doctor']));
    expect(over.card.harvest_from).toBe('2031-08-20');
  });

  it('waits for what its case had sprayed under another crop', async () => {
    caseId = await onion();
    await give(PROFENOFOS);
    const correct = async (crop: string) => {
      const { facts, version } = (await doctor.get(path())).body.case;
      expect((await doctor.put(path(), { version, facts: { ...facts, crop } })).status).toBe(200);
    };
    at('2031-06-08');
    await correct('chilli');
    const { card, warnings } = await judged(withLine({ spray_on: '2031-06-08' }));
    expect(card.harvest_from).toBe('2031-08-20');
    expect(warnings).toEqual([]);
    const sooner = (
      await judged(withLine({ spray_on: '2031-06-08', product: 'profenofos-50-ec', dose: null }))
    ).warnings;
    expect(sooner.map(({ gate }: { gate: string }) => gate)).toContain('same-group');
    // Another case of the crop that it has by now, and one of the crop that it had.
    for (const crop of ['chilli', 'onion']) {
      caseId = await onion({ crop });
      expect((await judged(soundPlan())).card.harvest_from).toBe('2031-08-20');
    }
  });

  it('waits for the spray of a case that was taken in, whatever was sent for the other since', async () => {
    const into = await onion();
    caseId = await onion();
    await give(spray('profenofos-50-ec', '2031-06-05'));
    const from = caseId;
    caseId = into;
    app.setNow(new Date('2031-06-02T12:00:00+05:30'));
    const none = soundPlan({ problem: THRIPS });
    const ids = [(await give(none)).card.id];
    const { version } = (await doctor.get(path())).body.case;
    const taken = (await doctor.get(`/api/admin/cases/${from}`)).body.case;
    const body = { version, from_id: from, from_version: taken.version };
    expect((await doctor.post(path('/merge'), body)).status).toBe(200);
    at('2031-06-06');
    expect((await judged(none)).card.harvest_from).toBe('2031-08-24');
    // The next one takes the place of both.
    const { card } = await give(none);
    expect([card.replaces, ...(card.replaces_also ?? [])].toSorted()).toEqual(
      [...taken.plan_ids, ...ids].toSorted(),
    );
    expect((await give(none)).card).toMatchObject({ replaces: card.id });
  });

  it('waits for nothing that is corrected within half an hour', async () => {
    caseId = await onion({ harvest_on: '2031-09-01' });
    await give(PROFENOFOS);
    app.setNow(new Date(NOON.getTime() + 29 * 60_000));
    const { facts, version } = (await doctor.get(path())).body.case;
    await doctor.put(path(), { version, facts: { ...facts, harvest_on: '2031-06-20' } });
    const { stops, card } = await judged(spray('lambda-cyhalothrin-5-ec', '2031-06-01'));
    expect(stops).toEqual([]);
    expect(card.harvest_from).toBe('2031-06-06');
    // Of another case it may be sprayed today.
    caseId = await onion();
    expect((await judged(soundPlan({ problem: THRIPS }))).card.harvest_from).toBe('2031-08-20');
  });

  it('is asked about where that spray’s label prints no days', async () => {
    caseId = await onion();
    const { version } = await draftPlan(doctor, caseId, spray('lecanicillium-3-as', '2031-06-01'), {
      'no-waiting.0': 'a fungus that lives on insects',
    });
    expect((await send(doctor, version)).status).toBe(200);
    at('2031-06-08');
    expect((await judged(LAMBDA)).card).toMatchObject({
      harvest_from: null,
      harvest_ask: { not_before: '2031-06-13' },
      lines: [{ harvest_from: '2031-06-13' }],
    });
    await give(soundPlan({ problem: THRIPS }));
    expect((await thread()).at(-1)?.text).toContain(kn.earlierNoWaiting);
    // What is not known hides nothing of what is.
    caseId = await onion();
    app.setNow(NOON);
    const other = await draftPlan(doctor, caseId, PROFENOFOS, { 'too-soon.0': 'in another field' });
    expect((await send(doctor, other.version)).status).toBe(200);
    at('2031-06-08');
    const none = soundPlan({ problem: THRIPS });
    expect((await judged(none)).card).toMatchObject({
      harvest_from: null,
      harvest_ask: { not_before: '2031-08-20' },
    });
    await give(none);
    const told = (await thread()).at(-1)?.text;
    expect(told).toContain('20-08-2031 ನಂತರವೇ ಕೊಯ್ಲು');
    expect(told).toContain(kn.earlierNoWaiting);
  });
});

describe('a draft', () => {
  it('is one for each case, over the version that was seen', async () => {
    const { version } = await draftPlan(doctor, caseId, withLine());
    const over = { version: null, plan: soundPlan(), reasons: {} };
    expect((await colleague.put(path('/plan'), over)).body.code).toBe('PLAN_CHANGED');
    const both = await Promise.all(
      [doctor, colleague].map((as) => as.put(path('/plan'), { ...over, version })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await doctor.get(path())).body.case.has_draft).toBe(true);
  });

  it('begun anew has a version that no draft before it had', async () => {
    const seen = await draftPlan(doctor, caseId, withLine());
    expect((await colleague.del(path(`/plan?version=${seen.version}`))).status).toBe(200);
    const anew = await draftPlan(colleague, caseId, withLine({ dose: null }));
    expect(anew.version).toBeGreaterThan(seen.version);
    expect((await send(doctor, seen.version)).body.code).toBe('PLAN_CHANGED');
    const { version } = await draftPlan(colleague, caseId, withLine());
    expect(version).toBeGreaterThan(anew.version);
    expect((await send(colleague, version)).status).toBe(200);
  });

  it('is dropped by whoever saw it last', async () => {
    const { version } = await draftPlan(doctor, caseId);
    expect((await doctor.del(path(`/plan?version=${version + 1}`))).body.code).toBe('PLAN_CHANGED');
    expect((await doctor.del(path(`/plan?version=${version}`))).status).toBe(200);
    expect((await doctor.del(path(`/plan?version=${version}`))).status).toBe(200);
    expect((await doctor.get(path('/plan'))).body.draft).toBeNull();
  });

  it('begins with the last plan, its days counted from today', async () => {
    expect((await doctor.get(path('/plan/last'))).body).toMatchObject({ plan: null, of: null });
    const { version } = await draftPlan(doctor, caseId, withLine({ spray_on: '2031-06-03' }));
    const { card } = (await send(doctor, version)).body.plan;
    app.setNow(new Date('2031-06-03T18:00:00+05:30'));
    const { plan, of } = (await doctor.get(path('/plan/last'))).body;
    expect(of).toBe(card.id);
    expect(plan.lines[0].spray_on).toBe('2031-06-05');
  });

  it('is refused for what is no plan at all', async () => {
    const four = soundPlan({ lines: Array(4).fill(LINE) });
    const { status } = await doctor.put(path('/plan'), { version: null, plan: four, reasons: {} });
    expect(status).toBe(400);
  });
});

describe('what a plan is written from', () => {
  it('rows of the crop’s label, without those that are held back, with what the shop sells of them', async () => {
    const { crop, problems, choices } = (await doctor.get('/api/admin/plan-choices?crop=tur')).body;
    expect(crop).toBe('red-gram');
    expect(problems.map(({ key }: { key: string }) => key)).toContain('red-gram-pod-borer');
    expect(choices.length).toBeGreaterThan(3);
    const tomato = (await doctor.get('/api/admin/plan-choices?crop=tomato')).body.choices;
    expect(tomato.map(({ product }: { product: string }) => product)).not.toContain('abamectin-1.9-ec');
    expect((await doctor.get('/api/admin/plan-choices?crop=moss')).body).toMatchObject({
      crop: null,
      choices: [],
    });
  });

  it('templates: kept once for all, changed over the version that was seen', async () => {
    await app.ctx.db.pool.query('delete from plan_templates');
    const words = { name: 'Thrips, early', crop: 'chilli', plan: withLine() };
    const { template } = (await doctor.post('/api/admin/plan-templates', words)).body;
    expect(
      (await colleague.post('/api/admin/plan-templates', { ...words, name: 'THRIPS, early' })).body.code,
    ).toBe('PLAN_TEMPLATE_TAKEN');
    const change = { ...words, name: 'Thrips', version: template.version };
    const at = `/api/admin/plan-templates/${template.id}`;
    const both = await Promise.all([doctor.put(at, change), colleague.put(at, change)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    app.setNow(new Date('2031-06-03T12:00:00+05:30'));
    const [later] = (await colleague.get('/api/admin/plan-templates')).body.templates;
    expect(later).toMatchObject({ name: 'Thrips', version: 2 });
    expect(later.plan.lines[0].spray_on).toBe('2031-06-03');
    expect((await doctor.del(`${at}?version=1`)).body.code).toBe('PLAN_TEMPLATE_CHANGED');
    expect((await doctor.del(`${at}?version=2`)).status).toBe(200);
    expect((await doctor.get('/api/admin/plan-templates')).body.templates).toEqual([]);
  });
});
