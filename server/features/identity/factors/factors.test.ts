import { Secret, TOTP } from 'otpauth';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OFFICE_EMAIL, OFFICE_PASSWORD, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Answer, TestClient } from '../../../../tests/support/client.ts';
import { SoftwareAuthenticator } from '../../../../tests/support/software-authenticator.ts';
import { findInOutbox } from '../../../../tools/outbox.ts';
import { createOutbox } from '../../../partners/outbox.ts';
import { sql } from '../../../platform/database/db.ts';
import { ensureOfficeAccount } from '../office-login/ensure-office-account.ts';
import { deleteFactors } from './factors.store.ts';

const START = new Date('2026-08-01T06:00:10Z');
const NEW_PASSWORD = 'quite-another-password';

let app: TestApp;
let owner: TestClient;
let seconds = 0;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [
    'staff_totp',
    'staff_passkeys',
    'staff_recovery_codes',
    'passkey_challenges',
    'rate_limits',
  ]) {
    await app.ctx.db.run({ text: `delete from ${table}`, values: [] });
  }
  // Each test begins an hour after the one before: no time step is met twice.
  seconds += 3_600;
  later(0);
  owner = await app.loginOffice();
});

/** Moves the business's clock on. */
function later(by: number): void {
  seconds += by;
  app.setNow(new Date(START.getTime() + seconds * 1000));
}

const prove = () =>
  app.ctx.db.run(sql`update sessions set step_up_until = '2100-01-01' where staff_id is not null`);
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: START.getTime() + (seconds + ahead) * 1000,
  });
const wrongOne = (code: string) => (code === '000000' ? '000001' : '000000');

async function addTotp(as = owner): Promise<{ secret: string; recovery: string[] }> {
  await prove();
  const { secret, setup } = (await as.post('/api/admin/factors/totp', {})).body;
  const added = await as.post('/api/admin/factors/totp/confirm', { setup, code: codeOf(secret) });
  expect(added.status).toBe(200);
  later(60);
  return { secret, recovery: added.body.recovery_codes };
}

async function addPasskey(as = owner, name = 'Laptop'): Promise<SoftwareAuthenticator> {
  await prove();
  const { options } = (await as.post('/api/admin/factors/passkeys', {})).body;
  const key = new SoftwareAuthenticator(app.url);
  const made = await as.post('/api/admin/factors/passkeys/confirm', { name, response: key.make(options) });
  expect(made.status).toBe(200);
  return key;
}

const start = (as: TestClient): Promise<Answer> =>
  as.post('/api/admin/login-start', { email: OFFICE_EMAIL, password: OFFICE_PASSWORD });
const finish = (as: TestClient, code: string): Promise<Answer> =>
  as.post('/api/admin/verify-otp', { email: OFFICE_EMAIL, code });
const isIn = async (as: TestClient) => (await as.get('/api/admin/me')).body.office !== null;
const factors = async (as = owner) => (await as.get('/api/admin/factors')).body;
const lastAct = async () =>
  (await app.ctx.db.pool.query('select action, detail from audit_log order by id desc limit 1')).rows[0];

/** The mails about the account, newest first; they leave by a job. */
async function toldOf(words: string): Promise<string> {
  let text = '';
  await expect
    .poll(async () => {
      const mails = await createOutbox(app.dataDir).list(200);
      text = mails.find((mail) => mail.text.includes(words))?.text ?? '';
      return text;
    })
    .toContain(words);
  return text;
}

/** The newest; the notice of the owner's own login is a job's, and may come after it. */
async function mailedCode(): Promise<string> {
  const isCode = ({ subject }: { subject?: string }) => subject?.endsWith('login code');
  const mail = await findInOutbox(app.dataDir, OFFICE_EMAIL, isCode);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function codesMailed(): Promise<number> {
  const mails = await createOutbox(app.dataDir).list(500);
  return mails.filter(({ subject }) => subject?.endsWith('login code')).length;
}

describe('an authenticator app', () => {
  it('takes the place of the mailed code at the login, by the calls of the specification', async () => {
    const { secret } = await addTotp();
    const before = await codesMailed();
    const client = app.client();
    expect((await start(client)).body).toEqual({ ok: true, ttl: 300, factors: ['totp', 'recovery'] });
    expect(await codesMailed()).toBe(before);
    const typed = `${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)}`;
    expect((await finish(client, typed)).body).toEqual({ ok: true });
    expect(await isIn(client)).toBe(true);
    expect((await factors()).totp).toMatchObject({ last_used_at: expect.any(String) });
    await toldOf('An authenticator app was added');
    const { rows } = await app.ctx.db.pool.query(
      `select detail from audit_log where action = 'office.login' order by id desc limit 1`,
    );
    expect(rows[0].detail).toEqual({ by: 'totp' });
  });

  it('is not there before its first code, and is begun by a step-up of this login alone', async () => {
    expect((await owner.post('/api/admin/factors/totp', {})).body.code).toBe('STEP_UP_REQUIRED');
    await prove();
    const { secret, setup } = (await owner.post('/api/admin/factors/totp', {})).body;
    expect((await factors()).totp).toBeNull();
    const code = codeOf(secret);
    const confirm = (as: TestClient, body: object) => as.post('/api/admin/factors/totp/confirm', body);
    expect((await confirm(owner, { setup, code: wrongOne(code) })).body.code).toBe('OTP_WRONG');
    const other = await app.loginOffice();
    expect((await confirm(other, { setup, code })).body.code).toBe('SETUP_OVER');
    expect((await confirm(owner, { setup: `${setup.slice(0, -4)}AAAA`, code })).body.code).toBe('SETUP_OVER');
    later(601);
    expect((await confirm(owner, { setup, code: codeOf(secret) })).body.code).toBe('SETUP_OVER');
    expect((await factors()).totp).toBeNull();
  });

  it('begun in two tabs is the one that was confirmed first', async () => {
    await prove();
    const one = (await owner.post('/api/admin/factors/totp', {})).body;
    await prove();
    const two = (await owner.post('/api/admin/factors/totp', {})).body;
    const confirm = ({ setup, secret }: { setup: string; secret: string }) =>
      owner.post('/api/admin/factors/totp/confirm', { setup, code: codeOf(secret) });
    const both = await Promise.all([confirm(one), confirm(two)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await prove();
    expect((await owner.post('/api/admin/factors/totp', {})).body.code).toBe('FACTOR_EXISTS');
  });

  it.each([
    ['a step behind', -30, 200],
    ['a step ahead', 30, 200],
    ['two steps behind', -60, 401],
    ['two steps ahead', 60, 401],
  ])('whose clock is %s: %i seconds', async (_what, skew, status) => {
    const { secret } = await addTotp();
    later(60);
    const client = app.client();
    await start(client);
    expect((await finish(client, codeOf(secret, skew))).status).toBe(status);
  });

  it('gives codes that count once: in another browser, at the same instant, on another node', async () => {
    const { secret } = await addTotp();
    const code = codeOf(secret);
    const clients = [app.client(), app.client(), app.client()];
    for (const client of clients) await start(client);
    const answers = await Promise.all(clients.slice(0, 2).map((client) => finish(client, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await finish(clients[2] as TestClient, code)).body.code).toBe('OFFICE_OTP_FAILED');
    const node = await startTestApp({ DATABASE_URL: app.databaseUrl });
    try {
      node.setNow(new Date(START.getTime() + seconds * 1000));
      const there = node.client();
      await start(there);
      expect((await finish(there, code)).status).toBe(401);
    } finally {
      await node.close();
    }
    later(30);
    expect((await finish(clients[2] as TestClient, codeOf(secret))).status).toBe(200);
  });

  it('costs tries of the browser that guesses, and nobody else’s', async () => {
    const { secret } = await addTotp();
    const [guesser, client] = [app.client(), app.client()];
    for (let n = 0; n < 2; n += 1) {
      await start(guesser);
      for (let i = 0; i < 3; i += 1) await finish(guesser, wrongOne(codeOf(secret)));
    }
    expect((await start(guesser)).body.code).toBe('OTP_TOO_MANY_TRIES');
    expect((await finish(guesser, codeOf(secret))).status).toBe(401);
    await start(client);
    expect((await finish(client, codeOf(secret))).status).toBe(200);
  });

  it('does not open without the password before it, nor a mailed code beside it', async () => {
    const mailed = app.client();
    await start(mailed);
    const mail = await mailedCode();
    const { secret } = await addTotp();
    later(-60);
    expect((await finish(mailed, mail)).body.code).toBe('OFFICE_OTP_FAILED');
    later(60);
    expect((await finish(app.client(), codeOf(secret))).body.code).toBe('OFFICE_OTP_FAILED');
  });

  it('is stored sealed for its person alone, and its removal brings the mailed code back', async () => {
    const { secret } = await addTotp();
    const { rows } = await app.ctx.db.pool.query(
      'select row_to_json(t)::text as text, sealed from staff_totp t',
    );
    expect(rows[0].text).not.toContain(secret);
    expect(rows[0].sealed.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
    expect((await owner.del('/api/admin/factors/totp')).body.code).toBe('STEP_UP_REQUIRED');
    await prove();
    expect((await owner.del('/api/admin/factors/totp')).status).toBe(200);
    expect(await factors()).toMatchObject({ totp: null, recovery: null });
    expect(await lastAct()).toEqual({ action: 'staff.factor_remove', detail: { what: 'totp_removed' } });
    const client = app.client();
    expect((await start(client)).body).toEqual({ ok: true, ttl: 60 });
    await toldOf('The authenticator app was removed');
    await app.loginOffice();
  });
});

describe('recovery codes', () => {
  it('come with the first factor, are ten, and each opens once, however it is typed', async () => {
    const { recovery } = await addTotp();
    expect(new Set(recovery).size).toBe(10);
    expect((await factors()).recovery).toMatchObject({ left: 10 });
    const { rows } = await app.ctx.db.pool.query(
      'select row_to_json(c)::text as text from staff_recovery_codes c',
    );
    expect(JSON.stringify(rows)).not.toContain(recovery[0]);
    const [one, two] = [app.client(), app.client()];
    await start(one);
    await start(two);
    const [code = ''] = recovery;
    const typed = code.toUpperCase().replaceAll('-', ' ');
    const both = await Promise.all([finish(one, typed), finish(two, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await factors()).recovery).toMatchObject({ left: 9 });
    expect(await toldOf('A recovery code was used')).toContain('9 of 10 are left');
  });

  it('of a new set end those before; without another factor there are none', async () => {
    await prove();
    expect((await owner.post('/api/admin/factors/recovery-codes', {})).status).toBe(404);
    const { recovery } = await addTotp();
    expect((await owner.post('/api/admin/factors/recovery-codes', {})).body.code).toBe('STEP_UP_REQUIRED');
    await prove();
    const fresh = (await owner.post('/api/admin/factors/recovery-codes', {})).body.recovery_codes as string[];
    const client = app.client();
    await start(client);
    expect((await finish(client, recovery[0] ?? '')).status).toBe(401);
    expect((await finish(client, fresh[0] ?? '')).status).toBe(200);
  });
});

describe('a passkey', () => {
  const ask = async (as: TestClient) => (await as.post('/api/admin/passkey/start', {})).body.options;
  const answer = (as: TestClient, response: object): Promise<Answer> =>
    as.post('/api/admin/passkey/finish', { response });

  it('is the whole login, and says which of several it was', async () => {
    const key = await addPasskey();
    await addPasskey(owner, 'Phone');
    const client = app.client();
    expect((await answer(client, key.use(await ask(client)))).status).toBe(200);
    expect(await isIn(client)).toBe(true);
    const { passkeys } = await factors();
    expect(passkeys).toMatchObject([
      { name: 'Laptop', last_used_at: expect.any(String) },
      { name: 'Phone', last_used_at: null },
    ]);
  });

  it('is the second factor after the password, where it is named and need not say whose it is', async () => {
    const key = await addPasskey();
    const client = app.client();
    const { factors: kinds, passkey } = (await start(client)).body;
    expect(kinds).toEqual(['passkey', 'recovery']);
    expect(passkey).toMatchObject({ userVerification: 'required', rpId: 'localhost' });
    expect(passkey.allowCredentials).toHaveLength(1);
    expect((await answer(client, key.use(passkey, { withoutHandle: true }))).status).toBe(200);
    // The password's attempt went with it.
    expect((await finish(client, '000000')).body.code).toBe('OFFICE_OTP_FAILED');
  });

  it.each([
    ['another origin', { origin: 'https://av-agro.example' }],
    ['another port', { origin: 'http://localhost:1' }],
    ['another relying party', { rpID: 'example.org' }],
    ['no finger, face or PIN', { unverified: true }],
    ['a made-up challenge', { challenge: 'AAAA' }],
    ['nobody’s name where none was asked for', { withoutHandle: true }],
  ])('is refused with %s, leaves a line in the log and works afterwards', async (_what, lie) => {
    const key = await addPasskey();
    const client = app.client();
    expect((await answer(client, key.use(await ask(client), lie))).body.code).toBe('PASSKEY_FAILED');
    expect(await lastAct()).toEqual({ action: 'office.login_failed', detail: { wrong: 'passkey' } });
    expect(await isIn(client)).toBe(false);
    expect((await answer(client, key.use(await ask(client)))).status).toBe(200);
  });

  it('answers a question once, in its browser, within five minutes, and for what was asked', async () => {
    const key = await addPasskey();
    const [client, other] = [app.client(), app.client()];
    const options = await ask(client);
    await ask(other);
    const used = key.use(options);
    expect((await answer(other, used)).body.code).toBe('PASSKEY_FAILED');
    const both = await Promise.all([answer(client, used), answer(client, used)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const stale = await ask(other);
    later(301);
    expect((await answer(other, key.use(stale))).body.code).toBe('PASSKEY_FAILED');
    const stepUp = (await owner.post('/api/admin/step-up', {})).body.passkey;
    expect((await answer(owner, key.use(stepUp))).body.code).toBe('PASSKEY_FAILED');
  });

  it('whose counter goes back may be a copy, and is refused', async () => {
    const key = await addPasskey();
    const client = app.client();
    expect((await answer(client, key.use(await ask(client), { counter: 7 }))).status).toBe(200);
    expect((await answer(client, key.use(await ask(client), { counter: 7 }))).status).toBe(422);
    expect((await answer(client, key.use(await ask(client), { counter: 8 }))).status).toBe(200);
  });

  it.each([
    ['another origin', { origin: 'https://av-agro.example' }],
    ['another relying party', { rpID: 'example.org' }],
    ['no finger, face or PIN', { unverified: true }],
  ])('is not taken in with %s', async (_what, lie) => {
    await prove();
    const { options } = (await owner.post('/api/admin/factors/passkeys', {})).body;
    const made = new SoftwareAuthenticator(app.url).make(options, lie);
    const answered = await owner.post('/api/admin/factors/passkeys/confirm', { name: 'x', response: made });
    expect(answered.body.code).toBe('PASSKEY_FAILED');
    expect((await factors()).passkeys).toEqual([]);
  });

  it('is taken in once, has a name, and goes after a step-up', async () => {
    await prove();
    const { options } = (await owner.post('/api/admin/factors/passkeys', {})).body;
    const response = new SoftwareAuthenticator(app.url).make(options);
    const confirm = () =>
      owner.post('/api/admin/factors/passkeys/confirm', { name: ' Office  PC ', response });
    const both = await Promise.all([confirm(), confirm()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const [{ id, name }] = (await factors()).passkeys;
    expect(name).toBe('Office PC');
    const at = `/api/admin/factors/passkeys/${id}`;
    expect((await owner.put(at, { name: '\u200b ' })).status).toBe(400);
    expect((await owner.put(at, { name: 'Desk' })).status).toBe(200);
    expect((await owner.del(at)).body.code).toBe('STEP_UP_REQUIRED');
    await prove();
    expect((await owner.del(at)).status).toBe(200);
    expect(await factors()).toMatchObject({ passkeys: [], recovery: null });
    expect(await toldOf('A passkey was removed')).toContain('Desk');
  });
});

describe('a step-up', () => {
  const verify = (code: string) => owner.post('/api/admin/step-up/verify', { code });

  it('is a code of the app, once, or a recovery code; nothing is mailed', async () => {
    const { secret, recovery } = await addTotp();
    expect((await owner.post('/api/admin/step-up', {})).body).toEqual({
      ok: true,
      ttl: 300,
      factors: ['totp', 'recovery'],
    });
    expect((await verify(wrongOne(codeOf(secret)))).body.code).toBe('OTP_WRONG');
    expect((await verify(codeOf(secret))).status).toBe(200);
    expect(await lastAct()).toMatchObject({ action: 'office.step_up', detail: { by: 'totp' } });
    await owner.post('/api/admin/step-up', {});
    expect((await verify(codeOf(secret))).body.code).toBe('OTP_WRONG');
    expect((await verify(recovery[1] ?? '')).status).toBe(200);
    expect((await owner.del('/api/admin/factors/totp')).status).toBe(200);
  });

  it('is a passkey of the same person; a login’s question does not serve', async () => {
    const key = await addPasskey();
    await app.ctx.db.run(sql`update sessions set step_up_until = null`);
    const { passkey, factors: kinds } = (await owner.post('/api/admin/step-up', {})).body;
    expect(kinds).toEqual(['passkey', 'recovery']);
    const login = (await owner.post('/api/admin/passkey/start', {})).body.options;
    const prove = (response: object) => owner.post('/api/admin/step-up/passkey', { response });
    expect((await prove(key.use(login))).body.code).toBe('PASSKEY_FAILED');
    expect((await owner.post('/api/admin/factors/recovery-codes', {})).status).toBe(403);
    expect((await prove(key.use(passkey))).status).toBe(200);
    expect((await owner.post('/api/admin/factors/recovery-codes', {})).status).toBe(200);
    expect((await owner.post('/api/admin/factors/recovery-codes', {})).status).toBe(403);
  });
});

describe('an owner', () => {
  it('sees kinds and dates, and resets them: the logins end, the mailed code is back', async () => {
    const { secret } = await addTotp();
    await addPasskey(owner, 'Secret name');
    const { people } = (await owner.get('/api/admin/people')).body;
    expect(people[0].factors.map(({ kind }: { kind: string }) => kind)).toEqual([
      'recovery',
      'totp',
      'passkey',
    ]);
    expect(JSON.stringify(people)).not.toContain('Secret name');
    await prove();
    const changed = await owner.post(`/api/admin/people/${people[0].id}/changes`, { kind: 'factors' });
    expect(changed.body).toEqual({ ok: true, outcome: 'done' });
    expect(await isIn(owner)).toBe(false);
    expect(await lastAct()).toMatchObject({ action: 'staff.factors_reset' });
    await toldOf('An owner has removed');
    const client = app.client();
    await start(client);
    expect((await finish(client, codeOf(secret))).status).toBe(401);
    await app.loginOffice();
  });

  it('resets a password, and with it goes what whoever was in may have added, for good', async () => {
    const asha = await app.hire(['doctor']);
    const key = await addPasskey(asha);
    await addTotp(asha);
    const { people } = (await owner.get('/api/admin/people')).body;
    const { id } = people.find(({ email }: { email: string }) => email === asha.email);
    const enterByKey = async () => {
      const client = app.client();
      const { options } = (await client.post('/api/admin/passkey/start', {})).body;
      return (await client.post('/api/admin/passkey/finish', { response: key.use(options) })).status;
    };
    expect(await enterByKey()).toBe(200);
    await prove();
    expect((await owner.post(`/api/admin/people/${id}/changes`, { kind: 'reset' })).body.outcome).toBe(
      'done',
    );
    expect(await enterByKey()).toBe(422);
    const token = /#([\w-]+)/.exec((await app.lastMessageTo(asha.email))?.text ?? '')?.[1];
    const chosen = { token, name: { en: 'Asha', kn: 'ಆಶಾ' }, password: NEW_PASSWORD };
    expect((await app.client().post('/api/admin/welcome', chosen)).status).toBe(200);
    expect(await enterByKey()).toBe(422);
    const left = (await owner.get('/api/admin/people')).body.people;
    expect(left.find(({ email }: { email: string }) => email === asha.email).factors).toEqual([]);
    // The login mails a code again.
    await app.loginOffice(asha.email, NEW_PASSWORD);
  });

  it('who lost everything comes back by another password in the settings, and by nothing less', async () => {
    await addTotp();
    const restart = (password: string) =>
      ensureOfficeAccount({
        ...app.ctx,
        config: { ...app.config, office: { email: OFFICE_EMAIL, password } },
      });
    await restart(OFFICE_PASSWORD);
    expect(await isIn(owner)).toBe(true);
    await restart(NEW_PASSWORD);
    expect(await isIn(owner)).toBe(false);
    await app.loginOffice(OFFICE_EMAIL, NEW_PASSWORD);
    await restart(OFFICE_PASSWORD);
  });
});

describe('the own password', () => {
  const change = (body: object, as = owner) => as.put('/api/admin/me/password', body);
  const back = async () => {
    owner = await app.loginOffice(OFFICE_EMAIL, NEW_PASSWORD);
    expect((await change({ password: OFFICE_PASSWORD, present: NEW_PASSWORD })).status).toBe(200);
  };

  it('changes by the present one, ends the other logins and keeps this one and what the settings said', async () => {
    const other = await app.loginOffice();
    expect((await change({ password: NEW_PASSWORD, present: 'not it' })).body.code).toBe('PASSWORD_WRONG');
    expect((await change({ password: 'short', present: OFFICE_PASSWORD })).status).toBe(400);
    expect((await change({ password: NEW_PASSWORD, present: OFFICE_PASSWORD })).status).toBe(200);
    expect([await isIn(owner), await isIn(other)]).toEqual([true, false]);
    await toldOf('Your password was changed');
    await ensureOfficeAccount(app.ctx);
    expect((await start(app.client())).body.code).toBe('OFFICE_LOGIN_FAILED');
    await back();
  });

  it('changes after a step-up where the present one is forgotten, once', async () => {
    expect((await change({ password: NEW_PASSWORD })).body.code).toBe('STEP_UP_REQUIRED');
    await prove();
    expect((await change({ password: NEW_PASSWORD })).status).toBe(200);
    expect((await change({ password: NEW_PASSWORD })).body.code).toBe('STEP_UP_REQUIRED');
    await back();
  });

  it('ends a login that is under way with the one before', async () => {
    const late = app.client();
    await start(late);
    const code = await mailedCode();
    await change({ password: NEW_PASSWORD, present: OFFICE_PASSWORD });
    expect((await finish(late, code)).body.code).toBe('OFFICE_OTP_FAILED');
    await back();
  });

  it('is guessed ten times in a session, and another session is not kept waiting', async () => {
    for (let n = 0; n < 10; n += 1) await change({ password: NEW_PASSWORD, present: 'guess' });
    expect((await change({ password: NEW_PASSWORD, present: OFFICE_PASSWORD })).body.code).toBe(
      'RATE_LIMITED',
    );
    const other = await app.loginOffice();
    expect((await change({ password: OFFICE_PASSWORD, present: OFFICE_PASSWORD }, other)).status).toBe(200);
  });

  it('in two tabs at once is the one that came first', async () => {
    const both = await Promise.all(
      [NEW_PASSWORD, `${NEW_PASSWORD}2`].map((password) => change({ password, present: OFFICE_PASSWORD })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    await app.ctx.db.run(sql`update staff set settings_password_hash = null`);
    await ensureOfficeAccount(app.ctx);
  });
});

it('a factor that waited for a reset is not added by the login which that has ended', async () => {
  await prove();
  const { secret, setup } = (await owner.post('/api/admin/factors/totp', {})).body;
  const { rows } = await app.ctx.db.pool.query('select id from staff where email = $1', [OFFICE_EMAIL]);
  const waiting = sql`select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted`;
  const count = async () => (await app.ctx.db.one(Type.Object({ n: Type.Integer() }), waiting)).n;
  const confirming = await app.ctx.inTransaction(async (tx) => {
    await deleteFactors(tx, rows[0].id);
    const answer = owner.post('/api/admin/factors/totp/confirm', { setup, code: codeOf(secret) });
    await expect.poll(count).toBe(1);
    await tx.run(sql`update sessions set revoked_at = now() where staff_id = ${rows[0].id}`);
    return { answer };
  });
  expect((await confirming.answer).body.code).toBe('UNAUTHENTICATED');
  expect((await app.ctx.db.pool.query('select from staff_totp')).rowCount).toBe(0);
});
