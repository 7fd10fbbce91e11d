import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLE_NAMES } from '#shared/domain/people.ts';
import { OFFICE_EMAIL, OFFICE_PASSWORD, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { Answer, TestClient } from '../../../../tests/support/client.ts';
import { closeLines, openLine } from '../../../../tests/support/socket-lines.ts';
import { findInOutbox } from '../../../../tools/outbox.ts';
import { sql } from '../../../platform/database/db.ts';
import { secondPeople, wantsTwo } from './four-eyes.policy.ts';

const PASSWORD = 'a-long-enough-password';
const HOURS = 3_600_000;

let app: TestApp;
let owner: TestClient;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.loginOffice();
});
afterAll(async () => {
  closeLines();
  await app.close();
});
beforeEach(async () => {
  app.setNow(undefined);
  await app.ctx.db.run(sql`delete from rate_limits`);
});

const LINK = /#([\w-]+)/;

/** What the mailed code of an act does. */
const prove = () =>
  app.ctx.db.run(sql`update sessions set step_up_until = '2100-01-01' where staff_id is not null`);
const people = async (as = owner) => (await as.get('/api/admin/people')).body;
const nameOf = async (email: string) =>
  (await app.ctx.db.pool.query('select name from staff where email = $1', [email])).rows[0].name;
const idOf = async (email: string): Promise<number> =>
  (await app.ctx.db.pool.query('select id from staff where email = $1', [email])).rows[0].id as number;

async function tokenFor(email: string): Promise<string> {
  // The notice of a login before may come after the link.
  const mail = await findInOutbox(app.dataDir, email, ({ text }) => LINK.test(text));
  const token = LINK.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('no link was mailed');
  return token;
}

const invite = async (email: string, roles: string[], as = owner): Promise<Answer> => {
  await prove();
  return as.post('/api/admin/people/invitations', { email, roles });
};
const join = (token: string, name = 'Asha', password = PASSWORD) =>
  app.client().post('/api/admin/welcome', { token, name: { en: name, kn: 'ಆಶಾ' }, password });
const change = async (id: number, body: object, as = owner): Promise<Answer> => {
  await prove();
  return as.post(`/api/admin/people/${id}/changes`, body);
};

/** Somebody who was invited, has joined and logged in. */
async function colleague(email: string, roles: string[]): Promise<TestClient> {
  expect((await invite(email, roles)).body).toEqual({ ok: true, outcome: 'done', mailed: true });
  expect((await join(await tokenFor(email))).status).toBe(200);
  return app.loginOffice(email, PASSWORD);
}

describe('an invitation', () => {
  it('lets one person in, who gives name and password and logs in as everybody does', async () => {
    expect((await invite(' Asha@Clinic.example', ['doctor'])).body.outcome).toBe('done');
    const letter = (await app.lastMessageTo('asha@clinic.example'))?.text ?? '';
    expect(letter.match(/#[\w-]+/g)).toEqual(Array(2).fill(`#${await tokenFor('asha@clinic.example')}`));
    expect(letter).toMatch(/invited[\s\S]+ಆಹ್ವಾನ/);
    expect((await join(await tokenFor('asha@clinic.example'))).status).toBe(200);
    const doctor = await app.loginOffice('asha@clinic.example', PASSWORD);
    expect((await doctor.get('/api/admin/me')).body.office).toMatchObject({
      email: 'asha@clinic.example',
      name: { en: 'Asha', kn: 'ಆಶಾ' },
      roles: ['doctor'],
    });
    expect((await doctor.get('/api/payments')).status).toBe(403);
    expect((await doctor.get('/api/admin/people')).status).toBe(403);
    const { staff } = (await doctor.get('/api/admin/staff')).body;
    expect(JSON.stringify(staff)).not.toContain('@');
  });

  it('is stored as a hash, works once, and not when it was replaced, taken back or is 72 hours old', async () => {
    await invite('link@test.example', ['sales']);
    const first = await tokenFor('link@test.example');
    const { rows } = await app.ctx.db.pool.query(
      'select row_to_json(i)::text as text from staff_invitations i',
    );
    expect(JSON.stringify(rows)).not.toContain(first);
    const [{ id }] = (await people()).invitations;
    expect((await owner.post(`/api/admin/people/invitations/${id}/resend`, {})).body.mailed).toBe(true);
    expect((await join(first)).body.code).toBe('INVITATION_INVALID');
    const second = await tokenFor('link@test.example');
    app.setNow(new Date(Date.now() + 72 * HOURS + 1000));
    expect((await join(second)).status).toBe(410);
    app.setNow(undefined);
    const both = await Promise.all(
      ['the-first-password', 'another-password'].map((each) => join(second, 'Asha', each)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    await invite('back@test.example', ['helper']);
    const third = await tokenFor('back@test.example');
    const open = (await people()).invitations[0];
    expect((await owner.del(`/api/admin/people/invitations/${open.id}`)).status).toBe(200);
    expect((await join(third)).status).toBe(410);
    expect((await owner.del(`/api/admin/people/invitations/${open.id}`)).status).toBe(404);
  });

  it('is answered the same again when the answer got lost, and by nobody who knows the link alone', async () => {
    await invite('twice@test.example', ['helper']);
    const token = await tokenFor('twice@test.example');
    const tries = await Promise.all([join(token), join(token)]);
    expect(tries.map(({ status, body }) => [status, body.email])).toEqual([
      [200, 'twice@test.example'],
      [200, 'twice@test.example'],
    ]);
    expect((await join(token, 'Asha', 'a-guessed-password')).status).toBe(410);
    // Nor later, when an old link would be a place to guess passwords at.
    app.setNow(new Date(Date.now() + 901_000));
    expect((await join(token)).status).toBe(410);
    const joined = await app.ctx.db.pool.query(
      `select id from audit_log where action = 'staff.join' and subject = $1`,
      [`staff:${await idOf('twice@test.example')}`],
    );
    expect(joined.rowCount).toBe(1);
  });

  it('is refused for an address that is here, however it is written, and without a fresh code', async () => {
    expect((await invite(` ${OFFICE_EMAIL.toUpperCase()}`, ['sales'])).body.code).toBe('STAFF_EXISTS');
    await app.ctx.db.run(sql`update sessions set step_up_until = null`);
    const bare = { email: 'x@test.example', roles: ['sales'] };
    expect((await owner.post('/api/admin/people/invitations', bare)).body.code).toBe('STEP_UP_REQUIRED');
    for (const wrong of [
      { roles: [] },
      { roles: ['boss'] },
      { email: 'nobody' },
      { email: 'a@b c' },
      { email: 'Asha <a@b.example>' },
      { email: 'a,b@c.example' },
      { email: '\u200ba@b.example' },
      { email: `${'İ'.repeat(130)}@b.example` },
    ]) {
      expect((await owner.post('/api/admin/people/invitations', { ...bare, ...wrong })).status).toBe(400);
    }
  });

  it.each([
    { name: { en: ' ', kn: 'ಆಶಾ' } },
    { name: { en: 'Asha' } },
    { password: 'short' },
    { name: { en: '\u200d\u200d', kn: 'ಆ' } },
  ])('stores nothing of %o', async (wrong) => {
    await invite('wrong@test.example', ['helper']);
    const token = await tokenFor('wrong@test.example');
    const body = { token, name: { en: 'A', kn: 'ಆ' }, password: PASSWORD, ...wrong };
    expect((await app.client().post('/api/admin/welcome', body)).status).toBe(400);
    expect((await app.client().post('/api/admin/welcome/read', { token })).body).toMatchObject({
      email: 'wrong@test.example',
      name: null,
    });
  });
});

describe('while there is one owner', () => {
  it('roles, disabling and reset are theirs alone with a mailed code, and take effect at once', async () => {
    const sales = await colleague('bhima@test.example', ['sales']);
    const id = await idOf('bhima@test.example');
    const line = await openLine(app.url, sales, 'office');
    expect((await people()).alone).toBe(true);
    expect((await change(id, { kind: 'roles', roles: ['accounts'] })).body.outcome).toBe('done');
    const [logged] = (await owner.get('/api/admin/log?group=people&limit=1')).body.lines;
    expect(logged).toMatchObject({ action: 'staff.roles', asked_by: null, detail: { alone: true } });
    await expect.poll(() => line.socket.connected, { timeout: 1000 }).toBe(false);
    expect((await sales.get('/api/chat/all')).status).toBe(403);
    expect((await sales.get('/api/payments')).status).toBe(200);

    const again = await openLine(app.url, sales, 'office');
    expect((await change(id, { kind: 'disable' })).body.outcome).toBe('done');
    await expect.poll(() => again.socket.connected, { timeout: 1000 }).toBe(false);
    expect((await sales.get('/api/payments')).status).toBe(401);
    const login = { email: 'bhima@test.example', password: PASSWORD };
    expect((await app.client().post('/api/admin/login-start', login)).body.code).toBe('OFFICE_EMAIL_WRONG');
    expect((await change(id, { kind: 'disable' })).body.code).toBe('CHANGE_NOT_WAITING');

    expect((await change(id, { kind: 'enable' })).body.outcome).toBe('done');
    expect((await sales.get('/api/payments')).status).toBe(401);
    expect((await change(id, { kind: 'reset' })).body).toEqual({ ok: true, outcome: 'done', mailed: true });
    expect((await app.client().post('/api/admin/login-start', login)).body.code).toBe('OFFICE_LOGIN_FAILED');
    expect((await join(await tokenFor('bhima@test.example'), 'Bhima')).status).toBe(200);
    await app.loginOffice('bhima@test.example', PASSWORD);
  });

  it('a code that was mailed before a reset opens nothing after it', async () => {
    await colleague('late@test.example', ['helper']);
    const late = app.client();
    await late.post('/api/admin/login-start', { email: 'late@test.example', password: PASSWORD });
    const code = /\b\d{6}\b/.exec((await app.lastMessageTo('late@test.example'))?.text ?? '')?.[0];
    await change(await idOf('late@test.example'), { kind: 'reset' });
    const verified = await late.post('/api/admin/verify-otp', { email: 'late@test.example', code });
    expect(verified.body.code).toBe('OFFICE_OTP_FAILED');
  });

  it('whoever is to work on chats no more leaves theirs to the others', async () => {
    await colleague('gives@test.example', ['doctor']);
    const id = await idOf('gives@test.example');
    const { rows } = await app.ctx.db.pool.query(
      `with f as (insert into farmers (mobile, name, address) values ('7000000001', 'ರೈತ', 'ಹಾಸನ') returning id),
            c as (insert into chats (farmer_id) select id from f returning id)
       insert into chat_assignments (chat_id, staff_id, assigned_by, assigned_at) select id, $1, $1, now() from c
       returning chat_id`,
      [id],
    );
    const held = async () => {
      const chats = 'select from chat_assignments where chat_id = $1';
      return (await app.ctx.db.pool.query(chats, [rows[0].chat_id])).rowCount;
    };
    await change(id, { kind: 'roles', roles: ['sales', 'doctor'] });
    expect(await held()).toBe(1);
    // A helper reads on, and answers nobody.
    await change(id, { kind: 'roles', roles: ['helper'] });
    expect(await held()).toBe(0);
  });

  it('the account that the settings named before is opened as an ordinary one', async () => {
    const former = await app.ctx.db.pool.query(
      `insert into staff (email, password_hash, name, roles, configured, disabled_at)
       select 'former@test.example', password_hash, name, '{owner}', true, now() from staff where configured returning id`,
    );
    const id = Number(former.rows[0].id);
    expect((await change(id, { kind: 'enable' })).body.outcome).toBe('done');
    const { people: all } = await people();
    expect(all.filter((each: { configured: boolean }) => each.configured)).toHaveLength(1);
    expect((await change(id, { kind: 'disable' })).body.outcome).toBe('done');
  });

  it('who resets themselves stays logged in there, and can send the link again', async () => {
    const elsewhere = await app.loginOffice();
    const id = await idOf(OFFICE_EMAIL);
    expect((await change(id, { kind: 'reset' })).body.outcome).toBe('done');
    expect((await elsewhere.get('/api/admin/people')).status).toBe(401);
    const login = { email: OFFICE_EMAIL, password: OFFICE_PASSWORD };
    expect((await app.client().post('/api/admin/login-start', login)).body.code).toBe('OFFICE_LOGIN_FAILED');
    expect((await owner.post(`/api/admin/people/${id}/link`, {})).body.mailed).toBe(true);
    expect((await join(await tokenFor(OFFICE_EMAIL), 'Office', OFFICE_PASSWORD)).status).toBe(200);
  });

  it('the last owner stays one', async () => {
    const id = await idOf(OFFICE_EMAIL);
    expect((await change(id, { kind: 'disable' })).body.code).toBe('LAST_OWNER');
    expect((await change(id, { kind: 'roles', roles: ['doctor'] })).body.code).toBe('LAST_OWNER');
    expect((await change(id, { kind: 'roles', roles: ['doctor', 'owner'] })).status).toBe(200);
    expect((await change(9999, { kind: 'disable' })).status).toBe(404);
  });
});

describe('while there are two owners', () => {
  let second: TestClient;
  beforeAll(async () => {
    second = await colleague('second@test.example', ['owner']);
  });

  it('one asks, the other confirms, once; the one who asked may only take it back', async () => {
    const id = await idOf('asha@clinic.example');
    expect((await change(id, { kind: 'roles', roles: ['doctor', 'sales'] })).body).toEqual({
      ok: true,
      outcome: 'waits',
    });
    expect((await change(id, { kind: 'disable' }, second)).body.code).toBe('CHANGE_WAITS');
    const [waiting] = (await people()).changes;
    expect(waiting).toMatchObject({ kind: 'roles', staff_id: id, may_confirm: false });
    expect((await people(second)).changes[0].may_confirm).toBe(true);
    const decide = (as: TestClient, decision: string) =>
      as.post(`/api/admin/people/changes/${waiting.id}`, { decision });
    await prove();
    expect((await decide(owner, 'confirm')).body.code).toBe('CHANGE_OWN');
    const both = await Promise.all([decide(second, 'confirm'), decide(second, 'confirm')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await people()).people.find((each: { id: number }) => each.id === id).roles).toEqual([
      'doctor',
      'sales',
    ]);
    const [done, wish] = (await owner.get('/api/admin/log?group=people&limit=2')).body.lines;
    const [askedBy, confirmedBy] = [await nameOf(OFFICE_EMAIL), await nameOf('second@test.example')];
    expect(wish).toMatchObject({ action: 'staff.ask', who: askedBy, detail: { change: 'roles' } });
    expect(done).toMatchObject({ action: 'staff.roles', who: confirmedBy, asked_by: askedBy });
    expect(done.detail).not.toHaveProperty('alone');
    await invite('third@test.example', ['accounts']);
    const [asked] = (await people()).changes;
    expect(asked).toMatchObject({ kind: 'invite', email: 'third@test.example' });
    const refused = await owner.post(`/api/admin/people/changes/${asked.id}`, { decision: 'refuse' });
    expect(refused.body.outcome).toBe('refused');
    expect((await people()).invitations.map((each: { email: string }) => each.email)).not.toContain(
      'third@test.example',
    );
  });

  it('whom an owner who is one no more has invited does not come in, and what they asked for is over', async () => {
    const third = await app.hire(['owner']);
    const id = await idOf(third.email);
    expect((await invite('brought@test.example', ['sales'], third)).body.outcome).toBe('done');
    const token = await tokenFor('brought@test.example');
    const late = await idOf('late@test.example');
    expect((await change(late, { kind: 'reset' }, third)).body.outcome).toBe('waits');
    await change(id, { kind: 'roles', roles: ['doctor'] });
    const demotion = (await people()).changes.find((each: { staff_id: number }) => each.staff_id === id);
    await second.post(`/api/admin/people/changes/${demotion.id}`, { decision: 'confirm' });
    expect((await people()).changes.filter((each: { asked_by: number }) => each.asked_by === id)).toEqual([]);
    expect((await join(token)).body.code).toBe('INVITATION_INVALID');
  });

  it('a change that nobody confirmed in 72 hours is over', async () => {
    await change(await idOf('asha@clinic.example'), { kind: 'disable' });
    const [waiting] = (await people()).changes;
    app.setNow(new Date(Date.now() + 72 * HOURS + 1000));
    await prove();
    const late = await second.post(`/api/admin/people/changes/${waiting.id}`, { decision: 'confirm' });
    expect(late.body.code).toBe('CHANGE_NOT_WAITING');
    expect((await change(await idOf('asha@clinic.example'), { kind: 'disable' })).body.outcome).toBe('waits');
  });

  it('who disable each other in the same instant: one did, and an owner is left', async () => {
    const [first, other] = [await idOf(OFFICE_EMAIL), await idOf('second@test.example')];
    await prove();
    const answers = await Promise.all([
      owner.post(`/api/admin/people/${other}/changes`, { kind: 'disable' }),
      second.post(`/api/admin/people/${first}/changes`, { kind: 'disable' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await app.ctx.db.pool.query(
      `select count(*)::int as n from staff where disabled_at is null and 'owner' = any (roles)`,
    );
    expect(rows[0].n).toBe(1);
  });
});

describe('the lists of roles that the database holds', () => {
  it('name every role, so that a new one can be invited, have an account and hold chats', async () => {
    const { rows } = await app.ctx.db.pool.query<{ place: string; rule: string }>(
      `select conrelid::regclass || ' ' || conname as place, pg_get_constraintdef(oid) as rule
       from pg_constraint where contype = 'c' and pg_get_constraintdef(oid) like '%''helper''%'`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(3);
    const lacking = rows.flatMap(({ place, rule }) =>
      ROLE_NAMES.filter((role) => !rule.includes(`'${role}'`)).map((role) => `${place} lacks ${role}`),
    );
    expect(lacking).toEqual([]);
    const least = rows.flatMap(({ place, rule }) => {
      const most = /cardinality\(roles\) <= (\d+)/.exec(rule)?.[1];
      return most !== undefined && Number(most) < ROLE_NAMES.length ? [`${place} takes ${most} roles`] : [];
    });
    expect(least).toEqual([]);
  });
});

describe('whose second word is wanted', () => {
  it('for everything but an invitation of somebody who confirms nothing themselves', () => {
    expect(wantsTwo({ kind: 'invite', roles: ['doctor', 'sales'] })).toBe(false);
    expect(wantsTwo({ kind: 'invite', roles: ['owner'] })).toBe(true);
    expect(wantsTwo({ kind: 'invite', roles: ['accounts'] })).toBe(true);
    expect(wantsTwo({ kind: 'reset', roles: null })).toBe(true);
  });

  it('of an owner who neither asked nor is meant', () => {
    expect(secondPeople([1, 2, 3], { askedBy: 1, about: 2 })).toEqual([3]);
    expect(secondPeople([1, 2], { askedBy: 1, about: 2 })).toEqual([]);
  });
});
