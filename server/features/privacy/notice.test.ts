import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PRIVACY_NOTICE_VERSION } from '#content/privacy-notice.ts';
import type { Language } from '#shared/domain/languages.ts';
import { freshMobile, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.ctx.db.pool.query('delete from rate_limits'));

const notice = (language: Language, version = PRIVACY_NOTICE_VERSION) => ({ version, language });
const profile = { name: 'ಗೌರಮ್ಮ', address: 'ಶಿರಸಿ' };
const isDue = async (as: TestClient) => (await as.get('/api/auth/me')).body.farmer.notice_due;

async function askForCode(client: TestClient, mobile: string, agreed?: object): Promise<string> {
  expect(
    (await client.post('/api/auth/send-otp', { mobile, ...(agreed && { notice: agreed }) })).status,
  ).toBe(200);
  return /\b\d{6}\b/.exec((await app.lastMessageTo(mobile))?.text ?? '')?.[0] ?? '';
}

async function kept(mobile: string): Promise<object[]> {
  const { rows } = await app.ctx.db.pool.query(
    `select n.version, n.language, n.agreed_at from privacy_notices n join farmers f on f.id = n.farmer_id
     where f.mobile = $1 order by n.id`,
    [mobile],
  );
  return rows;
}

describe('the privacy notice', () => {
  it('is kept with the number when the code is asked for, and with the farmer once they have proven it', async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    const asked = new Date('2026-07-01T06:00:00Z');
    app.setNow(asked);
    const code = await askForCode(client, mobile, notice('kn'));
    const { rows } = await app.ctx.db.pool.query(
      'select notice_version, notice_language from otp_challenges where recipient = $1',
      [mobile],
    );
    expect(rows).toEqual([{ notice_version: PRIVACY_NOTICE_VERSION, notice_language: 'kn' }]);
    expect(await kept(mobile)).toEqual([]);
    app.setNow(new Date(asked.getTime() + 30_000));
    // The code comes first, name and place in a second call.
    await client.post('/api/auth/verify-otp', { mobile, code });
    await client.post('/api/auth/verify-otp', { mobile, code, ...profile });
    app.setNow(undefined);
    expect(await kept(mobile)).toEqual([{ ...notice('kn'), agreed_at: asked.toISOString() }]);
  });

  it('is not due for who agreed, and keeps the first day however often they log in', async () => {
    const mobile = freshMobile();
    for (const language of ['kn', 'en'] as const) {
      const client = app.client();
      const code = await askForCode(client, mobile, notice(language));
      await client.post('/api/auth/verify-otp', { mobile, code, ...profile });
      expect(await isDue(client)).toBe(false);
      await app.ctx.db.pool.query('delete from rate_limits');
    }
    expect(await kept(mobile)).toMatchObject([notice('kn')]);
  });

  it('is due for who came in without one, until they agree', async () => {
    const [client, mobile] = [app.client(), freshMobile()];
    const code = await askForCode(client, mobile);
    await client.post('/api/auth/verify-otp', { mobile, code, ...profile });
    expect(await isDue(client)).toBe(true);
    expect((await client.post('/api/privacy/notice', notice('en'))).status).toBe(200);
    expect(await isDue(client)).toBe(false);
  });

  it('is due again when there is a newer one; the old agreement stays on record', async () => {
    const client = await app.loginFarmer();
    await app.ctx.db.pool.query(
      'update privacy_notices set version = version + 1 where farmer_id = (select id from farmers where mobile = $1)',
      [client.mobile],
    );
    expect(await isDue(client)).toBe(false);
    await app.ctx.db.pool.query(
      // As it looks the day after PRIVACY_NOTICE_VERSION was raised past what they agreed to.
      'alter table privacy_notices drop constraint privacy_notices_version_check; update privacy_notices set version = 0',
    );
    expect(await isDue(client)).toBe(true);
    await client.post('/api/privacy/notice', notice('kn'));
    expect(await isDue(client)).toBe(false);
    expect(await kept(client.mobile)).toMatchObject([{ version: 0 }, notice('kn')]);
  });

  it.each([{ version: 0, language: 'kn' }, { version: 1, language: 'fr' }, { version: 1 }, 'yes'])(
    'is refused as %j',
    async (agreed) => {
      const answer = await app.client().post('/api/auth/send-otp', { mobile: freshMobile(), notice: agreed });
      expect(answer.status).toBe(400);
    },
  );
});
