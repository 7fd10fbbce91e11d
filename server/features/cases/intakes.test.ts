import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '#shared/contract/chat.ts';
import type { Case } from '#shared/contract/office/cases.ts';
import { EMPTY_INTAKE } from '#shared/domain/intake/empty-intake.ts';
import { MOST_CASE_MESSAGES } from '#shared/domain/plan/case.ts';
import { openChat, say, tell } from '../../../tests/factories.ts';
import { photoWithGps } from '../../../tests/fixtures/images.ts';
import { unzip } from '../../../tests/fixtures/unzip.ts';
import { type FarmerClient, freshMobile, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { sql } from '../../platform/database/db.ts';

let app: TestApp;
let doctor: TestClient;
let farmer: FarmerClient;
let photo: Buffer;

beforeAll(async () => {
  app = await startTestApp();
  doctor = await app.hire(['doctor']);
  photo = await photoWithGps({ width: 160, height: 120 });
});
afterAll(() => app.close());
beforeEach(async () => {
  farmer = await app.loginFarmer();
});

async function casesOf(chatId: number): Promise<Case[]> {
  return (await doctor.get(`/api/admin/chats/${chatId}/cases`)).body.cases;
}
async function onlyCase(chatId: number): Promise<Case> {
  const [only, ...more] = await casesOf(chatId);
  expect(more).toEqual([]);
  if (!only) throw new Error('no case was made');
  return only;
}
async function show(clientId: string = randomUUID(), as: TestClient = farmer): Promise<Message> {
  return (await say(as, { client_id: clientId }, { name: 'leaf.jpg', bytes: photo })).body.message;
}
async function told(intake: object, clientId?: string): Promise<Message> {
  const { status, body } = await tell(farmer, intake, clientId);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.message;
}
const naming = (...ids: string[]) =>
  ids.map((client_id, at) => ({ slot: ['field', 'plant', 'part', 'underside'][at], client_id }));
const waiting = async (chatId: number) =>
  (
    await app.ctx.db.one(
      Type.Object({ n: Type.Integer() }),
      sql`select count(*)::int as n from intake_awaits where chat_id = ${chatId}`,
    )
  ).n;

describe('what a farmer tells is wrong', () => {
  it('is a message and a case in one: nobody’s yet, with all that was told', async () => {
    const intake = {
      crop: 'tomato',
      part: 'leaf',
      signs: ['tomato-leaf-curl'],
      acres: 2,
      words: 'Since Monday',
    };
    const card = await told(intake);
    expect(card).toMatchObject({ message_type: 'intake', meta: { intake: { ...EMPTY_INTAKE, ...intake } } });
    expect(card.text).toContain('ಟೊಮೆಟೊ');
    expect(card.text).toContain('Since Monday');
    expect(await onlyCase(card.chat_id)).toMatchObject({
      state: 'new',
      doctor: null,
      message_ids: [card.id],
      facts: { crop: 'tomato', part: 'leaf', signs: ['tomato-leaf-curl'], acres: 2, near_water: false },
      told: [{ message_id: card.id, intake: { words: 'Since Monday' } }],
    });
    const { body } = await doctor.get(`/api/chat/${card.chat_id}`);
    expect(body.chat.last_message).toBe('What is wrong? Tomato, Leaf, leaf curl virus, Since Monday');
  });

  it('is told by one whom the office entered at the counter, as soon as they have logged in', async () => {
    const owner = await app.loginOffice();
    const mobile = freshMobile();
    const counter = {
      mobile,
      name: 'ಗಿರಿಜಮ್ಮ',
      address: 'ಹೊಸನಗರ',
      language: 'kn',
      crops: ['paddy'],
      consent: 'counter',
    };
    const { chat_id: chatId } = (await owner.post('/api/admin/customers', counter)).body;
    farmer = await app.loginFarmer({ mobile, name: 'ಗಿರಿಜಮ್ಮ', address: 'ಹೊಸನಗರ' });
    const card = await told({ crop: 'paddy', signs: ['paddy-blast'], photos: naming(randomUUID()) });
    expect(card.chat_id).toBe(chatId);
    expect(await onlyCase(chatId)).toMatchObject({ facts: { crop: 'paddy' }, message_ids: [card.id] });
  });

  it('may be one answer alone; without a crop the case has none of any list', async () => {
    const { chat_id } = await told({ photos: naming(randomUUID()) });
    expect((await onlyCase(chat_id)).facts.crop).toBe('unknown');
  });

  it.each([
    ['nothing at all', {}, 'EMPTY_MESSAGE'],
    ['blanks', { words: ' \n', crop: ' ' }, 'EMPTY_MESSAGE'],
    ['a part of no plant', { part: 'wing' }, 'INVALID_INPUT'],
    ['a fact nobody asks', { mood: 'good' }, 'INVALID_INPUT'],
    ['a day no calendar has', { crop: 'tomato', sown_on: '2026-02-31' }, 'INVALID_INPUT'],
    [
      'five photos',
      {
        photos: [...naming(randomUUID(), randomUUID(), randomUUID(), randomUUID()), ...naming(randomUUID())],
      },
      'INVALID_INPUT',
    ],
    ['one slot twice', { photos: [...naming(randomUUID()), ...naming(randomUUID())] }, 'INVALID_INPUT'],
    ['a list in the place of an object', [], 'INVALID_INPUT'],
  ])('is refused with nothing stored: %s', async (_, intake, code) => {
    const chatId = await openChat(farmer);
    expect((await tell(farmer, intake)).body.code).toBe(code);
    expect(await casesOf(chatId)).toEqual([]);
  });

  it('is refused where it is no JSON, has no name, or comes beside words', async () => {
    const intake = JSON.stringify({ crop: 'tomato' });
    const id = randomUUID();
    for (const fields of [{ client_id: id, intake: '{' }, { intake }, { client_id: id, intake, text: 'x' }])
      expect((await say(farmer, fields as Record<string, string>)).body.code).toBe('INVALID_INPUT');
    expect((await say(farmer, { client_id: id, intake }, { name: 'a.jpg', bytes: photo })).body.code).toBe(
      'INVALID_INPUT',
    );
  });

  it('is a farmer’s to tell: not the office’s, and not that of who is blocked', async () => {
    const chatId = await openChat(farmer);
    const intake = JSON.stringify({ crop: 'tomato' });
    const asOffice = { chat_id: chatId, sender_role: 'admin', client_id: randomUUID(), intake };
    expect((await say(doctor, asOffice)).body.code).toBe('INVALID_INPUT');
    await app.ctx.db.run(sql`update farmers set blocked_at = now() where mobile = ${farmer.mobile}`);
    expect((await tell(farmer, { crop: 'tomato' })).body.code).toBe('BLOCKED');
    expect(await casesOf(chatId)).toEqual([]);
  });

  it('stays one card and one case, however often it is sent, at once or again', async () => {
    const id = randomUUID();
    await openChat(farmer);
    const both = await Promise.all([1, 2].map(() => tell(farmer, { crop: 'tomato' }, id)));
    const again = await tell(farmer, { crop: 'tomato' }, id);
    const ids = [...both, again].map(({ body }) => body.message.id);
    expect(new Set(ids).size).toBe(1);
    await onlyCase(again.body.message.chat_id);
    expect((await tell(farmer, { crop: 'chilli' }, id)).body.code).toBe('CLIENT_ID_REUSED');
    expect((await say(farmer, { client_id: id, text: 'x' })).body.code).toBe('CLIENT_ID_REUSED');
  });

  it('of two phones with the same half of it is two cases, each with its own photo', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const chatId = await openChat(farmer);
    const cards = await Promise.all([one, two].map((id) => told({ crop: 'tomato', photos: naming(id) })));
    await Promise.all([show(two), show(one)]);
    const cases = await casesOf(chatId);
    expect(cases).toHaveLength(2);
    for (const [at, card] of cards.entries()) {
      const own = cases.find(({ message_ids }) => message_ids.includes(card.id));
      const thread: Message[] = (await farmer.get(`/api/chat/thread/${chatId}`)).body;
      const photoId = thread.find(({ client_id }) => client_id === [one, two][at])?.id;
      expect(own?.message_ids.toSorted()).toEqual([card.id, photoId].toSorted());
    }
  });
});

describe('the photos and voices that it names', () => {
  it('leave what was told as the line of the list; a photo that nothing names is the line', async () => {
    const ids = [randomUUID(), randomUUID()];
    const { chat_id: chatId } = await told({ crop: 'tomato', photos: naming(...ids) });
    const line = async () => (await doctor.get(`/api/chat/${chatId}`)).body.chat.last_message;
    await show(ids[0]);
    await show(ids[1]);
    expect(await line()).toBe('What is wrong? Tomato');
    await show(randomUUID());
    expect(await line()).not.toContain('What is wrong?');
  });

  it('join its case before it, after it and all at once, and nothing else does', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const before = await show(ids[0]);
    const chatId = before.chat_id;
    const [card, ...after] = await Promise.all([
      told({ photos: naming(...ids.slice(0, 3)), voices: [{ question: 'words', client_id: ids[3] }] }),
      show(ids[1]),
      show(ids[2]),
      show(randomUUID()),
    ]);
    expect(await waiting(chatId)).toBe(1);
    const voice = await show(ids[3]);
    await show(ids[3]);
    const { message_ids } = await onlyCase(chatId);
    const named = [before, card, after[0], after[1], voice].map((each) => each?.id);
    expect(message_ids.toSorted()).toEqual(named.toSorted());
    expect(await waiting(chatId)).toBe(0);
  });

  it('never come from another farmer who knows the name', async () => {
    const id = randomUUID();
    const { chat_id } = await told({ photos: naming(id) });
    await show(id, await app.loginFarmer());
    expect((await onlyCase(chat_id)).message_ids).toHaveLength(1);
    expect(await waiting(chat_id)).toBe(1);
  });

  it('follow the card into the case that has it: a new one it was split into, one that took the case in', async () => {
    const [late, later] = [randomUUID(), randomUUID()];
    const card = await told({ crop: 'tomato', photos: naming(late, later) });
    const first = await onlyCase(card.chat_id);
    const body = { client_id: randomUUID(), facts: { crop: 'chilli' }, message_ids: [card.id] };
    const split = (await doctor.post(`/api/admin/chats/${card.chat_id}/cases`, body)).body.case;
    const one = await show(late);
    const shown = async (id: number) => (await doctor.get(`/api/admin/cases/${id}`)).body.case;
    expect((await shown(split.id)).message_ids).toEqual([card.id, one.id]);
    expect(await shown(first.id)).toMatchObject({ message_ids: [], told: [] });
    const versions = {
      version: (await shown(first.id)).version,
      from_version: (await shown(split.id)).version,
    };
    await doctor.post(`/api/admin/cases/${first.id}/merge`, { from_id: split.id, ...versions });
    const two = await show(later);
    expect((await onlyCase(card.chat_id)).message_ids).toEqual([card.id, one.id, two.id]);
  });

  it('are ordinary messages where the case is full, or the office has taken the card out of it', async () => {
    const [late, later] = [randomUUID(), randomUUID()];
    const card = await told({ photos: naming(late, later) });
    const it = await onlyCase(card.chat_id);
    await app.ctx.db.run(
      sql`with more as (
            insert into messages (chat_id, seq, sender_role, sender_id, kind, text, meta, created_at)
            select ${card.chat_id}, 10000 + n, 'farmer', m.sender_id, 'text', 'x', '{}', now()
            from generate_series(1, ${MOST_CASE_MESSAGES - 1}::int) n, messages m where m.id = ${card.id} returning id)
          insert into case_messages (message_id, case_id) select id, ${it.id}::bigint from more`,
    );
    expect((await show(late)).meta.size).toBeGreaterThan(0);
    const full = await onlyCase(card.chat_id);
    expect(full.message_ids).toHaveLength(MOST_CASE_MESSAGES);
    const change = { version: full.version, message_ids: full.message_ids.filter((id) => id !== card.id) };
    expect((await doctor.put(`/api/admin/cases/${it.id}`, change)).status).toBe(200);
    await show(later);
    expect((await onlyCase(card.chat_id)).message_ids).toHaveLength(MOST_CASE_MESSAGES - 1);
  });

  it('stay of the case when the card is deleted for everyone, which tells nothing any more', async () => {
    const id = randomUUID();
    const card = await told({ crop: 'tomato', words: 'mine alone', photos: naming(id) });
    const picture = await show(id);
    expect((await farmer.del(`/api/chat/message/${card.id}?mode=everyone`)).status).toBe(200);
    expect(await onlyCase(card.chat_id)).toMatchObject({ message_ids: [picture.id], told: [] });
  });
});

it('a case that took another in knows the crop of the one that had one', async () => {
  const none = await told({ words: 'Spots' });
  await told({ crop: 'tomato' });
  const [from, into] = await casesOf(none.chat_id);
  if (!from || !into) throw new Error('two cases were told');
  const body = { from_id: from.id, from_version: from.version, version: into.version };
  await doctor.post(`/api/admin/cases/${into.id}/merge`, body);
  expect((await onlyCase(none.chat_id)).facts.crop).toBe('tomato');
});

it('two customers made one keep cards, cases and what is still to come; a farmer’s copy has it, and is erased with them', async () => {
  const other = await app.loginFarmer();
  const [late, never] = [randomUUID(), randomUUID()];
  const card = await told({ crop: 'tomato', words: 'kept words', photos: naming(late, never) });
  const intoChat = await openChat(other);
  const { ctx } = app;
  const farmerOf = async (chatId: number) =>
    (
      await ctx.db.one(
        Type.Object({ id: Type.Integer() }),
        sql`select farmer_id as id from chats where id = ${chatId}`,
      )
    ).id;
  const from = { farmerId: await farmerOf(card.chat_id), chatId: card.chat_id };
  const into = { farmerId: await farmerOf(intoChat), chatId: intoChat };
  await ctx.inTransaction((tx) => ctx.hooks.onMerge(ctx, tx, { from, into }));
  const picture = await show(late, other);
  expect(await onlyCase(intoChat)).toMatchObject({
    message_ids: [card.id, picture.id],
    facts: { crop: 'tomato' },
  });

  const copy = await fetch(`${app.url}/api/privacy/me/export`, { headers: { cookie: other.cookieHeader } });
  const data = String(unzip(Buffer.from(await copy.arrayBuffer())).get('data.json'));
  expect(JSON.parse(data).cases).toHaveLength(1);
  expect(data).toContain('kept words');

  const keep = { quotations: new Set<number>(), messages: new Set<number>(), files: new Set<string>() };
  await ctx.inTransaction((tx) => ctx.hooks.onErase(ctx, tx, { ...into, now: new Date(), keep }));
  expect(await waiting(intoChat)).toBe(0);
  const left = sql`select count(*)::int as n from cases where chat_id = ${intoChat}`;
  expect((await ctx.db.one(Type.Object({ n: Type.Integer() }), left)).n).toBe(0);
});
