import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PRIVACY_NOTICE_VERSION } from '#content/privacy-notice.ts';
import type { Customer } from '#shared/contract/customers.ts';
import type { AddCustomerBody } from '#shared/contract/walk-ins.ts';
import { freshMobile, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { OFFICE_NAME } from '../../identity/people/authors.store.ts';

let app: TestApp;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  office = await app.loginOffice();
});
afterAll(() => app.close());
beforeEach(() => app.ctx.db.pool.query('delete from rate_limits'));

const GIRIJA = {
  name: 'ಗಿರಿಜಮ್ಮ',
  address: 'ಹೊಸನಗರ',
  language: 'kn',
  crops: ['ಅಡಿಕೆ', 'Paddy', 'ಗೋಡಂಬಿ'],
  consent: 'counter',
} as const;

const add = (mobile: string, change: Partial<AddCustomerBody> = {}) =>
  office.post('/api/admin/customers', { mobile, ...GIRIJA, ...change });

async function enter(mobile = freshMobile(), change: Partial<AddCustomerBody> = {}) {
  const { status, body } = await add(mobile, change);
  expect({ status, known: body.known }).toEqual({ status: 200, known: false });
  return { mobile, chatId: body.chat_id as number };
}

const card = async (chatId: number): Promise<Customer> =>
  (await office.get(`/api/admin/customers/${chatId}`)).body.customer;

const acts = async (chatId: number): Promise<string[]> =>
  (await office.get(`/api/admin/log?chat_id=${chatId}&group=customer`)).body.lines.map(
    ({ action }: { action: string }) => action,
  );

/** What was sent to a number, the newest first. */
async function codeFor(client: TestClient, mobile: string, notice?: object): Promise<string> {
  await client.post('/api/auth/send-otp', { mobile, ...(notice && { notice }) });
  return /\b\d{6}\b/.exec((await app.lastMessageTo(mobile))?.text ?? '')?.[0] ?? '';
}

async function say(as: TestClient, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return (await as.postForm('/api/chat/message', form)).body.message;
}

describe('a farmer is entered at the counter', () => {
  it('with name, place, crops, note and consent; the office may write to them at once', async () => {
    const { mobile, chatId } = await enter(freshMobile(), { note: 'ಬುಧವಾರ ಬರುತ್ತಾರೆ' });
    expect(await card(chatId)).toMatchObject({
      name: 'ಗಿರಿಜಮ್ಮ',
      address: 'ಹೊಸನಗರ',
      mobile,
      language: 'kn',
      crops: ['arecanut', 'paddy', 'ಗೋಡಂಬಿ'],
      note: 'ಬುಧವಾರ ಬರುತ್ತಾರೆ',
      walk_in: {
        by: OFFICE_NAME,
        consent: 'counter',
        entered_at: expect.any(String),
        invited_at: null,
        claimed_at: null,
        disowned_mobile: null,
      },
    });
    expect(await acts(chatId)).toEqual(['customer.add']);
    expect((await say(office, { chat_id: String(chatId), text: 'ದರ ಕಳುಹಿಸುತ್ತೇವೆ' })).chat_id).toBe(chatId);
    expect((await office.post('/api/chat/lr', { chat_id: chatId, lr_number: 'VRL5' })).status).toBe(200);
  });

  it('once: the number of a customer opens their chat and changes nothing of theirs', async () => {
    const farmer = await app.loginFarmer({ name: 'ರಾಮ', address: 'ಕೋಲಾರ' });
    const { chat_id: chatId } = await say(farmer, { text: 'ನಮಸ್ಕಾರ' });
    const { body } = await add(`+91 ${farmer.mobile}`, { note: 'ಬೇರೆ' });
    expect(body).toEqual({ ok: true, chat_id: chatId, known: true, quiet_since: null });
    expect(await card(chatId)).toMatchObject({ name: 'ರಾಮ', note: '', crops: [], walk_in: null });
  });

  it('in the place of somebody of whom nothing was heard for ninety days, if the clerk says so', async () => {
    const farmer = await app.loginFarmer({ name: 'ರಾಮ', address: 'ಕೋಲಾರ' });
    const { chat_id: oldChat } = await say(farmer, { text: 'ಗುಟ್ಟು' });
    const elsewhere = { somebody_else: true };
    expect((await add(farmer.mobile, elsewhere)).body).toMatchObject({ chat_id: oldChat, known: true });
    app.setNow(new Date(Date.now() + 91 * 86_400_000));
    try {
      office = await app.loginOffice();
      const known = (await add(farmer.mobile)).body;
      expect(known).toMatchObject({ chat_id: oldChat, known: true, quiet_since: expect.any(String) });
      const two = await Promise.all([add(farmer.mobile, elsewhere), add(farmer.mobile, elsewhere)]);
      expect(two.map(({ body }) => body.known).sort()).toEqual([false, true]);
      const chatId = two.find(({ body }) => body.known === false)?.body.chat_id;
      expect(await card(chatId)).toMatchObject({
        name: 'ಗಿರಿಜಮ್ಮ',
        mobile: farmer.mobile,
        earlier: { chat_id: oldChat },
      });
      expect(await card(oldChat)).toMatchObject({
        name: 'ರಾಮ',
        mobile: '',
        set_aside: { holder: { chat_id: chatId } },
      });
      expect((await farmer.get('/api/auth/me')).body.farmer).toBeNull();
    } finally {
      app.setNow(undefined);
      office = await app.loginOffice();
    }
  });

  it('by two clerks at the same moment, as one customer', async () => {
    const mobile = freshMobile();
    const both = await Promise.all([add(mobile), add(mobile)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.known).sort()).toEqual([false, true]);
    expect(new Set(both.map(({ body }) => body.chat_id)).size).toBe(1);
  });

  it.each<[string, object, number]>([
    ['no number', { mobile: '12345' }, 400],
    ['no name', { name: ' ' }, 422],
    ['no place', { address: '' }, 422],
    ['no consent', { consent: undefined }, 400],
    ['a consent nobody knows', { consent: 'guessed' }, 400],
    ['too many crops', { crops: Array.from({ length: 21 }, (_, n) => `c${n}`) }, 400],
  ])('not with %s', async (_what, change, status) => {
    expect((await add(freshMobile(), change)).status).toBe(status);
  });

  it('not under the number of somebody who asked to be deleted', async () => {
    const farmer = await app.loginFarmer();
    const code = await codeFor(farmer, farmer.mobile);
    expect((await farmer.post('/api/privacy/me/deletion', { code })).status).toBe(200);
    expect(await add(farmer.mobile)).toMatchObject({ status: 409, body: { code: 'CUSTOMER_LEAVING' } });
  });

  it('and their crops are put right on the card', async () => {
    const { chatId } = await enter();
    const body = { name: GIRIJA.name, address: GIRIJA.address, crops: ['ಶುಂಠಿ', 'ginger', 'ಮಾವು'] };
    expect((await office.put(`/api/admin/customers/${chatId}`, body)).body.customer.crops).toEqual([
      'ginger',
      'mango',
    ]);
    const { crops: _, ...without } = body;
    expect((await office.put(`/api/admin/customers/${chatId}`, without)).body.customer.crops).toHaveLength(2);
  });
});

describe('the invitation', () => {
  it('is one SMS a day for a number, and tells nothing of the chat', async () => {
    const { mobile, chatId } = await enter(freshMobile(), { note: 'ಸಾಲ ಬಾಕಿ' });
    await say(office, { chat_id: String(chatId), text: 'ದರಪಟ್ಟಿ ₹1,250' });
    expect((await office.post(`/api/admin/customers/${chatId}/invitation`, {})).body).toEqual({
      ok: true,
      by: 'sms',
    });
    const { text = '' } = (await app.lastMessageTo(mobile)) ?? {};
    expect(text).toContain('Log in with this mobile number');
    expect(text).not.toMatch(/ಗಿರಿಜಮ್ಮ|ದರಪಟ್ಟಿ|1,250|ಸಾಲ/);
    expect((await card(chatId)).walk_in?.invited_at).toEqual(expect.any(String));
    expect(await office.post(`/api/admin/customers/${chatId}/invitation`, {})).toMatchObject({
      status: 429,
      body: { code: 'INVITED_TODAY' },
    });
    expect(await acts(chatId)).toEqual(['customer.invite', 'customer.add']);
  });

  it('goes to one number four times a month, and from one clerk two hundred times a day', async () => {
    const { chatId } = await enter();
    const inviteAgain = async () => {
      await app.ctx.db.pool.query(`delete from rate_limits where key like 'invitation:%'`);
      return (await office.post(`/api/admin/customers/${chatId}/invitation`, {})).body;
    };
    for (const _ of [1, 2, 3, 4]) expect(await inviteAgain()).toEqual({ ok: true, by: 'sms' });
    expect((await inviteAgain()).code).toBe('INVITED_OFTEN');
    await app.ctx.db.pool.query(`update rate_limits set points = 200 where key like 'invitation.by:%'`);
    const { chatId: another } = await enter();
    const refused = await office.post(`/api/admin/customers/${another}/invitation`, {});
    expect(refused.body.code).toBe('RATE_LIMITED');
  });

  it('is not sent to somebody who has logged in', async () => {
    const farmer = await app.loginFarmer();
    const { chat_id: chatId } = await say(farmer, { text: 'ನಮಸ್ಕಾರ' });
    expect(await office.post(`/api/admin/customers/${chatId}/invitation`, {})).toMatchObject({
      status: 409,
      body: { code: 'WALK_IN_OVER' },
    });
  });
});

describe('the first login of an entered farmer', () => {
  it('confirms name and place and finds everything there; the agreement is their own', async () => {
    const { mobile, chatId } = await enter();
    await say(office, { chat_id: String(chatId), text: 'ಮೊದಲ' });
    await office.post('/api/chat/lr', { chat_id: chatId, lr_number: 'VRL6' });
    const client = app.client();
    const code = await codeFor(client, mobile);
    const asked = await client.post('/api/auth/verify-otp', { mobile, code });
    expect(asked).toMatchObject({
      status: 422,
      body: { code: 'PROFILE_REQUIRED', known: { name: 'ಗಿರಿಜಮ್ಮ', address: 'ಹೊಸನಗರ' } },
    });
    const entered = await client.post('/api/auth/verify-otp', {
      mobile,
      code,
      name: 'ಗಿರಿಜಾ ಭಟ್',
      address: 'ಹೊಸನಗರ',
    });
    expect(entered.status).toBe(200);
    const { farmer } = (await client.get('/api/auth/me')).body;
    expect(farmer).toMatchObject({ name: 'ಗಿರಿಜಾ ಭಟ್', chat_id: chatId, notice_due: true });
    const { body: messages } = await client.get(`/api/chat/thread/${chatId}`);
    expect(messages.map(({ message_type: kind }: { message_type: string }) => kind)).toEqual(['text', 'lr']);
    const { walk_in, crops } = await card(chatId);
    expect(walk_in).toMatchObject({ consent: 'counter', claimed_at: expect.any(String) });
    expect(crops).toHaveLength(3);
    // A second login asks nothing more.
    await app.ctx.db.pool.query('delete from rate_limits');
    const second = app.client();
    const again = await codeFor(second, mobile, { version: PRIVACY_NOTICE_VERSION, language: 'kn' });
    expect((await second.post('/api/auth/verify-otp', { mobile, code: again })).status).toBe(200);
    expect((await second.get('/api/auth/me')).body.farmer.notice_due).toBe(false);
  });

  it('of somebody else leaves the account to the office, which is told, and gives them one of their own', async () => {
    const { mobile, chatId } = await enter();
    await say(office, { chat_id: String(chatId), text: 'ಗಿರಿಜಮ್ಮನಿಗೆ' });
    const client = app.client();
    const code = await codeFor(client, mobile);
    await client.post('/api/auth/verify-otp', { mobile, code });
    const own = { mobile, code, name: 'ಬಸವ', address: 'ಗದಗ', not_me: true };
    expect((await client.post('/api/auth/verify-otp', own)).status).toBe(200);
    expect((await client.get('/api/auth/me')).body.farmer).toMatchObject({ name: 'ಬಸವ', chat_id: null });
    expect((await client.get(`/api/chat/thread/${chatId}`)).status).toBe(404);
    expect(await card(chatId)).toMatchObject({
      name: 'ಗಿರಿಜಮ್ಮ',
      mobile: '',
      walk_in: { disowned_mobile: mobile },
    });
    const { customers } = (await office.get('/api/admin/disowned')).body;
    expect(customers).toContainEqual({ chat_id: chatId, name: 'ಗಿರಿಜಮ್ಮ', address: 'ಹೊಸನಗರ', mobile });
    expect(await acts(chatId)).toContain('customer.disowned');
    // The chat goes on meanwhile, in the list and with words and goods.
    expect((await office.get('/api/chat/all?filter=ALL')).body).toContainEqual(
      expect.objectContaining({ id: chatId, mobile: '' }),
    );
    expect((await say(office, { chat_id: String(chatId), text: 'ಇನ್ನೊಂದು' })).chat_id).toBe(chatId);
    // The number is put right, and then the right farmer finds it all.
    const right = freshMobile();
    const { body } = await office.put(`/api/admin/customers/${chatId}/mobile`, { mobile: right });
    expect(body.customer).toMatchObject({ mobile: right, walk_in: { disowned_mobile: null } });
    expect((await office.get('/api/admin/disowned')).body.customers).toEqual([]);
    const girija = await app.loginFarmer({ mobile: right, name: 'ಗಿರಿಜಮ್ಮ', address: 'ಹೊಸನಗರ' });
    expect((await girija.get(`/api/chat/thread/${chatId}`)).body).toHaveLength(2);
  });

  it.each([
    [false, false],
    [true, true],
    [false, true],
    [true, false],
  ])(
    'from two browsers at once makes one account, whichever comes first (not me: %s, %s)',
    async (...answers) => {
      const { mobile, chatId } = await enter();
      const tries: { client: TestClient; body: object }[] = [];
      for (const isNotMe of answers) {
        const client = app.client();
        const code = await codeFor(client, mobile);
        expect((await client.post('/api/auth/verify-otp', { mobile, code })).status).toBe(422);
        const body = { mobile, code, name: 'ಬಸವ', address: 'ಗದಗ', ...(isNotMe && { not_me: true }) };
        tries.push({ client, body });
        await app.ctx.db.pool.query('delete from rate_limits');
      }
      // Both have read the account when the first of them may write.
      const holder = await app.ctx.db.pool.connect();
      await holder.query('begin');
      await holder.query('select from farmers where mobile = $1 for update', [mobile]);
      const both = tries.map(({ client, body }) => client.post('/api/auth/verify-otp', body));
      await eventually(async () => {
        const { rows } = await app.ctx.db.pool.query(
          `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows[0].n).toBe(2);
      });
      await holder.query('commit');
      holder.release();
      const logins = await Promise.all(both);
      expect(logins.map(({ status }) => status)).toEqual([200, 200]);
      expect(new Set(logins.map(({ body }) => body.user.id)).size).toBe(1);
      const { rows } = await app.ctx.db.pool.query('select id::int from farmers where mobile = $1', [mobile]);
      expect(rows).toEqual([{ id: logins[0]?.body.user.id }]);
      const { walk_in } = await card(chatId);
      expect([walk_in?.disowned_mobile, walk_in?.claimed_at ? 'claimed' : null]).toEqual(
        walk_in?.claimed_at ? [null, 'claimed'] : [mobile, null],
      );
    },
  );
});

describe('an entered farmer who no longer agrees', () => {
  const remove = (chatId: number) => office.del(`/api/admin/customers/${chatId}`);

  it('is gone from every screen at once; only they can come back', async () => {
    const { mobile, chatId } = await enter();
    await say(office, { chat_id: String(chatId), text: 'ದರ' });
    expect((await remove(chatId)).status).toBe(200);
    expect((await office.get(`/api/admin/customers/${chatId}`)).status).toBe(404);
    expect((await office.get(`/api/admin/farmers?q=${mobile}`)).body.farmers).toEqual([]);
    expect((await remove(chatId)).status).toBe(404);
    expect((await add(mobile)).body.code).toBe('CUSTOMER_LEAVING');
    const client = app.client();
    const code = await codeFor(client, mobile);
    const body = { mobile, code, name: 'ಗಿರಿಜಮ್ಮ', address: 'ಹೊಸನಗರ' };
    expect((await client.post('/api/auth/verify-otp', body)).body.code).toBe('ACCOUNT_LEAVING');
    expect((await client.post('/api/auth/verify-otp', { ...body, restore: true })).status).toBe(200);
    expect((await client.get(`/api/chat/thread/${chatId}`)).body).toHaveLength(1);
    expect((await card(chatId)).walk_in?.claimed_at).toEqual(expect.any(String));
  });

  it('does it themselves once they have logged in', async () => {
    const { mobile, chatId } = await enter();
    await app.loginFarmer({ mobile, name: 'ಗಿರಿಜಮ್ಮ', address: 'ಹೊಸನಗರ' });
    expect(await remove(chatId)).toMatchObject({ status: 409, body: { code: 'WALK_IN_OVER' } });
  });
});

describe('a mistyped number', () => {
  const correct = (chatId: number, mobile: string) =>
    office.put(`/api/admin/customers/${chatId}/mobile`, { mobile });

  it('is put right before the first login, and the log keeps both', async () => {
    const { mobile, chatId } = await enter();
    const right = freshMobile();
    expect((await correct(chatId, `0${right}`)).body.customer.mobile).toBe(right);
    const [line] = (await office.get(`/api/admin/log?chat_id=${chatId}&group=customer`)).body.lines;
    expect(line).toMatchObject({
      action: 'customer.number',
      detail: { before: { mobile }, after: { mobile: right } },
    });
    expect((await add(mobile)).body.known).toBe(false);
  });

  it('is not somebody else’s, also when they take it in the same moment', async () => {
    const [one, two] = [await enter(), await enter()];
    expect(await correct(one.chatId, two.mobile)).toMatchObject({
      status: 409,
      body: { code: 'MOBILE_TAKEN' },
    });
    const free = freshMobile();
    const both = await Promise.all([correct(one.chatId, free), correct(two.chatId, free)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('stays once its farmer has logged in', async () => {
    const { mobile, chatId } = await enter();
    await app.loginFarmer({ mobile, name: 'ಗಿರಿಜಮ್ಮ', address: 'ಹೊಸನಗರ' });
    expect(await correct(chatId, freshMobile())).toMatchObject({
      status: 409,
      body: { code: 'WALK_IN_OVER' },
    });
  });
});

it('a shop without SMS reads the invitation out', async () => {
  const quiet = await startTestApp({ SMS_PROVIDER: 'none' });
  const desk = await quiet.loginOffice();
  const { chat_id: chatId } = (await desk.post('/api/admin/customers', { mobile: freshMobile(), ...GIRIJA }))
    .body;
  expect((await desk.post(`/api/admin/customers/${chatId}/invitation`, {})).body).toEqual({
    ok: true,
    by: 'office',
  });
  await quiet.close();
});
