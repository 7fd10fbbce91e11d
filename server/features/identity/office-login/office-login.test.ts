import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abilitiesOf } from '#shared/domain/capabilities.ts';
import { solveWork } from '#shared/domain/proof-of-work.ts';
import { OFFICE_EMAIL, OFFICE_PASSWORD, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { createOutbox } from '../../../partners/outbox.ts';
import { sql } from '../../../platform/database/db.ts';

const START = new Date('2026-07-01T06:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(undefined);
  await app.ctx.db.run(sql`delete from rate_limits`);
  await app.ctx.db.run(sql`delete from otp_challenges`);
});

const from = (ip: string) => ({ 'x-forwarded-for': ip });
const start = (client: TestClient, email = OFFICE_EMAIL, password = OFFICE_PASSWORD, ip = '203.0.113.1') =>
  client.post('/api/admin/login-start', { email, password }, from(ip));
const finish = (client: TestClient, code: string, email = OFFICE_EMAIL) =>
  client.post('/api/admin/verify-otp', { email, code }, from('203.0.113.1'));
const office = async (client: TestClient) => (await client.get('/api/admin/me')).body.office;
const wrongOne = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

async function mailedCode(): Promise<string> {
  const mails = await createOutbox(app.dataDir).list(100);
  const mail = mails.find((each) => each.subject === 'AV Agro office login code');
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function history(): Promise<{ action: string; detail: object; ip: string; staff_id: unknown }[]> {
  const { rows } = await app.ctx.db.pool.query(
    'select action, detail, ip, staff_id from audit_log order by id',
  );
  return rows;
}

describe('e-mail and password', () => {
  it('send a code that is valid a minute; the code opens the office', async () => {
    const client = app.client();
    const started = await start(client);
    expect(started.status).toBe(200);
    expect(started.body).toEqual({ ok: true, ttl: 60 });
    expect(await office(client)).toBeNull();
    const finished = await finish(client, await mailedCode());
    expect(finished.status).toBe(200);
    expect(finished.body).toEqual({ ok: true });
    expect(await office(client)).toMatchObject({ email: OFFICE_EMAIL, abilities: abilitiesOf(['owner']) });
  });

  it('keep the code out of the subject, which shows on locked screens', async () => {
    await start(app.client());
    const code = await mailedCode();
    const mails = await createOutbox(app.dataDir).list(100);
    expect(mails.find((mail) => mail.text.includes(code))).toMatchObject({
      to: OFFICE_EMAIL,
      subject: 'AV Agro office login code',
    });
  });

  it.each(['Office@Test.Example', ' OFFICE@TEST.EXAMPLE '])('read %s as the office', async (email) => {
    const client = app.client();
    expect((await start(client, email)).status).toBe(200);
    expect((await finish(client, await mailedCode(), email)).status).toBe(200);
  });

  it('are refused with a word about the e-mail when that is wrong', async () => {
    const answer = await start(app.client(), 'farmer@test.example');
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      code: 'OFFICE_EMAIL_WRONG',
      error: 'Incorrect email. If you are a farmer, please use the Clinic section for chat/messages.',
    });
  });

  it('are refused when the password is wrong, and nothing is sent', async () => {
    const before = await mailedCode();
    const answer = await start(app.client(), OFFICE_EMAIL, 'wrong-password');
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({
      code: 'OFFICE_LOGIN_FAILED',
      error: 'Incorrect email or password. If you are a farmer, please use the Clinic section.',
    });
    expect(await mailedCode()).toBe(before);
  });

  it.each([{ email: OFFICE_EMAIL }, { email: '', password: 'x' }, { email: 1, password: 'x' }, {}])(
    'are refused as %j',
    async (body) => {
      const answer = await app.client().post('/api/admin/login-start', body);
      expect(answer.body).toMatchObject({ ok: false, code: 'INVALID_INPUT' });
    },
  );

  it('may be tried ten times from one address; that locks out the address, not the office', async () => {
    const outcomes: string[] = [];
    for (let n = 0; n < 12; n += 1)
      outcomes.push((await start(app.client(), OFFICE_EMAIL, `guess ${n}`)).body.code);
    expect(outcomes).toEqual([...Array(10).fill('OFFICE_LOGIN_FAILED'), 'RATE_LIMITED', 'RATE_LIMITED']);
    const right = await start(app.client());
    expect(right.status).toBe(429);
    expect(right.body.retry_after).toBeGreaterThan(800);
    expect((await start(app.client(), OFFICE_EMAIL, OFFICE_PASSWORD, '198.51.100.2')).status).toBe(200);
  });

  it('may be tried a hundred times by strangers from everywhere together; then they are asked for work', async () => {
    for (let n = 0; n < 100; n += 1)
      expect((await start(app.client(), OFFICE_EMAIL, 'guess', `198.51.${n}.1`)).status).toBe(401);
    const client = app.client();
    const answer = await start(client, OFFICE_EMAIL, OFFICE_PASSWORD, '192.0.2.1');
    expect(answer.body.code).toBe('RATE_LIMITED');
    expect(answer.body.retry_after).toBeLessThanOrEqual(900);
    const work = await solveWork(answer.body.work, async () => undefined);
    const right = { email: OFFICE_EMAIL, password: OFFICE_PASSWORD, work };
    expect((await client.post('/api/admin/login-start', right, from('192.0.2.1'))).status).toBe(200);
    // Work is done once for each try.
    expect((await client.post('/api/admin/login-start', right, from('192.0.2.1'))).status).toBe(429);
  });

  it('tried with a wrong address from ten networks do not touch the office', async () => {
    for (let n = 0; n < 100; n += 1)
      await start(app.client(), 'x@y.z', 'nonsense12', `2001:db8:${n % 10}:0::1`);
    expect((await start(app.client(), OFFICE_EMAIL, OFFICE_PASSWORD, '192.0.2.1')).status).toBe(200);
  });

  it('tried from many lines of one IPv6 network are counted together', async () => {
    const outcomes: string[] = [];
    for (let n = 0; n < 31; n += 1)
      outcomes.push((await start(app.client(), OFFICE_EMAIL, 'guess', `2001:db8:1:${n}::1`)).body.code);
    expect(outcomes).toEqual([...Array(30).fill('OFFICE_LOGIN_FAILED'), 'RATE_LIMITED']);
  });

  it('are taken from a browser of the office whatever strangers use up, also from its own address', async () => {
    const desk = app.client();
    await start(desk);
    expect((await finish(desk, await mailedCode())).status).toBe(200);
    await desk.post('/api/admin/logout', {});
    for (let n = 0; n < 130; n += 1) await start(app.client(), OFFICE_EMAIL, 'guess', `198.51.${n}.1`);
    for (let n = 0; n < 20; n += 1) await start(app.client(), OFFICE_EMAIL, 'guess');
    expect((await start(app.client())).body.code).toBe('RATE_LIMITED');
    expect((await start(desk)).status).toBe(200);
    expect((await finish(desk, await mailedCode())).status).toBe(200);
  });

  it('guessed in a browser of the office are counted there', async () => {
    const desk = app.client();
    await start(desk);
    await finish(desk, await mailedCode());
    const outcomes: string[] = [];
    for (let n = 0; n < 11; n += 1) outcomes.push((await start(desk, OFFICE_EMAIL, 'guess')).body.code);
    expect(outcomes.at(-1)).toBe('RATE_LIMITED');
    expect((await start(app.client())).status).toBe(200);
  });

  it('are not counted against somebody who then logs in', async () => {
    for (let n = 0; n < 15; n += 1) {
      const client = app.client();
      expect((await start(client)).status).toBe(200);
      expect((await finish(client, await mailedCode())).status).toBe(200);
    }
  });
});

describe('the e-mailed code', () => {
  let client: TestClient;
  let code: string;
  beforeEach(async () => {
    app.setNow(START);
    client = app.client();
    await start(client);
    code = await mailedCode();
  });
  const failed = { ok: false, code: 'OFFICE_OTP_FAILED', error: 'Invalid/expired OTP.' };

  it('is refused when wrong, five times; then it is dead', async () => {
    for (let by = 1; by <= 5; by += 1) {
      const answer = await finish(client, wrongOne(code, by));
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(failed);
    }
    expect((await finish(client, code)).body).toEqual(failed);
    expect((await start(client)).body.code).toBe('OTP_TOO_MANY_TRIES');
    app.setNow(new Date(START.getTime() + 901_000));
    expect((await start(client)).status).toBe(200);
  });

  it('is refused after 60 seconds', async () => {
    app.setNow(new Date(START.getTime() + 60_000));
    expect((await finish(client, code)).body).toEqual(failed);
  });

  it('is refused a second time, in another browser, with another e-mail, or out of shape', async () => {
    expect((await finish(app.client(), code)).body).toEqual(failed);
    expect((await finish(client, code, 'other@test.example')).body).toEqual(failed);
    for (const shape of ['', '12345', 'abcdef']) expect((await finish(client, shape)).body).toEqual(failed);
    expect((await finish(client, code)).status).toBe(200);
    expect((await finish(client, code)).body).toEqual(failed);
  });

  it("opens no farmer, and a farmer's code opens no office", async () => {
    const farmer = app.client();
    await farmer.post('/api/auth/send-otp', { mobile: '9876501234' });
    const sms = /\b\d{6}\b/.exec((await app.lastMessageTo('9876501234'))?.text ?? '')?.[0] ?? '';
    expect((await finish(farmer, sms)).body).toEqual(failed);
    expect((await client.post('/api/auth/verify-otp', { mobile: '9876501234', code })).status).toBe(401);
  });

  it('waits for its entry while a farmer logs in beside it, in the same browser', async () => {
    await client.post('/api/auth/send-otp', { mobile: '9876501235' });
    const sms = /\b\d{6}\b/.exec((await app.lastMessageTo('9876501235'))?.text ?? '')?.[0];
    const profile = { name: 'ರಾಮ', address: 'ಕೋಲಾರ' };
    const farmer = await client.post('/api/auth/verify-otp', { mobile: '9876501235', code: sms, ...profile });
    expect(farmer.status).toBe(200);
    expect((await finish(client, code)).status).toBe(200);
    expect((await client.get('/api/auth/me')).body.farmer).not.toBeNull();
    expect(await office(client)).not.toBeNull();
  });
});

describe('two people at one mailbox', () => {
  it('log in at the same time, each with the code of their own attempt', async () => {
    const [one, two] = [app.client(), app.client()];
    await start(one);
    const first = await mailedCode();
    await start(two);
    let second = await mailedCode();
    for (let n = 0; second === first && n < 5; n += 1) second = (await start(two)) && (await mailedCode());
    expect((await finish(one, second)).status).toBe(401);
    expect((await finish(one, first)).status).toBe(200);
    expect((await finish(two, second)).status).toBe(200);
  });
});

describe('the history', () => {
  it('has a row for every login, logout and failure, and never what was typed', async () => {
    const before = (await history()).length;
    const client = app.client();
    await start(client, 'someone@else.example', 'typed-here-by-mistake');
    await start(client, OFFICE_EMAIL, 'typed-here-by-mistake');
    await start(client);
    const code = await mailedCode();
    await finish(client, wrongOne(code));
    await finish(client, code);
    await client.post('/api/admin/logout', {}, from('203.0.113.1'));
    const rows = (await history()).slice(before);
    expect(rows).toMatchObject([
      { action: 'office.login_failed', detail: { wrong: 'email' }, ip: '203.0.113.1' },
      { action: 'office.login_failed', detail: { wrong: 'password' } },
      { action: 'office.login_failed', detail: { wrong: 'code' } },
      { action: 'office.login' },
      { action: 'office.logout', ip: '203.0.113.1' },
    ]);
    expect(rows.at(-1)?.staff_id).not.toBeNull();
    expect(JSON.stringify(rows)).not.toMatch(/mistake|someone/);
  });

  it('tells the office by e-mail that somebody logged in, and from where', async () => {
    const client = app.client();
    await start(client);
    await client.post(
      '/api/admin/verify-otp',
      { email: OFFICE_EMAIL, code: await mailedCode() },
      {
        ...from('192.0.2.77'),
        'user-agent': 'A test browser',
      },
    );
    let notice: { to: string; text: string } | undefined;
    for (let n = 0; n < 100 && notice === undefined; n += 1) {
      await sleep(50);
      const mails = await createOutbox(app.dataDir).list(100);
      notice = mails.find((mail) => mail.text.includes('192.0.2.77'));
    }
    expect(notice?.to).toBe(OFFICE_EMAIL);
    expect(notice?.text).toContain('A test browser');
    expect(notice?.text).not.toMatch(/\b\d{6}\b/);
  });
});
