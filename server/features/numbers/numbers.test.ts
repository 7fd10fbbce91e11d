import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUSINESS } from '#content/business.ts';
import type { NumbersAnswer } from '#shared/contract/office/numbers.ts';
import { draftPlan, form, makeCase, openChat } from '../../../tests/factories.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { countNumbers } from '../../../tests/support/count-numbers.ts';
import { IS_SHIPPED } from '../../../tests/support/shipped-content.ts';
import { Random } from '../../../tools/bench/seed/random.ts';
import { countWaits } from './count-waits.ts';

const NOW = new Date('2026-11-20T15:00:00+05:30');
const DAY_MS = 86_400_000;
const PLACES = [
  'ತಿಪಟೂರು, ತುಮಕೂರು',
  'Halli, Maddur, Mandya',
  'ಮಂಡ್ಯ',
  'ಹೊಸಹಳ್ಳಿ',
  'Sira, Tumkur',
  'Tiptur and Gubbi',
  'H D Kote, Mysore',
];

let app: TestApp;
let office: TestClient;
let client: pg.Client;

async function begin() {
  app = await startTestApp();
  app.setNow(NOW);
  office = await app.loginOffice();
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
}
async function end() {
  await client.end();
  await app.close();
}

async function read(days: number): Promise<NumbersAnswer> {
  const { status, body } = await office.get(`/api/admin/numbers?days=${days}`);
  expect({ status, body: status === 200 ? 'fine' : body }).toEqual({ status: 200, body: 'fine' });
  return body as NumbersAnswer;
}

/** What the page says, without what no second count can know. */
async function said(days: number) {
  const { ok: _, counted_at: __, by_person, ...numbers } = await read(days);
  return { ...numbers, by_person: by_person.map(({ name: _name, ...row }) => row) };
}

async function expectSame(days: number) {
  await countWaits(app.ctx);
  expect(await said(days)).toEqual(await countNumbers(client, { now: NOW, days, week: BUSINESS.hours }));
}

describe('a shop in which nothing has happened', () => {
  beforeAll(begin);
  afterAll(end);

  it('counts nothing, for every day', async () => {
    const before = await read(7);
    expect(before).toMatchObject({ counted_at: null, from: '2026-11-14', to: '2026-11-20', whose: 'all' });
    expect(await countWaits(app.ctx)).toBe(true);
    const numbers = await read(7);
    expect(numbers).toMatchObject({
      counted_at: NOW.toISOString(),
      waiting: { chats: 0, longest_since: null },
      answers: { count: 0, median_minutes: null, settled: 0, open: 0 },
      money: [],
      by_person: [],
      by_taluk: [],
      by_crop: [],
    });
    expect(numbers.by_day).toHaveLength(7);
    expect(numbers.by_day[6]).toEqual({
      day: '2026-11-20',
      asked: 0,
      answered: 0,
      quoted: 0,
      paid: 0,
      sent: 0,
    });
  });

  it.each(['8', '0', '-7', 'all', '7.5', ''])('refuses %j days', async (days) => {
    expect((await office.get(`/api/admin/numbers?days=${days}`)).status).toBe(400);
  });
});

describe('what came of a plan', () => {
  beforeAll(begin);
  afterAll(end);

  const at = (clock: string) => app.setNow(new Date(`2026-11-12T${clock}:00+05:30`));

  it('counts that a field got worse as a question, and that a plan worked as none', async () => {
    at('10:00');
    const farmer = await app.loginFarmer({ address: 'ಕೆರೆಗೋಡು, ಮದ್ದೂರು, ಮಂಡ್ಯ' });
    const doctor = await app.hire(['doctor']);
    const chatId = await openChat(farmer);
    const caseId = await makeCase(doctor, chatId);
    const { version } = await draftPlan(doctor, caseId);
    const path = `/api/admin/cases/${caseId}/plan/send`;
    const { plan } = (await doctor.post(path, { client_id: crypto.randomUUID(), version })).body;
    await client.query('insert into checkups (plan_id, nth, asked_at) values ($1, 1, $2)', [
      plan.card.id,
      app.ctx.now(),
    ]);
    const tell = async (outcome: string) => {
      const fields = { text: outcome, plan_id: String(plan.card.id), outcome };
      expect((await farmer.postForm('/api/chat/message', form(fields))).status).toBe(200);
      await countWaits(app.ctx);
      return (await client.query('select 1 from waits where chat_id = $1', [chatId])).rowCount;
    };
    at('11:00');
    const before = await tell('better');
    at('11:10');
    expect((await tell('worse')) ?? 0).toBe((before ?? 0) + 1);
  });
});

/** Told in the shipped opening hours; an owner's own are counted in all the others. */
describe.skipIf(!IS_SHIPPED)('what people do, through the product', () => {
  beforeAll(begin);
  afterAll(end);

  const at = (clock: string) => app.setNow(new Date(`${clock}+05:30`));
  function say(as: TestClient, fields: Record<string, string>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return as.postForm('/api/chat/message', form);
  }

  it('counts from the first unanswered word, in working hours, and not by what no person answered', async () => {
    at('2026-11-13T18:00:00');
    const farmer = await app.loginFarmer({ address: 'ಕೆರೆಗೋಡು, ಮದ್ದೂರು, ಮಂಡ್ಯ' });
    office = await app.loginOffice();
    const asked = (await say(farmer, { text: 'ಎಲೆ ಹಳದಿ' })).body.message;
    const chatId = String(asked.chat_id);
    at('2026-11-14T09:45:00');
    await say(farmer, { text: 'ಸರ್?' });
    at('2026-11-14T10:00:00');
    // Half an hour of Friday and half an hour of Saturday.
    await say(office, { chat_id: chatId, text: 'ಬೋರ್ಡೋ' });
    await say(office, { chat_id: chatId, text: 'ಸಿಂಪಡಿಸಿ' });

    at('2026-11-16T11:00:00');
    const thanks = (await say(farmer, { text: 'ಧನ್ಯವಾದ' })).body.message;
    const done = await office.post('/api/chat/done', { chat_id: asked.chat_id, up_to_seq: thanks.seq });
    expect(done.status).toBe(200);
    at('2026-11-17T11:00:00');
    await say(farmer, { text: 'ಇನ್ನೊಂದು ಪ್ರಶ್ನೆ' });
    app.setNow(NOW);

    await countWaits(app.ctx);
    const numbers = await read(30);
    expect(numbers.answers).toMatchObject({ count: 1, median_minutes: 60, settled: 1, open: 1 });
    expect(numbers.answers.spread.find(({ span }) => span === 'hour')?.count).toBe(1);
    expect(numbers.waiting).toEqual({
      chats: 1,
      longest_since: new Date('2026-11-17T11:00:00+05:30').toISOString(),
    });
    expect(numbers.by_taluk).toEqual([{ taluk: 'maddur', questions: 3, quoted: 0, paid_paise: 0 }]);
    await expectSame(30);
  });

  it('goes into the draft of the site’s figures from thirty answers on', async () => {
    expect((await office.post('/api/admin/numbers/site', {})).body.code).toBe('OUTCOMES_FEW');
    await client.query(
      `insert into waits (chat_id, first_seq, asked_at, answered_at, answered_by, worked_s)
       select chat_id, 1000 + n, asked_at, answered_at, answered_by, worked_s
       from waits, generate_series(1, 29) n where answered_at is not null`,
    );
    expect((await office.post('/api/admin/numbers/site', {})).status).toBe(200);
    const { item } = (await office.get('/api/admin/content/item?kind=statistics&key=')).body;
    expect(item.draft.body).toMatchObject({ answerMinutes: 60, answerOf: 30 });
    expect(item.draft.faults).toEqual([]);
    await client.query('delete from waits where first_seq > 1000');
  });

  it('takes a settling back with the click that takes it back', async () => {
    const chatId = (await client.query('select id from chats')).rows[0].id;
    const seq = (await client.query('select head_seq from chats')).rows[0].head_seq;
    const settle = (place: object) => office.post('/api/chat/done', { chat_id: Number(chatId), ...place });
    const { done_before } = (await settle({ up_to_seq: Number(seq) })).body;
    expect((await settle({ up_to_seq: 0, back_to: done_before })).status).toBe(200);
    await expectSame(30);
    const { answers, waiting } = await read(30);
    expect(answers.open).toBe(1);
    expect(waiting.longest_since, 'what was settled before it stays so').toBe(
      new Date('2026-11-17T11:00:00+05:30').toISOString(),
    );
  });

  it('of a chat that became part of another while it was counted is not counted there', async () => {
    const [one, other] = [await app.loginFarmer(), await app.loginFarmer()];
    const [gone, stays] = [await openChat(one), await openChat(other)];
    await countWaits(app.ctx);
    await client.query('update chats set merged_into = $2, merged_at = now(), head_seq = 0 where id = $1', [
      gone,
      stays,
    ]);
    const kept = async () =>
      (await client.query('select chat_id from waits where chat_id = any($1)', [[gone, stays]])).rows;
    expect(await kept()).toHaveLength(2);
    await countWaits(app.ctx);
    expect(await kept()).toEqual([{ chat_id: String(stays) }]);
    await client.query('update chats set waiting_since = null where id = any($1)', [[gone, stays]]);
  });

  it('is counted by the page itself when somebody looks', async () => {
    const farmer = await app.loginFarmer();
    await say(farmer, { text: 'ಹೊಸ ಪ್ರಶ್ನೆ' });
    await read(7);
    await expect
      .poll(async () => (await client.query('select count(*)::int as n from waits_counted')).rows[0].n, {
        timeout: 60_000,
      })
      .toBeGreaterThan(0);
  });
});

/** A business of a hundred days, row by row, with all that can happen to rows. */
async function fill(random: Random) {
  const staff = [Number((await client.query('select min(id) as id from staff')).rows[0].id)];
  await client.query(
    `insert into labels (kind, names) values ('crop', '{"kn": "ನುಗ್ಗೆ"}'), ('own', '{"en": "Debt"}')`,
  );
  const labels = (await client.query('select id from labels where key is null or id <= 3')).rows.map(
    ({ id }) => id,
  );
  const template = `insert into staff select (jsonb_populate_record(s, jsonb_build_object('id', s.id + 1000,
    'email', 'second@office.example', 'configured', false))).* from staff s order by id limit 1 returning id`;
  staff.push(
    Number(
      (await client.query(template.replace('insert into staff', 'insert into staff overriding system value')))
        .rows[0].id,
    ),
  );
  let pid = 2_000_000_000_000;
  const moment = (ago: number) => new Date(NOW.getTime() - ago * DAY_MS);
  for (let n = 0; n < 40; n += 1) {
    const { rows } = await client.query(
      `insert into farmers (mobile, name, address, blocked_at) values ($1, 'ರೈತ', $2, $3) returning id`,
      [String(6_000_000_000 + n), random.pick(PLACES), random.chance(0.1) ? NOW : null],
    );
    const farmerId = rows[0].id;
    const chatId = (await client.query('insert into chats (farmer_id) values ($1) returning id', [farmerId]))
      .rows[0].id;
    let ago = random.next() * 100;
    let seq = 0;
    for (let m = random.below(30); m > 0 && ago > 0; m -= 1) {
      seq += 1 + random.below(2);
      const at = moment(ago);
      const dice = random.next();
      const isFarmers = dice < 0.5;
      const by = random.pick(staff);
      const kind = dice > 0.95 ? 'quote' : dice > 0.9 ? 'lr' : dice < 0.05 ? 'payment' : 'text';
      const sender = isFarmers ? farmerId : random.chance(0.2) && kind === 'text' ? 0 : by;
      const isDeleted = kind !== 'quote' && random.chance(0.1);
      const message = await client.query(
        `insert into messages (chat_id, seq, sender_role, sender_id, kind, text, meta, created_at, deleted_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
        [
          chatId,
          seq,
          isFarmers ? 'farmer' : 'admin',
          sender,
          kind,
          isDeleted ? null : 'x',
          sender === 0 && !isDeleted ? '{"auto": true}' : '{}',
          at,
          isDeleted ? at : null,
        ],
      );
      const messageId = message.rows[0].id;
      if (kind === 'quote') pid = await quote({ chatId, farmerId, messageId, by, at }, random, pid);
      if (kind === 'lr') {
        await client.query(
          `insert into dispatches (chat_id, message_id, lr_number, tracking_link, created_by, created_at)
           values ($1, $2, 'VRL1', 'https://x.example', $3, $4)`,
          [chatId, messageId, by, at],
        );
      }
      if (random.chance(0.08))
        await settle(chatId, by, at, random.chance(0.7) ? seq : undefined, random.chance(0.3));
      ago -= random.chance(0.6) ? random.next() / 24 : random.next() * 6;
    }
    const waits = seq > 0 && random.chance(0.5) ? moment(random.next() * 20) : null;
    await client.query(
      'update chats set head_seq = $2, last_message_seq = $2, waiting_since = $3 where id = $1',
      [chatId, seq, waits],
    );
    for (const label of labels.filter(() => random.chance(0.2))) {
      await client.query(
        'insert into chat_labels (chat_id, label_id, put_by, put_at) values ($1, $2, 1, now())',
        [chatId, label],
      );
    }
    if (random.chance(0.2)) {
      await client.query(
        `insert into chat_side_state (chat_id, side, deleted_seq) values ($1, 'admin', $2)`,
        [chatId, random.chance(0.5) ? seq : Math.max(0, seq - 1)],
      );
    }
  }
}

interface Quote {
  chatId: string;
  farmerId: string;
  messageId: string;
  by: number;
  at: Date;
}

async function quote(
  { chatId, farmerId, messageId, by, at }: Quote,
  random: Random,
  pid: number,
): Promise<number> {
  const amount = 10_000 + random.below(1_000_000);
  const later = new Date(at.getTime() + random.next() * 3 * DAY_MS);
  const isPaid = random.chance(0.6);
  const { rows } = await client.query(
    `insert into quotations (chat_id, message_id, amount_paise, original_name, created_by, created_at, withdrawn_at)
     values ($1, $2, $3, 'x.pdf', $4, $5, $6) returning id`,
    [chatId, messageId, amount, by, at, !isPaid && random.chance(0.3) ? later : null],
  );
  if (!isPaid) return pid;
  const isLive = random.chance(0.1);
  const isBack = random.chance(0.3);
  await client.query(
    `insert into payments (pid, purpose, quotation_id, chat_id, farmer_id, amount_paise, status, provider, env,
       merchant_order_id, created_at, paid_at, captured_paise, refunded_paise, handed_over_at, handed_over_by)
     values ($1, 'quote', $2, $3, $4, $5, 'success', $6, $7, $8, $9, $9, $5, $10, $11, $12)`,
    [
      pid,
      rows[0].id,
      chatId,
      farmerId,
      amount,
      random.pick(['sandbox', 'phonepe']),
      isLive ? 'live' : 'uat',
      `o${pid}`,
      later,
      isBack ? amount : 0,
      random.chance(0.5) ? later : null,
      by,
    ],
  );
  if (isBack) {
    const isDone = random.chance(0.7);
    await client.query(
      `insert into refunds (pid, merchant_refund_id, amount_paise, reason, state, needs_second, created_at, completed_at)
       values ($1, $2, $3, 'back', $4, false, $5, $6)`,
      [pid, `r${pid}`, amount, isDone ? 'completed' : 'pending', later, isDone ? later : null],
    );
  }
  return pid + 1;
}

async function settle(chatId: string, by: number, at: Date, upTo: number | undefined, isTakenBack: boolean) {
  const line = (action: string, detail: object) =>
    client.query(
      `insert into audit_log (at, staff_id, action, subject, chat_id, detail) values ($1, $2, $3, $4, $5, $6)`,
      [at, by, action, `chat:${chatId}`, chatId, detail],
    );
  await line('chat.done', upTo === undefined ? {} : { up_to_seq: upTo });
  if (isTakenBack) await line('chat.reopen', {});
}

describe.each([1, 2, 3])('a random business (%i)', (seed) => {
  beforeAll(async () => {
    await begin();
    await fill(new Random(seed));
  });
  afterAll(end);

  it.each([7, 30, 90])('over %i days equals a count by hand', async (days) => {
    await expectSame(days);
  });

  it('still does after messages were taken back, others came, and a farmer was erased', async () => {
    await client.query(
      `update messages set deleted_at = created_at, text = null, meta = '{}' where id % 5 = 0 and deleted_at is null`,
    );
    await client.query(
      `insert into messages (chat_id, seq, sender_role, sender_id, text, created_at)
       select id, head_seq + 1, case when id % 2 = 0 then 'farmer' else 'admin' end, 1, 'x', $1 from chats`,
      [new Date(NOW.getTime() - 3_600_000)],
    );
    await client.query('update chats set head_seq = head_seq + 1');
    await client.query(`update farmers set address = 'ಸಾಗರ' where id % 7 = 0`);
    const { rows } = await client.query(
      'select id, farmer_id from chats where head_seq > 3 order by id limit 1',
    );
    const { id: chatId, farmer_id: farmerId } = rows[0];
    await client.query('update farmers set deletion_requested_at = $2 where id = $1', [farmerId, NOW]);
    const keep = { quotations: new Set<number>(), messages: new Set<number>(), files: new Set<string>() };
    await app.ctx.inTransaction((tx) =>
      app.ctx.hooks.onErase(app.ctx, tx, {
        farmerId: Number(farmerId),
        chatId: Number(chatId),
        now: NOW,
        keep,
      }),
    );
    expect((await client.query('select from waits where chat_id = $1', [chatId])).rowCount).toBe(0);
    await expectSame(90);
  });

  it.each(['doctor', 'accounts', 'helper'])('for a %s is their own work, and nobody else’s', async (role) => {
    const { rows } = await client.query('select id from staff order by id limit 1');
    const staffId = Number(rows[0].id);
    await countWaits(app.ctx);
    await client.query('update staff set roles = $2 where id = $1', [staffId, [role]]);
    const own = await said(90);
    await client.query('update staff set roles = $2 where id = $1', [staffId, ['owner']]);
    expect(own).toEqual(await countNumbers(client, { now: NOW, days: 90, week: BUSINESS.hours, staffId }));
    expect(own.by_person.map(({ staff_id }) => staff_id)).toEqual([staffId]);
  });

  it('is counted anew when the hours of the office change', async () => {
    const week = {
      ...BUSINESS.hours,
      sunday: { opens: '06:00', closes: '22:00' },
      holidays: ['11-18', '2026-11-10'],
    };
    await countWaits(app.ctx, { week });
    const { answers } = await read(90);
    const again = await countNumbers(client, { now: NOW, days: 90, week });
    expect(answers.median_minutes).toBe(again.answers.median_minutes);
    await expectSame(30);
  });

  it('is the same however often, and by however many at once, it is counted', async () => {
    await client.query('delete from waits_counted');
    await client.query('delete from waits where first_seq % 2 = 0');
    await Promise.all([countWaits(app.ctx), countWaits(app.ctx), countWaits(app.ctx)]);
    await expectSame(90);
  });
});
