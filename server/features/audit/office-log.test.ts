import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LogAnswer, LogLine } from '#shared/contract/office-log.ts';
import { payingFarmer, say } from '../../../tests/factories.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { recordAudit } from '../../platform/audit.ts';
import { sql } from '../../platform/database/db.ts';
import { OFFICE_NAME } from '../identity/people/authors.store.ts';

let app: TestApp;
let farmer: FarmerClient;
let office: TestClient;
let chatId: number;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, office] = [await app.loginFarmer({ name: 'ಗೌರಮ್ಮ' }), await app.loginOffice()];
  chatId = (await say(farmer, { text: 'ಎಲೆ ಹಳದಿ' })).body.message.chat_id;
});
afterAll(() => app.close());

async function log(query = ''): Promise<LogAnswer> {
  const { status, body } = await office.get(`/api/admin/log${query}`);
  expect({ status, body: status === 200 ? 'fine' : body }).toEqual({ status: 200, body: 'fine' });
  return body as LogAnswer;
}

/** What the deed added to the log, oldest first. */
async function linesOf(deed: () => Promise<unknown>): Promise<LogLine[]> {
  const newest = (await log()).lines[0]?.id ?? 0;
  await deed();
  return (await log()).lines.filter((line) => line.id > newest).reverse();
}

const asOffice = () => say(office, { chat_id: String(chatId), text: 'ಬೋರ್ಡೋ ಸಿಂಪಡಿಸಿ' });

describe('what the office does is written down', () => {
  it('its login, with the address it came from', async () => {
    const [line] = await linesOf(() => app.loginOffice());
    expect(line).toMatchObject({
      action: 'office.login',
      who: OFFICE_NAME,
      ip: expect.any(String),
      chat: null,
    });
  });

  it('opening a chat, once while nothing new is in it', async () => {
    const open = () => office.post('/api/chat/status', { chat_id: chatId, status: 'READ' });
    const lines = await linesOf(async () => {
      await open();
      await open();
    });
    expect(lines).toMatchObject([
      { action: 'chat.status', chat: { id: chatId, name: 'ಗೌರಮ್ಮ' }, detail: { status: 'READ' } },
    ]);
  });

  it('a message, once for a replayed send, by its number and without its words', async () => {
    const send = () =>
      say(office, {
        chat_id: String(chatId),
        text: 'ನಾಳೆ ಬನ್ನಿ',
        client_id: '6f1c1b9e-3f59-4a52-9c0a-0d7f4d1f3a11',
      });
    const lines = await linesOf(async () => {
      await send();
      await send();
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ action: 'message.send', who: OFFICE_NAME, ip: expect.any(String) });
    expect(JSON.stringify(lines)).not.toContain('ನಾಳೆ');
  });

  it('nothing of what a farmer does', async () => {
    const lines = await linesOf(async () => {
      const { body } = await say(farmer, { text: 'ಸರಿ' });
      await farmer.del(`/api/chat/message/${body.message.id}?mode=everyone`);
      await farmer.post('/api/chat/clear', { chat_id: chatId, scope: 'me' });
    });
    expect(lines).toEqual([]);
  });

  it.each([
    ['me', 'message.hide'],
    ['everyone', 'message.delete'],
  ])('deleting a message for %s, once', async (mode, action) => {
    const { id } = (await asOffice()).body.message;
    const lines = await linesOf(async () => {
      await office.del(`/api/chat/message/${id}?mode=${mode}`);
      await office.del(`/api/chat/message/${id}?mode=${mode}`);
    });
    expect(lines.map((line) => line.action)).toEqual([action]);
    expect(lines[0]?.detail).toEqual({ message_id: id, kind: 'text' });
  });

  it('a block with its reason, an unblock, an LR number, a clearing and a deletion of the chat', async () => {
    const block = (blocked: boolean) =>
      office.post('/api/admin/block', { mobile: farmer.mobile, blocked, reason: 'ಅಸಭ್ಯ ಮಾತು' });
    const lines = await linesOf(async () => {
      await block(true);
      await block(false);
      await office.post('/api/chat/lr', { chat_id: chatId, lr_number: 'VRL77' });
      await office.post('/api/chat/clear', { chat_id: chatId, role: 'admin', scope: 'me' });
      await office.post('/api/chat/delete', { chat_id: chatId, role: 'admin' });
    });
    expect(lines).toMatchObject([
      { action: 'farmer.block', detail: { reason: 'ಅಸಭ್ಯ ಮಾತು' }, chat: { id: chatId } },
      { action: 'farmer.unblock' },
      { action: 'dispatch.send', detail: { lr_number: 'VRL77' } },
      { action: 'chat.clear' },
      { action: 'chat.delete' },
    ]);
  });
});

describe('why money went back and under which number goods went', () => {
  it('stands with the refund and the dispatch, is told with the line, and not of who has left', async () => {
    const { farmer: payer, chatId: chat, pid } = await payingFarmer(app, office, 300);
    await office.post('/api/chat/lr', { chat_id: chat, lr_number: 'VRL99' });
    const { pool } = app.ctx.db;
    const { rows } = await pool.query(
      `insert into refunds (pid, merchant_refund_id, amount_paise, reason, needs_second, created_at)
       values ($1, 'of-the-log', 100, 'ಬೀಜ ಮೊಳೆಯಲಿಲ್ಲ', false, now()) returning id`,
      [pid],
    );
    const line = { staffId: null, subject: `payment:${pid}`, chatId: chat };
    const ofNow = { refund_id: Number(rows[0].id), amount_paise: 100 };
    await recordAudit(app.ctx.db, { ...line, action: 'payment.refund', detail: ofNow });
    const ofBefore = { ...ofNow, refund_id: 0, reason: 'ಹಳೆಯ ಕಾರಣ' };
    await recordAudit(app.ctx.db, { ...line, action: 'payment.refund', detail: ofBefore });
    const told = async () =>
      (await log(`?chat_id=${chat}&limit=3`)).lines.map(({ detail }) => detail.reason ?? detail.lr_number);
    expect(await told()).toEqual(['ಹಳೆಯ ಕಾರಣ', 'ಬೀಜ ಮೊಳೆಯಲಿಲ್ಲ', 'VRL99']);
    const stored = await pool.query('select detail from audit_log where chat_id = $1', [chat]);
    expect(JSON.stringify(stored.rows)).not.toMatch(/VRL99|ಮೊಳೆಯಲಿಲ್ಲ/);
    await pool.query('update farmers set deletion_requested_at = now() where mobile = $1', [payer.mobile]);
    expect(await told()).toEqual([undefined, undefined, undefined]);
  });
});

describe('reading the log', () => {
  it('filters by kind of act, by chat and by day in Karnataka, all together', async () => {
    const other = await app.loginFarmer({ name: 'ಮಾದಪ್ಪ' });
    const { chat_id: otherId } = (await say(other, { text: 'ನಮಸ್ಕಾರ' })).body.message;
    await say(office, { chat_id: String(otherId), text: 'ನಮಸ್ಕಾರ' });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
    const found = await log(`?group=message&chat_id=${otherId}&day=${today}`);
    expect(found.lines.map(({ action, chat }) => [action, chat?.name])).toEqual([['message.send', 'ಮಾದಪ್ಪ']]);
    expect((await log(`?chat_id=${otherId}&day=2020-01-01`)).lines).toEqual([]);
    expect(new Set((await log('?group=login')).lines.map(({ action }) => action))).toEqual(
      new Set(['office.login']),
    );
  });

  it('filters by person, and names them', async () => {
    const asha = await app.hire(['owner'], { en: 'Asha', kn: 'ಆಶಾ' });
    await say(asha, { chat_id: String(chatId), text: 'ನಮಸ್ಕಾರ' });
    const { id } = (await asha.get('/api/admin/me')).body.office;
    const { lines } = await log(`?staff_id=${id}`);
    expect(lines.map(({ action, who }) => [action, who?.en])).toEqual([
      ['message.send', 'Asha'],
      ['office.login', 'Asha'],
    ]);
    expect(JSON.stringify(lines)).not.toContain('@');
    expect((await log(`?staff_id=${id}&group=message&limit=1`)).lines).toHaveLength(1);
  });

  it('names whom a change of people was about: invited by address, joined and changed by name', async () => {
    const prove = () => app.ctx.db.run(sql`update sessions set step_up_until = '2100-01-01'`);
    await prove();
    const lines = await linesOf(async () => {
      await office.post('/api/admin/people/invitations', { email: 'bhima@clinic.example', roles: ['sales'] });
    });
    expect(lines).toMatchObject([
      { action: 'staff.invite', about: null, address: 'bhima@clinic.example', detail: { roles: ['sales'] } },
    ]);
    const token = /#([\w-]+)/.exec((await app.lastMessageTo('bhima@clinic.example'))?.text ?? '')?.[1];
    const name = { en: 'Bhima', kn: 'ಭೀಮ' };
    await app.client().post('/api/admin/welcome', { token, name, password: 'a-long-enough-password' });
    const [joined, invited] = (await log('?group=people')).lines;
    expect(joined).toMatchObject({ action: 'staff.join', who: name, about: name, address: null });
    expect(invited).toMatchObject({ action: 'staff.invite', about: name, address: null });
    // Nobody confirms a salesperson's invitation: that there is one owner makes no difference.
    expect(invited?.detail).not.toHaveProperty('alone');
  });

  it('keeps both names of somebody who changes theirs', async () => {
    const asha = await app.hire(['doctor'], { en: 'Asha', kn: 'ಆಶಾ' });
    const [line] = await linesOf(() =>
      asha.put('/api/admin/staff/me', { name: { en: 'Dr Gowda', kn: 'ಡಾ. ಗೌಡ' } }),
    );
    expect(line).toMatchObject({
      action: 'staff.rename',
      detail: { before: { en: 'Asha', kn: 'ಆಶಾ' }, after: { en: 'Dr Gowda', kn: 'ಡಾ. ಗೌಡ' } },
    });
  });

  it('goes on where a page ended, without a gap or a double, with and without a filter', async () => {
    await app.ctx.inTransaction(async (tx) => {
      // One transaction is one instant: only the number tells these apart.
      for (let n = 0; n < 120; n += 1) {
        await recordAudit(tx, { staffId: null, action: 'office.login_failed', subject: 'office' });
      }
    });
    for (const filter of ['group=login', '']) {
      const seen: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: LogAnswer = await log(`?${filter}${cursor ? `&cursor=${cursor}` : ''}`);
        seen.push(...page.lines.map((line) => line.id));
        cursor = page.next_cursor;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(121);
      expect(seen).toEqual([...seen].sort((a, b) => b - a));
    }
  });

  it.each(['?cursor=nonsense', '?day=yesterday', '?group=all', '?chat_id=x', '?staff_id=0', '?limit=501'])(
    'refuses %s',
    async (query) => {
      expect((await office.get(`/api/admin/log${query}`)).status).toBe(400);
    },
  );
});

it.each(['update audit_log set detail = $${}$$', 'delete from audit_log', 'truncate audit_log cascade'])(
  'the database itself refuses: %s',
  async (statement) => {
    await expect(app.ctx.db.pool.query(statement)).rejects.toThrow('append-only');
  },
);
