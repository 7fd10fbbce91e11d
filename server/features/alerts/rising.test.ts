import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Rise } from '#shared/contract/office/alerts.ts';
import { isRising, RISING_DAYS } from '#shared/domain/alerts/alert-rules.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import {
  type MadeUpFarmer,
  makeUpCase,
  makeUpFarmer,
  talukName,
} from '../../../tests/support/made-up-fields.ts';

const NOW = new Date('2026-11-24T11:00:00+05:30');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let app: TestApp;
let doctor: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  app.setNow(NOW);
  doctor = await app.hire(['doctor']);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(NOW);
  await app.ctx.db.pool.query(
    'delete from alerts; delete from alert_dismissals; delete from plans; delete from cases',
  );
});

async function rising(): Promise<Rise[]> {
  const { status, body } = await doctor.get('/api/admin/alerts/rising');
  expect(status, JSON.stringify(body)).toBe(200);
  return body.rising;
}
const short = (rows: readonly Pick<Rise, 'problem' | 'taluk' | 'farmers' | 'before'>[]) =>
  rows.map(({ problem, taluk, farmers, before }) => [problem, taluk, farmers, before].join(' ')).toSorted();

const SIGN = 'chilli-thrips';
const PLACE = { signs: [SIGN], taluk: talukName('byadagi') };

/** A case of each of so many new farmers. */
async function told(count: number, days: number, facts: object = PLACE): Promise<MadeUpFarmer[]> {
  const farmers: MadeUpFarmer[] = [];
  for (let n = 0; n < count; n += 1) {
    const farmer = await makeUpFarmer(app);
    await makeUpCase(app, farmer, facts, daysAgo(days));
    farmers.push(farmer);
  }
  return farmers;
}

async function sendPlan(farmer: MadeUpFarmer, caseId: number, problem: string): Promise<void> {
  await app.ctx.db.pool.query(
    `with m as (insert into messages (chat_id, seq, sender_role, sender_id, text)
       select $1, head_seq + 1, 'admin', 1, 'plan' from chats where id = $1 returning id),
     moved as (update chats set head_seq = head_seq + 1 where id = $1)
     insert into plans (case_id, chat_id, message_id, card, plan, warnings, crop, problem, created_by, created_at)
     select $2, $1, m.id, '{}', '{}', '[]', 'chilli', $3, 1, $4 from m`,
    [farmer.chatId, caseId, problem, NOW],
  );
}

describe('what rises', () => {
  it('are three farmers where there was nobody, named with crop, taluk and the cases behind it', async () => {
    await told(2, 3);
    expect(await rising()).toEqual([]);
    await told(1, 3);
    expect(await rising()).toMatchObject([
      { problem: SIGN, crop: { en: 'Chilli' }, taluk: 'byadagi', farmers: 3, before: 0, alert: null },
    ]);
    expect((await rising())[0]?.cases).toHaveLength(3);
  });

  it('is twice as many as before, and not less', async () => {
    await told(2, 20);
    await told(3, 3);
    expect(await rising()).toEqual([]);
    await told(1, 3);
    expect(short(await rising())).toEqual([`${SIGN} byadagi 4 2`]);
  });

  it('is counted by farmers, not by cases', async () => {
    const [one] = await told(2, 3);
    if (one) for (let n = 0; n < 5; n += 1) await makeUpCase(app, one, PLACE, daysAgo(2));
    expect(await rising()).toEqual([]);
  });

  it('goes by the doctor’s plan where there is one, whatever the farmer took it for', async () => {
    const farmers = await told(3, 3);
    const { rows } = await app.ctx.db.pool.query('select id, chat_id from cases');
    for (const { id, chat_id } of rows) {
      const farmer = farmers.find(({ chatId }) => chatId === Number(chat_id));
      if (farmer) await sendPlan(farmer, Number(id), 'chilli-yellow-mite');
    }
    expect(short(await rising())).toEqual(['chilli-yellow-mite byadagi 3 0']);
  });

  it('goes by the place of the profile where a case tells none', async () => {
    for (let n = 0; n < 3; n += 1) {
      const farmer = await makeUpFarmer(app, { address: `ಮೋಟೆಬೆನ್ನೂರು, ${talukName('byadagi')}` });
      await makeUpCase(app, farmer, { signs: [SIGN] }, daysAgo(1));
    }
    expect(short(await rising())).toEqual([`${SIGN} byadagi 3 0`]);
  });

  it('is out of sight for a week once it was put aside, and back at once when that is undone', async () => {
    await told(3, 1);
    const put = (dismissed: boolean) =>
      doctor.put('/api/admin/alerts/rising', { problem: SIGN, taluk: 'byadagi', dismissed });
    await put(true);
    expect(await rising()).toEqual([]);
    await put(false);
    expect(await rising()).toHaveLength(1);
    await put(true);
    app.setNow(new Date(NOW.getTime() + 7 * DAY_MS + 1));
    expect(await rising()).toHaveLength(1);
    app.setNow(NOW);
    const unknown = await doctor.put('/api/admin/alerts/rising', {
      problem: SIGN,
      taluk: 'atlantis',
      dismissed: true,
    });
    expect(unknown.body.code).toBe('INVALID_INPUT');
  });

  it('says what alert there is of it', async () => {
    await told(3, 1);
    const words = { look: { en: '', kn: '' }, first: { en: '', kn: '' } };
    const { body } = await doctor.post('/api/admin/alerts', { problem: SIGN, taluks: ['byadagi'], words });
    expect((await rising())[0]?.alert).toMatchObject({ id: body.alert.id, state: 'draft' });
  });

  it('is what a recount by hand says, over made-up cases', async () => {
    const random = seeded(20261124);
    const signs = ['chilli-thrips', 'chilli-yellow-mite', 'tomato-leaf-curl', 'own words'];
    const taluks = ['byadagi', 'haveri', 'sagara'];
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    const farmers: (MadeUpFarmer & { home: string })[] = [];
    for (let n = 0; n < 40; n += 1) {
      const home = pick([...taluks, '']);
      farmers.push({ ...(await makeUpFarmer(app, { address: home ? talukName(home) : 'ಹಳ್ಳಿ' })), home });
    }
    const cases: { farmer: number; taluk: string; signs: string[]; days: number }[] = [];
    for (let n = 0; n < 260; n += 1) {
      const farmer = pick(farmers);
      const taluk = pick([...taluks, '', '']);
      const own = [...new Set([pick(signs), pick(signs)])];
      const days = 0.01 + random() * 30 * (random() < 0.5 ? 0.5 : 1);
      await makeUpCase(app, farmer, { signs: own, taluk: taluk && talukName(taluk) }, daysAgo(days));
      cases.push({ farmer: farmer.id, taluk: taluk || farmer.home, signs: own, days });
    }
    const expected = signs.slice(0, 3).flatMap((problem) =>
      taluks.flatMap((taluk) => {
        const of = cases.filter((each) => each.taluk === taluk && each.signs.includes(problem));
        const count = (from: number, to: number) =>
          new Set(of.filter(({ days }) => days >= from && days < to).map(({ farmer }) => farmer)).size;
        const [farmersNow, before] = [count(0, RISING_DAYS), count(RISING_DAYS, 2 * RISING_DAYS)];
        return isRising(farmersNow, before) ? [{ problem, taluk, farmers: farmersNow, before }] : [];
      }),
    );
    expect(expected.length, 'some rise').toBeGreaterThan(0);
    expect(expected.length, 'some do not').toBeLessThan(9);
    expect(short(await rising())).toEqual(short(expected));
  });
});

/** The same numbers each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
