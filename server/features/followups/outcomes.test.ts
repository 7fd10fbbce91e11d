import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutcomesAnswer } from '#shared/contract/office/outcomes.ts';
import { OUTCOMES, type Outcome } from '#shared/domain/plan/outcome.ts';
import { planCard } from '../../../tests/fixtures/plan-card.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { SeededRandom } from '../../../tests/support/chaos/random.ts';
import type { TestClient } from '../../../tests/support/client.ts';

const SEED = Number(process.env.TRIAL_SEED ?? Math.floor(Math.random() * 1e9));
const NOW = new Date('2031-06-30T12:00:00+05:30');
const CASES = 200;

const CROPS = ['chilli', 'tomato', 'cotton', 'arecanut'];
const PROBLEMS = ['chilli-thrips', 'tomato-leaf-curl', null];
const OWN_WORDS = ['Wilt', 'wilt', 'Salt'];
const CLAIMS = [
  ['spinetoram-11.7-sc', 'chilli.spinetoram-11.7-sc'],
  ['emamectin-5-sg', 'chilli.emamectin-5-sg'],
  ['emamectin-5-sg', 'cotton.emamectin-5-sg'],
] as const;
/** As people write it, and the taluk it names. */
const PLACES = [
  ['Badami', 'badami'],
  ['ಬಾದಾಮಿ', 'badami'],
  ['Hunagunda', 'hunagunda'],
  ['behind the mill', null],
  ['', null],
] as const;

interface Asked {
  plan: number;
  chat: number;
  by: number;
  crop: string;
  problem: string;
  lines: { claim: string; product: string; isDone: boolean }[];
  taluk: string | null;
  askedOn: string;
  answer: Outcome | null;
}

let app: TestApp;
let owner: TestClient;
let doctor: TestClient;
let doctorId: number;
const asked: Asked[] = [];
let promised: { on: string; kept: boolean }[] = [];

const day = (random: SeededRandom) =>
  `2031-06-${String(1 + Math.floor(random.next() * 30)).padStart(2, '0')}`;
const one = <T>(random: SeededRandom, of: readonly T[]) => of[Math.floor(random.next() * of.length)] as T;
/** In India, from the first to the last minute of a day. */
const clock = (random: SeededRandom) => one(random, ['00:00:00', '09:00:00', '17:59:59', '23:59:59']);

beforeAll(async () => {
  console.log(`outcomes by hand: TRIAL_SEED=${SEED}`);
  app = await startTestApp();
  await app.ctx.jobs.stop();
  app.setNow(NOW);
  owner = await app.loginOffice();
  doctor = await app.hire(['doctor']);
  const id = async (text: string, values: unknown[] = []) =>
    Number((await app.ctx.db.pool.query(text, values)).rows[0].id);
  const ownerId = await id('select min(id) as id from staff');
  doctorId = await id('select max(id) as id from staff');
  await makeUp(new SeededRandom(SEED), [ownerId, doctorId], id);
}, 120_000);
afterAll(() => app.close());

async function makeUp(
  random: SeededRandom,
  staff: number[],
  id: (text: string, values?: unknown[]) => Promise<number>,
): Promise<void> {
  for (let number = 0; number < CASES; number += 1) {
    const [address, home] = one(random, PLACES);
    const [words, field] = one(random, PLACES);
    const farmer = await id(
      `insert into farmers (mobile, name, address, language) values ($1, 'ರೈತ', $2, 'kn') returning id`,
      [`8${String(number).padStart(9, '0')}`, address || '-'],
    );
    const chat = await id('insert into chats (farmer_id) values ($1) returning id', [farmer]);
    const crop = one(random, CROPS);
    const made = await id(
      `insert into cases (chat_id, facts, client_id, created_at, updated_at)
       values ($1, jsonb_build_object('crop', $2::text, 'taluk', $3::text), gen_random_uuid(), now(), now()) returning id`,
      [chat, crop, words],
    );
    if (random.next() < 0.4) {
      const kept = random.next() < 0.7;
      const on = day(random);
      promised = [...promised, { on, kept }];
      await id(
        `insert into answer_promises (chat_id, asked_at, due_at, ended_at, kept) values ($1, $2, $2, $2, $3) returning chat_id as id`,
        [chat, `${on}T${clock(random)}+05:30`, kept],
      );
    }
    for (let plans = 1 + Math.floor(random.next() * 3); plans > 0; plans -= 1)
      await makePlan(random, { chat, made, crop, by: one(random, staff), taluk: field ?? home }, id);
  }
}

async function makePlan(
  random: SeededRandom,
  of: { chat: number; made: number; crop: string; by: number; taluk: string | null },
  id: (text: string, values?: unknown[]) => Promise<number>,
): Promise<void> {
  const { chat, made, crop, by, taluk } = of;
  const problem = one(random, PROBLEMS);
  const own = one(random, OWN_WORDS);
  const card = planCard();
  card.crop = { en: crop, kn: crop };
  card.problem = { ...card.problem, key: problem, name: { en: problem ?? own, kn: problem ?? own } };
  const chosen = CLAIMS.filter(() => random.next() < 0.5);
  card.lines = chosen.map(([product, claim]) => ({
    ...(card.lines[0] as (typeof card.lines)[number]),
    product,
    claim,
  }));
  const message = await id(
    `insert into messages (chat_id, seq, sender_role, sender_id, kind, text, meta)
     values ($1, (select coalesce(max(seq), 0) + 1 from messages where chat_id = $1), 'admin', $2, 'plan', 'x', '{}') returning id`,
    [chat, by],
  );
  const plan = await id(
    `insert into plans (case_id, chat_id, message_id, card, plan, warnings, crop, problem, created_by, created_at)
     values ($1, $2, $3, $4, '{}', '[]', $5, $6, $7, now()) returning id`,
    [made, chat, message, JSON.stringify(card), crop, problem, by],
  );
  const lines = [];
  for (const [line, [product, claim]] of chosen.entries()) {
    const isDone = random.next() < 0.5;
    lines.push({ claim, product, isDone });
    await id(
      `insert into plan_lines (plan_id, line, product, claim, groups, spray_on, done_on)
       values ($1, $2, $3, $4, '{}', '2031-06-01', $5) returning plan_id as id`,
      [plan, line, product, claim, isDone ? '2031-06-02' : null],
    );
  }
  if (random.next() < 0.2) return;
  const askedOn = day(random);
  await id('insert into checkups (plan_id, nth, asked_at) values ($1, 1, $2) returning plan_id as id', [
    plan,
    `${askedOn}T${clock(random)}+05:30`,
  ]);
  if (random.next() < 0.3)
    await id(
      `insert into checkups (plan_id, nth, asked_at) values ($1, 2, '2031-06-30T12:00:00+05:30') returning plan_id as id`,
      [plan],
    );
  const answer = random.next() < 0.7 ? one(random, OUTCOMES) : null;
  if (answer)
    await id(
      'insert into outcomes (plan_id, answer, answered_at) values ($1, $2, now()) returning plan_id as id',
      [plan, answer],
    );
  asked.push({ plan, chat, by, crop, problem: problem ?? own.toLowerCase(), lines, taluk, askedOn, answer });
}

const count = (of: readonly { answer: Outcome | null }[]) => ({
  asked: of.length,
  ...Object.fromEntries(OUTCOMES.map((each) => [each, of.filter(({ answer }) => answer === each).length])),
});

/** Row by row, in plain loops. */
function byHand<T extends { answer: Outcome | null }>(of: readonly T[], keyOf: (row: T) => string) {
  const groups = new Map<string, T[]>();
  for (const row of of) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return new Map([...groups].map(([key, rows]) => [key, count(rows)]));
}

const plain = ({ asked, better, same, worse }: OutcomesAnswer['all']) => ({ asked, better, same, worse });
const rowsOf = <T extends OutcomesAnswer['all']>(rows: readonly T[], keyOf: (row: T) => string) =>
  new Map(rows.map((row) => [keyOf(row), plain(row)]));

function expectCounted(said: OutcomesAnswer, of: readonly Asked[]): void {
  expect(plain(said.all)).toEqual(count(of));
  expect(rowsOf(said.by_problem, ({ key, name }) => key ?? name.en.toLowerCase())).toEqual(
    byHand(of, ({ problem }) => problem),
  );
  expect(rowsOf(said.by_crop, ({ key }) => key)).toEqual(byHand(of, ({ crop }) => crop));
  expect(rowsOf(said.by_taluk, ({ taluk }) => String(taluk))).toEqual(
    byHand(of, ({ taluk }) => String(taluk)),
  );
  const lines = of.flatMap(({ lines: each, answer }) => each.map((line) => ({ ...line, answer })));
  expect(rowsOf(said.by_line, ({ claim }) => claim)).toEqual(byHand(lines, ({ claim }) => claim));
  for (const { claim, sprayed } of said.by_line)
    expect(sprayed, claim).toBe(lines.filter((line) => line.claim === claim && line.isDone).length);
}

describe('outcomes are those of a count by hand', () => {
  it.each([
    ['2031-06-01', '2031-06-30'],
    ['2031-06-10', '2031-06-10'],
    ['2031-06-05', '2031-06-21'],
  ])('from %s to %s', async (from, to) => {
    const said: OutcomesAnswer = (await owner.get(`/api/admin/outcomes?from=${from}&to=${to}`)).body;
    const on = (askedOn: string) => askedOn >= from && askedOn <= to;
    expectCounted(
      said,
      asked.filter(({ askedOn }) => on(askedOn)),
    );
    const kept = promised.filter((each) => on(each.on) && each.kept).length;
    expect(said.promises).toEqual({ kept, late: promised.filter((each) => on(each.on)).length - kept });
    const newest = new Map(asked.filter(({ answer }) => answer).map(({ chat, answer }) => [chat, answer]));
    expect(said.site).toEqual({
      better: [...newest.values()].filter((answer) => answer === 'better').length,
      farmers: newest.size,
    });
  });

  it('for a doctor of the plans they sent, of the last ninety days', async () => {
    const said: OutcomesAnswer = (await doctor.get('/api/admin/outcomes')).body;
    expect(said).toMatchObject({ whose: 'own', from: '2031-04-02', to: '2031-06-30', promises: null });
    expectCounted(
      said,
      asked.filter(({ by }) => by === doctorId),
    );
  });

  it.each(['from=2031-02-30', 'to=soon', 'from=2031-06-02&to=2031-06-01'])('refuses %s', async (query) => {
    expect((await owner.get(`/api/admin/outcomes?${query}`)).status).toBe(400);
  });
});

describe('the rate of the site', () => {
  const item = async () => (await owner.get('/api/admin/content/item?kind=statistics&key=')).body.item;

  it('comes into the draft as it was counted, and is published as any figure', async () => {
    expect((await owner.post('/api/admin/outcomes/site', {})).status).toBe(200);
    const { draft } = await item();
    const { site }: OutcomesAnswer = (await owner.get('/api/admin/outcomes')).body;
    expect(draft.body).toMatchObject({
      experience: '30+',
      success: `${Math.floor((site.better * 100) / site.farmers)}%`,
      successBetter: site.better,
      successOf: site.farmers,
      successOn: '2031-06-30',
    });
    expect(draft.faults).toEqual([]);
    const seen = { kind: 'statistics', key: '', revision: draft.revision };
    expect((await owner.post('/api/admin/content/publish', seen)).body.outcome).toBe('published');
    expect(app.ctx.content.now().statistics.successOf).toBe(site.farmers);
  });

  it('is not written over by hand, and leaves with its three fields', async () => {
    const { published, version } = await item();
    const save = async (body: object) => {
      const { draft } = await item();
      const named = { kind: 'statistics', key: '', revision: draft?.revision ?? 0, version };
      return (await owner.put('/api/admin/content/draft', { ...named, body })).body.item.draft;
    };
    expect((await save({ ...published, success: '99%' })).faults).toMatchObject([
      { path: 'success', code: 'rate' },
    ]);
    const { successBetter: _, successOf: __, ...half } = published;
    expect((await save(half)).faults.map(({ path }: { path: string }) => path)).toContain('successOf');
    const { successOn: ___, ...claimed } = half;
    expect((await save({ ...claimed, success: '90%' })).faults).toEqual([]);
  });

  it('is refused of fewer than thirty farmers', async () => {
    const chats = [...new Set(asked.filter(({ answer }) => answer).map(({ chat }) => chat))].slice(29);
    await app.ctx.db.pool.query(
      'delete from outcomes o using plans p where p.id = o.plan_id and p.chat_id = any($1::bigint[])',
      [chats],
    );
    expect((await owner.post('/api/admin/outcomes/site', {})).body.code).toBe('OUTCOMES_FEW');
  });
});
