import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { replyTexts } from '#shared/domain/chat/saved-reply.ts';
import type { ClientEvents, ServerEventName, ServerEventPayload } from '#shared/events.ts';
import { identifySocket } from '../../server/features/chat/index.ts';
import { disconnectExpiredSockets } from '../../server/features/identity/sessions/end-session.ts';
import { sql } from '../../server/platform/database/db.ts';
import type { Room } from '../../server/platform/sockets/realtime.ts';
import type { StaffRole } from '../../shared/domain/capabilities.ts';
import { makeCase, quote, soundPlan } from '../factories.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../support/app.ts';
import { TestClient } from '../support/client.ts';
import { closeLines, type Line, openLine } from '../support/socket-lines.ts';

/**
 * Every event and every room of the socket against {stranger, farmer, other farmer, blocked farmer, logged-out office,
 * each role of the office, people of several roles}: what may be said, what is heard, where one is. Who may is written
 * here by hand and not taken from the table of roles. An event or a room without a row does not compile.
 */

type Person = StaffRole | 'accounts and helper' | 'accounts and dispatch';
type Caller = 'stranger' | 'farmer' | 'other' | 'blocked' | 'loggedOut' | Person;

const PEOPLE: Record<Person, StaffRole[]> = {
  owner: ['owner'],
  doctor: ['doctor'],
  sales: ['sales'],
  dispatch: ['dispatch'],
  accounts: ['accounts'],
  helper: ['helper'],
  'accounts and helper': ['accounts', 'helper'],
  'accounts and dispatch': ['accounts', 'dispatch'],
};
const CALLERS: Caller[] = [
  ...(['stranger', 'farmer', 'other', 'blocked', 'loggedOut'] as const),
  ...(Object.keys(PEOPLE) as Person[]),
];
const isPerson = (caller: Caller): caller is Person => caller in PEOPLE;

/** Who answers in chats. */
const WRITERS: Caller[] = ['owner', 'doctor', 'sales', 'dispatch', 'accounts and dispatch'];
/** Who reads them, and hears what happens in them. */
const READERS: Caller[] = [...WRITERS, 'helper', 'accounts and helper'];
const EVERYBODY: Caller[] = [...READERS, 'accounts'];

let app: TestApp;
let farmer: FarmerClient;
let other: FarmerClient;
let blocked: FarmerClient;
let office: TestClient;
let loggedOut: TestClient;
let colleague: TestClient;
let people: Record<Person, TestClient>;
let chatId: number;
let blockedChatId: number;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, other, blocked] = [await app.loginFarmer(), await app.loginFarmer(), await app.loginFarmer()];
  [office, colleague] = [await app.loginOffice(), await app.loginOffice()];
  chatId = await say(farmer);
  blockedChatId = await say(blocked);
  await office.post('/api/admin/block', { mobile: blocked.mobile, blocked: true, reason: 'ಬೈದರು' });
  const hired = Object.entries(PEOPLE).map(
    async ([person, roles]) => [person, await app.hire(roles)] as const,
  );
  people = Object.fromEntries(await Promise.all(hired)) as Partial<typeof people> as typeof people;
  const leaving = await app.loginOffice();
  loggedOut = copyOf(leaving);
  await leaving.post('/api/admin/logout', {});
});
afterAll(() => app.close());
beforeEach(() => app.setNow(undefined));
afterEach(closeLines);

async function say(client: TestClient, fields: object = {}): Promise<number> {
  const body = { client_id: randomUUID(), text: 'ನಮಸ್ಕಾರ', ...fields };
  const answer = await client.post('/api/chat/message', body);
  expect(answer.status).toBe(200);
  return answer.body.message.chat_id;
}

function copyOf(client: TestClient): TestClient {
  const copy = new TestClient(client.url);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}

const clientOf = (caller: Caller): TestClient =>
  isPerson(caller) ? people[caller] : { stranger: app.client(), farmer, other, blocked, loggedOut }[caller];

/** The line of a caller, as whichever side they say they are; undefined when the server refuses them. */
function connect(caller: Caller, as: 'farmer' | 'office' = sideOf(caller)): Promise<Line | undefined> {
  return openLine(app.url, clientOf(caller), as).catch((error: Error) => {
    expect(error.message).toBe('UNAUTHENTICATED');
    return undefined;
  });
}
const sideOf = (caller: Caller) => (isPerson(caller) || caller === 'loggedOut' ? 'office' : 'farmer');

/** Once this is heard, whatever was said before has been heard too. */
async function settle(line: Line, chat: number): Promise<void> {
  const { body } = await office.post('/api/chat/message', { chat_id: chat, text: 'settled' });
  const isHere = () => line.heard.some(([, payload]) => 'seq' in payload && payload.seq === body.message.seq);
  await expect.poll(isHere).toBe(true);
}

/** What was said on the line before has been looked at: each question takes as many looks into the database. */
async function letPass(line: Line | undefined, chat: number): Promise<void> {
  for (let n = 0; line && n < 5; n += 1)
    await line.socket.timeout(2_000).emitWithAck('join', { chat_id: chat });
}

const heard = (line: Line, name: ServerEventName) => line.heard.some(([each]) => each === name);

describe('who may open a line', () => {
  /** Blocked farmers read on; what they say is not passed on. */
  const may = { farmer: ['farmer', 'other', 'blocked'], office: EVERYBODY } satisfies Record<
    string,
    Caller[]
  >;
  it.each(CALLERS)('%s', async (caller) => {
    for (const as of ['farmer', 'office'] as const) {
      expect((await connect(caller, as)) !== undefined, as).toBe((may[as] as Caller[]).includes(caller));
    }
  });
});

describe('who is in which room', () => {
  type RoomKind = Room extends infer R ? (R extends `${infer Kind}:${string}` ? Kind : R) : never;
  const IN: Record<RoomKind, Caller[]> = {
    farmer: ['farmer', 'other', 'blocked'],
    farmers: ['farmer', 'other', 'blocked'],
    office: READERS,
    staff: EVERYBODY,
    session: ['farmer', 'other', 'blocked', ...EVERYBODY],
  };
  it.each(CALLERS)('%s', async (caller) => {
    const handshake = { cookie: clientOf(caller).cookieHeader, as: sideOf(caller) };
    const rooms = (await identifySocket(app.ctx, handshake, () => true))?.rooms ?? [];
    const kinds = rooms.map((room) => room.split(':')[0]);
    expect(kinds.toSorted()).toEqual(
      Object.keys(IN)
        .filter((kind) => IN[kind as RoomKind].includes(caller))
        .toSorted(),
    );
    if (caller === 'farmer') expect(rooms).toContain(`farmer:${await farmerIdOf(farmer)}`);
  });
});

async function farmerIdOf({ mobile }: FarmerClient): Promise<number> {
  const { rows } = await app.ctx.db.pool.query('select id from farmers where mobile = $1', [mobile]);
  return Number(rows[0].id);
}

/** What each event does for each caller in `farmer`'s chat (`own`: in their own). */
const SAID: Record<keyof ClientEvents, (caller: Caller) => Promise<void>> = {
  join: async (caller) => {
    const line = await connect(caller);
    const answer = line && (await line.socket.timeout(2_000).emitWithAck('join', { chat_id: chatId }));
    const may = caller === 'farmer' || READERS.includes(caller);
    expect(answer?.ok ?? false).toBe(may);
    if (answer?.ok === false) expect(answer.code).toBe('NOT_FOUND');
    if (caller !== 'blocked') return;
    const own = await line?.socket.timeout(2_000).emitWithAck('join', { chat_id: blockedChatId });
    expect(own?.ok).toBe(true);
  },
  typing: async (caller) => {
    const chat = caller === 'blocked' ? blockedChatId : chatId;
    const [desk, phone] = [
      await openLine(app.url, colleague, 'office'),
      await openLine(app.url, farmer, 'farmer'),
    ];
    const line = await connect(caller);
    line?.socket.emit('typing', { chat_id: chat });
    const may = WRITERS.includes(caller);
    if (caller === 'farmer') await expect.poll(() => heard(desk, 'chat:typing')).toBe(true);
    if (may) await expect.poll(() => heard(phone, 'chat:typing')).toBe(true);
    await letPass(line, chat);
    await Promise.all([settle(desk, chatId), settle(phone, chatId)]);
    expect([heard(desk, 'chat:typing'), heard(phone, 'chat:typing')]).toEqual([caller === 'farmer', may]);
  },
  looking: async (caller) => {
    const [desk, phone] = [
      await openLine(app.url, colleague, 'office'),
      await openLine(app.url, farmer, 'farmer'),
    ];
    const line = await connect(caller);
    line?.socket.emit('looking', { chat_id: chatId, writing: true, name: 'me' });
    const may = READERS.includes(caller);
    if (may) await expect.poll(() => heard(desk, 'office:colleague')).toBe(true);
    await letPass(line, chatId);
    await Promise.all([settle(desk, chatId), settle(phone, chatId)]);
    expect(heard(desk, 'office:colleague')).toBe(may);
    expect(heard(phone, 'office:colleague')).toBe(false);
  },
};

describe.each(Object.entries(SAID))('%s', (_event, attempt) => {
  it.each(CALLERS)('by %s', attempt);
});

type What = ServerEventPayload<'office:changed'>['what'];
/**
 * Every event; what changed in the office by its name. `ready` is the answer to opening a line, typing and colleagues
 * stand above, and how farmers hear of the office's coming and going is told in office-online.test.ts.
 */
type Told =
  | Exclude<
      ServerEventName,
      'ready' | 'chat:typing' | 'office:colleague' | 'office:presence' | 'office:changed'
    >
  | `office:changed ${What}`;

interface HeardRow {
  /** Whether the farmer whom it concerns hears it; no other farmer hears anything. */
  farmer: boolean;
  office: Caller[];
  /** Makes the server say it. */
  act: () => Promise<unknown>;
}

const uploadQuotation = () => quote(office, chatId, 100);

const HEARD: Record<Told, HeardRow> = {
  'chat:new_message': { farmer: true, office: READERS, act: () => say(farmer) },
  'chat:message_updated': {
    farmer: true,
    office: READERS,
    act: async () => office.post(`/api/quotes/${(await uploadQuotation()).id}/withdraw`, {}),
  },
  'chat:delete': {
    farmer: true,
    office: READERS,
    act: async () => {
      const { body } = await farmer.post('/api/chat/message', { text: 'ತಪ್ಪು' });
      await farmer.del(`/api/chat/message/${body.message.id}?mode=everyone`);
    },
  },
  'chat:cleared': {
    farmer: false,
    office: READERS,
    act: () => office.post('/api/chat/clear', { chat_id: chatId }),
  },
  'chat:deleted': {
    farmer: false,
    office: READERS,
    act: () => office.post('/api/chat/delete', { chat_id: chatId }),
  },
  'chat:restored': {
    farmer: false,
    office: READERS,
    act: async () => {
      await office.post('/api/chat/clear', { chat_id: chatId });
      await office.post('/api/chat/restore', { chat_id: chatId });
    },
  },
  'chat:skip': {
    farmer: false,
    office: READERS,
    act: () => farmer.post('/api/chat/clear', { chat_id: chatId }),
  },
  'chat:status': {
    farmer: false,
    office: READERS,
    act: async () => {
      await say(farmer);
      await office.post('/api/chat/status', { chat_id: chatId, status: 'READ' });
    },
  },
  'chat:receipt': {
    farmer: true,
    office: READERS,
    act: async () => {
      await say(farmer);
      const { headers } = await office.get(`/api/chat/thread/${chatId}`);
      const head = Number(headers.get('x-chat-head-seq'));
      await office.post('/api/chat/receipt', { chat_id: chatId, delivered_seq: head, read_seq: head });
    },
  },
  'quotes:changed': { farmer: true, office: READERS, act: uploadQuotation },
  'user:blocked': {
    farmer: true,
    office: READERS,
    act: async () => {
      await office.post('/api/admin/block', { mobile: farmer.mobile, blocked: true, reason: 'ಬೈದರು' });
      await office.post('/api/admin/block', { mobile: farmer.mobile, blocked: false });
    },
  },
  'office:changed customer': {
    farmer: false,
    office: READERS,
    act: () => office.put(`/api/admin/customers/${chatId}/note`, { note: randomUUID() }),
  },
  'office:changed notes': {
    farmer: false,
    office: READERS,
    act: () => office.post(`/api/admin/chats/${chatId}/notes`, { text: 'ನೋಡಿ', client_id: randomUUID() }),
  },
  'office:changed holder': {
    farmer: false,
    office: READERS,
    act: async () => {
      const { body } = await office.get(`/api/chat/${chatId}`);
      await office.put(`/api/admin/chats/${chatId}/holder`, { from: body.chat.holder, to: { me: true } });
    },
  },
  'office:changed labels': { farmer: false, office: READERS, act: putLabel },
  'office:changed label_list': { farmer: false, office: READERS, act: makeLabel },
  'office:changed reminders': {
    farmer: false,
    office: READERS,
    act: () =>
      office.put(`/api/admin/chats/${chatId}/reminder`, {
        due_at: new Date(Date.now() + 86_400_000).toISOString(),
        reason: 'ಕೇಳಿ',
        version: null,
      }),
  },
  'office:changed cases': { farmer: false, office: READERS, act: () => makeCase(office, chatId) },
  'office:changed pictures': {
    farmer: false,
    office: READERS,
    act: () => office.post(`/api/admin/chats/${chatId}/picture-consent`, {}),
  },
  'office:changed alerts': {
    farmer: false,
    office: READERS,
    act: () =>
      office.put('/api/admin/alerts/rising', { problem: 'chilli-thrips', taluk: 'byadagi', dismissed: true }),
  },
  'office:changed plan_templates': {
    farmer: false,
    office: READERS,
    act: () =>
      office.post('/api/admin/plan-templates', { name: randomUUID(), crop: 'chilli', plan: soundPlan() }),
  },
  'office:changed saved_replies': {
    farmer: false,
    office: READERS,
    act: () =>
      office.post('/api/admin/saved-replies', {
        shortcut: randomUUID().slice(0, 8),
        ...replyTexts(() => 'x'),
      }),
  },
  'office:changed away': {
    farmer: false,
    office: READERS,
    act: () => office.put('/api/admin/away', { until: null }),
  },
  'office:changed staff': { farmer: false, office: EVERYBODY, act: rename },
  'office:changed content': { farmer: false, office: EVERYBODY, act: draftArticle },
};

function makeLabel() {
  return office.post('/api/admin/labels', { kind: 'own', names: { en: randomUUID() } });
}
async function putLabel() {
  const { body } = await makeLabel();
  await office.put(`/api/admin/chats/${chatId}/labels/${body.label.id}`, {});
}

/** Each writes a draft of their own article: nobody's stands in another's way. */
function draftArticle() {
  const key = randomUUID().toUpperCase().slice(0, 8);
  return office.put('/api/admin/content/draft', { kind: 'product', key, revision: 0, version: 0, body: {} });
}

function rename() {
  return office.put('/api/admin/staff/me', { name: { en: 'Asha', kn: 'ಆಶಾ' } });
}

const toldOf = (line: Line | undefined) =>
  line?.heard.map(([name, payload]) => ('what' in payload ? `${name} ${payload.what}` : name)) ?? [];

describe('what is said of a farmer or the office', () => {
  it.each(Object.entries(HEARD))('%s is heard by whom it concerns, and nobody else', async (told, row) => {
    const lines = await Promise.all(CALLERS.map(async (caller) => ({ caller, line: await connect(caller) })));
    const lineOf = (caller: Caller) => lines.find((each) => each.caller === caller)?.line;
    await row.act();
    for (const { caller, line } of lines) {
      if (row.office.includes(caller))
        await expect.poll(() => toldOf(line), { message: caller }).toContain(told);
    }
    // Whoever has heard what comes after it has heard it too, or never will.
    await rename();
    for (const person of Object.keys(PEOPLE) as Person[])
      await expect.poll(() => toldOf(lineOf(person)), { message: person }).toContain('office:changed staff');
    const own = lineOf('farmer');
    if (own) await settle(own, chatId);
    await say(other);
    await expect.poll(() => toldOf(lineOf('other'))).toContain('chat:new_message');

    for (const { caller, line } of lines) {
      const may = caller === 'farmer' ? row.farmer : row.office.includes(caller);
      if (isPerson(caller) || caller === 'farmer')
        expect({ caller, hears: toldOf(line).includes(told) }).toEqual({ caller, hears: may });
    }
    for (const caller of ['other', 'blocked'] as const) {
      const ofThem = lineOf(caller)?.heard.filter(
        ([, payload]) => 'what' in payload || ('chat_id' in payload && payload.chat_id === chatId),
      );
      // `ready` names the caller's own chat.
      expect(ofThem).toEqual([]);
    }
  });
});

describe('a role that is taken away leaves its rooms within a second', () => {
  const cases: [room: string, from: StaffRole, to: StaffRole | null, told: Told][] = [
    ['office', 'sales', 'accounts', 'chat:new_message'],
    ['staff', 'helper', null, 'office:changed staff'],
  ];
  it.each(cases)('%s', async (_room, from, to, told) => {
    const person = await app.hire([from]);
    const page = await openLine(app.url, person, 'office');
    const staffId = (await person.get('/api/admin/me')).body.office.id;
    await app.ctx.db.run(sql`update sessions set step_up_until = '2100-01-01' where staff_id is not null`);
    const change = to === null ? { kind: 'disable' } : { kind: 'roles', roles: [to] };
    await changeAsTwo(staffId, change);
    await expect.poll(() => page.socket.connected, { timeout: 1_000 }).toBe(false);
    const back = await openLine(app.url, person, 'office').catch((error: Error) => error.message);
    if (to === null) return expect(back).toBe('UNAUTHENTICATED');
    const [line, desk] = [back as Line, await openLine(app.url, colleague, 'office')];
    await HEARD[told].act();
    await expect.poll(() => toldOf(desk)).toContain(told);
    await rename();
    await expect.poll(() => toldOf(line)).toContain('office:changed staff');
    expect(toldOf(line)).not.toContain(told);
  });

  it('also by a line that was on its way into them when the others were cut', async () => {
    const person = await app.hire(['sales']);
    const handshake = { cookie: person.cookieHeader, as: 'office' };
    const staffId = (await person.get('/api/admin/me')).body.office.id;
    for (const change of [{ kind: 'roles', roles: ['accounts'] }, { kind: 'disable' }]) {
      const onItsWay = await identifySocket(app.ctx, handshake, () => true);
      expect(await onItsWay?.stillBelongs?.()).toBe(true);
      await app.ctx.db.run(sql`update sessions set step_up_until = '2100-01-01' where staff_id is not null`);
      await changeAsTwo(staffId, change);
      expect(await onItsWay?.stillBelongs?.()).toBe(false);
    }
  });

  /** Two owners work here: one asks, the other confirms. */
  async function changeAsTwo(staffId: number, change: object): Promise<void> {
    const asked = await office.post(`/api/admin/people/${staffId}/changes`, change);
    expect(asked.body).toMatchObject({ ok: true, outcome: 'waits' });
    const { changes } = (await people.owner.get('/api/admin/people')).body;
    const waiting = changes.find((each: { staff_id: number }) => each.staff_id === staffId);
    const confirmed = await people.owner.post(`/api/admin/people/changes/${waiting.id}`, {
      decision: 'confirm',
    });
    expect(confirmed.status).toBe(200);
  }
});

describe('a line dies with its session', () => {
  const isDead = (line: Line) => expect.poll(() => line.socket.connected).toBe(false);

  it('at the logout of a farmer, of the office, and only those', async () => {
    const [leaving, desk] = [await app.loginFarmer(), await app.loginOffice()];
    const staying = await openLine(app.url, farmer, 'farmer');
    const phones = [
      await openLine(app.url, leaving, 'farmer'),
      await openLine(app.url, copyOf(leaving), 'farmer'),
    ];
    const panel = await openLine(app.url, desk, 'office');
    await leaving.post('/api/auth/logout', {});
    await desk.post('/api/admin/logout', {});
    for (const line of [...phones, panel]) await isDead(line);
    expect(staying.socket.connected).toBe(true);
  });

  it('when its time is over, though nobody logged out', async () => {
    const desk = await openLine(app.url, await app.loginOffice(), 'office');
    const phone = await openLine(app.url, farmer, 'farmer');
    app.setNow(new Date(Date.now() + 9 * 86_400_000));
    await disconnectExpiredSockets(app.ctx);
    expect(desk.socket.connected).toBe(true);
    app.setNow(new Date(Date.now() + 11 * 86_400_000));
    await disconnectExpiredSockets(app.ctx);
    await isDead(desk);
    expect(phone.socket.connected).toBe(true);
  });

  it('when it was ended behind the server’s back', async () => {
    const gone = await app.loginFarmer();
    const line = await openLine(app.url, gone, 'farmer');
    await app.ctx.db.pool.query(
      'update sessions set revoked_at = now() where farmer_id = (select id from farmers where mobile = $1)',
      [gone.mobile],
    );
    // Until it is cut it can ask for nothing.
    expect(await line.socket.timeout(2_000).emitWithAck('join', { chat_id: chatId })).toMatchObject({
      ok: false,
    });
    await disconnectExpiredSockets(app.ctx);
    await isDead(line);
  });

  it('and a blocked farmer’s says nothing more to the office, from the moment of the block', async () => {
    const rude = await app.loginFarmer();
    const chat = await say(rude);
    const desk = await openLine(app.url, colleague, 'office');
    const line = await openLine(app.url, rude, 'farmer');
    await office.post('/api/admin/block', { mobile: rude.mobile, blocked: true, reason: 'ಬೈದರು' });
    line.socket.emit('typing', { chat_id: chat });
    await letPass(line, chat);
    await settle(desk, chatId);
    expect(heard(desk, 'chat:typing')).toBe(false);
  });
});

describe('nonsense on the line', () => {
  it('is passed over, and a packet of 17 kB ends only the line it came on', async () => {
    const [line, neighbour] = [
      await openLine(app.url, other, 'farmer'),
      await openLine(app.url, farmer, 'farmer'),
    ];
    const raw = line.socket as unknown as {
      emit(name: string, ...args: unknown[]): void;
      connected: boolean;
    };
    const odd: unknown[] = [
      null,
      0,
      '',
      [],
      {},
      'constructor',
      { __proto__: { chat_id: chatId } },
      { chat_id: 1e308 },
    ];
    for (const name of [
      'join',
      'typing',
      'looking',
      'ready',
      'chat:new_message',
      '__proto__',
      'constructor',
      ' ',
    ]) {
      for (const body of odd) raw.emit(name, body);
    }
    raw.emit('join');
    raw.emit('join', { chat_id: chatId }, 'no function');
    expect(await line.socket.timeout(2_000).emitWithAck('join', { chat_id: chatId })).toMatchObject({
      ok: false,
    });
    raw.emit('typing', { chat_id: 'x'.repeat(17_000) });
    await expect.poll(() => raw.connected).toBe(false);
    expect(neighbour.socket.connected).toBe(true);
    expect(neighbour.heard.filter(([name]) => name === 'chat:new_message')).toEqual([]);
  });

  it('joins thirty times in ten seconds and then waits', async () => {
    const { socket } = await openLine(app.url, farmer, 'farmer');
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => socket.timeout(5_000).emitWithAck('join', { chat_id: chatId })),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(30);
    expect(answers.at(-1)).toMatchObject({ ok: false, code: 'RATE_LIMITED' });
  });

  it('and one login opens at most forty', async () => {
    const hoarder = await app.loginFarmer();
    for (let n = 0; n < 40; n += 1) await openLine(app.url, hoarder, 'farmer');
    await expect(openLine(app.url, hoarder, 'farmer')).rejects.toThrow('RATE_LIMITED');
  });
});
