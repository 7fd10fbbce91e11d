import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { form, say } from '../../../tests/factories.ts';
import { photoWithGps } from '../../../tests/fixtures/images.ts';
import { type FarmerClient, freshMobile, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  office = await app.loginOffice();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(undefined);
  await app.ctx.db.pool.query('delete from rate_limits');
});

async function code(as: TestClient, mobile: string): Promise<string> {
  await app.ctx.db.pool.query('delete from rate_limits');
  expect((await as.post('/api/auth/send-otp', { mobile })).status).toBe(200);
  return /\b\d{6}\b/.exec((await app.lastMessageTo(mobile))?.text ?? '')?.[0] ?? '';
}

async function deleteAccount(farmer: FarmerClient) {
  const answer = await farmer.post('/api/privacy/me/deletion', { code: await code(farmer, farmer.mobile) });
  expect(answer.status).toBe(200);
  return answer.body;
}

const later = (days: number) => app.setNow(new Date(Date.now() + days * DAY_MS));
const verify = (as: TestClient, body: object) => as.post('/api/auth/verify-otp', body);

/** A farmer with a chat, a photo and an unread message. */
async function someone(name: string) {
  const farmer = await app.loginFarmer({ name, address: 'ಶಿರಸಿ' });
  const { message } = (
    await say(farmer, { text: `${name} ಎಲೆ ಹಳದಿ` }, { name: 'ಎಲೆ.jpg', bytes: await photoWithGps() })
  ).body;
  return {
    farmer,
    chatId: message.chat_id as number,
    file: message.file_path as string,
    messageId: message.id,
  };
}

describe('a farmer who asks to be deleted', () => {
  it('must have a fresh code: not somebody else’s, not a wrong one, not one used before', async () => {
    const { farmer } = await someone('ಗೌರಮ್ಮ');
    const tries = async (sent: string) =>
      (await farmer.post('/api/privacy/me/deletion', { code: sent })).body.code;
    expect(await tries('')).toBe('OTP_REQUIRED');
    expect(await tries('123456')).toBe('OTP_EXPIRED');
    const other = await app.loginFarmer();
    expect(await tries(await code(app.client(), farmer.mobile))).toBe('OTP_EXPIRED');
    expect(await tries(await code(farmer, other.mobile))).toBe('OTP_EXPIRED');
    const own = await code(farmer, farmer.mobile);
    expect(await tries(String((Number(own) + 1) % 1e6).padStart(6, '0'))).toBe('OTP_WRONG');
    expect((await farmer.get('/api/privacy/me')).status).toBe(200);
  });

  it('is told until when they may come back, and when all is erased', async () => {
    const { farmer } = await someone('ಗೌರಮ್ಮ');
    const answer = await deleteAccount(farmer);
    const days = (iso: string) => Math.round((new Date(iso).getTime() - Date.now()) / DAY_MS);
    expect([days(answer.undo_until), days(answer.purged_after)]).toEqual([30, 365]);
  });

  it('is logged out everywhere at once, sockets included', async () => {
    const { farmer } = await someone('ಗೌರಮ್ಮ');
    const second = app.client();
    await verify(second, { mobile: farmer.mobile, code: await code(second, farmer.mobile) });
    const socket = io(app.url, {
      transports: ['websocket'],
      auth: { as: 'farmer' },
      extraHeaders: { cookie: second.cookieHeader, origin: app.url },
    });
    await new Promise((resolve) => socket.once('ready', resolve));
    const cut = new Promise((resolve) => socket.once('disconnect', resolve));
    await deleteAccount(farmer);
    await cut;
    socket.close();
    expect((await second.get('/api/auth/me')).body.farmer).toBeNull();
    expect((await second.get('/api/privacy/me')).status).toBe(401);
  });

  it('is out of the office’s sight: no words, no name, no files, nothing to write to; only that they asked', async () => {
    const { farmer, chatId, file, messageId } = await someone('ಕಮಲಾಕ್ಷಿ');
    await office.put(`/api/admin/customers/${chatId}`, { name: 'ಕಮಲಾಕ್ಷಿ ಭಟ್', address: 'ಶಿರಸಿ' });
    await office.post('/api/admin/block', { mobile: farmer.mobile, blocked: true, reason: 'ಕಮಲಾಕ್ಷಿ ಬೈದರು' });
    await deleteAccount(farmer);

    const row = (await office.get(`/api/chat/${chatId}`)).body.chat;
    expect(row).toMatchObject({
      name: '',
      address: '',
      mobile: farmer.mobile.slice(-4),
      last_message: '',
      unread_count: 0,
      waiting_since: null,
      status: 'READ',
      deletion_requested_at: expect.any(String),
    });
    const refused = await Promise.all([
      office.get(`/api/chat/thread/${chatId}?role=admin`),
      office.get(`/api/chat/${chatId}/events?after=0&role=admin`),
      office.get(file),
      office.request('HEAD', file, {}),
      office.get(`/api/admin/customers/${chatId}`),
      office.put(`/api/admin/customers/${chatId}/note`, { note: 'x' }),
      office.post('/api/chat/status', { chat_id: chatId, status: 'READ' }),
      office.post('/api/chat/lr', { chat_id: chatId, lr_number: 'VRL1' }),
      office.postForm('/api/chat/message', form({ chat_id: String(chatId), text: 'x' })),
      office.postForm('/api/chat/message', form({ mobile: farmer.mobile, text: 'x' })),
      office.del(`/api/chat/message/${messageId}?mode=everyone`),
      office.post('/api/chat/clear', { chat_id: chatId, role: 'admin', scope: 'me' }),
      office.post('/api/admin/block', { mobile: farmer.mobile, blocked: false }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    const seen = await Promise.all(
      [
        `/api/chat/all?q=${encodeURIComponent('ಕಮಲಾಕ್ಷಿ')}`,
        `/api/chat/all?q=${farmer.mobile}`,
        '/api/chat/all?limit=100',
        `/api/admin/search?q=${encodeURIComponent('ಕಮಲಾಕ್ಷಿ')}`,
        `/api/quotes/list-by-mobile/${farmer.mobile}`,
        '/api/admin/blocked',
        `/api/admin/log?chat_id=${chatId}`,
        `/api/auth/exists/${farmer.mobile}`,
      ].map((path) => office.get(path)),
    );
    expect(seen.map(({ status }) => status)).toEqual(seen.map(() => 200));
    const told = JSON.stringify(seen.map(({ body }) => body));
    expect(told).not.toMatch(new RegExp(`ಕಮಲಾಕ್ಷಿ|${farmer.mobile}`));
    expect(seen[7]?.body.user).toBeNull();
  });

  it('comes back within thirty days by logging in and saying so, and finds all as it was', async () => {
    const { farmer, chatId, file } = await someone('ಗೌರಮ್ಮ');
    await deleteAccount(farmer);
    later(29);
    const back = app.client();
    const sent = await code(back, farmer.mobile);
    const refused = await verify(back, { mobile: farmer.mobile, code: sent });
    expect([refused.status, refused.body.code]).toEqual([409, 'ACCOUNT_LEAVING']);
    expect((await back.get('/api/auth/me')).body.farmer).toBeNull();
    const stranger = await verify(app.client(), { mobile: farmer.mobile, code: sent, restore: true });
    expect(stranger.body.code).toBe('OTP_EXPIRED');
    expect((await verify(back, { mobile: farmer.mobile, code: sent, restore: true })).status).toBe(200);
    expect((await back.get('/api/auth/me')).body.farmer).toMatchObject({ name: 'ಗೌರಮ್ಮ', notice_due: true });
    expect((await back.get(`/api/chat/thread/${chatId}`)).body).toHaveLength(1);
    expect((await back.get(file)).status).toBe(200);
    app.setNow(undefined);
    expect((await office.get(`/api/chat/${chatId}`)).body.chat.name).toBe('ಗೌರಮ್ಮ');
  });

  it('waits again, once they are back, for the answer to what they asked before', async () => {
    const { farmer, chatId } = await someone('ಗೌರಮ್ಮ');
    const asked = (await office.get(`/api/chat/${chatId}`)).body.chat;
    expect(asked).toMatchObject({ status: 'UNREAD', unread_count: 1, waiting_since: expect.any(String) });
    await deleteAccount(farmer);
    const back = app.client();
    const sent = { mobile: farmer.mobile, code: await code(back, farmer.mobile) };
    expect((await verify(back, { ...sent, restore: true })).status).toBe(200);
    const { status, unread_count, waiting_since } = asked;
    expect((await office.get(`/api/chat/${chatId}`)).body.chat).toMatchObject({
      status,
      unread_count,
      waiting_since,
    });
  });

  it('after thirty days has given their number free: its holder starts anew and finds nothing', async () => {
    const { farmer, chatId } = await someone('ಗೌರಮ್ಮ');
    await deleteAccount(farmer);
    later(31);
    const holder = app.client();
    const body = {
      mobile: farmer.mobile,
      code: await code(holder, farmer.mobile),
      name: 'ಹೊಸಬ',
      address: 'ಕೋಲಾರ',
    };
    expect((await verify(holder, { ...body, restore: true })).status).toBe(200);
    const me = (await holder.get('/api/auth/me')).body.farmer;
    expect(me).toMatchObject({ name: 'ಹೊಸಬ', chat_id: null });
    expect((await holder.get(`/api/chat/thread/${chatId}`)).status).toBe(404);
    expect((await holder.get('/api/privacy/me')).body.data).toMatchObject({ messages: 0, files: 0 });
  });

  describe('who was blocked', () => {
    async function blockedAndGone(days: number) {
      const { farmer, chatId } = await someone('ಗೌರಮ್ಮ');
      await office.post('/api/admin/block', { mobile: farmer.mobile, blocked: true, reason: 'ಅಸಭ್ಯ' });
      await deleteAccount(farmer);
      later(days);
      const phone = app.client();
      const proven = { mobile: farmer.mobile, code: await code(phone, farmer.mobile) };
      return { farmer, chatId, phone, proven };
    }

    it('does not get around the block by it, under no other name either', async () => {
      const { phone, proven } = await blockedAndGone(60);
      const asAnother = { ...proven, name: 'ಹೊಸಬ', address: 'ಕೋಲಾರ' };
      expect((await verify(phone, asAnother)).body.code).toBe('ACCOUNT_LEAVING');
      await verify(phone, { ...asAnother, restore: true });
      expect((await phone.get('/api/auth/me')).body.farmer).toMatchObject({ name: 'ಗೌರಮ್ಮ', blocked: true });
    });

    it('is asked for the name after ninety days, and finds account and block by it', async () => {
      const { phone, proven } = await blockedAndGone(200);
      const bare = await verify(phone, { ...proven, restore: true });
      expect(bare.body.code).toBe('PROFILE_REQUIRED');
      const named = { ...proven, name: 'ಗೌರಮ್ಮ', address: 'ಶಿರಸಿ' };
      expect((await verify(phone, named)).body.code).toBe('ACCOUNT_LEAVING');
      expect((await verify(phone, { ...named, restore: true })).status).toBe(200);
      expect((await phone.get('/api/auth/me')).body.farmer).toMatchObject({ name: 'ಗೌರಮ್ಮ', blocked: true });
    });

    it('leaves the number to whoever has it after ninety days, and neither chat nor block with it', async () => {
      const { farmer, chatId, phone, proven } = await blockedAndGone(200);
      const asAnother = { ...proven, name: 'ಹೊಸಬ', address: 'ಕೋಲಾರ', restore: true };
      expect((await verify(phone, asAnother)).status).toBe(200);
      expect((await phone.get('/api/auth/me')).body.farmer).toMatchObject({
        name: 'ಹೊಸಬ',
        chat_id: null,
        blocked: false,
      });
      expect((await phone.get(`/api/chat/thread/${chatId}`)).status).toBe(404);
      const { rows } = await app.ctx.db.pool.query(
        `select mobile, blocked_at is not null as blocked, set_aside_for is not null as followed
         from farmers where former_mobile = $1`,
        [farmer.mobile],
      );
      expect(rows).toEqual([{ mobile: null, blocked: true, followed: true }]);
    });
  });

  it('cannot be told from others by a stranger who asks for a code', async () => {
    const { farmer } = await someone('ಗೌರಮ್ಮ');
    await deleteAccount(farmer);
    const answers = [];
    for (const mobile of [farmer.mobile, freshMobile()]) {
      await app.ctx.db.pool.query('delete from rate_limits');
      const { status, body } = await app.client().post('/api/auth/send-otp', { mobile });
      answers.push({ status, body: { ...body, message: '' } });
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});
