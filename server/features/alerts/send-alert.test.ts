import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Alert } from '#shared/contract/office/alerts.ts';
import { talukOf } from '#shared/domain/places/taluks.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import {
  type MadeUpFarmer,
  makeUpCase,
  makeUpFarmer,
  talukName,
} from '../../../tests/support/made-up-fields.ts';
import type { AppContext } from '../../context.ts';
import { sendBatches } from './send-batches.ts';

const NIGHT = new Date('2026-11-23T22:00:00+05:30');
const MORNING = new Date('2026-11-24T07:00:00+05:30');
const DAY_MS = 86_400_000;
const later = (ms: number, of = MORNING) => new Date(of.getTime() + ms);

const WORDS = {
  look: { en: 'Leaves curl up like a boat', kn: 'ಎಲೆಗಳು ದೋಣಿಯಂತೆ ಮೇಲಕ್ಕೆ ಮುದುಡುತ್ತವೆ' },
  first: { en: 'Hang 10–20 blue sticky traps an acre', kn: 'ಎಕರೆಗೆ 10–20 ನೀಲಿ ಅಂಟು ಬಲೆ ಕಟ್ಟಿ' },
};

let database: TestDatabase;
let app: TestApp;
let west: TestApp;
let doctor: TestClient;
const setNow = (now: Date) => {
  app.setNow(now);
  west.setNow(now);
};

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startTestApp({ DATABASE_URL: database.connectionString });
  west = await startTestApp({ DATABASE_URL: database.connectionString });
  doctor = await app.hire(['doctor']);
  // What is queued is run by the tests themselves.
  await Promise.all([app, west].map(({ ctx }) => ctx.jobs.stop()));
});
afterAll(async () => {
  await Promise.all([app.close(), west.close()]);
  await database.drop();
});
beforeEach(async () => {
  setNow(NIGHT);
  await app.ctx.db.pool.query(
    `delete from alert_recipients; delete from alert_opt_outs; delete from alerts; delete from customer_crops; delete from farmer_fields;
     delete from cases; update farmers set blocked_at = null`,
  );
});

const HOME = { address: talukName('byadagi') };

async function growers(count: number, taluk = 'byadagi'): Promise<MadeUpFarmer[]> {
  const made: MadeUpFarmer[] = [];
  for (let n = 0; n < count; n += 1) {
    const farmer = await makeUpFarmer(app, { address: talukName(taluk) });
    await makeUpCase(app, farmer, {}, NIGHT);
    made.push(farmer);
  }
  return made;
}

async function draft(problem = 'chilli-thrips', taluks = ['byadagi'], words = WORDS): Promise<Alert> {
  const { status, body } = await doctor.post('/api/admin/alerts', { problem, taluks, words });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.alert;
}
const send = ({ id, version, farmers }: Alert) =>
  doctor.post(`/api/admin/alerts/${id}/send`, { version, farmers });
async function sendOut(alert: Alert): Promise<Alert> {
  const { status, body } = await send(alert);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.alert;
}
const show = async ({ id }: { id: number }): Promise<Alert> =>
  (await doctor.get(`/api/admin/alerts/${id}`)).body.alert;

/** Until nothing more is to be done at this moment. */
async function workOff(ctx: AppContext = app.ctx, batch?: number): Promise<void> {
  for (let n = 0; n < 40; n += 1) await sendBatches(ctx, batch);
}

/** How many alert messages each of these farmers has. */
async function received(farmers: readonly MadeUpFarmer[], id?: number): Promise<number[]> {
  const { rows } = await app.ctx.db.pool.query(
    `select c.id, count(m.id)::int as n from unnest($1::bigint[]) with ordinality as c (id, place)
     left join messages m on m.chat_id = c.id and m.kind = 'alert' and ($2::int is null or (m.meta -> 'alert' ->> 'id')::int = $2)
     group by c.id, c.place order by c.place`,
    [farmers.map(({ chatId }) => chatId), id ?? null],
  );
  return rows.map(({ n }) => n);
}

describe('whom an alert goes to', () => {
  it('are those whom a recount by hand finds, over made-up farmers', async () => {
    const crops = ['chilli', 'Chilli', 'ಮೆಣಸಿನಕಾಯಿ', 'tomato', 'paddy'];
    const taluks = ['byadagi', 'haveri', 'sagara', ''];
    const of = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;
    const expected: MadeUpFarmer[] = [];
    const others: MadeUpFarmer[] = [];
    for (let n = 0; n < 120; n += 1) {
      const home = of(taluks, n);
      const farmer = await makeUpFarmer(app, home ? { address: talukName(home) } : {});
      const crop = of(crops, Math.floor(n / 3));
      const told = of(taluks, Math.floor(n / 5));
      const isCase = n % 7 !== 0;
      const isOld = n % 11 === 0;
      const state = of(['', '', '', 'blocked', 'gone', 'out', 'aside'], n);
      if (isCase)
        await makeUpCase(
          app,
          farmer,
          { crop, taluk: told && talukName(told) },
          later(isOld ? -500 * DAY_MS : -DAY_MS),
        );
      else
        await app.ctx.db.pool.query(
          `insert into customer_crops (farmer_id, position, crop) values ($1, 1, $2)`,
          [farmer.id, crop],
        );
      await mark(farmer, state);
      const place = isCase && told ? told : home;
      const grows = crops.indexOf(crop) < 3 && !(isCase && isOld);
      const isFor = grows && (place === 'byadagi' || place === 'sagara') && state === '';
      (isFor ? expected : others).push(farmer);
    }
    expect(expected.length).toBeGreaterThan(5);
    const alert = await draft('chilli-thrips', ['byadagi', 'sagara']);
    expect(alert.farmers).toBe(expected.length);
    await sendOut(alert);
    setNow(MORNING);
    await workOff();
    expect(await received(expected)).toEqual(expected.map(() => 1));
    expect(await received(others)).toEqual(others.map(() => 0));
    expect(await show(alert)).toMatchObject({ state: 'sent', sent: expected.length, left_out: 0 });
  });

  async function mark({ id }: MadeUpFarmer, state: string): Promise<void> {
    const marks: Record<string, string> = {
      blocked: 'update farmers set blocked_at = now() where id = $1',
      gone: 'update farmers set deletion_requested_at = now() where id = $1',
      aside: 'update farmers set set_aside_at = now(), former_mobile = mobile, mobile = null where id = $1',
      out: 'insert into alert_opt_outs (farmer_id, since) values ($1, now())',
    };
    const text = marks[state];
    if (text) await app.ctx.db.pool.query(text, [id]);
  }

  it('are those too who have remembered such a field, by its taluk or their own', async () => {
    const field = async (facts: object, taluk = 'haveri') => {
      const { id } = await makeUpFarmer(app, { address: talukName(taluk) });
      await app.ctx.db.pool.query(
        `insert into farmer_fields (farmer_id, id, facts, created_at, updated_at)
         values ($1, gen_random_uuid(), $2, now(), now())`,
        [id, JSON.stringify(facts)],
      );
    };
    await field({ crop: 'chilli', taluk: talukName('byadagi') });
    await field({ crop: 'chilli', taluk: '' }, 'byadagi');
    await field({ crop: 'tomato', taluk: talukName('byadagi') });
    await field({ crop: 'chilli', taluk: '' });
    expect((await draft()).farmers).toBe(2);
  });

  it('knows a crop by the key of the office’s list too', async () => {
    const farmer = await makeUpFarmer(app, HOME);
    await makeUpCase(app, farmer, { crop: 'tur' }, NIGHT);
    expect((await draft('red-gram-pod-borer')).farmers).toBe(1);
  });
});

describe('a draft', () => {
  it('is one of a problem: who begins it second is given the first', async () => {
    const first = await draft();
    const second = await draft('chilli-thrips', ['haveri'], { ...WORDS, look: { en: 'other', kn: 'ಬೇರೆ' } });
    expect(second).toEqual({ ...first });
  });

  it('is kept over the version that was seen, and the slower is told', async () => {
    const { id, version } = await draft();
    const put = (look: string) =>
      doctor.put(`/api/admin/alerts/${id}`, {
        version,
        taluks: ['byadagi'],
        words: { ...WORDS, look: { en: look, kn: 'ನೋಡಿ' } },
      });
    const both = await Promise.all([put('one'), put('two')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('ALERT_CHANGED');
  });

  it.each([
    ['taluks', { taluks: ['atlantis'] }],
    ['problem', { problem: 'chilli-atlantis' }],
    ['problem', { problem: 'paddy-hoppers' }],
  ])('is refused for a %s that is not in the list', async (field, wrong) => {
    const answer = await doctor.post('/api/admin/alerts', {
      problem: 'chilli-thrips',
      taluks: ['byadagi'],
      words: WORDS,
      ...wrong,
    });
    expect([answer.body.code, Object.keys(answer.body.fields)]).toEqual(['INVALID_INPUT', [field]]);
  });

  it('is dropped, and once it is gone that is so', async () => {
    const { id, version } = await draft();
    expect((await doctor.del(`/api/admin/alerts/${id}?version=9`)).body.code).toBe('ALERT_CHANGED');
    expect((await doctor.del(`/api/admin/alerts/${id}?version=${version}`)).status).toBe(200);
    expect((await doctor.del(`/api/admin/alerts/${id}?version=${version}`)).status).toBe(200);
    expect((await doctor.get(`/api/admin/alerts/${id}`)).status).toBe(404);
  });
});

describe('sending', () => {
  it.each([
    [
      'a part that one language lacks',
      { ...WORDS, first: { ...WORDS.first, kn: '' } },
      'ALERT_WORDS',
      'first.kn',
    ],
    [
      'English in the Kannada part',
      { ...WORDS, look: { ...WORDS.look, kn: 'Leaves' } },
      'ALERT_WORDS',
      'look.kn',
    ],
    ['a dose', { ...WORDS, first: { ...WORDS.first, en: 'Spray 2 ml/acre' } }, 'ALERT_DOSE', 'first.en'],
    [
      'a dose in Kannada',
      { ...WORDS, first: { ...WORDS.first, kn: 'ಲೀಟರಿಗೆ 2 ಮಿ.ಲೀ' } },
      'ALERT_DOSE',
      'first.kn',
    ],
  ])('is refused for %s, and says where', async (_what, words, code, field) => {
    await growers(1);
    const alert = await draft('chilli-thrips', ['byadagi'], words);
    const { body } = await send(alert);
    expect([body.code, Object.keys(body.fields ?? {})]).toEqual([code, [field]]);
    expect(await show(alert)).toMatchObject({ state: 'draft' });
  });

  it('is refused for another number than there are, and for nobody', async () => {
    const alert = await draft();
    expect((await send(alert)).body.code).toBe('ALERT_NOBODY');
    await growers(2);
    const { body } = await send({ ...alert, farmers: 1 });
    expect([body.code, body.fields]).toEqual(['ALERT_FARMERS', { farmers: '2' }]);
    const { rows } = await app.ctx.db.pool.query('select from alert_recipients');
    expect(rows).toEqual([]);
  });

  it('begins once, however often it is pressed; somebody else is told', async () => {
    const farmers = await growers(3);
    const alert = await draft();
    const both = await Promise.all([send({ ...alert, farmers: 3 }), send({ ...alert, farmers: 3 })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const late = await doctor.put(`/api/admin/alerts/${alert.id}`, {
      version: alert.version,
      taluks: [],
      words: WORDS,
    });
    expect(late.body.code).toBe('ALERT_CHANGED');
    setNow(MORNING);
    await workOff();
    expect(await received(farmers)).toEqual([1, 1, 1]);
  });

  it('does nothing by night, and begins in the morning', async () => {
    const farmers = await growers(2);
    const alert = await draft();
    await sendOut(alert);
    await workOff();
    setNow(later(-1));
    await workOff();
    expect(await received(farmers)).toEqual([0, 0]);
    setNow(MORNING);
    await workOff();
    expect(await received(farmers)).toEqual([1, 1]);
  });

  it('is each farmer’s once: two nodes, small batches, and a node that is killed between two lines', async () => {
    const farmers = await growers(12);
    await sendOut(await draft());
    setNow(MORNING);
    let left = 4;
    const dying: AppContext = {
      ...app.ctx,
      inTransaction: (work) =>
        app.ctx.inTransaction(async (tx) => {
          const done = await work(tx);
          left -= 1;
          if (left < 0) throw new Error('killed');
          return done;
        }),
    };
    await sendBatches(dying).catch(() => undefined);
    const half = await received(farmers);
    expect(half.filter((n) => n === 1).length).toBeLessThan(12);
    await Promise.all([workOff(app.ctx, 2), workOff(west.ctx, 2)]);
    setNow(later(121_000));
    await Promise.all([workOff(app.ctx, 2), workOff(west.ctx, 2), workOff(app.ctx, 3)]);
    expect(await received(farmers)).toEqual(farmers.map(() => 1));
  });

  it('reaches the others when one cannot be told, who is tried again ten minutes later', async () => {
    const farmers = await growers(3);
    await sendOut(await draft());
    setNow(MORNING);
    const broken = String(farmers[0]?.chatId);
    await app.ctx.db.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise 'broken row'; end $$;
       create trigger refuse before insert on messages for each row when (new.chat_id = ${broken}) execute function refuse()`,
    );
    await workOff();
    expect(await received(farmers)).toEqual([0, 1, 1]);
    await app.ctx.db.pool.query('drop function refuse cascade');
    await workOff();
    expect(await received(farmers)).toEqual([0, 1, 1]);
    setNow(later(10 * 60_000));
    await workOff();
    expect(await received(farmers)).toEqual([1, 1, 1]);
  });

  it('leaves an alert to the node that has it, until its lease ends', async () => {
    const farmers = await growers(1);
    const alert = await sendOut(await draft());
    await app.ctx.db.pool.query(
      'update alerts set lease = gen_random_uuid(), leased_until = $2 where id = $1',
      [alert.id, later(120_000)],
    );
    setNow(later(119_000));
    await workOff();
    expect(await received(farmers)).toEqual([0]);
    setNow(later(120_000));
    await workOff();
    expect(await received(farmers)).toEqual([1]);
  });

  it('can be stopped half-way: nobody is told any more, and that stays so', async () => {
    const farmers = await growers(6);
    const alert = await sendOut(await draft());
    setNow(MORNING);
    await app.ctx.db.pool.query('update alert_recipients set due_at = $1 where farmer_id = any($2)', [
      later(3_600_000),
      farmers.slice(2).map(({ id }) => id),
    ]);
    await workOff();
    expect(await show(alert)).toMatchObject({ state: 'sending', sent: 2, farmers: 6 });
    const stop = () => doctor.post(`/api/admin/alerts/${alert.id}/stop`, {});
    expect((await stop()).body.alert).toMatchObject({ state: 'stopped', sent: 2 });
    setNow(later(2 * 3_600_000));
    await workOff();
    expect((await received(farmers)).filter((n) => n > 0)).toHaveLength(2);
    expect((await stop()).body.alert.state).toBe('stopped');
  });

  it('is one a day and two a week: a second alert comes the next morning, a third not at all', async () => {
    const [farmer] = await growers(1);
    if (!farmer) throw new Error('nobody');
    const alerts: Alert[] = [];
    for (const problem of ['chilli-thrips', 'chilli-yellow-mite', 'chilli-leaf-curl'])
      alerts.push(await sendOut(await draft(problem)));
    setNow(MORNING);
    await Promise.all([workOff(), workOff(west.ctx)]);
    expect(await received([farmer])).toEqual([1]);
    setNow(later(DAY_MS));
    await Promise.all([workOff(), workOff(west.ctx)]);
    expect(await received([farmer])).toEqual([2]);
    const states = await Promise.all(alerts.map(show));
    expect(states.map(({ sent, left_out, state }) => [sent, left_out, state]).toSorted()).toEqual([
      [0, 1, 'sent'],
      [1, 0, 'sent'],
      [1, 0, 'sent'],
    ]);
  });

  it('leaves out whom it cannot reach within days, and who opted out or was blocked meanwhile', async () => {
    const farmers = await growers(3);
    const alert = await sendOut(await draft());
    await app.ctx.db.pool.query('insert into alert_opt_outs (farmer_id, since) values ($1, now())', [
      farmers[0]?.id,
    ]);
    await app.ctx.db.pool.query('update farmers set blocked_at = now() where id = $1', [farmers[1]?.id]);
    setNow(MORNING);
    await workOff();
    expect(await received(farmers)).toEqual([0, 0, 1]);
    expect(await show(alert)).toMatchObject({ state: 'sent', sent: 1, left_out: 2 });
    const stale = await sendOut(await draft('chilli-yellow-mite'));
    setNow(later(5 * DAY_MS));
    await workOff();
    expect(await show(stale)).toMatchObject({ state: 'sent', sent: 0, farmers: 1, left_out: 1 });
  });
});

describe('an alert in the chat', () => {
  it('is in the farmer’s language, makes nobody wait and lifts no chat in the office’s list', async () => {
    const farmer = await makeUpFarmer(app, { ...HOME, language: 'kn' });
    await makeUpCase(app, farmer, {}, NIGHT);
    const row = async () =>
      (
        await app.ctx.db.pool.query(
          'select last_message, last_message_at, status, unread_count, waiting_since from chats where id = $1',
          [farmer.chatId],
        )
      ).rows[0];
    const before = await row();
    const alert = await sendOut(await draft());
    setNow(MORNING);
    await workOff();
    expect(await row()).toEqual(before);
    const { rows } = await app.ctx.db.pool.query('select text, meta from messages where chat_id = $1', [
      farmer.chatId,
    ]);
    expect(rows[0].text).toContain(WORDS.look.kn);
    expect(rows[0].text).toContain('ಥ್ರಿಪ್ಸ್');
    expect(rows[0].meta.alert).toMatchObject({
      id: alert.id,
      ...WORDS,
      page: '/guide/crop/chilli#chilli-thrips',
    });
    expect(talukOf('byadagi')).toBeDefined();
  });
});
