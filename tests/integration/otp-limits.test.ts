import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PRIVACY_NOTICE_VERSION } from '#content/privacy-notice.ts';
import { freshMobile, startTestApp, type TestApp } from '../support/app.ts';
import type { Answer, TestClient } from '../support/client.ts';
import { countStatements } from '../support/statements.ts';

/**
 * What only the whole application can show of its guard over codes; each limit by itself is tested beside it
 * (server/features/identity/codes/otp-guard.test.ts).
 */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1', OTP_PER_DAY: '40', OTP_PER_MINUTE: '40' });
});
afterAll(() => app.close());
beforeEach(() => app.ctx.db.pool.query('delete from rate_limits'));

const notice = { version: PRIVACY_NOTICE_VERSION, language: 'kn' };
const from = (ip: string) => ({ 'x-forwarded-for': ip });
let nextHost = 0;
/** Another network each time: what a rented army of addresses looks like. */
function anyIp(): string {
  nextHost += 1;
  return `203.${nextHost % 250}.${nextHost % 199}.7`;
}

/** What may differ between two answers: the number that was asked about, and the moment. */
const told = ({ status, body, headers }: Answer, mobile: string) => ({
  status,
  body: JSON.stringify(body).replaceAll(mobile, 'the number'),
  headers: [...headers.keys()].filter((name) => name !== 'date').sort(),
});

describe('a known number and an unknown one', () => {
  const ofRequest = countStatements();

  /** What takes time is the database and the code's hash: both numbers cost the same statements, and as many hashes. */
  async function compare(ask: (client: TestClient, mobile: string) => Promise<Answer>): Promise<void> {
    const { mobile } = await app.loginFarmer();
    await app.ctx.db.pool.query('delete from rate_limits');
    const unknown = freshMobile();
    const first = await ofRequest(() => ask(app.client(), mobile));
    const second = await ofRequest(() => ask(app.client(), unknown));
    expect(told(first.answer, mobile)).toEqual(told(second.answer, unknown));
    expect(first.statements).toEqual(second.statements);
    expect(first.statements.length).toBeGreaterThan(0);
  }

  it('are asked a code for with the same answer for the same work', async () => {
    await compare((client, mobile) => client.post('/api/auth/send-otp', { mobile, notice }, from(anyIp())));
  });

  it('are guessed at with the same answer for the same work', async () => {
    await compare((client, mobile) =>
      client.post('/api/auth/verify-otp', { mobile, code: '000000', name: 'x', address: 'y' }, from(anyIp())),
    );
  });

  it('are the same to a stranger, and to another farmer, who asks whether they exist', async () => {
    const [{ mobile }, curious] = [await app.loginFarmer(), await app.loginFarmer()];
    for (const client of [app.client(), curious]) {
      // The first answer to a browser hands it the token of its writes.
      await client.get('/api/auth/me');
      const [known, unknown] = [mobile, freshMobile()];
      expect(told(await client.get(`/api/auth/exists/${known}`), known)).toEqual(
        told(await client.get(`/api/auth/exists/${unknown}`), unknown),
      );
    }
  });
});

describe('the bill for codes', () => {
  it('ends at its cap, from however many addresses and for however many numbers, on every node and after a restart', async () => {
    const send = (at: TestApp) =>
      at.client().post('/api/auth/send-otp', { mobile: freshMobile(), notice }, from(anyIp()));
    const statuses: number[] = [];
    // A fifth is kept for browsers that have logged in before.
    for (let n = 0; n < 37; n += 1) statuses.push((await send(app)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(32);
    expect(statuses.slice(32)).toEqual(Array(5).fill(429));
    const { connectionString } = app.ctx.db.pool.options;
    const restarted = await startTestApp({
      DATABASE_URL: connectionString ?? '',
      TRUST_PROXY: '1',
      OTP_PER_DAY: '40',
      OTP_PER_MINUTE: '40',
    });
    const refused = await send(restarted);
    expect([refused.status, refused.body.code]).toEqual([429, 'OTP_SEND_LIMIT']);
    expect(refused.body.retry_after).toBeGreaterThan(0);
    await restarted.close();
  });
});
