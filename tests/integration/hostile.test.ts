import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '../factories.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../support/app.ts';
import { TestClient } from '../support/client.ts';

/** What a hostile client tries beyond asking for what is not theirs: false claims, stale cookies, foreign pages. */

let app: TestApp;
let farmer: FarmerClient;
let office: TestClient;
let chatId: number;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, office] = [await app.loginFarmer(), await app.loginOffice()];
  chatId = (await say(farmer, { text: 'ನಮಸ್ಕಾರ' })).body.message.chat_id;
});
afterAll(() => app.close());

function copyOf(client: TestClient): TestClient {
  const copy = new TestClient(client.url);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

describe('a false claim gains nothing', () => {
  test.each([
    ['sender_role=admin in a message', () => say(farmer, { text: 'x', sender_role: 'admin' })],
    ['role=admin on a thread', () => farmer.get(`/api/chat/thread/${chatId}?role=admin`)],
    ['role=admin on the log', () => farmer.get(`/api/chat/${chatId}/events?after=0&role=admin`)],
    [
      'role=admin on clear',
      () => farmer.post('/api/chat/clear', { chat_id: chatId, role: 'admin', scope: 'me' }),
    ],
    ['role=admin on delete chat', () => farmer.post('/api/chat/delete', { chat_id: chatId, role: 'admin' })],
    ['another mobile in a message', () => say(farmer, { text: 'x', mobile: '9876501234' })],
  ])('%s is 403', async (_claim, attempt) => {
    expect((await attempt()).status).toBe(403);
  });

  test('the office is not a farmer because it says so', async () => {
    expect((await office.get(`/api/chat/thread/${chatId}?role=farmer`)).status).toBe(403);
  });

  test('/auth/login with a bare number opens nothing', async () => {
    const stranger = app.client();
    expect((await stranger.post('/api/auth/login', { mobile: farmer.mobile })).status).toBe(401);
    expect((await stranger.get('/api/auth/me')).body.farmer).toBeNull();
  });

  test('exists tells a stranger the same about a customer and about nobody', async () => {
    const stranger = app.client();
    const known = await stranger.get(`/api/auth/exists/${farmer.mobile}`);
    const unknown = await stranger.get('/api/auth/exists/9000000001');
    expect(known.body).toEqual(unknown.body);
    expect((await farmer.get(`/api/auth/exists/${farmer.mobile}`)).body.user).toMatchObject({
      blocked: false,
    });
  });
});

describe('a cookie dies with its session', () => {
  test('after logout a kept copy is nobody', async () => {
    const leaving = await app.loginFarmer();
    const kept = copyOf(leaving);
    await leaving.post('/api/auth/logout', {});
    expect((await kept.get('/api/auth/me')).body.farmer).toBeNull();
    expect((await say(kept, { text: 'still here?' })).status).toBe(401);
  });

  test('after a block every device is refused, and unblocking restores it', async () => {
    const rude = await app.loginFarmer();
    await say(rude, { text: 'first' });
    const secondDevice = copyOf(rude);
    await office.post('/api/admin/block', { mobile: rude.mobile, blocked: true, reason: 'abuse' });
    const refused = await say(secondDevice, { text: 'second' });
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({ ok: false, error: 'You are blocked from messaging.', code: 'BLOCKED' });
    await office.post('/api/admin/block', { mobile: rude.mobile, blocked: false });
    expect((await say(secondDevice, { text: 'third' })).status).toBe(200);
  });
});

describe('a write must come from our own pages', () => {
  test('without the XSRF header it is refused', async () => {
    const answer = await farmer.post('/api/auth/logout', {}, { 'x-xsrf-token': 'forged' });
    expect([answer.status, answer.body.code]).toEqual([403, 'CSRF_FAILED']);
  });

  test('with a planted, unsigned cookie it is refused', async () => {
    const planted = copyOf(farmer);
    planted.cookies.set('XSRF-TOKEN', 'abc.def');
    expect((await planted.post('/api/auth/logout', {})).body.code).toBe('CSRF_FAILED');
  });

  test.each([
    ['another farmer', async () => app.loginFarmer()],
    ['the office', async () => office],
    [
      'a visitor',
      async () => {
        const visitor = new TestClient(app.url);
        await visitor.get('/api/auth/me');
        return visitor;
      },
    ],
  ])('with the genuine token of %s it is refused', async (_, lender) => {
    const theirs = (await lender()).cookies.get('XSRF-TOKEN') ?? '';
    expect(theirs).not.toBe('');
    const planted = copyOf(farmer);
    planted.cookies.set('XSRF-TOKEN', theirs);
    expect((await planted.post('/api/auth/logout', {})).body.code).toBe('CSRF_FAILED');
    expect((await say(farmer, { text: 'still here' })).status).toBe(200);
  });

  test('a login or logout in another tab brings a new token along, and the old one is renewed by asking', async () => {
    const tab = await app.loginFarmer();
    const first = tab.cookies.get('XSRF-TOKEN') ?? '';
    const desk = await app.loginOffice();
    // One browser: the office logs in beside the farmer.
    tab.cookies.set('av_office', desk.cookies.get('av_office') ?? '');
    expect((await say(tab, { text: 'with the token from before' })).body.code).toBe('CSRF_FAILED');
    await tab.get('/api/auth/me');
    expect(tab.cookies.get('XSRF-TOKEN')).not.toBe(first);
    expect((await say(tab, { text: 'with the new one' })).status).toBe(200);
    expect((await tab.post('/api/admin/logout', {})).status).toBe(200);
    expect(tab.cookies.has('av_office')).toBe(false);
    expect((await say(tab, { text: 'at once after the logout' })).status).toBe(200);
  });

  test('from another origin it is refused, also from our own name by another protocol', async () => {
    for (const origin of ['https://evil.example', app.url.replace('http:', 'https:')]) {
      const answer = await farmer.post('/api/auth/logout', {}, { origin });
      expect(answer.body.code, origin).toBe('ORIGIN_REFUSED');
    }
  });
});

describe('bad input is a sentence with a code, never a 5xx', () => {
  const longText = 'ಅ'.repeat(4001);
  test.each<[string, () => Promise<{ status: number; body: unknown }>]>([
    [
      'broken JSON',
      () =>
        farmer.request('POST', '/api/auth/login', {
          headers: { 'content-type': 'application/json' },
          body: '{"mobile":',
        }),
    ],
    ['a wrong type', () => farmer.post('/api/auth/login', { mobile: 42 })],
    ['an unknown field', () => farmer.post('/api/auth/login', { mobile: farmer.mobile, is_admin: true })],
    [
      'a prototype key',
      () =>
        farmer.request('POST', '/api/auth/login', {
          headers: { 'content-type': 'application/json' },
          body: '{"mobile":"9","__proto__":{"x":1}}',
        }),
    ],
    ['text that is too long', () => say(farmer, { text: longText })],
    ['an empty message', () => say(farmer, { text: ' \n\t ' })],
    ['a NUL in the text', () => farmer.post('/api/chat/message', { text: '\u0000' })],
    ['a chat id beyond 2^53', () => farmer.get('/api/chat/thread/99999999999999999999')],
    ['a chat id that is no number', () => farmer.get('/api/chat/thread/abc')],
    ['a huge body', () => farmer.post('/api/auth/login', { mobile: 'x'.repeat(400_000) })],
    [
      'an unknown content type',
      () =>
        farmer.request('POST', '/api/auth/login', { headers: { 'content-type': 'text/csv' }, body: 'a,b' }),
    ],
    [
      'a broken multipart',
      () =>
        farmer.request('POST', '/api/chat/message', {
          headers: { 'content-type': 'multipart/form-data; boundary=zzz' },
          body: '--zzz\r\nContent-Disposition: form-data; name="text"\r\n\r\nhalf',
        }),
    ],
    [
      'a multipart without boundary',
      () =>
        farmer.request('POST', '/api/chat/message', {
          headers: { 'content-type': 'multipart/form-data' },
          body: 'x',
        }),
    ],
    ['an unknown form field', () => say(farmer, { text: 'x', admin: 'yes' })],
    ['a reply to nothing', () => say(farmer, { text: 'x', reply_to: '999999999' })],
    ['an unknown path', () => farmer.get('/api/nothing/here')],
    ['an odd method', () => farmer.request('PUT', '/api/chat/message', { body: '{}' })],
  ])('%s', async (_what, attempt) => {
    const before = await headSeq();
    const { status, body } = await attempt();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).toMatchObject({
      ok: false,
      error: expect.stringMatching(/\S/),
      code: expect.stringMatching(/^[A-Z_]+$/),
    });
    expect(await headSeq()).toBe(before);
  });

  test('too many values are refused before any of them is looked at', async () => {
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`field_${n}`, n]));
    const { status, body } = await app.client().post('/api/auth/send-otp', many);
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(body.fields).toEqual({ request: 'has too many values' });
  });

  async function headSeq(): Promise<string | null> {
    return (await farmer.get(`/api/chat/thread/${chatId}`)).headers.get('x-chat-head-seq');
  }
});
