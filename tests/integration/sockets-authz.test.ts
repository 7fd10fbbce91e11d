import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ClientEvents, ServerEventName } from '#shared/events.ts';
import { disconnectExpiredSockets } from '../../server/features/identity/sessions/end-session.ts';
import { type FarmerClient, startTestApp, type TestApp } from '../support/app.ts';
import { TestClient } from '../support/client.ts';
import { closeLines, type Line, openLine } from '../support/socket-lines.ts';

/**
 * Every event of the socket against {stranger, farmer, other farmer, blocked farmer, office, logged-out office}, both
 * what may be said and what is heard. An event without a row does not compile.
 */

type Caller = 'stranger' | 'farmer' | 'other' | 'blocked' | 'office' | 'loggedOut';
const CALLERS: Caller[] = ['stranger', 'farmer', 'other', 'blocked', 'office', 'loggedOut'];

let app: TestApp;
let farmer: FarmerClient;
let other: FarmerClient;
let blocked: FarmerClient;
let office: TestClient;
let loggedOut: TestClient;
let colleague: TestClient;
let chatId: number;
let blockedChatId: number;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, other, blocked] = [await app.loginFarmer(), await app.loginFarmer(), await app.loginFarmer()];
  [office, colleague] = [await app.loginOffice(), await app.loginOffice()];
  chatId = await say(farmer);
  blockedChatId = await say(blocked);
  await office.post('/api/admin/block', { mobile: blocked.mobile, blocked: true, reason: 'ಬೈದರು' });
  const leaving = await app.loginOffice();
  loggedOut = copyOf(leaving);
  await leaving.post('/api/admin/logout', {});
}, 60_000);
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
  ({ stranger: app.client(), farmer, other, blocked, office, loggedOut })[caller];

/** The line of a caller, as whichever side they say they are; undefined when the server refuses them. */
function connect(caller: Caller, as: 'farmer' | 'office' = sideOf(caller)): Promise<Line | undefined> {
  return openLine(app.url, clientOf(caller), as).catch((error: Error) => {
    expect(error.message).toBe('UNAUTHENTICATED');
    return undefined;
  });
}
const sideOf = (caller: Caller) => (caller === 'office' || caller === 'loggedOut' ? 'office' : 'farmer');

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
  const expected: Record<Caller, { farmer: boolean; office: boolean }> = {
    stranger: { farmer: false, office: false },
    farmer: { farmer: true, office: false },
    other: { farmer: true, office: false },
    // They read on; what they say is not passed on.
    blocked: { farmer: true, office: false },
    office: { farmer: false, office: true },
    loggedOut: { farmer: false, office: false },
  };
  it.each(CALLERS)('%s', async (caller) => {
    for (const as of ['farmer', 'office'] as const) {
      expect(((await connect(caller, as)) !== undefined) === expected[caller][as], as).toBe(true);
    }
  });
});

/** What each event does for each caller in `farmer`'s chat (`own`: in their own). */
const SAID: Record<keyof ClientEvents, (caller: Caller) => Promise<void>> = {
  join: async (caller) => {
    const line = await connect(caller);
    const answer = line && (await line.socket.timeout(2_000).emitWithAck('join', { chat_id: chatId }));
    const may = caller === 'farmer' || caller === 'office';
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
    if (caller === 'farmer') await expect.poll(() => heard(desk, 'chat:typing')).toBe(true);
    if (caller === 'office') await expect.poll(() => heard(phone, 'chat:typing')).toBe(true);
    await letPass(line, chat);
    await Promise.all([settle(desk, chatId), settle(phone, chatId)]);
    expect([heard(desk, 'chat:typing'), heard(phone, 'chat:typing')]).toEqual([
      caller === 'farmer',
      caller === 'office',
    ]);
  },
  looking: async (caller) => {
    const [desk, phone] = [
      await openLine(app.url, colleague, 'office'),
      await openLine(app.url, farmer, 'farmer'),
    ];
    const line = await connect(caller);
    line?.socket.emit('looking', { chat_id: chatId, writing: true, name: 'me' });
    if (caller === 'office') await expect.poll(() => heard(desk, 'office:colleague')).toBe(true);
    await letPass(line, chatId);
    await Promise.all([settle(desk, chatId), settle(phone, chatId)]);
    expect(heard(desk, 'office:colleague')).toBe(caller === 'office');
    expect(heard(phone, 'office:colleague')).toBe(false);
  },
};

describe.each(Object.entries(SAID))('%s', (_event, attempt) => {
  it.each(CALLERS)('by %s', attempt);
});

/** Who hears what concerns `farmer` alone; each row makes the server say it. */
const HEARD: Partial<Record<ServerEventName, { farmer: boolean; act: () => Promise<unknown> }>> = {
  'chat:new_message': { farmer: true, act: () => say(farmer) },
  'chat:status': {
    farmer: false,
    act: async () => {
      await say(farmer);
      await office.post('/api/chat/status', { chat_id: chatId, status: 'READ' });
    },
  },
  'chat:receipt': {
    farmer: true,
    act: async () => {
      await say(farmer);
      const { headers } = await office.get(`/api/chat/thread/${chatId}`);
      const head = Number(headers.get('x-chat-head-seq'));
      await office.post('/api/chat/receipt', { chat_id: chatId, delivered_seq: head, read_seq: head });
    },
  },
  'user:blocked': {
    farmer: true,
    act: async () => {
      await office.post('/api/admin/block', { mobile: farmer.mobile, blocked: true, reason: 'ಬೈದರು' });
      await office.post('/api/admin/block', { mobile: farmer.mobile, blocked: false });
    },
  },
  'office:changed': {
    farmer: false,
    act: () => office.put(`/api/admin/customers/${chatId}/note`, { note: randomUUID() }),
  },
};

describe('what is said of a farmer', () => {
  it.each(Object.entries(HEARD))(
    '%s reaches the office, the farmer if it is theirs, and nobody else',
    async (event, row) => {
      const name = event as ServerEventName;
      const desk = await openLine(app.url, colleague, 'office');
      const [own, foreign, barred] = [
        await connect('farmer'),
        await connect('other'),
        await connect('blocked'),
      ];
      await row?.act();
      await expect.poll(() => heard(desk, name)).toBe(true);
      if (own) await settle(own, chatId);
      await say(other);
      await expect.poll(() => foreign && heard(foreign, 'chat:new_message')).toBe(true);
      expect(own && heard(own, name)).toBe(row?.farmer);
      for (const line of [foreign, barred]) {
        const ofHim = line?.heard.filter(([, payload]) => 'chat_id' in payload && payload.chat_id === chatId);
        // `ready` names the caller's own chat.
        expect(ofHim).toEqual([]);
      }
      expect(foreign && heard(foreign, 'office:changed')).toBe(false);
    },
  );
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
