import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { solveWork } from '#shared/domain/proof-of-work.ts';
import { freshMobile, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { sql } from '../../platform/database/db.ts';

/** What a stranger does so that somebody else cannot log in. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ctx.db.run(sql`delete from rate_limits`);
});

const PROFILE = { name: 'ರಾಮ', address: 'ಕೋಲಾರ' };
const OWN = '203.0.113.5';
const OTHER = '198.51.100.7';
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const send = (client: TestClient, mobile: string, ip: string, work?: string) =>
  client.post('/api/auth/send-otp', { mobile, ...(work && { work }) }, from(ip));
const verify = (client: TestClient, mobile: string, code: string, ip: string) =>
  client.post('/api/auth/verify-otp', { mobile, code, ...PROFILE }, from(ip));
const sentCode = async (mobile: string) =>
  /\b\d{6}\b/.exec((await app.lastMessageTo(mobile))?.text ?? '')?.[0] ?? '';
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const solved = (challenge: string) => solveWork(challenge, async () => undefined);

/** Asks as a browser does: once, and again with the work it was asked for. */
async function sendWithWork(client: TestClient, mobile: string, ip: string) {
  const answer = await send(client, mobile, ip);
  return answer.body.work ? send(client, mobile, ip, await solved(answer.body.work)) : answer;
}

async function loggedOutFarmer(): Promise<TestClient & { mobile: string }> {
  const farmer = await app.loginFarmer();
  await farmer.post('/api/auth/logout', {});
  await app.ctx.db.run(sql`delete from rate_limits`);
  return farmer;
}

describe("a stranger who knows a farmer's number", () => {
  it('spends no tries of theirs: five wrong codes in the stranger’s browser close it alone', async () => {
    const [stranger, mobile] = [app.client(), freshMobile()];
    await send(stranger, mobile, OTHER);
    const sent = await sentCode(mobile);
    for (let by = 1; by <= 5; by += 1) await verify(stranger, mobile, wrong(sent, by), OTHER);
    expect((await verify(stranger, mobile, sent, OTHER)).body.code).toBe('OTP_TOO_MANY_TRIES');
    const farmer = app.client();
    expect((await send(farmer, mobile, OWN)).status).toBe(200);
    expect((await verify(farmer, mobile, await sentCode(mobile), OWN)).status).toBe(200);
  });

  it('voids no code that is on its way', async () => {
    const [farmer, stranger, mobile] = [app.client(), app.client(), freshMobile()];
    await send(farmer, mobile, OWN);
    const code = await sentCode(mobile);
    expect((await send(stranger, mobile, OTHER)).status).toBe(200);
    expect((await verify(farmer, mobile, code, OWN)).status).toBe(200);
  });

  it('does not use up the codes of a browser that has logged in with it, whatever they send', async () => {
    const farmer = await loggedOutFarmer();
    for (let n = 0; n < 25; n += 1) await send(app.client(), farmer.mobile, `198.51.${n}.1`);
    expect((await send(app.client(), farmer.mobile, OWN)).status).toBe(429);
    expect((await send(farmer, farmer.mobile, OWN)).status).toBe(200);
    expect((await verify(farmer, farmer.mobile, await sentCode(farmer.mobile), OWN)).status).toBe(200);
  });

  it('does not use up the checks of a browser that has logged in with it', async () => {
    const farmer = await loggedOutFarmer();
    await app.ctx.db.run(
      sql`insert into rate_limits (key, points, expire)
          values (${`otp.check.number:farmer:${farmer.mobile}`}, 100, ${Date.now() + 86_400_000})`,
    );
    const stranger = app.client();
    await send(stranger, farmer.mobile, OTHER);
    expect((await verify(stranger, farmer.mobile, '000000', OTHER)).body.code).toBe('RATE_LIMITED');
    await send(farmer, farmer.mobile, OWN);
    expect((await verify(farmer, farmer.mobile, await sentCode(farmer.mobile), OWN)).status).toBe(200);
  });

  it('gets no counters of a known browser by a cookie they make up or take from another number', async () => {
    const farmer = await loggedOutFarmer();
    const [id, anybody] = (farmer.cookies.get('av_device') ?? '').split('.');
    const mobile = freshMobile();
    for (let n = 0; n < 25; n += 1) await send(app.client(), mobile, `198.51.${n}.1`);
    for (const made of [
      `${id}.${anybody}.${'a'.repeat(22)}`,
      'a'.repeat(16),
      '',
      farmer.cookies.get('av_device'),
    ]) {
      const thief = app.client();
      thief.cookies.set('av_device', made ?? '');
      expect((await send(thief, mobile, OTHER)).status).toBe(429);
    }
  });
});

describe('an address that thousands share', () => {
  it('lets the next farmer in after ten unproven codes, for a little work', async () => {
    for (let n = 0; n < 10; n += 1) expect((await send(app.client(), freshMobile(), OWN)).status).toBe(200);
    const [farmer, mobile] = [app.client(), freshMobile()];
    const refused = await send(farmer, mobile, OWN);
    expect(refused.body).toMatchObject({ code: 'OTP_SEND_LIMIT', retry_after: expect.any(Number) });
    const work = await solved(refused.body.work);
    expect((await send(farmer, mobile, OWN, work)).status).toBe(200);
    expect((await verify(farmer, mobile, await sentCode(mobile), OWN)).status).toBe(200);
  });

  it('takes work once, for the number it was asked for, and not what was made up', async () => {
    for (let n = 0; n < 10; n += 1) await send(app.client(), freshMobile(), OWN);
    const mobile = freshMobile();
    const work = await solved((await send(app.client(), mobile, OWN)).body.work);
    const [challenge = ''] = work.split(':');
    const easier = challenge.replace(/^\d+/, '1');
    for (const other of [`${challenge}:x`, `${easier}:0`, 'junk', `1.${Date.now()}.a.b:0`]) {
      expect((await send(app.client(), mobile, OWN, other)).status).toBe(429);
    }
    expect((await send(app.client(), freshMobile(), OWN, work)).status).toBe(429);
    expect((await send(app.client(), mobile, OWN, work)).status).toBe(200);
    await app.ctx.db.run(sql`delete from rate_limits where key like 'otp.send.cool%'`);
    expect((await send(app.client(), mobile, OWN, work)).status).toBe(429);
  });

  it('asks for more the more is asked, and never says no', async () => {
    const bits: number[] = [];
    for (let n = 0; n < 45; n += 1) {
      const [client, mobile] = [app.client(), freshMobile()];
      await app.ctx.db.run(sql`delete from rate_limits where key like 'otp.send.all%'`);
      const first = await send(client, mobile, OWN);
      if (first.status === 200) continue;
      bits.push(Number.parseInt(first.body.work, 10));
      await app.ctx.db.run(
        sql`update rate_limits set points = points + 1 where key like 'otp.send.host%' or key like 'otp.send.net%'`,
      );
    }
    expect(bits[0]).toBe(15);
    expect(bits.at(-1)).toBeGreaterThan(16);
    const last = await sendWithWork(app.client(), freshMobile(), OWN);
    expect(last.status).toBe(200);
  });

  it('has no part in what a known browser may do', async () => {
    const farmer = await loggedOutFarmer();
    for (let n = 0; n < 12; n += 1) await send(app.client(), freshMobile(), OWN);
    expect((await send(farmer, farmer.mobile, OWN)).status).toBe(200);
  });

  it('lets the neighbour who borrows a known phone in, for a little work, as on one of their own', async () => {
    const farmer = await loggedOutFarmer();
    for (let n = 0; n < 12; n += 1) await send(app.client(), freshMobile(), OWN);
    const mobile = freshMobile();
    expect((await sendWithWork(farmer, mobile, OWN)).status).toBe(200);
    expect((await verify(farmer, mobile, await sentCode(mobile), OWN)).status).toBe(200);
  });

  it('counts a browser beyond the twenty codes that those of its number have in a day', async () => {
    const farmer = await loggedOutFarmer();
    await app.ctx.db.run(
      sql`insert into rate_limits (key, points, expire)
          values (${`otp.send.known.1d:${farmer.mobile}`}, 20, ${Date.now() + 86_400_000})`,
    );
    for (let n = 0; n < 12; n += 1) await send(app.client(), freshMobile(), OWN);
    const asked = await send(farmer, farmer.mobile, OWN);
    expect(asked.body).toMatchObject({ code: 'OTP_SEND_LIMIT', work: expect.any(String) });
    expect((await sendWithWork(farmer, farmer.mobile, OWN)).status).toBe(200);
  });

  it('may send any number of codes where there is none to enter, and still whoever has one gets in', async () => {
    const [farmer, mobile] = [app.client(), freshMobile()];
    await send(farmer, mobile, OWN);
    for (let n = 0; n < 65; n += 1) await verify(app.client(), freshMobile(), '123456', OWN);
    expect((await verify(app.client(), mobile, '123456', OWN)).body.code).toBe('RATE_LIMITED');
    expect((await verify(farmer, mobile, await sentCode(mobile), OWN)).status).toBe(200);
  });
});

describe('the budget of a minute', () => {
  it('is not used up by six hosts: others, and known browsers, still get their code', async () => {
    const known = await loggedOutFarmer();
    const outcomes: number[] = [];
    for (let n = 0; n < 60; n += 1)
      outcomes.push((await send(app.client(), freshMobile(), `198.51.${n % 6}.1`)).status);
    expect(outcomes.filter((status) => status === 200).length).toBeLessThan(40);
    expect((await send(app.client(), freshMobile(), OWN)).status).toBe(200);
    // Strangers from very many networks end it for strangers, and for them alone.
    for (let n = 0; n < 60; n += 1) await send(app.client(), freshMobile(), `192.0.${n}.1`);
    expect((await send(app.client(), freshMobile(), '100.64.9.9')).status).toBe(429);
    expect((await send(known, known.mobile, OWN)).status).toBe(200);
  });
});

describe('browsers that have logged in with one number', () => {
  it('cannot use up by other numbers what is kept for those who ask for their own', async () => {
    const known = await loggedOutFarmer();
    const others: TestClient[] = [];
    for (let n = 0; n < 10; n += 1) others.push(await loggedOutFarmer());
    for (const [n, other] of others.slice(0, 9).entries())
      for (let each = 0; each < 10; each += 1) await send(other, freshMobile(), `192.0.${n}.1`);
    expect((await send(others[9] ?? app.client(), freshMobile(), '192.0.99.1')).status).toBe(429);
    expect((await send(known, known.mobile, OWN)).status).toBe(200);
  });
});

describe('what a browser brings along that somebody else gave it', () => {
  it('finishes no registration: the code is asked for again', async () => {
    const [victim, attacker, mobile] = [app.client(), app.client(), freshMobile()];
    await send(attacker, freshMobile(), OTHER);
    const planted = attacker.cookies.get('av_login') ?? '';
    victim.cookies.set('av_login', planted);
    await send(victim, mobile, OWN);
    const code = await sentCode(mobile);
    const asked = await victim.post('/api/auth/verify-otp', { mobile, code }, from(OWN));
    expect(asked.body.code).toBe('PROFILE_REQUIRED');
    for (const guess of ['', wrong(code)]) {
      const stolen = await verify(attacker, mobile, guess, OTHER);
      expect(['OTP_REQUIRED', 'OTP_WRONG']).toContain(stolen.body.code);
    }
    expect((await verify(victim, mobile, code, OWN)).status).toBe(200);
    expect(victim.cookies.get('av_login')).not.toBe(planted);
  });
});

it('asks the database as much for a known number as for an unknown one', async () => {
  const known = await app.loginFarmer();
  const counts: number[] = [];
  const { pool } = app.ctx.db;
  for (const mobile of [known.mobile, freshMobile()]) {
    const client = app.client();
    await send(client, freshMobile(), OWN);
    const asked = pool.query;
    let queries = 0;
    pool.query = ((...args: unknown[]) => {
      queries += 1;
      return Reflect.apply(asked, pool, args);
    }) as typeof pool.query;
    await verify(client, mobile, '123456', OWN);
    pool.query = asked;
    counts.push(queries);
  }
  expect(counts[0]).toBe(counts[1]);
  expect(counts[0]).toBeGreaterThan(0);
});
