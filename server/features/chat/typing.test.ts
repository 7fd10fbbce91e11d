import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { closeLines, type Line, openLine } from '../../../tests/support/socket-lines.ts';

let app: TestApp;
let farmer: FarmerClient;
let other: FarmerClient;
let office: TestClient;
let chatId: number;

beforeAll(async () => {
  app = await startTestApp();
  [farmer, other, office] = [await app.loginFarmer(), await app.loginFarmer(), await app.loginOffice()];
  chatId = await firstMessage(farmer);
});
afterAll(() => app.close());
afterEach(closeLines);

async function firstMessage(client: TestClient): Promise<number> {
  return (await client.post('/api/chat/message', { text: 'ನಮಸ್ಕಾರ' })).body.message.chat_id;
}

async function everyone(): Promise<{ own: Line; desk: Line; desk2: Line; stranger: Line }> {
  const line = (client: TestClient, as: string) => openLine(app.url, client, as);
  return {
    own: await line(farmer, 'farmer'),
    desk: await line(office, 'office'),
    desk2: await line(office, 'office'),
    stranger: await line(other, 'farmer'),
  };
}

const typing = (line: Line) =>
  line.heard.flatMap(([name, payload]) => (name === 'chat:typing' ? [payload] : []));
/** Whatever the test says, not only what the types allow. */
const say = (line: Line, ...words: unknown[]) =>
  (line.socket.emit as (name: string, ...words: unknown[]) => void).call(line.socket, 'typing', ...words);

/** The line's earlier words have been acted on: they and this question are asked of the same database in turn. */
async function settle(line: Line): Promise<void> {
  await line.socket.timeout(5_000).emitWithAck('join', { chat_id: chatId });
  await sleep(150);
}

it("reaches the office from a farmer, and the farmer from the office; nobody's own side and no stranger", async () => {
  const { own, desk, desk2, stranger } = await everyone();
  own.socket.emit('typing', { chat_id: chatId });
  await expect.poll(() => typing(desk)).toEqual([{ chat_id: chatId, sender_role: 'farmer' }]);
  await expect.poll(() => typing(desk2)).toHaveLength(1);
  desk.socket.emit('typing', { chat_id: chatId });
  await expect.poll(() => typing(own)).toEqual([{ chat_id: chatId, sender_role: 'admin' }]);
  await settle(desk);
  expect([typing(desk), typing(desk2), typing(stranger)].map((heard) => heard.length)).toEqual([1, 1, 0]);
});

it("is not relayed into a chat that is not the writer's", async () => {
  const { desk, own, stranger } = await everyone();
  stranger.socket.emit('typing', { chat_id: chatId });
  await settle(stranger);
  expect([...typing(desk), ...typing(own)]).toEqual([]);
});

it('is passed over when it makes no sense, and the line stands', async () => {
  const { own, desk } = await everyone();
  for (const words of [
    [],
    [null],
    ['1'],
    [{ chat_id: '1' }],
    [{ chat_id: -1 }],
    [{ chat_id: 1e300 }],
    [[chatId]],
  ]) {
    say(own, ...words);
  }
  say(own, { chat_id: Number.NaN }, 'more', () => {});
  say(own, { chat_id: chatId, sender_role: 'admin', text: 'x'.repeat(500) });
  await expect.poll(() => typing(desk)).toEqual([{ chat_id: chatId, sender_role: 'farmer' }]);
  expect(own.socket.connected).toBe(true);
});

it('is relayed a few times in ten seconds, however often it is said', async () => {
  const { own, desk } = await everyone();
  for (let said = 0; said < 200; said += 1) own.socket.emit('typing', { chat_id: chatId });
  await expect.poll(() => typing(desk).length).toBeGreaterThan(0);
  await settle(own);
  expect(typing(desk).length).toBeLessThanOrEqual(6);
});

it('of a blocked farmer is not relayed, nor that of the office to them', async () => {
  const blocked = await app.loginFarmer();
  const theirs = await firstMessage(blocked);
  const [own, desk] = [await openLine(app.url, blocked, 'farmer'), await openLine(app.url, office, 'office')];
  await office.post('/api/admin/block', { mobile: blocked.mobile, blocked: true, reason: 'ಬೈದರು' });
  own.socket.emit('typing', { chat_id: theirs });
  desk.socket.emit('typing', { chat_id: theirs });
  await settle(own);
  await settle(desk);
  expect([typing(desk), typing(own)]).toEqual([[], []]);
  await office.post('/api/admin/block', { mobile: blocked.mobile, blocked: false });
  const sayAndHear = () => {
    // Said again, as a writer does: a busy line passes over a word of the moment.
    own.socket.emit('typing', { chat_id: theirs });
    return typing(desk).length;
  };
  await expect.poll(sayAndHear, { interval: 500 }).toBeGreaterThan(0);
});

it('of a farmer who has logged out elsewhere is over with their session', async () => {
  const phone = await app.loginFarmer({ mobile: farmer.mobile });
  const [own, desk] = [await openLine(app.url, phone, 'farmer'), await openLine(app.url, office, 'office')];
  await phone.post('/api/auth/logout', {});
  own.socket.emit('typing', { chat_id: chatId });
  await settle(desk);
  expect(typing(desk)).toEqual([]);
});
