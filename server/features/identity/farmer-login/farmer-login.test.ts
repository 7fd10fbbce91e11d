import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshMobile, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { sql } from '../../../platform/database/db.ts';

const PROFILE = { name: 'ಲಕ್ಷ್ಮೀದೇವಿ', address: 'ದೊಡ್ಡಬಳ್ಳಾಪುರ' };
const START = new Date('2026-07-01T06:00:00Z');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
// Every test is a new hour, so that its neighbours' sends do not count against it.
beforeEach(async () => {
  app.setNow(undefined);
  await app.ctx.db.run(sql`delete from rate_limits`);
});

async function sentCode(mobile: string): Promise<string> {
  const code = /\b\d{6}\b/.exec((await app.lastMessageTo(mobile))?.text ?? '')?.[0];
  if (code === undefined) throw new Error('no code was sent');
  return code;
}

async function askForCode(client: TestClient, mobile: string): Promise<string> {
  const answer = await client.post('/api/auth/send-otp', { mobile });
  expect(answer.status).toBe(200);
  await app.ctx.db.run(sql`delete from rate_limits where key like 'otp.send.%'`);
  return sentCode(mobile);
}

const verify = (client: TestClient, body: object) => client.post('/api/auth/verify-otp', body);
const wrongOne = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const at = (seconds: number) => app.setNow(new Date(START.getTime() + seconds * 1000));
const me = async (client: TestClient) => (await client.get('/api/auth/me')).body.farmer;

describe('asking for a code', () => {
  it('answers a known and an unknown number alike', async () => {
    const { mobile } = await app.loginFarmer();
    const unknown = freshMobile();
    const answers = await Promise.all(
      [mobile, unknown].map((each) => app.client().post('/api/auth/send-otp', { mobile: each })),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(answers.map((answer) => answer.body)).toEqual(
      [mobile, unknown].map((each) => ({
        ok: true,
        message: `OTP sent to +91 ${each}`,
        ttl: 300,
        resend_after: 30,
        by: 'sms',
      })),
    );
  });

  it.each(['+91 98765-43210', '098765 43210', '+919876543210', '೯೮೭೬೫೪೩೨೧೦'])(
    'reads %s as a mobile',
    async (mobile) => {
      expect((await app.client().post('/api/auth/send-otp', { mobile })).status).toBe(200);
      expect((await app.lastMessageTo('9876543210'))?.text).toMatch(/\b\d{6}\b/);
    },
  );

  it.each(['12345', '5876543210', 'phone', '98765', '+1 202 555 0143'])('refuses %s', async (mobile) => {
    const answer = await app.client().post('/api/auth/send-otp', { mobile });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'INVALID_MOBILE', error: 'Enter a valid 10-digit mobile' });
  });

  it.each([{}, { mobile: 9876543210 }, { mobile: '9876543210', extra: 1 }, { mobile: '' }, []])(
    'refuses %j with what is wrong',
    async (body) => {
      const answer = await app.client().post('/api/auth/send-otp', body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ ok: false, code: 'INVALID_INPUT' });
    },
  );
});

describe('a new farmer', () => {
  it('gives code, then name and place, and is in, with one SMS', async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    const code = await askForCode(client, mobile);
    const first = await verify(client, { mobile, code });
    expect(first.status).toBe(422);
    expect(first.body).toMatchObject({
      code: 'PROFILE_REQUIRED',
      fields: { name: 'Enter your name', address: 'Enter your place/address' },
    });
    expect(await me(client)).toBeNull();

    const half = await verify(client, { mobile, code, name: PROFILE.name });
    expect(half.body).toMatchObject({
      code: 'PROFILE_REQUIRED',
      fields: { address: 'Enter your place/address' },
    });

    const done = await verify(client, { mobile, code, role: 'farmer', ...PROFILE, language: 'en' });
    expect(done.status).toBe(200);
    expect(done.body.user).toMatchObject({ mobile, name: PROFILE.name, blocked: false });
    expect(await me(client)).toEqual({
      id: done.body.user.id,
      mobile,
      ...PROFILE,
      blocked: false,
      chat_id: null,
      notice_due: true,
    });
    expect(await sentCode(mobile)).toBe(code);
  });

  it('may give everything at once', async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    const code = await askForCode(client, mobile);
    expect((await verify(client, { mobile, code, ...PROFILE })).status).toBe(200);
  });

  it('has ten minutes for name and place, not eleven', async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    at(0);
    const code = await askForCode(client, mobile);
    await verify(client, { mobile, code });
    at(599);
    expect((await verify(client, { mobile, code, name: 'x' })).body.code).toBe('PROFILE_REQUIRED');
    at(601);
    expect((await verify(client, { mobile, code, ...PROFILE })).body.code).toBe('OTP_EXPIRED');
  });

  it('cannot have their registration finished by another browser, or for another number', async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    const code = await askForCode(client, mobile);
    await verify(client, { mobile, code });
    const stranger = app.client();
    await askForCode(stranger, freshMobile());
    expect((await verify(stranger, { mobile, code, ...PROFILE })).body.code).toBe('OTP_EXPIRED');
    expect((await verify(client, { mobile: freshMobile(), code, ...PROFILE })).body.code).toBe('OTP_EXPIRED');
    expect((await verify(client, { mobile, code, ...PROFILE })).status).toBe(200);
  });

  it('is one farmer, however often the last step is sent at once', async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    const code = await askForCode(client, mobile);
    await verify(client, { mobile, code });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => verify(client, { mobile, code, ...PROFILE })),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // Each looks at the code, and no more than five may look at once.
    expect(statuses.every((status) => [200, 401, 429].includes(status))).toBe(true);
  });

  it('is told when a name is too long, and the code is not lost by it', async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    const code = await askForCode(client, mobile);
    const answer = await verify(client, { mobile, code, ...PROFILE, name: 'ಅ'.repeat(121) });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty('name');
    expect((await verify(client, { mobile, code, ...PROFILE })).status).toBe(200);
  });
});

describe('the code', () => {
  let client: TestClient;
  let mobile: string;
  beforeEach(async () => {
    ({ mobile } = await app.loginFarmer());
    client = app.client();
  });

  it('logs in the farmer it was sent to', async () => {
    const answer = await verify(client, { mobile, code: await askForCode(client, mobile) });
    expect(answer.status).toBe(200);
    expect(await me(client)).toMatchObject({ mobile });
  });

  it('may be typed with spaces or in Kannada digits', async () => {
    const code = await askForCode(client, mobile);
    const kannada = [...code].map((digit) => String.fromCharCode(0x0ce6 + Number(digit))).join('');
    expect(
      (await verify(client, { mobile, code: `${kannada.slice(0, 3)} ${kannada.slice(3)}` })).status,
    ).toBe(200);
  });

  it('is asked for when it is missing', async () => {
    await askForCode(client, mobile);
    const answer = await verify(client, { mobile, code: ' ' });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'OTP_REQUIRED', error: 'Enter the OTP' });
  });

  it.each([
    [299.9, 200],
    [300, 401],
    [3600, 401],
  ])('is good for five minutes: after %d s the answer is %d', async (seconds, status) => {
    at(0);
    const code = await askForCode(client, mobile);
    at(seconds);
    const answer = await verify(client, { mobile, code });
    expect(answer.status).toBe(status);
    if (status === 401) expect(answer.body.code).toBe('OTP_EXPIRED');
  });

  it('works once', async () => {
    const code = await askForCode(client, mobile);
    expect((await verify(client, { mobile, code })).status).toBe(200);
    expect((await verify(client, { mobile, code })).body.code).toBe('OTP_EXPIRED');
  });

  it('is worthless in another browser', async () => {
    const code = await askForCode(client, mobile);
    const thief = app.client();
    expect((await verify(thief, { mobile, code })).body.code).toBe('OTP_EXPIRED');
    await askForCode(thief, freshMobile());
    expect((await verify(thief, { mobile, code })).body.code).toBe('OTP_EXPIRED');
    expect((await verify(client, { mobile, code })).status).toBe(200);
  });

  it('counts beside the one before it, because an SMS may overtake another; the third last is void', async () => {
    const codes: string[] = [];
    while (codes.length < 3) codes.push(await askForCode(client, mobile));
    const [oldest = '', older = '', newest = ''] = codes;
    if (oldest !== older && oldest !== newest)
      expect((await verify(client, { mobile, code: oldest })).body.code).toBe('OTP_WRONG');
    expect((await verify(client, { mobile, code: older })).status).toBe(200);
    expect((await verify(client, { mobile, code: newest })).body.code).toBe('OTP_EXPIRED');
  });

  it('does not cost a try when it is no code at all', async () => {
    const code = await askForCode(client, mobile);
    for (const shape of ['12345', '1234567', 'abcdef', '12 34 5']) {
      expect((await verify(client, { mobile, code: shape })).body.code).toBe('OTP_WRONG');
    }
    expect((await verify(client, { mobile, code: wrongOne(code) })).body.code).toBe('OTP_WRONG');
    expect((await verify(client, { mobile, code })).status).toBe(200);
  });

  it('does not rename a known farmer', async () => {
    const code = await askForCode(client, mobile);
    await verify(client, { mobile, code, name: 'Mallory', address: 'Elsewhere' });
    expect(await me(client)).toMatchObject(PROFILE);
  });

  it.each(['admin', 'office', ''])('gives nobody the role %j', async (role) => {
    const code = await askForCode(client, mobile);
    const answer = await verify(client, { mobile, code, role });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty('role');
    expect((await client.get('/api/admin/me')).body.office).toBeNull();
  });

  it('is not in the database, nor is anything it could be found from', async () => {
    const code = await askForCode(client, mobile);
    const row = await app.ctx.db.pool.query(
      `select row_to_json(c)::text as whole from otp_challenges c where recipient = $1 order by created_at desc limit 1`,
      [mobile],
    );
    expect(row.rows[0].whole).toContain('$argon2id$');
    expect(row.rows[0].whole).not.toContain(code);
  });
});

describe('a blocked farmer', () => {
  it('logs in and is told', async () => {
    const { mobile } = await app.loginFarmer();
    await app.ctx.db.run(sql`update farmers set blocked_at = now() where mobile = ${mobile}`);
    const client = app.client();
    const answer = await verify(client, { mobile, code: await askForCode(client, mobile) });
    expect(answer.body.user).toMatchObject({ blocked: true });
    expect(await me(client)).toMatchObject({ blocked: true });
  });
});

describe('asking whether a number exists', () => {
  it('tells only its owner and the office', async () => {
    const owner = await app.loginFarmer();
    const other = await app.loginFarmer();
    const office = await app.loginOffice();
    const ask = async (client: TestClient) =>
      (await client.get(`/api/auth/exists/${owner.mobile}`)).body.user;
    expect(await ask(app.client())).toBeNull();
    expect(await ask(other)).toBeNull();
    expect(await ask(owner)).toEqual({ id: expect.any(Number), blocked: false });
    expect(await ask(office)).toEqual({ id: expect.any(Number), blocked: false });
    expect((await office.get(`/api/auth/exists/${freshMobile()}`)).body.user).toBeNull();
    expect((await office.get('/api/auth/exists/123')).body.code).toBe('INVALID_MOBILE');
  });
});

describe('logging in with nothing but a number', () => {
  it('opens nothing', async () => {
    const { mobile } = await app.loginFarmer();
    const stranger = app.client();
    const answer = await stranger.post('/api/auth/login', { mobile });
    expect(answer.status).toBe(401);
    expect(answer.body.code).toBe('LOGIN_NOT_PROVEN');
    expect(await me(stranger)).toBeNull();
  });

  it('confirms the session that is there, for its own number only', async () => {
    const farmer = await app.loginFarmer();
    const other = await app.loginFarmer();
    const own = await farmer.post('/api/auth/login', { mobile: `+91${farmer.mobile}` });
    expect(own.status).toBe(200);
    expect(own.body.user.mobile).toBe(farmer.mobile);
    expect((await farmer.post('/api/auth/login', { mobile: other.mobile })).status).toBe(401);
    const office = await app.loginOffice();
    expect((await office.post('/api/auth/login', { mobile: farmer.mobile })).status).toBe(401);
  });
});
