import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abilitiesOf } from '#shared/domain/capabilities.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { sql } from '../../../platform/database/db.ts';

const DAY = 86_400_000;
const START = new Date('2026-07-01T06:00:00Z');

let app: TestApp;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await app.close();
});
beforeEach(async () => {
  app.setNow(undefined);
  await app.ctx.db.run(sql`delete from rate_limits`);
});

const me = async (client: TestClient) => (await client.get('/api/auth/me')).body.farmer;
const office = async (client: TestClient) => (await client.get('/api/admin/me')).body.office;
const onDay = (days: number) => app.setNow(new Date(START.getTime() + days * DAY));

/** The same cookies in another pair of hands. */
function copyOf(client: TestClient): TestClient {
  const copy = app.client();
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

async function connect(client: TestClient, as: string): Promise<Socket> {
  const socket = io(app.url, {
    transports: ['websocket'],
    reconnection: false,
    auth: { as },
    extraHeaders: { cookie: client.cookieHeader },
  });
  sockets.push(socket);
  await Promise.race([
    once(socket as never, 'ready'),
    once(socket as never, 'connect_error').then(([error]) => Promise.reject(error as Error)),
  ]);
  return socket;
}

const cut = (socket: Socket) => once(socket as never, 'disconnect');

describe('the cookies', () => {
  it('are out of reach of scripts, stay on this site, and last as long as the session', async () => {
    const farmer = await app.loginFarmer();
    const answer = await farmer.get('/api/auth/me');
    const [cookie] = answer.headers.getSetCookie().filter((line) => line.startsWith('av_farmer='));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(`Max-Age=${180 * 86_400}`);
    expect(cookie).not.toMatch(/Secure/);
  });

  it('that name the language read here change the one the farmer is written in, and say nothing else', async () => {
    const farmer = await app.loginFarmer();
    const language = async () => {
      await me(farmer);
      const { rows } = await app.ctx.db.pool.query('select language from farmers where mobile = $1', [
        farmer.mobile,
      ]);
      return rows[0].language;
    };
    expect(await language()).toBe('kn');
    farmer.cookies.set('site_lang', 'en');
    expect(await language()).toBe('en');
    for (const nonsense of ['fr', '', 'KN', "kn'--"]) {
      farmer.cookies.set('site_lang', nonsense);
      expect(await language()).toBe('en');
    }
  });

  it('are not kept by the server as they are', async () => {
    const farmer = await app.loginFarmer();
    const token = farmer.cookies.get('av_farmer') ?? '';
    const { rows } = await app.ctx.db.pool.query('select row_to_json(s)::text as whole from sessions s');
    expect(rows.map((row) => row.whole).join()).not.toContain(token);
  });

  it.each(['av_farmer', 'av_office', 'av_login'])('mean nothing when %s is made up', async (name) => {
    const client = app.client();
    for (const value of ['', 'x', 'a'.repeat(43), "' or 1=1 --", 'a'.repeat(5000)]) {
      client.cookies.set(name, value);
      expect((await client.get('/api/auth/me')).body).toEqual({ ok: true, farmer: null });
      expect((await client.get('/api/admin/me')).body).toEqual({ ok: true, office: null });
    }
  });

  it('of one side do not open the other', async () => {
    const farmer = await app.loginFarmer();
    farmer.cookies.set('av_office', farmer.cookies.get('av_farmer') ?? '');
    expect(await office(farmer)).toBeNull();
    const staff = await app.loginOffice();
    staff.cookies.set('av_farmer', staff.cookies.get('av_office') ?? '');
    expect(await me(staff)).toBeNull();
  });
});

describe('a page opened for somebody else', () => {
  const speaks = (as: string) => ({ headers: { 'x-speaks-as': as } });

  it('is refused with the session of the next farmer', async () => {
    const [first, second] = [await app.loginFarmer(), await app.loginFarmer()];
    for (const path of ['/api/farmer/alerts', '/api/farmer/fields']) {
      const mine = await second.request('GET', path, speaks(`farmer:${second.mobile}`));
      expect([path, mine.status]).toEqual([path, 200]);
      const { status, body } = await second.request('GET', path, speaks(`farmer:${first.mobile}`));
      expect([path, status, body.code]).toEqual([path, 401, 'UNAUTHENTICATED']);
    }
  });

  it('is refused with the session of a colleague', async () => {
    const owner = await app.loginOffice();
    const { email } = await office(owner);
    const ask = (as: string) => owner.request('GET', '/api/admin/labels', speaks(as));
    expect((await ask(`admin:${encodeURIComponent(email)}`)).status).toBe(200);
    expect((await ask('admin:other%40example.org')).status).toBe(401);
  });

  it('of the other side says nothing about this one', async () => {
    const owner = await app.loginOffice();
    const asked = await owner.request('GET', '/api/admin/labels', speaks('farmer:9845012345'));
    expect(asked.status).toBe(200);
  });
});

describe('a farmer session', () => {
  it('lasts half a year from the last visit', async () => {
    onDay(0);
    const farmer = await app.loginFarmer();
    onDay(179);
    expect(await me(farmer)).not.toBeNull();
    onDay(358);
    expect(await me(farmer)).not.toBeNull();
    onDay(358 + 180);
    expect(await me(farmer)).toBeNull();
  });

  it('is written to at most once an hour', async () => {
    onDay(0);
    const farmer = await app.loginFarmer();
    const version = async () =>
      (
        await app.ctx.db.pool.query(
          'select s.xmin::text as version from sessions s join farmers f on f.id = s.farmer_id where f.mobile = $1',
          [farmer.mobile],
        )
      ).rows[0].version;
    const before = await version();
    onDay(0.9 / 24);
    await me(farmer);
    expect(await version()).toBe(before);
    onDay(1.1 / 24);
    await me(farmer);
    expect(await version()).not.toBe(before);
  });

  it('ends at logout: the cookie is cleared, a copy of it is dead, its sockets are cut', async () => {
    const farmer = await app.loginFarmer();
    const thief = copyOf(farmer);
    const socket = await connect(farmer, 'farmer');
    const end = cut(socket);
    expect((await farmer.post('/api/auth/logout', {})).body).toEqual({ ok: true });
    await end;
    expect(farmer.cookies.has('av_farmer')).toBe(false);
    expect(await me(thief)).toBeNull();
    await expect(connect(thief, 'farmer')).rejects.toThrow('UNAUTHENTICATED');
  });

  it("ends only this browser's sockets", async () => {
    const phone = await app.loginFarmer();
    const laptop = await app.loginFarmer({ mobile: phone.mobile });
    const socket = await connect(laptop, 'farmer');
    await phone.post('/api/auth/logout', {});
    expect(await me(laptop)).not.toBeNull();
    expect(socket.connected).toBe(true);
  });

  it('is replaced at a new login in the same browser', async () => {
    const farmer = await app.loginFarmer();
    const old = copyOf(farmer);
    const socket = await connect(old, 'farmer');
    const end = cut(socket);
    await farmer.post('/api/auth/send-otp', { mobile: farmer.mobile });
    const code = /\b\d{6}\b/.exec((await app.lastMessageTo(farmer.mobile))?.text ?? '')?.[0];
    expect((await farmer.post('/api/auth/verify-otp', { mobile: farmer.mobile, code })).status).toBe(200);
    await end;
    expect(farmer.cookies.get('av_farmer')).not.toBe(old.cookies.get('av_farmer'));
    expect(await me(old)).toBeNull();
    expect(await me(farmer)).not.toBeNull();
  });

  it('may be logged out twice, or never have been', async () => {
    const client = app.client();
    expect((await client.post('/api/auth/logout', {})).status).toBe(200);
    expect((await client.post('/api/admin/logout', {})).status).toBe(200);
  });
});

describe('an office session', () => {
  it('ends ten days after the login, however busy', async () => {
    onDay(0);
    const staff = await app.loginOffice();
    for (const day of [3, 6, 9, 9.99]) {
      onDay(day);
      expect(await office(staff)).toEqual({
        id: expect.any(Number),
        email: 'office@test.example',
        name: { en: 'Office', kn: 'ಕಚೇರಿ' },
        roles: ['owner'],
        expires_at: new Date(START.getTime() + 10 * DAY).toISOString(),
        abilities: abilitiesOf(['owner']),
      });
    }
    onDay(10);
    expect(await office(staff)).toBeNull();
  });

  it('ends at logout, sockets included, and leaves the farmer of the same browser alone', async () => {
    const both = await app.loginFarmer();
    const staff = await app.loginOffice();
    both.cookies.set('av_office', staff.cookies.get('av_office') ?? '');
    await both.get('/api/auth/me');
    const [officeSocket, farmerSocket] = [await connect(both, 'admin'), await connect(both, 'farmer')];
    const end = cut(officeSocket);
    await both.post('/api/admin/logout', {});
    await end;
    expect(await office(staff)).toBeNull();
    expect(await me(both)).not.toBeNull();
    expect(farmerSocket.connected).toBe(true);
  });
});
