import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draftPlan, makeCase, openChat, soundPlan } from '../factories.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

/** Days of work; both nodes are told to begin on the second. */
const SENT = new Date('2031-06-03T12:00:00+05:30');
const DAY = '2031-06-10T12:00:00+05:30';
const PLANS = 21;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  app.setNow(SENT);
});
afterAll(() => app.close());

async function startNode(): Promise<ChildProcess> {
  const script = path.resolve('tests/support/nodes/work-by-the-clock.ts');
  const node = spawn(process.execPath, [script, app.databaseUrl, DAY], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(node.stdout ?? node, 'data');
  return node;
}

it('two processes ask each farmer once, and draw one week once @trial', async () => {
  const doctor = await app.hire(['doctor']);
  const farmer = await app.loginFarmer();
  const chatId = await openChat(farmer);
  for (let n = 0; n < PLANS; n += 1) {
    const caseId = await makeCase(doctor, chatId);
    const { version } = await draftPlan(doctor, caseId, soundPlan({ check: { on: '2031-06-10', look: '' } }));
    const body = { client_id: crypto.randomUUID(), version };
    expect((await doctor.post(`/api/admin/cases/${caseId}/plan/send`, body)).status).toBe(200);
  }
  const nodes = await Promise.all([startNode(), startNode()]);
  const ended = nodes.map((node) => once(node, 'exit'));
  for (const node of nodes) node.stdin?.write('go\n');
  expect((await Promise.all(ended)).map(([code]) => code)).toEqual([0, 0]);
  const { rows } = await app.ctx.db.pool.query(
    `select (select count(*)::int from checkups) as asked,
            (select count(*)::int from messages where kind = 'checkup') as questions,
            (select count(*)::int from plan_reviews) as drawn,
            (select count(*)::int from plan_review_weeks where plans > 0) as weeks`,
  );
  expect(rows).toEqual([{ asked: PLANS, questions: PLANS, drawn: 2, weeks: 1 }]);
});
