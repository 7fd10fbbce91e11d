import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshMobile, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Answer, TestClient } from '../../../../tests/support/client.ts';
import { sql } from '../../../platform/database/db.ts';
import { createRateLimiter } from '../../../platform/database/rate-limit.ts';
import { AppError } from '../../../platform/errors.ts';
import { hashToken, newToken } from '../../../platform/sessions.ts';
import { issueCode } from './issue-code.ts';
import { listChallenges, takeTry } from './otp.store.ts';
import { takeSendPermit } from './otp-limits.ts';

const START = new Date('2026-07-01T06:00:00Z');
const PROFILE = { name: 'ರಾಮ', address: 'ಕೋಲಾರ' };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1', OTP_PER_MINUTE: '40' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(undefined);
  await forgetLimits();
});

const forgetLimits = (pattern = '%') =>
  app.ctx.db.run(sql`delete from rate_limits where key like ${pattern}`);
const at = (seconds: number) => app.setNow(new Date(START.getTime() + seconds * 1000));
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const send = (client: TestClient, mobile: string, ip = '203.0.113.1') =>
  client.post('/api/auth/send-otp', { mobile }, from(ip));
const verify = (client: TestClient, mobile: string, code: string, ip = '203.0.113.1') =>
  client.post('/api/auth/verify-otp', { mobile, code, ...PROFILE }, from(ip));
const sentCode = async (mobile: string) =>
  /\b\d{6}\b/.exec((await app.lastMessageTo(mobile))?.text ?? '')?.[0] ?? '';
const wrongOne = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
/** A browser that brings nothing. */
const callerAt = (ip: string) => ({
  ip,
  userAgent: '',
  browserToken: undefined,
  farmerToken: undefined,
  officeToken: undefined,
  deviceToken: undefined,
});
const codesOf = (answers: Answer[]) => answers.map((answer) => answer.body.code ?? answer.status);

/** Sends without waiting for the number's cool-down and other counters. */
async function sendFreely(client: TestClient, mobile: string): Promise<string> {
  await forgetLimits('otp.send%');
  const answer = await send(client, mobile);
  expect(answer.status).toBe(200);
  return sentCode(mobile);
}

async function tries(mobile: string): Promise<number[]> {
  const { rows } = await app.ctx.db.pool.query(
    'select attempts from otp_challenges where recipient = $1 order by created_at, id',
    [mobile],
  );
  return rows.map((row) => row.attempts);
}

describe('guessing', () => {
  it('ends after five tries, also for the right code', async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    const code = await sendFreely(client, mobile);
    const answers: Answer[] = [];
    for (let by = 1; by <= 5; by += 1) answers.push(await verify(client, mobile, wrongOne(code, by)));
    answers.push(await verify(client, mobile, code));
    expect(codesOf(answers)).toEqual([
      ...Array(4).fill('OTP_WRONG'),
      'OTP_TOO_MANY_TRIES',
      'OTP_TOO_MANY_TRIES',
    ]);
    expect(answers[4]?.status).toBe(429);
    expect(answers[4]?.body.retry_after).toBeGreaterThan(850);
  });

  it('ends after five tries when 200 come at once, and the right code among the rest is not looked at', async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    const code = await sendFreely(client, mobile);
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => verify(client, mobile, wrongOne(code, n + 1), `198.51.100.${n}`)),
    );
    const outcomes = codesOf(answers);
    // The fifth wrong one is told to wait, like those that were never compared.
    expect(outcomes.filter((outcome) => outcome === 'OTP_WRONG')).toHaveLength(4);
    expect(outcomes.every((o) => ['OTP_WRONG', 'OTP_TOO_MANY_TRIES', 'RATE_LIMITED'].includes(o))).toBe(true);
    expect(await tries(mobile)).toEqual([5]);
    await forgetLimits();
    expect((await verify(client, mobile, code)).body.code).toBe('OTP_TOO_MANY_TRIES');
  });

  it('is let through to the code at most five times by the database itself', async () => {
    const [browserToken, recipient] = [newToken(), freshMobile()];
    const to = { audience: 'farmer', recipient } as const;
    const browserHash = hashToken(browserToken);
    await issueCode(app.ctx, to, { browserHash, ip: '203.0.113.1' });
    const [live] = await listChallenges(app.ctx.db, { ...to, browserHash }, app.ctx.now());
    const taken = await Promise.all(
      Array.from({ length: 200 }, () => takeTry(app.ctx.db, live?.id ?? '', app.ctx.now())),
    );
    const counted = taken.filter((one) => one !== undefined).map((one) => one.attempts);
    expect(counted.sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('lets one right code in once, however often it is sent at once', async () => {
    const { mobile } = await app.loginFarmer();
    const client = app.client();
    const code = await sendFreely(client, mobile);
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(client, mobile, code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('does not start anew with a new code', async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    const first = await sendFreely(client, mobile);
    for (let by = 1; by <= 3; by += 1) await verify(client, mobile, wrongOne(first, by));
    const second = await sendFreely(client, mobile);
    expect(await tries(mobile)).toEqual([3, 3]);
    expect((await verify(client, mobile, wrongOne(second))).body.code).toBe('OTP_WRONG');
    expect((await verify(client, mobile, wrongOne(second, 2))).body.code).toBe('OTP_TOO_MANY_TRIES');
    await forgetLimits();
    const refused = await send(client, mobile);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('OTP_TOO_MANY_TRIES');
  });

  it('may start anew after a quarter of an hour', async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    at(0);
    const code = await sendFreely(client, mobile);
    for (let by = 1; by <= 5; by += 1) await verify(client, mobile, wrongOne(code, by));
    at(899);
    await forgetLimits();
    const refused = await send(client, mobile);
    expect(refused.body).toMatchObject({ code: 'OTP_TOO_MANY_TRIES', retry_after: 1 });
    at(901);
    expect((await verify(client, mobile, await sendFreely(client, mobile))).status).toBe(200);
  });

  it('is forgiven by a success', async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    at(0);
    const first = await sendFreely(client, mobile);
    for (let by = 1; by <= 3; by += 1) await verify(client, mobile, wrongOne(first, by));
    at(40);
    const second = await sendFreely(client, mobile);
    at(45);
    expect((await verify(client, mobile, second)).status).toBe(200);
    at(100);
    await sendFreely(client, mobile);
    expect((await tries(mobile)).at(-1)).toBe(0);
  });

  it("from another browser does not use up the farmer's tries", async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    const code = await sendFreely(client, mobile);
    const stranger = app.client();
    await sendFreely(stranger, freshMobile());
    for (let by = 0; by < 30; by += 1) await verify(stranger, mobile, wrongOne(code, by), '198.51.100.7');
    expect((await verify(client, mobile, code)).status).toBe(200);
  });
});

describe('sending', () => {
  it('twenty times at once to one number sends one code and breaks nothing', async () => {
    const mobile = freshMobile();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(app.client(), mobile)));
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
  });

  it.each([
    ['farmer', 2],
    ['office', 1],
  ] as const)(
    'leaves a %s %d live code(s) in a browser when issues race past every counter',
    async (audience, most) => {
      const [recipient, browserHash] = [freshMobile(), hashToken(newToken())];
      await Promise.all(
        Array.from({ length: 20 }, () =>
          issueCode(app.ctx, { audience, recipient }, { browserHash, ip: '203.0.113.1' }),
        ),
      );
      const { rows } = await app.ctx.db.pool.query(
        'select count(*)::int as live from otp_challenges where recipient = $1 and voided_at is null',
        [recipient],
      );
      expect(rows[0].live).toBe(most);
    },
  );

  it('waits 30 seconds between two codes for a number, and says how long', async () => {
    const mobile = freshMobile();
    await send(app.client(), mobile);
    const refused = await send(app.client(), mobile, '203.0.113.9');
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('OTP_SEND_LIMIT');
    expect(refused.body.retry_after).toBeGreaterThan(25);
    expect(refused.headers.get('retry-after')).toBe(String(refused.body.retry_after));
  });

  it.each([
    ['10 an hour', 10, []],
    ['20 a day', 20, ['otp.send.strangers.1h%']],
  ])('stops at %s for a number, from however many networks strangers ask', async (_limit, most, setAside) => {
    const mobile = freshMobile();
    let sent = 0;
    for (let n = 0; n < most + 2; n += 1) {
      for (const pattern of setAside) await forgetLimits(pattern);
      if ((await send(app.client(), mobile, `198.51.${n}.1`)).status === 200) sent += 1;
    }
    expect(sent).toBe(most);
  });

  it.each([
    ['3 in ten minutes', 3, []],
    ['5 an hour', 5, ['otp.send.number.10m%']],
    ['10 a day', 10, ['otp.send.number.10m%', 'otp.send.number.1h%']],
  ])('is asked for work after %s for a number from one network', async (_limit, most, setAside) => {
    const mobile = freshMobile();
    const outcomes: Answer[] = [];
    for (let n = 0; n < most + 1; n += 1) {
      for (const pattern of ['otp.send.cool%', 'otp.send.strangers%', 'otp.send.host%', ...setAside])
        await forgetLimits(pattern);
      outcomes.push(await send(app.client(), mobile));
    }
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(most).fill(200), 429]);
    expect(outcomes.at(-1)?.body).toMatchObject({ code: 'OTP_SEND_LIMIT', work: expect.any(String) });
  });

  it('asks for work after ten an hour from one address while nobody enters the codes', async () => {
    const outcomes: number[] = [];
    for (let n = 0; n < 12; n += 1) outcomes.push((await send(app.client(), freshMobile())).status);
    expect(outcomes).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await send(app.client(), freshMobile(), '198.51.100.1')).status).toBe(200);
  });

  it('is counted by the address the proxy saw, not by one the caller wrote', async () => {
    const outcomes: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      outcomes.push((await send(app.client(), freshMobile(), `192.0.2.${n}, 203.0.113.1`)).status);
    }
    expect(outcomes.at(-1)).toBe(429);
  });

  it('does not stop a village behind one address whose farmers enter their codes', async () => {
    for (let n = 0; n < 25; n += 1) {
      const [client, mobile] = [app.client(), freshMobile()];
      expect((await send(client, mobile)).status).toBe(200);
      expect((await verify(client, mobile, await sentCode(mobile))).status).toBe(200);
    }
  });

  it('asks for work after sixty an hour from one neighbourhood of addresses', async () => {
    await forgetLimits();
    const outcomes: string[] = [];
    for (let n = 0; n < 62; n += 1) {
      await forgetLimits('otp.send.all%');
      await takeSendPermit(app.ctx, callerAt(`203.0.113.${n}`), freshMobile()).then(
        () => outcomes.push('sent'),
        (error: AppError) => outcomes.push(error.code),
      );
    }
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(60);
  });

  it("by a refused caller does not use up the farmer's own codes", async () => {
    const farmer = freshMobile();
    for (let n = 0; n < 10; n += 1) await send(app.client(), freshMobile());
    for (let n = 0; n < 5; n += 1) expect((await send(app.client(), farmer)).status).toBe(429);
    expect((await send(app.client(), farmer, '198.51.100.44')).status).toBe(200);
  });

  it('asked for too early costs the address nothing', async () => {
    const mobile = freshMobile();
    await send(app.client(), mobile);
    for (let n = 0; n < 12; n += 1) expect((await send(app.client(), mobile)).status).toBe(429);
    for (let n = 0; n < 9; n += 1) expect((await send(app.client(), freshMobile())).status).toBe(200);
  });

  it('stops for strangers when their share of the minute is spent', async () => {
    for (let n = 0; n < 32; n += 1) await takeSendPermit(app.ctx, callerAt(`198.51.${n}.1`), freshMobile());
    const refused = await send(app.client(), freshMobile(), '192.0.2.1');
    expect(refused.body.code).toBe('OTP_SEND_LIMIT');
  });

  it('is counted in the database: a restart gives nothing back', async () => {
    const mobile = freshMobile();
    await send(app.client(), mobile);
    const restarted = { ...app.ctx, rateLimit: createRateLimiter(app.ctx.db) };
    await expect(takeSendPermit(restarted, callerAt('203.0.113.1'), mobile)).rejects.toThrow(AppError);
  });
});

it('takes at most sixty codes a quarter of an hour from one address', async () => {
  const client = app.client();
  const outcomes: (string | number)[] = [];
  for (let n = 0; n < 62; n += 1) outcomes.push(...codesOf([await verify(client, freshMobile(), '123456')]));
  expect(outcomes.filter((outcome) => outcome === 'OTP_EXPIRED')).toHaveLength(60);
  expect(outcomes.slice(60)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
});
