import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftPlan, makeCase, openChat, soundLine, soundPlan } from '../../../tests/factories.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';

const CLAIM = 'chilli.emamectin-5-sg';
const LINE = soundLine('2031-06-01');

let app: TestApp;
let doctor: Awaited<ReturnType<TestApp['hire']>>;
let colleague: TestClient;
let caseId: number;

beforeAll(async () => {
  app = await startTestApp();
  app.setNow(new Date('2031-06-01T12:00:00+05:30'));
  doctor = await app.hire(['doctor'], { en: 'Dr Bhima', kn: 'ಡಾ. ಭೀಮ' });
  colleague = await app.hire(['doctor'], { en: 'Dr Meena', kn: 'ಡಾ. ಮೀನಾ' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ctx.db.pool.query('delete from plan_holds');
  const chatId = await openChat(await app.loginFarmer());
  caseId = await makeCase(doctor, chatId, { acres: 1, tank_litres: 16, sprayer: 'adult' });
});

const hold = (as: TestClient, claim: string | null = null, product = 'emamectin-5-sg') =>
  as.post('/api/admin/holds', { product, claim, reason: 'Bees died at Byadgi' });
const lift = (as: TestClient, id: number) =>
  as.post(`/api/admin/holds/${id}/lift`, { reason: 'Looked at again' });
const send = async () => {
  const { version } = await draftPlan(doctor, caseId, soundPlan({ lines: [LINE] }));
  const body = { client_id: crypto.randomUUID(), version };
  return doctor.post(`/api/admin/cases/${caseId}/plan/send`, body);
};

describe('a hold', () => {
  it('stops every plan with the product at once, and says who and why', async () => {
    const [held] = (await hold(colleague)).body.holds;
    expect(held).toMatchObject({
      product: 'emamectin-5-sg',
      claim: null,
      crop: null,
      by: { en: 'Dr Meena' },
    });
    const { stops } = (
      await doctor.post(`/api/admin/cases/${caseId}/plan/judge`, { plan: soundPlan({ lines: [LINE] }) })
    ).body;
    expect(stops).toMatchObject([
      {
        id: 'held.0',
        code: 'S9',
        facts: { who_en: 'Dr Meena', who_kn: 'ಡಾ. ಮೀನಾ', on: '2031-06-01', reason: 'Bees died at Byadgi' },
      },
    ]);
    const { status, body } = await send();
    expect({ status, code: body.code, fields: Object.keys(body.fields) }).toEqual({
      status: 422,
      code: 'PLAN_STOPPED',
      fields: ['held.0'],
    });
    await lift(doctor, held.id);
    expect((await send()).status).toBe(200);
  });

  it('of one row leaves the product’s other rows, and stays with the plans that passed it', async () => {
    await hold(doctor, CLAIM);
    expect((await send()).body.code).toBe('PLAN_STOPPED');
    await app.ctx.db.pool.query(`update plan_holds set claim = 'another' where claim = $1`, [CLAIM]);
    expect((await send()).status).toBe(200);
    const { rows } = await app.ctx.db.pool.query('select judged_by from plans order by id desc limit 1');
    expect(rows[0].judged_by.holds).toContainEqual(
      expect.objectContaining({ product: 'emamectin-5-sg', claim: 'another', reason: 'Bees died at Byadgi' }),
    );
  });

  it('is one, however often it is placed', async () => {
    const answers = await Promise.all([hold(doctor), hold(doctor), hold(colleague)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await doctor.get('/api/admin/holds')).body.holds).toHaveLength(1);
  });

  it('is of a product and row of the table, with a reason', async () => {
    expect((await hold(doctor, null, 'wonder-drops')).status).toBe(400);
    expect((await hold(doctor, CLAIM, 'spinosad-45-sc')).status).toBe(400);
    const bare = { product: 'emamectin-5-sg', claim: null, reason: '  ' };
    expect((await doctor.post('/api/admin/holds', bare)).status).toBe(400);
  });

  it('is lifted by a second person; by who held it where nobody else writes plans, and the log says so', async () => {
    const [{ id }] = (await hold(doctor)).body.holds;
    expect((await doctor.get('/api/admin/holds')).body.holds[0]).toMatchObject({
      may_lift: false,
      is_alone: false,
    });
    expect((await lift(doctor, id)).body.code).toBe('HOLD_WANTS_SECOND');
    expect((await colleague.get('/api/admin/holds')).body.holds[0].may_lift).toBe(true);
    const others = `update staff set disabled_at = $1 where email <> $2 and roles && '{doctor,owner}'`;
    await app.ctx.db.pool.query(others, [new Date(), doctor.email]);
    expect((await doctor.get('/api/admin/holds')).body.holds[0]).toMatchObject({
      may_lift: true,
      is_alone: true,
    });
    expect((await lift(doctor, id)).body.holds).toEqual([]);
    expect((await lift(doctor, id)).status).toBe(200);
    const { rows } = await app.ctx.db.pool.query(
      `select detail from audit_log where action = 'plan.hold_lift' and subject = $1`,
      [`hold:${id}`],
    );
    expect(rows).toMatchObject([{ detail: { alone: true } }]);
    await app.ctx.db.pool.query(others, [null, doctor.email]);
  });
});
