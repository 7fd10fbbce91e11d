import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Customer } from '#shared/contract/customers.ts';
import { form, openChat, type PayingFarmer, payingFarmer, quote, say } from '../../../../tests/factories.ts';
import { photoWithGps } from '../../../../tests/fixtures/images.ts';
import { unzip } from '../../../../tests/fixtures/unzip.ts';
import { type FarmerClient, freshMobile, startTestApp, type TestApp } from '../../../../tests/support/app.ts';
import type { TestClient } from '../../../../tests/support/client.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { closeLines, openLine } from '../../../../tests/support/socket-lines.ts';
import { runRetention } from '../../privacy/purge-farmers.ts';

const DAY = 86_400_000;
const OLD = { name: 'ಸಾವಿತ್ರಮ್ಮ', address: 'ತೀರ್ಥಹಳ್ಳಿ' };
const NEW = { name: 'ಸಾವಿತ್ರಿ ಭಟ್', address: 'ಸಾಗರ' };

let app: TestApp;
let office: TestClient;
let clock = 0;

beforeAll(async () => {
  app = await startTestApp();
  office = await app.loginOffice();
});
afterAll(() => app.close());
beforeEach(async () => {
  clock = Date.now();
  app.setNow(undefined);
  await app.ctx.db.pool.query('delete from rate_limits');
});
afterEach(closeLines);

/** The office's own login does not outlive the farmers' silence. */
async function waitDays(days: number): Promise<void> {
  clock += days * DAY;
  app.setNow(new Date(clock));
  office = await app.loginOffice();
  await app.ctx.db.pool.query('delete from rate_limits');
}
const tick = () => {
  clock += 60_000;
  app.setNow(new Date(clock));
};

const rows = async (text: string, values: unknown[] = []) => (await app.ctx.db.pool.query(text, values)).rows;
const thread = async (as: TestClient, chatId: number) =>
  (await as.get(`/api/chat/thread/${chatId}`)).body as { id: number; seq: number; text: string | null }[];
const texts = async (as: TestClient, chatId: number) =>
  (await thread(as, chatId)).map(({ text }) => text).filter(Boolean);
const card = async (chatId: number): Promise<Customer> =>
  (await office.get(`/api/admin/customers/${chatId}`)).body.customer;
const merge = (chatId: number, from: number, as = office) =>
  as.post(`/api/admin/customers/${chatId}/merge`, { from_chat_id: from });

/** The provider's page, as the payer's browser opens it. */
async function openPage({ farmer, pid, checkoutUrl }: PayingFarmer): Promise<URL> {
  const { headers } = await farmer.get(`/api/payment/iframe-token?pid=${pid}`);
  const page = new URL(headers.get('location') ?? '');
  await fetch(page, { headers: { referer: `${app.url}${checkoutUrl}` } });
  return page;
}

/** What the payer does there. */
async function pay(page: URL): Promise<void> {
  const answer = new URLSearchParams({ token: page.searchParams.get('token') ?? '', outcome: 'success' });
  await fetch(`${page.origin}/transact/outcome`, { method: 'POST', body: answer });
}

async function loginAs(mobile: string, profile: object): Promise<FarmerClient> {
  return app.loginFarmer({ mobile, ...profile });
}

/** Somebody with everything, whose number is taken by another name after a hundred days. */
async function recycled() {
  const paying = await payingFarmer(app, office, 450, OLD);
  const { farmer: old, chatId: oldChat, pid, quotationId } = paying;
  await pay(await openPage(paying));
  await eventually(async () => {
    const kinds = (await old.get(`/api/chat/thread/${oldChat}`)).body as { message_type: string }[];
    expect(kinds.map(({ message_type }) => message_type)).toContain('receipt');
  });
  const photo = { name: 'ಎಲೆ.jpg', bytes: await photoWithGps() };
  const sent = await old.postForm('/api/chat/message', form({ text: 'ಚಿತ್ರ' }, photo));
  await office.put(`/api/admin/customers/${oldChat}`, { ...OLD, crops: ['arecanut'] });
  await office.put(`/api/admin/customers/${oldChat}/note`, { note: 'ಹಳೆಯ ಟಿಪ್ಪಣಿ' });
  await office.put(`/api/admin/chats/${oldChat}/holder`, { from: null, to: { me: true } });
  tick();
  const note = { text: 'ಖಾಸಗಿ', client_id: randomUUID() };
  expect((await office.post(`/api/admin/chats/${oldChat}/notes`, note)).status).toBe(200);
  expect((await office.put(`/api/admin/chats/${oldChat}/labels/1`, {})).status).toBe(200);
  const reminder = {
    due_at: new Date(app.ctx.now().getTime() + 86_400_000).toISOString(),
    reason: 'ಕೇಳಿ',
    version: null,
  };
  expect((await office.put(`/api/admin/chats/${oldChat}/reminder`, reminder)).status).toBe(200);
  tick();
  await say(office, { chat_id: oldChat, text: 'ಬೋರ್ಡೋ ಸಿಂಪಡಿಸಿ' });
  await office.post('/api/chat/lr', { chat_id: oldChat, lr_number: 'VRL500' });
  await waitDays(100);
  const next = await loginAs(old.mobile, NEW);
  const newChat = await openChat(next, 'ನಾನೇ, ಹೊಸ ಫೋನ್');
  tick();
  await say(office, { chat_id: newChat, text: 'ನೋಡುತ್ತೇವೆ' });
  return { old, oldChat, next, newChat, pid, quotationId, filePath: sent.body.message.file_path as string };
}

describe('the earlier holder of a number', () => {
  it('is shown on the card of whoever has it now, and the other way round', async () => {
    const { old, oldChat, newChat } = await recycled();
    expect((await card(newChat)).earlier).toMatchObject({ chat_id: oldChat, ...OLD, blocked: false });
    expect((await card(oldChat)).set_aside).toEqual({
      since: expect.any(String),
      mobile: old.mobile,
      told_apart: false,
      holder: { chat_id: newChat, name: NEW.name, mobile: old.mobile },
    });
    expect((await office.get(`/api/chat/${oldChat}`)).body.chat).toMatchObject({ set_aside: true });
    for (const q of [OLD.name, old.mobile]) {
      const found = (await office.get(`/api/admin/farmers?q=${encodeURIComponent(q)}`)).body.farmers;
      expect(found).toContainEqual({ ...OLD, mobile: '', chat_id: oldChat, set_aside: true });
      const listed = (await office.get(`/api/chat/all?q=${encodeURIComponent(q)}`)).body as { id: number }[];
      expect(listed.map(({ id }) => id)).toContain(oldChat);
    }
  });

  it('is kept apart at the office’s word: asked no more, and nothing is moved', async () => {
    const { next, oldChat, newChat } = await recycled();
    const told = await office.post(`/api/admin/customers/${newChat}/tell-apart`, { from_chat_id: oldChat });
    expect(told.body.customer.earlier).toBeNull();
    expect((await card(oldChat)).set_aside).toMatchObject({ told_apart: true });
    expect(await texts(next, newChat)).toEqual(['ನಾನೇ, ಹೊಸ ಫೋನ್', 'ನೋಡುತ್ತೇವೆ']);
    for (const chatId of [oldChat, newChat]) {
      const { lines } = (await office.get(`/api/admin/log?chat_id=${chatId}&group=customer`)).body;
      expect(lines.map(({ action }: { action: string }) => action)).toContain('customer.told_apart');
    }
    expect((await merge(newChat, oldChat)).status, 'and may still be merged').toBe(200);
  });
});

describe('two customers made one', () => {
  it('have one thread in the order of time, with files, papers and money, and nothing is left behind', async () => {
    const { next, oldChat, newChat, pid, filePath, quotationId } = await recycled();
    const before = [...(await thread(office, oldChat)), ...(await thread(office, newChat))];
    expect((await next.get(filePath)).status).toBe(404);
    const { status, body } = await merge(newChat, oldChat);
    expect(status, JSON.stringify(body)).toBe(200);
    for (const as of [next, office]) {
      const after = await thread(as, newChat);
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
      expect(after.map(({ seq }) => seq)).toEqual(after.map((_, index) => (after[0]?.seq ?? 0) + index));
    }
    expect((await next.get(filePath)).status).toBe(200);
    expect((await next.get(`/api/payment/status/${pid}`)).body.payment).toMatchObject({ status: 'success' });
    expect((await next.get(`/api/payment/status/${pid}/receipt`)).status).toBe(200);
    const quotes = (await next.get(`/api/quotes/list-by-mobile/${next.mobile}`)).body as { id: number }[];
    expect(quotes.map(({ id }) => id)).toEqual([quotationId]);
    const customer = body.customer as Customer;
    expect(customer).toMatchObject({
      ...NEW,
      note: 'ಹಳೆಯ ಟಿಪ್ಪಣಿ',
      crops: ['arecanut'],
      earlier: null,
      set_aside: null,
    });
    expect(customer.payments.map((each) => each.pid)).toEqual([pid]);
    expect(customer.dispatches.map(({ lr_number }) => lr_number)).toEqual(['VRL500']);
    const { notes } = (await office.get(`/api/admin/chats/${newChat}/notes`)).body;
    const above = (await thread(office, newChat)).filter(({ seq }) => seq <= notes[0].after_seq);
    expect([notes.length, above.at(-1)?.text]).toEqual([1, 'ಚಿತ್ರ']);
    expect((await office.get(`/api/admin/chats/${newChat}/labels`)).body.labels).toMatchObject([{ id: 1 }]);
    const { reminders } = (await office.get('/api/admin/reminders')).body;
    expect(reminders).toContainEqual(expect.objectContaining({ chat_id: newChat, reason: 'ಕೇಳಿ' }));
    expect((await office.get(`/api/chat/${newChat}`)).body.chat).toMatchObject({
      holder: { mine: true },
      last_message: 'ನೋಡುತ್ತೇವೆ',
      waiting_since: null,
    });
    const zip = await fetch(`${app.url}/api/privacy/me/export`, { headers: { cookie: next.cookieHeader } });
    const data = JSON.parse(
      unzip(Buffer.from(await zip.arrayBuffer()))
        .get('data.json')
        ?.toString('utf8') ?? '',
    );
    expect(data.messages).toHaveLength(before.length);
    expect([data.payments.length, data.receipts.length, data.dispatches.length]).toEqual([1, 1, 1]);
    expect(data.logins.length).toBe(2);
  });

  it('leave no row of any table with the one that is gone, but those that say so', async () => {
    const { oldChat, newChat } = await recycled();
    const [{ farmer_id: farmerId }] = await rows('select farmer_id from chats where id = $1', [oldChat]);
    await merge(newChat, oldChat);
    const references = await rows(`
      select conrelid::regclass::text as name, a.attname as column_name, confrelid::regclass::text as to_table
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where contype = 'f' and confrelid in ('chats'::regclass, 'farmers'::regclass)`);
    expect(references.length).toBeGreaterThan(20);
    const left: string[] = [];
    for (const { name, column_name, to_table } of references) {
      const id = to_table === 'chats' ? oldChat : farmerId;
      const { length } = await rows(`select 1 from ${name} where ${column_name} = $1`, [id]);
      if (length > 0) left.push(`${name}.${column_name}`);
    }
    // The log may not be changed; the chat's row names its farmer; both had agreed to the same notice.
    expect(left.toSorted()).toEqual(['audit_log.chat_id', 'chats.farmer_id', 'privacy_notices.farmer_id']);
    expect(await rows('select name, mobile, former_mobile from farmers where id = $1', [farmerId])).toEqual([
      { name: '-', mobile: null, former_mobile: null },
    ]);
    const { lines } = (await office.get(`/api/admin/log?chat_id=${newChat}`)).body;
    expect(lines.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['customer.merge', 'customer.set_aside', 'customer.note']),
    );
    const names = lines.map(({ chat }: { chat: { name: string } | null }) => chat?.name);
    expect(new Set(names)).toEqual(new Set([NEW.name]));
  });

  it('tell every open page: the one that goes on is loaded anew, the other is no longer there', async () => {
    const { next, oldChat, newChat } = await recycled();
    const heads = { next: (await next.get(`/api/chat/${newChat}/events?after=0`)).body.head_seq as number };
    const desk = await openLine(app.url, office, 'office');
    await merge(newChat, oldChat);
    for (const as of [next, office]) {
      const { body } = await as.get(`/api/chat/${newChat}/events?after=${heads.next}`);
      expect(body).toMatchObject({ limited: true, events: [] });
      expect(body.head_seq).toBeGreaterThan(heads.next);
    }
    await eventually(async () =>
      expect(desk.heard).toContainEqual(['office:changed', { what: 'customer', chat_id: oldChat }]),
    );
    for (const path of [
      `/api/chat/${oldChat}`,
      `/api/chat/thread/${oldChat}`,
      `/api/admin/customers/${oldChat}`,
    ])
      expect((await office.get(path)).status).toBe(404);
    expect((await say(office, { chat_id: oldChat, text: 'ತಡ' })).status).toBe(404);
    const sent = await say(next, { text: 'ಈಗ?' });
    expect(sent.body.message.chat_id).toBe(newChat);
    expect(await texts(next, newChat)).toContain('ಬೋರ್ಡೋ ಸಿಂಪಡಿಸಿ');
  });

  it('take no entry into the chat that is gone, by whoever had its number in hand', async () => {
    const { oldChat, newChat } = await recycled();
    await merge(newChat, oldChat);
    await expect(
      rows('update chats set head_seq = head_seq + 1 where id = $1', [oldChat]),
    ).rejects.toMatchObject({ constraint: 'chats_merged' });
  });

  it('bring along a payment that is under way: its money and its receipt come to the one chat', async () => {
    const paying = await payingFarmer(app, office, 275, OLD);
    const { farmer: old, chatId: oldChat, pid } = paying;
    const page = await openPage(paying);
    // The provider's clock does not move: what was heard of her is put into the past instead.
    const ofHer = '(select farmer_id from chats where id = $1)';
    for (const change of [
      `update farmers set created_at = created_at - interval '91 days' where id = ${ofHer}`,
      `update sessions set created_at = created_at - interval '91 days' where farmer_id = ${ofHer}`,
      `update messages set created_at = created_at - interval '91 days' where chat_id = $1`,
    ])
      await rows(change, [oldChat]);
    await rows('delete from rate_limits');
    const next = await loginAs(old.mobile, NEW);
    const newChat = await openChat(next, 'ಹೊಸ ಫೋನ್');
    expect((await merge(newChat, oldChat)).status).toBe(200);
    await pay(page);
    await eventually(async () => {
      const kinds = (await next.get(`/api/chat/thread/${newChat}`)).body as { message_type: string }[];
      expect(kinds.map(({ message_type }) => message_type)).toContain('receipt');
    });
    expect((await card(newChat)).payments).toMatchObject([{ pid, status: 'success' }]);
    expect(await rows('select 1 from messages where chat_id = $1', [oldChat])).toEqual([]);
  });

  it('keep the wait of a question that the other chat’s later answer did not mean', async () => {
    const old = await app.loginFarmer(OLD);
    const oldChat = await openChat(old, 'ಹಳದಿ ಎಲೆ');
    const { waiting_since: since } = (await office.get(`/api/chat/${oldChat}`)).body.chat;
    const other = await app.loginFarmer(NEW);
    const newChat = await openChat(other, 'ಗೊಬ್ಬರ ಎಷ್ಟು?');
    const { id } = (await say(office, { chat_id: newChat, text: 'ನೂರು ಗ್ರಾಂ' })).body.message;
    await rows(
      `update farmers set mobile = null, former_mobile = mobile, set_aside_at = now()
       where id = (select farmer_id from chats where id = $1)`,
      [oldChat],
    );
    expect((await merge(newChat, oldChat)).status).toBe(200);
    const waits = async () => (await office.get(`/api/chat/${newChat}`)).body.chat.waiting_since;
    expect(await waits()).toBe(since);
    // Deleting is one of the acts that count the wait anew.
    const note = (await say(office, { chat_id: newChat, text: 'x' })).body.message;
    expect(await waits()).toBeNull();
    for (const message of [note.id, id])
      expect((await office.del(`/api/chat/message/${message}?mode=everyone`)).status).toBe(200);
    expect(await waits()).toBe(since);
  });

  it('take along or refuse what a colleague writes at that moment: nothing stays with the one that is gone', async () => {
    const { oldChat, newChat } = await recycled();
    const waiting = (count: number) =>
      eventually(async () => {
        const [{ n }] = await rows(`select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        expect(n).toBeGreaterThanOrEqual(count);
      });
    const held = await app.ctx.db.pool.connect();
    await held.query('begin');
    await held.query('select 1 from chats where id = $1 for update', [oldChat]);
    const merging = merge(newChat, oldChat);
    await waiting(1);
    const inAnHour = new Date(app.ctx.now().getTime() + 3_600_000).toISOString();
    const writing = [
      office.put(`/api/admin/chats/${oldChat}/labels/2`, {}),
      office.post(`/api/admin/chats/${oldChat}/notes`, { text: 'ಪಕ್ಕದಲ್ಲಿ', client_id: randomUUID() }),
      (await app.hire(['owner'])).put(`/api/admin/chats/${oldChat}/reminder`, {
        due_at: inAnHour,
        reason: 'ಪಕ್ಕ',
        version: null,
      }),
      office.put(`/api/admin/customers/${oldChat}/note`, { note: 'ಹೊಸ ಟಿಪ್ಪಣಿ', was: 'ಹಳೆಯ ಟಿಪ್ಪಣಿ' }),
      office.put(`/api/admin/customers/${oldChat}`, { ...OLD, crops: ['ginger'] }),
    ];
    await waiting(1 + writing.length);
    await held.query('rollback');
    held.release();
    expect((await merging).status).toBe(200);
    for (const { status, body } of await Promise.all(writing))
      expect({ status, body }).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    for (const table of ['chat_labels', 'notes', 'reminders'])
      expect(await rows(`select 1 from ${table} where chat_id = $1`, [oldChat])).toEqual([]);
    for (const table of ['customer_notes', 'customer_crops'])
      expect(
        await rows(`select 1 from ${table} where farmer_id = (select farmer_id from chats where id = $1)`, [
          oldChat,
        ]),
      ).toEqual([]);
  });

  it('are merged only as whoever says so saw them', async () => {
    const { oldChat, newChat } = await recycled();
    const seen = async () => {
      const [stays, comes] = [await card(newChat), await card(oldChat)];
      return {
        stays: { name: stays.name, address: stays.address, mobile: stays.mobile },
        comes: { name: comes.name, address: comes.address, mobile: comes.set_aside?.mobile ?? '' },
      };
    };
    const shown = await seen();
    await office.put(`/api/admin/customers/${oldChat}`, { ...OLD, name: 'ಶಾರದಮ್ಮ' });
    const confirm = (as: object) =>
      office.post(`/api/admin/customers/${newChat}/merge`, { from_chat_id: oldChat, seen: as });
    expect(await confirm(shown)).toMatchObject({ status: 409, body: { code: 'CUSTOMER_CHANGED' } });
    expect((await card(oldChat)).name).toBe('ಶಾರದಮ್ಮ');
    expect((await confirm(await seen())).status).toBe(200);
  });

  it('are merged once by two people at the same moment', async () => {
    const { oldChat, newChat } = await recycled();
    const both = await Promise.all([merge(newChat, oldChat), merge(newChat, oldChat)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const lines = await rows(`select 1 from audit_log where action = 'customer.merge' and chat_id = $1`, [
      newChat,
    ]);
    expect(lines).toHaveLength(1);
  });

  it('keep a block: a new account is no way around it', async () => {
    const { old, oldChat, newChat } = await recycled();
    const [{ farmer_id: farmerId }] = await rows('select farmer_id from chats where id = $1', [oldChat]);
    await rows(`update farmers set blocked_at = now(), blocked_reason = 'rude' where id = $1`, [farmerId]);
    await merge(newChat, oldChat);
    expect((await card(newChat)).block).toMatchObject({ reason: 'rude' });
    expect((await office.get(`/api/admin/farmers?q=${old.mobile}`)).body.farmers).toHaveLength(1);
  });

  it('are purged together: the words of the log too', async () => {
    const { next, oldChat, newChat } = await recycled();
    await merge(newChat, oldChat);
    await next.post('/api/auth/send-otp', { mobile: next.mobile });
    const code = /\b\d{6}\b/.exec((await app.lastMessageTo(next.mobile))?.text ?? '')?.[0];
    expect((await next.post('/api/privacy/me/deletion', { code })).status).toBe(200);
    const { lines } = (await office.get(`/api/admin/log?chat_id=${newChat}`)).body;
    expect(JSON.stringify(lines)).not.toMatch(/ಸಾವಿತ್ರಮ್ಮ|ಸಾವಿತ್ರಿ|ಹಳೆಯ ಟಿಪ್ಪಣಿ/);
    app.setNow(new Date(clock + 400 * DAY));
    await runRetention(app.ctx);
    const found = await rows(
      `select (select count(*)::int from audit_personal p join audit_log l on l.id = p.audit_id
               where l.chat_id in ($1, $2)) as words,
              (select count(*)::int from farmers f join chats c on c.farmer_id = f.id
               where c.id in ($1, $2) and f.purged_at is null) as unpurged`,
      [oldChat, newChat],
    );
    expect(found).toEqual([{ words: 0, unpurged: 0 }]);
  });
});

describe('somebody who was set aside and asks to be deleted', () => {
  it('is deleted by the office, for good: no login could bring them back', async () => {
    const { oldChat, newChat, next } = await recycled();
    expect((await office.del(`/api/admin/customers/${newChat}`)).status, 'who logs in does it alone').toBe(
      409,
    );
    expect((await office.del(`/api/admin/customers/${oldChat}`)).status).toBe(200);
    expect((await office.get(`/api/admin/customers/${oldChat}`)).status).toBe(404);
    expect((await card(newChat)).earlier).toBeNull();
    app.setNow(new Date(clock + 400 * DAY));
    await runRetention(app.ctx);
    expect(
      await rows('select text from messages where chat_id = $1 and text is not null', [oldChat]),
    ).toEqual([]);
    app.setNow(new Date(clock));
    expect(await texts(next, newChat)).toEqual(['ನಾನೇ, ಹೊಸ ಫೋನ್', 'ನೋಡುತ್ತೇವೆ']);
  });
});

describe('customers whom the office entered twice', () => {
  const enter = async (mobile = freshMobile(), name = 'ಗಿರಿಜಮ್ಮ') => {
    const body = { mobile, name, address: 'ಹೊಸನಗರ', language: 'kn', crops: ['paddy'], consent: 'phone' };
    return { mobile, chatId: (await office.post('/api/admin/customers', body)).body.chat_id as number };
  };

  it('become one with the number that was chosen; the other number is nobody’s', async () => {
    const [one, two] = [await enter(), await enter()];
    await quote(office, one.chatId, 99);
    await say(office, { chat_id: two.chatId, text: 'ಎರಡನೆಯದು' });
    expect((await merge(two.chatId, one.chatId)).status).toBe(200);
    expect(await card(two.chatId)).toMatchObject({ mobile: two.mobile, quotations: [{ amount: 99 }] });
    const someone = await loginAs(one.mobile, { name: 'ಬೇರೆಯವರು', address: 'ಕೋಲಾರ' });
    expect((await someone.get('/api/auth/me')).body.farmer).toMatchObject({ name: 'ಬೇರೆಯವರು', chat_id: null });
  });

  it('go into the chat of somebody who logs in, and never the other way', async () => {
    const farmer = await app.loginFarmer();
    const own = await openChat(farmer, 'ನಮಸ್ಕಾರ');
    const entered = await enter();
    expect(await merge(entered.chatId, own)).toMatchObject({
      status: 409,
      body: { code: 'CUSTOMER_LOGS_IN' },
    });
    expect(await texts(farmer, own)).toEqual(['ನಮಸ್ಕಾರ']);
    expect((await merge(own, entered.chatId)).status).toBe(200);
    expect((await card(own)).crops).toEqual(['paddy']);
  });

  it('keep the number where one has it: whoever stands at the counter with a quiet number, and was the old customer after all', async () => {
    const old = await app.loginFarmer(OLD);
    const oldChat = await openChat(old, 'ಹಳೆಯದು');
    await waitDays(91);
    const body = { ...NEW, mobile: old.mobile, language: 'kn', crops: [], consent: 'counter' };
    const elsewhere = await office.post('/api/admin/customers', { ...body, somebody_else: true });
    const newChat = elsewhere.body.chat_id as number;
    expect(newChat).not.toBe(oldChat);
    expect(await merge(oldChat, newChat)).toMatchObject({
      status: 409,
      body: { code: 'CUSTOMER_HAS_NUMBER' },
    });
    expect((await merge(newChat, oldChat)).status).toBe(200);
    expect(await card(newChat)).toMatchObject({ mobile: old.mobile });
    expect(await texts(office, newChat)).toContain('ಹಳೆಯದು');
  });

  it.each([
    ['with itself', (chatId: number) => merge(chatId, chatId), 422],
    ['with one that is not there', (chatId: number) => merge(chatId, 999_999), 404],
    ['with a number that is none', (chatId: number) => merge(chatId, -1), 400],
  ])('are not merged %s', async (_what, call, status) => {
    const { chatId } = await enter();
    expect((await call(chatId)).status).toBe(status);
    expect((await card(chatId)).name).toBe('ಗಿರಿಜಮ್ಮ');
  });
});
