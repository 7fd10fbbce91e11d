import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openChat, say } from '../../../../tests/factories.ts';
import { unzip } from '../../../../tests/fixtures/unzip.ts';
import { type FarmerClient, freshMobile, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { closeLines, openLine } from '../../../../tests/support/socket-lines.ts';

const DAY = 86_400_000;
const OLD = { name: 'ಸಾವಿತ್ರಮ್ಮ', address: 'ತೀರ್ಥಹಳ್ಳಿ' };
const NEW = { name: 'Abdul Rahim', address: 'Hubballi' };

let app: TestApp;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  office = await app.loginOffice();
});
afterAll(() => app.close());
beforeEach(() => app.ctx.db.pool.query('delete from rate_limits'));
afterEach(() => {
  closeLines();
  app.setNow(undefined);
});

const afterDays = (days: number) => app.setNow(new Date(Date.now() + days * DAY));

/** A code to the number, asked for and answered in this browser. */
async function enter(as: TestClient, mobile: string, profile: object = {}, fields: object = {}) {
  expect((await as.post('/api/auth/send-otp', { mobile, ...fields })).status).toBe(200);
  const code = /\b\d{6}\b/.exec((await app.lastMessageTo(mobile))?.text ?? '')?.[0] ?? '';
  return as.post('/api/auth/verify-otp', { mobile, code, role: 'farmer', ...profile });
}

/** A farmer with a chat who then says nothing. */
async function quietFarmer(): Promise<{ old: FarmerClient; chatId: number }> {
  const old = await app.loginFarmer(OLD);
  return { old, chatId: await openChat(old, 'ಗುಟ್ಟಿನ ಮಾತು') };
}

/** Somebody of the office, whose own login may have run out by then, notes a call in this chat. */
async function callWith(chatId: number, day: number): Promise<void> {
  afterDays(day);
  const desk = await app.loginOffice();
  const call = await desk.post('/api/chat/call', {
    chat_id: chatId,
    client_id: randomUUID(),
    direction: 'in',
    called_at: new Date(Date.now() + day * DAY - 60_000).toISOString(),
    minutes: 3,
    summary: 'ಮಳೆ ಬಂದಿಲ್ಲ',
  });
  expect(call.status).toBe(200);
}

/** Who this browser is logged in as; null for nobody. */
const me = async (as: TestClient) => (await as.get('/api/auth/me')).body.farmer;

interface AccountRow {
  name: string;
  mobile: string | null;
  former_mobile: string | null;
  set_aside_at: string | null;
}
async function accountsOf(mobile: string): Promise<AccountRow[]> {
  const { rows } = await app.ctx.db.pool.query<AccountRow>(
    'select name, mobile, former_mobile, set_aside_at from farmers where $1 in (mobile, former_mobile) order by id',
    [mobile],
  );
  return rows;
}

describe('a number that was quiet for ninety days, on a device we do not know', () => {
  it('is asked for a name in the very words in which a number that nobody has is asked', async () => {
    const { old } = await quietFarmer();
    afterDays(91);
    const asked = await enter(app.client(), old.mobile);
    const unknown = await enter(app.client(), freshMobile());
    expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body]);
    expect(asked.body).toMatchObject({ code: 'PROFILE_REQUIRED' });
    expect(asked.body).not.toHaveProperty('known');
    const half = await enter(app.client(), old.mobile, { name: OLD.name });
    expect(half.body.fields).toEqual({ address: 'Enter your place/address' });
  });

  it('is another person’s under another name: an empty chat, and nothing of the old one', async () => {
    const { old, chatId } = await quietFarmer();
    afterDays(91);
    const line = await openLine(app.url, old, 'farmer');
    app.setNow(new Date(Date.now() + 182 * DAY));
    const cut = new Promise((resolve) => line.socket.once('disconnect', resolve));
    const next = app.client();
    const entered = await enter(next, old.mobile, NEW);
    expect([entered.status, entered.body.user.name]).toEqual([200, NEW.name]);
    await cut;
    expect(await me(next)).toMatchObject({ name: NEW.name, mobile: old.mobile, chat_id: null });
    expect((await next.get(`/api/chat/${chatId}/messages`)).status).toBe(404);
    expect(await me(old)).toBeNull();
    expect(await accountsOf(old.mobile)).toEqual([
      { name: OLD.name, mobile: null, former_mobile: old.mobile, set_aside_at: expect.any(String) },
      { name: NEW.name, mobile: old.mobile, former_mobile: null, set_aside_at: null },
    ]);
    const own = await openLine(app.url, next, 'farmer');
    const join = await own.socket.timeout(2_000).emitWithAck('join', { chat_id: chatId });
    expect(join).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    await say(office, { chat_id: chatId, text: 'ಹಳೆಯ ಚಾಟ್‌ಗೆ' });
    expect(await openChat(next)).not.toBe(chatId);
    expect(JSON.stringify(own.heard)).not.toContain('ಹಳೆಯ ಚಾಟ್‌ಗೆ');
    const zip = await fetch(`${app.url}/api/privacy/me/export`, { headers: { cookie: next.cookieHeader } });
    const data =
      unzip(Buffer.from(await zip.arrayBuffer()))
        .get('data.json')
        ?.toString('utf8') ?? '';
    expect(data).toContain(NEW.name);
    expect(data).not.toMatch(/ಗುಟ್ಟಿನ|ಸಾವಿತ್ರಮ್ಮ|ತೀರ್ಥಹಳ್ಳಿ|ಹಳೆಯ/);
  });

  it('is the same person’s under the name, however it is spelt, and nothing is changed by it', async () => {
    const { old, chatId } = await quietFarmer();
    afterDays(91);
    const phone = app.client();
    const { status, body } = await enter(phone, old.mobile, { name: ' SAVITRAMMA ', address: 'Sagara' });
    expect([status, body.user.name]).toEqual([200, OLD.name]);
    expect(await me(phone)).toMatchObject({ chat_id: chatId });
    expect(await accountsOf(old.mobile)).toMatchObject([{ name: OLD.name, mobile: old.mobile }]);
  });

  it('has one new account after two logins in the same instant', async () => {
    const { old } = await quietFarmer();
    afterDays(91);
    const [one, two] = [app.client(), app.client()];
    const codes: string[] = [];
    for (const as of [one, two]) {
      await app.ctx.db.pool.query('delete from rate_limits');
      await as.post('/api/auth/send-otp', { mobile: old.mobile });
      codes.push(/\b\d{6}\b/.exec((await app.lastMessageTo(old.mobile))?.text ?? '')?.[0] ?? '');
    }
    const answers = await Promise.all(
      [one, two].map((as, n) =>
        as.post('/api/auth/verify-otp', { mobile: old.mobile, code: codes[n], role: 'farmer', ...NEW }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    expect(await accountsOf(old.mobile)).toMatchObject([{ name: OLD.name }, { name: NEW.name }]);
  });

  it('is asked about once: the new holder’s number is not quiet', async () => {
    const { old } = await quietFarmer();
    afterDays(91);
    await enter(app.client(), old.mobile, NEW);
    const again = await enter(app.client(), old.mobile, OLD);
    expect([again.status, again.body.user.name]).toEqual([200, NEW.name]);
  });

  it('stands in the office’s log with the number, and waits for nobody', async () => {
    const { old, chatId } = await quietFarmer();
    afterDays(91);
    await enter(app.client(), old.mobile, NEW);
    app.setNow(undefined);
    const { lines } = (await office.get(`/api/admin/log?chat_id=${chatId}&group=customer`)).body;
    expect(lines[0]).toMatchObject({ action: 'customer.set_aside', who: null });
    expect(JSON.stringify(lines[0])).toContain(old.mobile);
    const { chat } = (await office.get(`/api/chat/${chatId}`)).body;
    expect(chat).toMatchObject({ status: 'READ', waiting_since: null, mobile: '' });
  });
});

describe('an old login that is used every day proves the person, not the number', () => {
  const usedForMonths = async () => {
    const farmer = await quietFarmer();
    for (const day of [30, 60, 89, 119]) {
      afterDays(day);
      expect(await me(farmer.old)).toMatchObject({ name: OLD.name });
      await openChat(farmer.old, `ದಿನ ${day}`);
    }
    afterDays(120);
    return farmer;
  };

  it('and whoever has the number now gets an empty account under their own name', async () => {
    const { old, chatId } = await usedForMonths();
    const next = app.client();
    expect((await enter(next, old.mobile)).body.code).toBe('PROFILE_REQUIRED');
    await app.ctx.db.pool.query('delete from rate_limits');
    expect((await enter(next, old.mobile, NEW)).status).toBe(200);
    expect(await me(next)).toMatchObject({ name: NEW.name, chat_id: null });
    expect((await next.get(`/api/chat/${chatId}/messages`)).status).toBe(404);
    // What they asked yesterday still waits for the office.
    const desk = await app.loginOffice();
    expect((await desk.get(`/api/chat/${chatId}`)).body.chat).toMatchObject({
      status: 'UNREAD',
      waiting_since: expect.any(String),
    });
  });

  it('also after a call, which may have been on their new number', async () => {
    const { old, chatId } = await usedForMonths();
    await callWith(chatId, 119);
    afterDays(120);
    expect((await enter(app.client(), old.mobile)).body.code).toBe('PROFILE_REQUIRED');
  });

  it('and the farmer on a new phone gets their own by their name', async () => {
    const { old, chatId } = await usedForMonths();
    const phone = app.client();
    expect((await enter(phone, old.mobile, OLD)).status).toBe(200);
    expect(await me(phone)).toMatchObject({ chat_id: chatId });
    expect(await me(old)).toMatchObject({ chat_id: chatId });
  });
});

describe('nobody is asked', () => {
  it('on the eighty-ninth day', async () => {
    const { old, chatId } = await quietFarmer();
    afterDays(89);
    const phone = app.client();
    expect((await enter(phone, old.mobile)).status).toBe(200);
    expect(await me(phone)).toMatchObject({ chat_id: chatId });
  });

  it('on a device that has logged in with the number before, and logged out', async () => {
    const { old, chatId } = await quietFarmer();
    await old.post('/api/auth/logout', {});
    afterDays(200);
    expect((await enter(old, old.mobile)).status).toBe(200);
    expect(await me(old)).toMatchObject({ chat_id: chatId });
  });

  it('after a call with the office on the number', async () => {
    const { old, chatId } = await quietFarmer();
    await old.post('/api/auth/logout', {});
    await callWith(chatId, 60);
    afterDays(120);
    expect((await enter(app.client(), old.mobile)).status).toBe(200);
  });
});

it('a login of the old account that was finished in the same instant opens nothing', async () => {
  const { old } = await quietFarmer();
  afterDays(91);
  await enter(app.client(), old.mobile, NEW);
  await app.ctx.db.pool.query(
    'update sessions set revoked_at = null where farmer_id = (select id from farmers where former_mobile = $1)',
    [old.mobile],
  );
  expect(await me(old)).toBeNull();
  expect((await old.get('/api/privacy/me')).status).toBe(401);
});

it('a device that knew the number under its old account proves nothing of the new one', async () => {
  const { old } = await quietFarmer();
  afterDays(91);
  const next = app.client();
  await enter(next, old.mobile, NEW);
  afterDays(200);
  expect((await enter(old, old.mobile)).body).toMatchObject({ code: 'PROFILE_REQUIRED' });
  const back = await enter(old, old.mobile, OLD);
  expect([back.status, back.body.user.name]).toEqual([200, OLD.name]);
  expect(await accountsOf(old.mobile)).toHaveLength(3);
});

describe('a farmer whom the office entered', () => {
  const entered = async () => {
    const mobile = freshMobile();
    const body = { mobile, ...OLD, language: 'kn', crops: [], consent: 'counter' };
    return { mobile, chatId: (await office.post('/api/admin/customers', body)).body.chat_id as number };
  };

  it('is shown name and place at the first login, as ever', async () => {
    const { mobile } = await entered();
    afterDays(30);
    expect((await enter(app.client(), mobile)).body).toMatchObject({ known: OLD });
  });

  it('is not told to whoever got the office’s invitation on the number in the meantime', async () => {
    const { mobile, chatId } = await entered();
    afterDays(60);
    const desk = await app.loginOffice();
    const invitation = await desk.post(`/api/admin/customers/${chatId}/invitation`, {});
    expect(invitation.body).toEqual({ ok: true, by: 'sms' });
    afterDays(100);
    const asked = await enter(app.client(), mobile);
    expect(asked.body).toMatchObject({ code: 'PROFILE_REQUIRED' });
    expect(asked.body).not.toHaveProperty('known');
  });

  it('is not told to whoever logs in after ninety quiet days; the name opens the chat all the same', async () => {
    const { mobile, chatId } = await entered();
    afterDays(91);
    const phone = app.client();
    const asked = await enter(phone, mobile);
    expect(asked.body).toMatchObject({ code: 'PROFILE_REQUIRED' });
    expect(asked.body).not.toHaveProperty('known');
    await app.ctx.db.pool.query('delete from rate_limits');
    expect((await enter(phone, mobile, { name: 'Savitramma', address: 'Sagara' })).status).toBe(200);
    expect(await me(phone)).toMatchObject({ chat_id: chatId });
  });
});
