import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OFFICE_EMAIL, OFFICE_PASSWORD, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import type { AppContext } from '../../../context.ts';
import { sql } from '../../../platform/database/db.ts';
import { ensureOfficeAccount } from './ensure-office-account.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.ctx.db.run(sql`delete from rate_limits`));

/** The next start of the same product with other settings. */
function restart(office: AppContext['config']['office']) {
  return ensureOfficeAccount({ ...app.ctx, config: { ...app.ctx.config, office } });
}

const office = async (client: TestClient) => (await client.get('/api/admin/me')).body.office;
const staff = async () =>
  (await app.ctx.db.pool.query('select email, password_hash from staff order by id')).rows;

it('keeps the account and its sessions over restarts with the same settings', async () => {
  const client = await app.loginOffice();
  const before = await staff();
  expect(await restart({ email: OFFICE_EMAIL, password: OFFICE_PASSWORD })).toEqual({});
  expect(await restart({ email: OFFICE_EMAIL, password: undefined })).toEqual({});
  expect(await staff()).toEqual(before);
  expect(await office(client)).not.toBeNull();
});

it('takes a changed password and ends the sessions opened with the old one', async () => {
  const client = await app.loginOffice();
  expect(await restart({ email: OFFICE_EMAIL, password: 'another-password' })).toEqual({});
  expect(await office(client)).toBeNull();
  const login = (password: string) =>
    app.client().post('/api/admin/login-start', { email: OFFICE_EMAIL, password });
  expect((await login(OFFICE_PASSWORD)).body.code).toBe('OFFICE_LOGIN_FAILED');
  expect((await login('another-password')).status).toBe(200);
  await restart({ email: OFFICE_EMAIL, password: OFFICE_PASSWORD });
});

it('takes a changed e-mail and ends the sessions of the old one', async () => {
  const client = await app.loginOffice();
  await restart({ email: 'new-office@test.example', password: 'another-password' });
  expect(await office(client)).toBeNull();
});

it('invents a password when there is none, says it once, and stores only its hash', async () => {
  const settings = { email: 'first-start@test.example', password: undefined };
  const { madePassword = '' } = await restart(settings);
  expect(madePassword).toMatch(/^[a-z2-9-]{23}$/);
  expect(await restart(settings)).toEqual({});
  const rows = await staff();
  expect(JSON.stringify(rows)).not.toContain(madePassword);
  expect(rows.at(-1).password_hash).toMatch(/^\$argon2id\$/);
});

it('says one password when several nodes start at once', async () => {
  const settings = { email: 'many-nodes@test.example', password: undefined };
  const starts = await Promise.all(Array.from({ length: 5 }, () => restart(settings)));
  expect(starts.filter((start) => start.madePassword !== undefined)).toHaveLength(1);
});

describe('beside people who were invited', () => {
  const FIRST = { email: OFFICE_EMAIL, password: OFFICE_PASSWORD };
  const SECOND = { email: 'second@test.example', password: 'another-password' };
  const state = async () =>
    (
      await app.ctx.db.pool.query(
        'select email, roles, configured, disabled_at is null as works from staff order by id',
      )
    ).rows;
  const stateOf = async (email: string) => (await state()).find((each) => each.email === email);

  async function invited(email: string, roles: string): Promise<TestClient> {
    await app.ctx.db.pool.query(
      `insert into staff (email, password_hash, name, roles)
       select $1, password_hash, '{"en": "Asha", "kn": "ಆಶಾ"}', $2 from staff where email = $3`,
      [email, roles, FIRST.email],
    );
    return app.loginOffice(email);
  }

  it('another e-mail disables the account before, and leaves their sessions alone', async () => {
    await restart(FIRST);
    const doctor = await invited('asha@test.example', '{doctor}');
    const owner = await app.loginOffice();
    await restart(SECOND);
    expect(await office(owner)).toBeNull();
    expect(await office(doctor)).toMatchObject({ name: { en: 'Asha', kn: 'ಆಶಾ' }, roles: ['doctor'] });
    expect(await stateOf(FIRST.email)).toMatchObject({ configured: true, works: false });
    expect(await stateOf(SECOND.email)).toMatchObject({ configured: true, works: true, roles: ['owner'] });
    const again = await app.client().post('/api/admin/login-start', FIRST);
    expect(again.body.code).toBe('OFFICE_EMAIL_WRONG');
  });

  it('what the settings do to an account stands in the log, and ends what its person asked for and whom they invited', async () => {
    await restart(FIRST);
    const owner = await app.loginOffice();
    await app.ctx.db.run(sql`update sessions set step_up_until = '2100-01-01' where staff_id is not null`);
    const email = 'brought@test.example';
    const invited = await owner.post('/api/admin/people/invitations', { email, roles: ['helper'] });
    expect(invited.body.outcome).toBe('done');
    const token = /#([\w-]+)/.exec((await app.lastMessageTo(email))?.text ?? '')?.[1];
    const { rows } = await app.ctx.db.pool.query('select max(id) as id from audit_log');
    await restart(SECOND);
    const lines = await app.ctx.db.pool.query(
      `select l.action, st.email, l.detail from audit_log l join staff st on l.subject = 'staff:' || st.id
       where l.id > $1 order by l.id`,
      [rows[0].id],
    );
    const bySettings = (action: string, of: string) => ({ action, email: of, detail: { by: 'settings' } });
    expect(lines.rows).toEqual([
      bySettings('staff.disable', FIRST.email),
      bySettings('staff.configure', SECOND.email),
    ]);
    const joining = { token, name: { en: 'Asha', kn: 'ಆಶಾ' }, password: 'a-long-enough-password' };
    expect((await app.client().post('/api/admin/welcome', joining)).body.code).toBe('INVITATION_INVALID');
  });

  it('the e-mail before, named again, works again; and a colleague’s e-mail makes them the first owner', async () => {
    await restart(FIRST);
    expect(await stateOf(FIRST.email)).toMatchObject({ works: true });
    expect(await stateOf(SECOND.email)).toMatchObject({ works: false });
    const sales = await invited('bhima@test.example', '{sales}');
    await restart({ email: 'bhima@test.example', password: undefined });
    expect(await stateOf('bhima@test.example')).toMatchObject({
      configured: true,
      roles: ['sales', 'owner'],
    });
    expect(await office(sales)).not.toBeNull();
    await restart(FIRST);
  });

  it('a person’s decision to disable the account outlives a restart', async () => {
    await app.ctx.db.pool.query('update staff set disabled_at = now(), disabled_by = id where email = $1', [
      SECOND.email,
    ]);
    await restart(SECOND);
    expect(await stateOf(SECOND.email)).toMatchObject({ works: false });
    // Otherwise nobody could log in any more.
    expect(await stateOf(FIRST.email)).toMatchObject({ configured: true, works: true });
  });

  it('and where no owner works any more the settings open theirs', async () => {
    await app.ctx.db.pool.query('update staff set disabled_at = now(), disabled_by = id');
    await restart(SECOND);
    expect(await stateOf(SECOND.email)).toMatchObject({ configured: true, works: true });
    await restart(FIRST);
  });
});
