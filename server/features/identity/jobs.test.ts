import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import { sweepIdentity } from './jobs.ts';

const START = new Date('2026-07-01T06:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const after = (milliseconds: number) => app.setNow(new Date(START.getTime() + milliseconds));
const count = async (table: string) =>
  (await app.ctx.db.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

it('forgets codes after a day and logins a year after their end, and nothing sooner', async () => {
  after(0);
  const farmer = await app.loginFarmer();
  const gone = await app.loginFarmer();
  await app.loginOffice();
  await gone.post('/api/auth/logout', {});
  expect([await count('otp_challenges'), await count('sessions')]).toEqual([3, 3]);

  after(23 * HOUR);
  await sweepIdentity(app.ctx);
  expect([await count('otp_challenges'), await count('sessions')]).toEqual([3, 3]);

  after(25 * HOUR);
  await sweepIdentity(app.ctx);
  expect([await count('otp_challenges'), await count('sessions')]).toEqual([0, 3]);

  for (const day of [100, 200, 300, 364]) {
    after(day * DAY);
    await sweepIdentity(app.ctx);
    expect((await farmer.get('/api/auth/me')).body.farmer).not.toBeNull();
  }
  expect(await count('sessions')).toBe(3);

  after(366 * DAY);
  await sweepIdentity(app.ctx);
  expect(await count('sessions')).toBe(2);

  after(376 * DAY);
  await sweepIdentity(app.ctx);
  expect(await count('sessions')).toBe(1);
  expect((await farmer.get('/api/auth/me')).body.farmer).not.toBeNull();
});

it('forgets counters whose time is over', async () => {
  await app.ctx.db.pool.query(
    `insert into rate_limits (key, points, expire) values ('over', 1, $1), ('running', 1, $2)`,
    [Date.now() - 1, Date.now() + HOUR],
  );
  await sweepIdentity(app.ctx);
  const { rows } = await app.ctx.db.pool.query(
    "select key from rate_limits where key in ('over', 'running')",
  );
  expect(rows).toEqual([{ key: 'running' }]);
});
