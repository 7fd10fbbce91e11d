import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { closeLines, type Line, openLine } from '../../../tests/support/socket-lines.ts';

let app: TestApp;
let farmer: FarmerClient;
let other: FarmerClient;
let office: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, other, office] = [await app.loginFarmer(), await app.loginFarmer(), await app.loginOffice()];
});
afterAll(() => app.close());

afterEach(closeLines);

/** What is heard of chats; who else is at the desk is another test's matter. */
async function listen(client: TestClient, as: string, origin?: string): Promise<Line> {
  const line = await openLine(app.url, client, as, origin);
  const { heard } = line;
  return {
    socket: line.socket,
    get heard() {
      return heard.filter(([name]) => name !== 'office:presence');
    },
  };
}

const names = (line: Line) => line.heard.map(([name]) => name);
const send = async (client: TestClient, fields: object) =>
  (await client.post('/api/chat/message', { client_id: randomUUID(), ...fields })).body;

/** A hint sent later than everything before it: once it is here, nothing else is on its way. */
async function settle(line: Line, chatId: number): Promise<void> {
  const { body } = await office.post('/api/chat/message', { chat_id: chatId, text: 'settled' });
  await expect
    .poll(() => line.heard.some(([, payload]) => 'seq' in payload && payload.seq === body.message.seq))
    .toBe(true);
}

describe('the handshake', () => {
  it('is told where the farmer stands, and the office nothing in particular', async () => {
    const { message, head_seq } = await send(farmer, { text: 'ನಮಸ್ಕಾರ' });
    expect((await listen(farmer, 'farmer')).heard[0]).toEqual([
      'ready',
      { as: 'farmer', chat_id: message.chat_id, head_seq, office_online: false },
    ]);
    expect((await listen(office, 'office')).heard[0]).toEqual([
      'ready',
      // `desk` tells this computer from the office's others.
      { as: 'admin', chat_id: null, head_seq: 0, office_online: true, desk: expect.any(String) },
    ]);
  });

  it('refuses a stranger, a farmer who claims to be the office, and a page of another site', async () => {
    await expect(listen(app.client(), 'farmer')).rejects.toThrow('UNAUTHENTICATED');
    await expect(listen(farmer, 'office')).rejects.toThrow('UNAUTHENTICATED');
    await expect(listen(farmer, 'admin')).rejects.toThrow('UNAUTHENTICATED');
    await expect(listen(office, 'farmer')).rejects.toThrow('UNAUTHENTICATED');
    await expect(listen(farmer, 'farmer', 'https://evil.example')).rejects.toThrow();
  });

  it('lets a farmer join their own chat and no other', async () => {
    const { message } = await send(farmer, { text: 'ನಮಸ್ಕಾರ' });
    const foreign = (await send(other, { text: 'ಬೇರೆ' })).message.chat_id;
    const { socket } = await listen(farmer, 'farmer');
    const join = (chat_id: unknown) =>
      socket.timeout(2_000).emitWithAck('join', { chat_id } as { chat_id: number });
    expect(await join(message.chat_id)).toEqual({ ok: true, head_seq: message.seq });
    for (const chatId of [foreign, 987_654, 0, '1', null, {}, 1e300]) {
      expect(await join(chatId)).toMatchObject({ ok: false, code: 'NOT_FOUND' });
    }
    expect((await listen(office, 'office')).socket.connected).toBe(true);
  });
});

describe('a hint', () => {
  it("carries the message itself to both sides, and the list's new line to the office", async () => {
    const [own, desk, stranger] = [
      await listen(farmer, 'farmer'),
      await listen(office, 'office'),
      await listen(other, 'farmer'),
    ];
    const { message } = await send(farmer, { text: 'ಮಳೆ ಬಂತು' });
    const hint = {
      chat_id: message.chat_id,
      seq: message.seq,
      event: { chat_id: message.chat_id, seq: message.seq, type: 'message', message },
      sender_role: 'farmer',
      to_mobile: farmer.mobile,
    };
    await expect.poll(() => names(desk)).toEqual(['ready', 'chat:new_message', 'chat:status']);
    expect(desk.heard[1]).toEqual(['chat:new_message', hint]);
    expect(desk.heard[2]?.[1]).toMatchObject({
      chat_id: message.chat_id,
      seq: message.seq,
      status: 'UNREAD',
    });
    expect(own.heard.slice(1)).toEqual([['chat:new_message', hint]]);
    await settle(own, message.chat_id);
    expect(names(stranger)).toEqual(['ready']);
  });

  it('of an entry for one side reaches the other as a skip, so neither has to ask', async () => {
    const { message } = await send(farmer, { text: 'ಒಂದು' });
    const chat_id = message.chat_id;
    const [own, desk] = [await listen(farmer, 'farmer'), await listen(office, 'office')];
    await office.post('/api/chat/status', { chat_id, status: 'READ' });
    await farmer.del(`/api/chat/message/${message.id}?mode=me`);
    await office.post('/api/chat/clear', { chat_id, role: 'admin', scope: 'me' });
    await farmer.post('/api/chat/delete', { chat_id, role: 'farmer' });
    await settle(own, chat_id);
    await settle(desk, chat_id);
    const first = message.seq + 1;
    const told = (line: Line) =>
      line.heard.slice(1, 6).map(([name, payload]) => [name, 'seq' in payload && payload.seq - first]);
    expect(told(own)).toEqual([
      ['chat:receipt', 0],
      ['chat:skip', 1],
      ['chat:delete', 2],
      ['chat:skip', 3],
      ['chat:deleted', 4],
    ]);
    expect(told(desk)).toEqual([
      ['chat:receipt', 0],
      ['chat:status', 1],
      ['chat:skip', 2],
      ['chat:cleared', 3],
      ['chat:skip', 4],
    ]);
    expect(JSON.stringify(own.heard.slice(0, 6))).not.toMatch(/unread_count|"status"/);
  });

  it('tells both sides of a block at once, also a farmer who never wrote', async () => {
    const silent = await app.loginFarmer();
    const [own, desk] = [await listen(silent, 'farmer'), await listen(office, 'office')];
    await office.post('/api/admin/block', { mobile: silent.mobile, blocked: true, reason: 'ಬೈದರು' });
    const expected = ['user:blocked', { chat_id: 0, seq: 0, mobile: silent.mobile, blocked: true }];
    await expect.poll(() => own.heard.at(-1)).toEqual(expected);
    await expect.poll(() => desk.heard.at(-1)).toEqual(expected);
    await office.post('/api/admin/block', { mobile: silent.mobile, blocked: false });
    await send(silent, { text: 'ಈಗ ಸರಿ' });
    await office.post('/api/admin/block', { mobile: silent.mobile, blocked: true, reason: 'ಬೈದರು' });
    await expect
      .poll(() => own.heard.at(-1)?.[1])
      .toMatchObject({ seq: 2, event: { type: 'blocked', blocked: true } });
  });

  it('too large for the line between nodes comes without its entry', async () => {
    const own = await listen(farmer, 'farmer');
    const { message } = await send(farmer, { text: 'ಕ'.repeat(3_000) });
    await expect.poll(() => own.heard.at(-1)?.[1]).toMatchObject({ seq: message.seq });
    expect(own.heard.at(-1)?.[1]).not.toHaveProperty('event');
  });
});

describe('the end of a session', () => {
  it('cuts its sockets and no others', async () => {
    const mobile = farmer.mobile;
    const phone = await app.loginFarmer({ mobile });
    const [kept, cut] = [await listen(farmer, 'farmer'), await listen(phone, 'farmer')];
    await phone.post('/api/auth/logout', {});
    await expect.poll(() => cut.socket.connected).toBe(false);
    expect(kept.socket.connected).toBe(true);
    await expect(listen(phone, 'farmer')).rejects.toThrow('UNAUTHENTICATED');
  });
});
