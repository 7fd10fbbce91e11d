import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freshMobile, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { readConfig } from '../../../config.ts';
import { sql } from '../../../platform/database/db.ts';

/** A shop without SMS: SMS_PROVIDER=none. */
const START = new Date('2026-07-01T06:00:00Z');
const PROFILE = { name: 'ರಾಮ', address: 'ಕೋಲಾರ' };

let app: TestApp;
let office: TestClient;
beforeAll(async () => {
  app = await startTestApp({ SMS_PROVIDER: 'none' });
  office = await app.loginOffice();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(undefined);
  await app.ctx.db.run(sql`delete from rate_limits`);
  await app.ctx.db.run(sql`delete from otp_challenges`);
});

const ask = (client: TestClient, mobile: string) => client.post('/api/auth/send-otp', { mobile });
const verify = (client: TestClient, mobile: string, code: string) =>
  client.post('/api/auth/verify-otp', { mobile, code, ...PROFILE });
const waiting = async () => (await office.get('/api/admin/login-requests')).body.requests;
const tell = (id: string) => office.post(`/api/admin/login-requests/${id}/code`, {});

it('lets a farmer in by the code the office reads to them, and writes that down without the code', async () => {
  const [client, mobile] = [app.client(), freshMobile()];
  expect((await ask(client, mobile)).body).toMatchObject({ by: 'office', ttl: 1800 });
  const [request] = await waiting();
  expect(request).toMatchObject({ mobile, name: null, known_browser: false });
  const told = await tell(request.id);
  expect(told.body.code).toMatch(/^\d{6}$/);
  expect(await waiting()).toEqual([]);
  expect((await verify(client, mobile, told.body.code)).status).toBe(200);

  await client.post('/api/auth/logout', {});
  await app.ctx.db.run(sql`delete from rate_limits`);
  await ask(client, mobile);
  const [again] = await waiting();
  expect(again).toMatchObject({ mobile, name: PROFILE.name, known_browser: true });
  const second = await tell(again.id);
  expect((await verify(client, mobile, second.body.code)).status).toBe(200);
  const { rows } = await app.ctx.db.pool.query(
    `select subject, staff_id, detail::text as detail from audit_log where action = 'office.tell_code' order by id`,
  );
  expect(rows).toHaveLength(2);
  expect(rows[1].subject).toMatch(/^farmer:\d+$/);
  for (const row of rows) {
    expect(row.staff_id).not.toBeNull();
    expect(row.detail).toBe('{}');
  }
});

it('is worth nothing before it is told, in another browser, after five minutes, or told twice', async () => {
  const [client, mobile] = [app.client(), freshMobile()];
  app.setNow(START);
  const desk = office;
  office = await app.loginOffice();
  await ask(client, mobile);
  const [request] = await waiting();
  expect((await verify(client, mobile, '123456')).body.code).toBe('OTP_WRONG');
  const { body } = await tell(request.id);
  expect((await tell(request.id)).body.code).toBe('NOT_FOUND');
  const thief = app.client();
  await ask(thief, freshMobile());
  expect((await verify(thief, mobile, body.code)).body.code).toBe('OTP_EXPIRED');
  app.setNow(new Date(START.getTime() + 300_000));
  expect((await verify(client, mobile, body.code)).body.code).toBe('OTP_EXPIRED');
  office = desk;
});

it('of two people of the office who press at once one gets the code', async () => {
  await ask(app.client(), freshMobile());
  const [request] = await waiting();
  const answers = await Promise.all(Array.from({ length: 5 }, () => tell(request.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(4);
});

it('shows a stranger who asks for the same number beside the farmer, and lets one told code live', async () => {
  const mobile = freshMobile();
  const [farmer, stranger] = [app.client(), app.client()];
  await ask(farmer, mobile);
  await ask(app.client(), freshMobile());
  await app.ctx.db.run(sql`delete from rate_limits`);
  await ask(stranger, mobile);
  const [second, other, first] = await waiting();
  expect([first.mobile, first.others, first.elsewhere]).toEqual([mobile, 1, false]);
  expect([second.mobile, second.others]).toEqual([mobile, 1]);
  expect(other).toMatchObject({ others: 0, elsewhere: false });
  await app.ctx.db.run(sql`update otp_challenges set ip = '203.0.113.9' where id = ${second.id}`);
  expect((await waiting()).filter((each: { elsewhere: boolean }) => each.elsewhere)).toHaveLength(2);

  const [toStranger, toFarmer] = await Promise.all([tell(second.id), tell(first.id)]);
  const opened = [
    (await verify(stranger, mobile, toStranger.body.code)).status,
    (await verify(farmer, mobile, toFarmer.body.code)).status,
  ];
  expect(opened.toSorted()).toEqual([200, 401]);
});

it('asked for again stands on the list once, for half an hour', async () => {
  app.setNow(START);
  const desk = office;
  office = await app.loginOffice();
  const [client, mobile] = [app.client(), freshMobile()];
  for (let n = 0; n < 3; n += 1) {
    expect((await ask(client, mobile)).status).toBe(200);
    await app.ctx.db.run(sql`delete from rate_limits where key like 'otp.send.cool%'`);
  }
  expect(await waiting()).toHaveLength(1);
  app.setNow(new Date(START.getTime() + 1_800_000));
  expect(await waiting()).toEqual([]);
  office = desk;
});

it('stays on the desk while somebody else’s network floods it, and so does who logged in before', async () => {
  const flood = async (from: string) => {
    await app.ctx.db.run(
      sql`insert into otp_challenges
            (id, audience, recipient, code_hash, browser_hash, ip, by_office, created_at, expires_at)
          select gen_random_uuid(), 'farmer', (6000000000 + n)::text, '', convert_to(${from} || n, 'UTF8'), ${from} || n, true,
                 now(), now() + interval '30 minutes'
          from generate_series(1, 200) n`,
    );
  };
  const [client, mobile] = [app.client(), freshMobile()];
  expect((await ask(client, mobile)).status).toBe(200);
  await flood('203.0.113.');
  await flood('2001:db8:1:7::');
  const shown = await waiting();
  expect(shown).toHaveLength(50);
  expect(shown.slice(0, 3)).toContainEqual(expect.objectContaining({ mobile }));
  expect(Object.keys(shown[0])).not.toContain('ip');
});

it('is no way to read codes for ever: thirty in a quarter of an hour', async () => {
  const outcomes: number[] = [];
  for (let n = 0; n < 31; n += 1) outcomes.push((await tell('00000000-0000-4000-8000-000000000000')).status);
  expect(outcomes).toEqual([...Array(30).fill(404), 429]);
});

it('is a setting a production start takes, and needs nothing of an SMS provider', () => {
  const faultsWith = (provider: string) => {
    try {
      readConfig({ NODE_ENV: 'production', SMS_PROVIDER: provider });
      return '';
    } catch (error) {
      return String(error);
    }
  };
  expect(faultsWith('outbox')).toContain('SMS_PROVIDER');
  expect(faultsWith('none')).not.toContain('SMS');
  expect(faultsWith('none')).toContain('SMTP_URL');
});
