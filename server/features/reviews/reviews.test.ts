import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftPlan, form, makeCase, openChat, soundPlan } from '../../../tests/factories.ts';
import { screenshot } from '../../../tests/fixtures/images.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { drawWeeks } from './draw-weeks.ts';

/** A Wednesday, and the Monday after it just after midnight in India. */
const SENT = new Date('2031-06-04T12:00:00+05:30');
const MONDAY = new Date('2031-06-09T00:00:01+05:30');

type Hired = Awaited<ReturnType<TestApp['hire']>>;
let app: TestApp;
let doctor: Hired;
let colleague: Hired;
let others: (until: Date | null) => Promise<unknown>;

beforeAll(async () => {
  app = await startTestApp();
  app.setNow(SENT);
  doctor = await app.hire(['doctor'], { en: 'Dr Bhima', kn: 'ಡಾ. ಭೀಮ' });
  colleague = await app.hire(['doctor'], { en: 'Dr Meena', kn: 'ಡಾ. ಮೀನಾ' });
  // Jobs are run by the tests themselves.
  await app.ctx.jobs.stop();
  const { pool } = app.ctx.db;
  await pool.query(`update staff set disabled_at = now() where roles && '{owner}'`);
  others = (until) =>
    pool.query('update staff set disabled_at = $1 where email = $2', [until, colleague.email]);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(SENT);
  await app.ctx.db.pool.query(
    `delete from plan_reviews; delete from plan_review_weeks; delete from outcomes; delete from plan_lines; delete from plans;
     delete from case_messages; delete from cases`,
  );
});

/** A plan of the doctor's, sent; answers with its id and its farmer's chat. */
async function send(more: Parameters<typeof soundPlan>[0] = {}) {
  const farmer = await app.loginFarmer();
  const chatId = await openChat(farmer, 'ಮೆಣಸಿನಕಾಯಿ ಎಲೆ ಮುದುಡಿದೆ');
  const caseId = await makeCase(doctor, chatId, { acres: 1, tank_litres: 16, sprayer: 'adult' });
  const { version } = await draftPlan(doctor, caseId, soundPlan(more), { 'no-check': 'they come by' });
  const { body } = await doctor.post(`/api/admin/cases/${caseId}/plan/send`, {
    client_id: crypto.randomUUID(),
    version,
  });
  return { farmer, chatId, caseId, planId: body.plan.card.id as number };
}
async function draw(at = MONDAY): Promise<void> {
  app.setNow(at);
  await drawWeeks(app.ctx);
}
const list = async (as: TestClient, which = 'open') =>
  (await as.get(`/api/admin/reviews?list=${which}`)).body.reviews;
const answer = (as: TestClient, id: number, verdict = 'partial', reason = 'Traps were left out') =>
  as.post(`/api/admin/reviews/${id}`, { verdict, reason });
const drawn = async () =>
  (await app.ctx.db.pool.query('select plan_id from plan_reviews order by id')).rows.map((row) =>
    Number(row.plan_id),
  );

describe('the draw of a week', () => {
  it('waits until the week is over in India, and happens once however many draw', async () => {
    const { planId } = await send();
    await draw(new Date('2031-06-08T23:59:59+05:30'));
    expect(await drawn()).toEqual([]);
    app.setNow(MONDAY);
    await Promise.all([drawWeeks(app.ctx), drawWeeks(app.ctx), drawWeeks(app.ctx)]);
    await draw(new Date('2031-06-12T09:00:00+05:30'));
    expect(await drawn()).toEqual([planId]);
  });

  it('draws nothing of a week without plans, nor of it later', async () => {
    await draw();
    app.setNow(SENT);
    await send();
    await draw();
    expect(await drawn()).toEqual([]);
  });

  it('is made up for after some weeks away, and leaves who asked to be deleted alone', async () => {
    const gone = await send();
    const stays = await send();
    const { pool } = app.ctx.db;
    await pool.query(
      'update farmers set deletion_requested_at = now() where id = (select farmer_id from chats where id = $1)',
      [gone.chatId],
    );
    await draw(new Date('2031-06-26T09:00:00+05:30'));
    expect(await drawn()).toEqual([stays.planId]);
  });
});

describe('a second look', () => {
  it('shows plan, case, photos and outcome to who did not write it, and takes their verdict', async () => {
    const { farmer, caseId, planId } = await send({ prevent: '' });
    const photo = await farmer.postForm(
      '/api/chat/message',
      form({ text: 'ನೋಡಿ' }, { name: 'leaf.png', bytes: await screenshot(), type: 'image/png' }),
    );
    const { case: of } = (await doctor.get(`/api/admin/cases/${caseId}`)).body;
    await doctor.put(`/api/admin/cases/${caseId}`, {
      version: of.version,
      message_ids: [photo.body.message.id],
    });
    await draw();
    const [open] = await list(colleague);
    expect(open).toMatchObject({
      plan_id: planId,
      week: '2031-06-02',
      by: { en: 'Dr Bhima' },
      drawn_for: { en: 'Dr Meena' },
      is_for_me: true,
      is_mine: false,
      may_answer: true,
      missing: ['evidence', 'prevent'],
      answer: null,
    });
    const { body } = await colleague.get(`/api/admin/reviews/${open.id}`);
    expect(body).toMatchObject({
      review: { id: open.id },
      plan: { card: { id: planId } },
      case: { id: caseId },
      messages: [{ id: photo.body.message.id, file_path: expect.any(String) }],
      outcome: null,
    });
    const said = await answer(colleague, open.id);
    expect(said.body.review).toMatchObject({
      may_answer: false,
      answer: { verdict: 'partial', reason: 'Traps were left out', by: { en: 'Dr Meena' }, alone: false },
    });
    expect(await list(colleague)).toEqual([]);
    // Who wrote it reads what was said.
    expect(await list(doctor, 'mine')).toMatchObject([{ plan_id: planId, answer: { verdict: 'partial' } }]);
    const { rows } = await app.ctx.db.pool.query(
      `select detail from audit_log where action = 'plan.review' and subject = $1`,
      [`plan:${planId}`],
    );
    expect(rows).toEqual([{ detail: { verdict: 'partial', alone: false } }]);
  });

  it('is not for who wrote the plan, while anybody else could', async () => {
    await send();
    await draw();
    const [open] = await list(doctor);
    expect(open).toMatchObject({ is_mine: true, may_answer: false, is_alone: false });
    expect((await answer(doctor, open.id)).body.code).toBe('REVIEW_WANTS_SECOND');
  });

  it('has one verdict: a tap twice is one, another is told by whom', async () => {
    await send();
    await draw();
    const third = await app.hire(['doctor'], { en: 'Dr Third', kn: 'ಡಾ. ಮೂರು' });
    const [open] = await list(colleague);
    const twice = await Promise.all([answer(colleague, open.id), answer(colleague, open.id)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const late = await answer(third, open.id, 'best', 'Good');
    expect({ status: late.status, code: late.body.code }).toEqual({ status: 409, code: 'REVIEW_DONE' });
    expect(late.body.known.who_en ?? JSON.stringify(late.body.known)).toContain('Meena');
    expect((await answer(colleague, open.id, 'best', 'Good')).body.code).toBe('REVIEW_DONE');
    const { rows } = await app.ctx.db.pool.query(
      `select count(*)::int as count from audit_log where action = 'plan.review' and subject = $1`,
      [`plan:${open.plan_id}`],
    );
    expect(rows).toEqual([{ count: 1 }]);
    await app.ctx.db.pool.query('update staff set disabled_at = now() where email = $1', [third.email]);
  });

  it('wants a reason', async () => {
    await send();
    await draw();
    const [open] = await list(colleague);
    expect((await answer(colleague, open.id, 'best', '  ')).status).toBe(400);
    expect((await answer(colleague, open.id, 'wonderful')).status).toBe(400);
    expect((await answer(colleague, 999_999)).status).toBe(404);
  });

  it('is the writer’s where nobody else writes plans, and says so', async () => {
    await others(new Date());
    await send();
    await draw();
    const [open] = await list(doctor);
    expect(open).toMatchObject({ is_for_me: true, is_mine: true, is_alone: true, may_answer: true });
    const { body } = await answer(doctor, open.id, 'best', 'Still right');
    expect(body.review.answer).toMatchObject({ verdict: 'best', alone: true });
    await others(null);
  });

  it('is counted by the month of the plan, with the points of those that have any', async () => {
    await send();
    const before = await send();
    await app.ctx.db.pool.query('update plans set missing = null where id = $1', [before.planId]);
    await draw();
    const [open] = await list(colleague);
    await answer(colleague, open.id, 'ineffective', 'Wrong problem');
    const { months } = (await colleague.get('/api/admin/reviews/months')).body;
    expect(months).toEqual([
      { month: '2031-06', plans: 2, scored: 1, points: 5, drawn: 1, best: 0, partial: 0, ineffective: 1 },
    ]);
  });

  it('goes with its farmer', async () => {
    const { chatId } = await send();
    await draw();
    const [open] = await list(colleague);
    const { pool } = app.ctx.db;
    const gone = `update farmers set deletion_requested_at = $1 where id = (select farmer_id from chats where id = $2)`;
    await pool.query(gone, [new Date(), chatId]);
    expect(await list(colleague)).toEqual([]);
    expect((await colleague.get(`/api/admin/reviews/${open.id}`)).status).toBe(404);
    expect((await answer(colleague, open.id)).status).toBe(404);
  });
});
