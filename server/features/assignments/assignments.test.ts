import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatSummary } from '#shared/contract/chat/list.ts';
import { openChat, quote, say } from '../../../tests/factories.ts';
import { photoWithGps } from '../../../tests/fixtures/images.ts';
import { startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { sql } from '../../platform/database/db.ts';

interface Person {
  client: TestClient;
  id: number;
}

let app: TestApp;
/** Three people of the office. */
let anna: Person;
let bhima: Person;
let chandra: Person;

beforeAll(async () => {
  app = await startTestApp();
  anna = { client: await app.loginOffice(), id: 1 };
  bhima = await loginColleague('Bhima', 'doctor');
  chandra = await loginColleague('Chandra', 'dispatch');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.ctx.db.pool.query(
    'delete from chat_assignments; delete from chat_leases; delete from staff_away',
  );
  await app.ctx.db.pool.query(`update chats set waiting_since = null, done_seq = head_seq`);
});

async function loginColleague(name: string, role: string): Promise<Person> {
  const email = `${name.toLowerCase()}@office.example`;
  const { rows } = await app.ctx.db.pool.query<{ id: string }>(
    `insert into staff (email, password_hash, name, roles)
     select $1, password_hash, jsonb_build_object('en', $2::text), array[$3] from staff where id = 1 returning id`,
    [email, name, role],
  );
  return { client: await app.loginOffice(email), id: Number(rows[0]?.id) };
}

/** Chats whose farmers wait, the first the longest; answers their ids in that order. */
async function waiting(count: number): Promise<number[]> {
  const { rows } = await app.ctx.db.pool.query<{ id: string }>(
    `with f as (
       insert into farmers (mobile, name, address)
       select '7' || lpad((floor(random() * 1e8)::bigint * 10 + n % 10)::text, 9, '0'), 'ರೈತ ' || n, 'ಹಾಸನ'
       from generate_series(1, $1::int) n returning id
     ), numbered as (select id, row_number() over (order by id) as n from f), c as (
       insert into chats (farmer_id, head_seq, last_message, last_message_seq, last_message_at, waiting_since, unread_count)
       select id, 1, 'ಎಲೆ', 1, now() - make_interval(mins => 500 - n::int), now() - make_interval(mins => 500 - n::int), 1
       from numbered order by n returning id, waiting_since, farmer_id
     ), m as (
       insert into messages (chat_id, seq, sender_role, sender_id, text, created_at)
       select id, 1, 'farmer', farmer_id, 'ಎಲೆ', waiting_since from c
     )
     select id from c order by waiting_since`,
    [count],
  );
  return rows.map(({ id }) => Number(id));
}

const give = (by: Person, chatId: number, from: object | null, to: object | null, more: object = {}) =>
  by.client.put(`/api/admin/chats/${chatId}/holder`, { from, to, ...more });
const rowOf = async (reader: Person, chatId: number): Promise<ChatSummary> =>
  (await reader.client.get(`/api/chat/${chatId}`)).body.chat;
const listed = async (reader: Person, query: string): Promise<number[]> =>
  (await reader.client.get(`/api/chat/all?${query}`)).body.map(({ id }: ChatSummary) => id);
const next = async (by: Person, body: object = {}): Promise<number | null> => {
  const { status, body: answer } = await by.client.post('/api/admin/next', body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer.chat_id;
};
async function reply(by: Person, chatId: number): Promise<void> {
  const form = new FormData();
  form.append('chat_id', String(chatId));
  form.append('text', 'ಉತ್ತರ');
  expect((await by.client.postForm('/api/chat/message', form)).status).toBe(200);
}

/** A chat in which the plant doctor has answered a picture. */
async function diagnosed(): Promise<number> {
  const farmer = await app.loginFarmer();
  const file = { name: 'leaf.jpg', bytes: new Uint8Array(await photoWithGps()), type: 'image/jpeg' };
  const { body } = await say(farmer, { text: 'ಏನಾಗಿದೆ?' }, file);
  await reply(bhima, body.message.chat_id);
  return body.message.chat_id;
}

/** A chat whose goods are paid since so many days and not sent. */
async function goods(days: number): Promise<number> {
  const chatId = await openChat(await app.loginFarmer());
  const { id } = await quote(anna.client, chatId, 450);
  await app.ctx.db.pool.query(
    `insert into payments (pid, purpose, quotation_id, chat_id, farmer_id, amount_paise, status, provider, env,
       merchant_order_id, created_at, paid_at, captured_paise)
     select $1::bigint, 'quote', $2::bigint, c.id, c.farmer_id, 45000, 'success', 'sandbox', 'uat', 'o' || $1::bigint,
       now() - make_interval(days => $4::int), now() - make_interval(days => $4::int), 45000
     from chats c where c.id = $3`,
    [3_000_000_000_000 + id, id, chatId, days],
  );
  await app.ctx.db.pool.query('update quotations set paid_at = now() where id = $1', [id]);
  await reply(anna, chatId);
  return chatId;
}

/** Until some statement waits for a row that another transaction holds. */
async function waitsForRow(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await app.ctx.db.pool.query(
        `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return rows[0].n;
    })
    .toBeGreaterThan(0);
}

describe('whose a chat is', () => {
  it('of two who take it in the same instant one has it, and the other is told who', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [chatId = 0] = await waiting(1);
      const tries = await Promise.all([anna, bhima].map((each) => give(each, chatId, null, { me: true })));
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
      const refused = tries.find(({ status }) => status === 409)?.body;
      const { holder } = await rowOf(chandra, chatId);
      expect(refused).toMatchObject({ code: 'HOLDER_CHANGED', known: { holder: holder?.name?.en } });
      expect(holder?.mine).toBe(false);
    }
  });

  it('keeps the note of a hand-over to whoever has it already, once', async () => {
    const [chatId = 0] = await waiting(1);
    await give(anna, chatId, null, { staff_id: bhima.id });
    const words = { note: 'ನಾಳೆ ಕರೆ ಮಾಡಿ', client_id: randomUUID() };
    for (const _ of [1, 2]) {
      expect((await give(anna, chatId, null, { staff_id: bhima.id }, words)).status).toBe(200);
    }
    const { notes } = (await bhima.client.get(`/api/admin/chats/${chatId}/notes`)).body;
    expect(notes.map(({ text }: { text: string }) => text)).toEqual(['ನಾಳೆ ಕರೆ ಮಾಡಿ']);
  });

  it('is offered to those who read chats, and to no other', async () => {
    const accounts = await loginColleague('Accountant', 'accounts');
    const [chatId = 0] = await waiting(1);
    const { colleagues } = (await anna.client.get('/api/admin/colleagues')).body;
    const ids = colleagues.map(({ id }: { id: number }) => id);
    expect(ids).toContain(bhima.id);
    expect(ids).not.toContain(accounts.id);
    expect((await give(anna, chatId, null, { staff_id: accounts.id })).status).toBe(400);
  });

  it('is not given to somebody whose account is being closed', async () => {
    const [chatId = 0] = await waiting(1);
    const leaver = await loginColleague('Leaver', 'doctor');
    let given: ReturnType<typeof give> | undefined;
    await app.ctx.inTransaction(async (tx) => {
      await tx.run(sql`update staff set disabled_at = now() where id = ${leaver.id}`);
      await app.ctx.hooks.onStaffLeavesChats(app.ctx, tx, leaver.id);
      given = give(anna, chatId, null, { staff_id: leaver.id });
      // It is there, and waits for the end of this.
      await Promise.race([given, waitsForRow()]);
    });
    expect((await given)?.status).toBe(400);
    expect((await rowOf(anna, chatId)).holder).toBeNull();
  });

  it('is given on to a person and to a role with a note that is private, and given back to all', async () => {
    const [chatId = 0] = await waiting(1);
    expect((await give(anna, chatId, null, { me: true })).status).toBe(200);
    const words = { note: 'ಬೆಲೆ ಕೇಳಿದ್ದಾರೆ', client_id: randomUUID() };
    expect((await give(anna, chatId, { staff_id: anna.id }, { staff_id: bhima.id }, words)).status).toBe(200);
    expect((await rowOf(bhima, chatId)).holder).toMatchObject({ staff_id: bhima.id, mine: true });
    const { notes } = (await bhima.client.get(`/api/admin/chats/${chatId}/notes`)).body;
    expect(notes).toMatchObject([{ text: 'ಬೆಲೆ ಕೇಳಿದ್ದಾರೆ', mine: false }]);

    expect((await give(bhima, chatId, { staff_id: bhima.id }, { role: 'dispatch' })).status).toBe(200);
    expect((await rowOf(chandra, chatId)).holder).toMatchObject({ role: 'dispatch', mine: true });
    expect((await rowOf(bhima, chatId)).holder?.mine).toBe(false);
    expect((await give(bhima, chatId, { role: 'dispatch' }, null)).status).toBe(200);
    expect((await rowOf(bhima, chatId)).holder).toBeNull();
    const { lines } = (await anna.client.get(`/api/admin/log?chat_id=${chatId}&group=chat`)).body;
    expect(lines[0]).toMatchObject({ action: 'chat.assign', detail: { before: { holder: 'dispatch' } } });
  });

  it('goes to nobody who does not answer in chats, and not to somebody who is not there', async () => {
    const [chatId = 0] = await waiting(1);
    const helper = await loginColleague('Helper', 'helper');
    const nobody = [{ staff_id: 999_999 }, { role: 'accounts' }, { role: 'king' }];
    for (const to of [...nobody, { role: 'helper' }, { staff_id: helper.id }]) {
      expect((await give(anna, chatId, null, to)).body.code, JSON.stringify(to)).toBe('INVALID_INPUT');
    }
    expect((await give(anna, 999_999, null, { me: true })).status).toBe(404);
  });

  it('the same again is no conflict', async () => {
    const [chatId = 0] = await waiting(1);
    for (let n = 0; n < 2; n += 1) expect((await give(anna, chatId, null, { me: true })).status).toBe(200);
  });
});

describe('the list', () => {
  it('narrows to what is one’s own and to what is nobody’s, and counts of both what waits', async () => {
    const [mine = 0, hers = 0, roles = 0, free = 0] = await waiting(4);
    await give(anna, mine, null, { staff_id: chandra.id });
    await give(anna, hers, null, { me: true });
    await give(anna, roles, null, { role: 'dispatch' });
    expect((await listed(chandra, 'mine=true')).sort()).toEqual([mine, roles].sort());
    const nobodys = await listed(chandra, 'nobodys=true&sort=waiting');
    expect(nobodys).toEqual([free]);
    const { headers } = await chandra.client.get('/api/chat/all?limit=1');
    expect([headers.get('x-mine-count'), headers.get('x-nobodys-count')]).toEqual(['2', '1']);
  });

  it('shows among nobody’s what waits of somebody who is away, until they are back', async () => {
    const [waits = 0, quiet = 0] = await waiting(2);
    await reply(anna, quiet);
    for (const chatId of [waits, quiet]) await give(anna, chatId, null, { staff_id: bhima.id });
    const later = new Date(Date.now() + 3 * 86_400_000).toISOString();
    expect((await bhima.client.put('/api/admin/away', { until: later })).status).toBe(200);
    const nobodys = await listed(chandra, 'nobodys=true');
    expect([nobodys.includes(waits), nobodys.includes(quiet)]).toEqual([true, false]);
    expect((await rowOf(chandra, waits)).holder).toMatchObject({ staff_id: bhima.id, away_until: later });
    await bhima.client.put('/api/admin/away', { until: null });
    expect(await listed(chandra, 'nobodys=true')).not.toContain(waits);
    for (const until of ['2020-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z']) {
      expect((await bhima.client.put('/api/admin/away', { until })).body.code).toBe('INVALID_INPUT');
    }
  });

  it('shows among nobody’s what waits of a role of which nobody is here, until somebody is', async () => {
    const [waits = 0, quiet = 0] = await waiting(2);
    await reply(anna, quiet);
    for (const chatId of [waits, quiet]) await give(anna, chatId, null, { role: 'dispatch' });
    const seenBy = async (reader: Person) => ({
      nobodys: (await listed(reader, 'nobodys=true')).filter((id) => id === waits || id === quiet),
      isAway: (await rowOf(reader, waits)).holder?.role_away,
      counted: (await reader.client.get('/api/chat/all?limit=1')).headers.get('x-nobodys-count'),
    });
    const here = { nobodys: [], isAway: false, counted: '0' };
    const away = { nobodys: [waits], isAway: true, counted: '1' };
    expect(await seenBy(bhima)).toEqual(here);
    const later = new Date(Date.now() + 86_400_000).toISOString();
    await chandra.client.put('/api/admin/away', { until: later });
    expect(await seenBy(bhima)).toEqual(away);
    expect(await next(bhima)).toBe(waits);
    await chandra.client.put('/api/admin/away', { until: null });
    expect(await seenBy(bhima)).toEqual(here);
    await app.ctx.db.pool.query('update staff set disabled_at = now() where id = $1', [chandra.id]);
    expect(await seenBy(bhima)).toEqual(away);
    await app.ctx.db.pool.query('update staff set disabled_at = null where id = $1', [chandra.id]);
  });

  it('has everything of a person who leaves among nobody’s again', async () => {
    const [chatId = 0] = await waiting(1);
    await give(anna, chatId, null, { staff_id: bhima.id });
    await app.ctx.inTransaction((tx) => app.ctx.hooks.onStaffLeavesChats(app.ctx, tx, bhima.id));
    expect((await rowOf(anna, chatId)).holder).toBeNull();
  });
});

describe('Next', () => {
  it('three people who work thirty chats by it alone answer each exactly once, the oldest first', async () => {
    const chats = await waiting(30);
    const led: number[] = [];
    const answered: number[] = [];
    async function morning(person: Person): Promise<void> {
      let chatId = await next(person);
      while (chatId !== null) {
        led.push(chatId);
        await reply(person, chatId);
        answered.push(chatId);
        chatId = await next(person, { leave: chatId, answered: true });
      }
    }
    await Promise.all([anna, bhima, chandra].map(morning));
    expect(answered.sort((a, b) => a - b)).toEqual(chats.toSorted((a, b) => a - b));
    // Of three at once each is led past what the other two are being led to, and past no other.
    led.forEach((chatId, place) => {
      const passed = chats
        .slice(0, chats.indexOf(chatId))
        .filter((older) => !led.slice(0, place).includes(older));
      expect(passed.length, `place ${place}`).toBeLessThanOrEqual(2);
    });
  });

  it('leads nobody to a chat whose answer is on its way, and nobody back to the one just left', async () => {
    const [first, second] = await waiting(2);
    expect(await next(anna)).toBe(first);
    expect(await next(bhima)).toBe(second);
    expect(await next(anna, { leave: first, answered: true })).toBeNull();
    expect(await next(bhima, { leave: second })).toBeNull();
    // Their page may have said more than it knew: a moment, then it is a colleague's.
    expect(await next(chandra)).toBeNull();
    app.setNow(new Date(Date.now() + 11_000));
    expect(await next(chandra)).toBe(second);
    app.setNow(undefined);
  });

  it('goes through what was passed over when nothing else waits', async () => {
    const [first, second, third] = await waiting(3);
    expect(await next(anna)).toBe(first);
    expect(await next(anna, { leave: first, passed: [first] })).toBe(second);
    expect(await next(anna, { leave: second, passed: [first, second] })).toBe(third);
    expect(await next(anna, { leave: third, passed: [first, second, third] })).toBe(first);
  });

  it('passes over what is a colleague’s, what one has open, and who is blocked', async () => {
    const [theirs = 0, open = 0, blocked = 0, free] = await waiting(4);
    await give(anna, theirs, null, { staff_id: bhima.id });
    expect((await bhima.client.put(`/api/admin/chats/${open}/lease`, {})).body.taken).toBe(true);
    expect((await anna.client.put(`/api/admin/chats/${open}/lease`, {})).body.taken).toBe(false);
    await app.ctx.db.pool.query(
      'update farmers set blocked_at = now() where id = (select farmer_id from chats where id = $1)',
      [blocked],
    );
    expect(await next(anna)).toBe(free);
    expect(await next(chandra)).toBeNull();
    expect(await next(bhima)).toBe(theirs);
  });

  it('gives a chat free again when the one who had it open is gone', async () => {
    const [chatId = 0] = await waiting(1);
    await bhima.client.put(`/api/admin/chats/${chatId}/lease`, {});
    expect(await next(anna)).toBeNull();
    app.setNow(new Date(Date.now() + 120_000));
    expect(await next(anna)).toBe(chatId);
    app.setNow(undefined);
  });

  it('leads the plant doctor to who sent a picture first, and others to who waited longest', async () => {
    const [oldest] = await waiting(1);
    const farmer = await app.loginFarmer();
    const form = new FormData();
    form.append('client_id', randomUUID());
    form.append('file', new Blob([new Uint8Array(await photoWithGps())], { type: 'image/jpeg' }), 'leaf.jpg');
    const { body } = await farmer.postForm('/api/chat/message', form);
    expect(await next(bhima)).toBe(body.message.chat_id);
    expect(await next(chandra)).toBe(oldest);
    // Answered, the picture is seen.
    await reply(bhima, body.message.chat_id);
    await farmer.post('/api/chat/message', { text: 'ಸರಿ' });
    expect(await next(bhima, { leave: oldest })).toBe(body.message.chat_id);
  });

  it('leads sales to what a doctor said of a picture and nobody quoted, until it is quoted or done', async () => {
    const sales = await loginColleague('Devi', 'sales');
    const [quoted, done] = [await diagnosed(), await diagnosed()];
    const [unseen] = await waiting(1);
    await reply(anna, unseen ?? 0);
    expect(await next(bhima), 'what the doctor said, they know').toBeNull();
    expect(await next(sales)).toBe(quoted);
    await quote(sales.client, quoted, 450);
    expect(await next(sales, { leave: quoted })).toBe(done);
    const { head_seq: head } = await rowOf(sales, done);
    await sales.client.post('/api/chat/done', { chat_id: done, up_to_seq: head });
    expect(await next(sales)).toBeNull();
  });

  it('leads to goods by how long they are paid, also those of a colleague who is away', async () => {
    const [first, second] = [await goods(2), await goods(1)];
    // Whoever asks where their goods are is not put back by it.
    await app.ctx.db.pool.query('update chats set last_message_at = now() where id = $1', [first]);
    expect(await next(chandra)).toBe(first);
    await give(anna, second, null, { staff_id: bhima.id });
    expect(await next(chandra, { leave: first })).toBeNull();
    const until = new Date(Date.now() + 86_400_000).toISOString();
    await bhima.client.put('/api/admin/away', { until });
    expect(await next(chandra, { leave: first })).toBe(second);
    await app.ctx.db.pool.query('update payments set handed_over_at = now(), handed_over_by = 1');
  });

  it('leads back to what one is reminded of when nobody waits', async () => {
    const [reminded = 0, waits] = await waiting(2);
    await app.ctx.db.pool.query('update chats set waiting_since = null where id = $1', [reminded]);
    const due = new Date(Date.now() + 3_600_000).toISOString();
    const set = await anna.client.put(`/api/admin/chats/${reminded}/reminder`, {
      due_at: due,
      reason: 'Did it rain?',
      version: null,
    });
    expect(set.status, JSON.stringify(set.body)).toBe(200);
    await app.ctx.db.pool.query('update reminders set rung_at = now(), due_at = now()');
    expect(await next(anna)).toBe(waits);
    expect(await next(anna, { leave: waits, answered: true })).toBe(reminded);
    expect(await next(bhima)).toBeNull();
    await app.ctx.db.pool.query('delete from reminders');
  });
});
