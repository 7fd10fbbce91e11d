import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { closeLines, type Line, openLine } from '../../../tests/support/socket-lines.ts';

/** Two nodes of one database; the room itself is tested in platform/room-watch.test.ts. */
let database: TestDatabase;
let east: TestApp;
let west: TestApp;
let farmer: FarmerClient;
let office: TestClient;

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { DATABASE_URL: database.connectionString };
  [east, west] = [await startTestApp(env), await startTestApp(env)];
  [farmer, office] = [await east.loginFarmer(), await east.loginOffice()];
});
afterAll(async () => {
  await west.close();
  await east.close();
  await database.drop();
});
afterEach(closeLines);

/** What a page was told of the office, from its first word on. */
const told = (line: Line) =>
  line.heard.flatMap(([name, payload]) => {
    if (name === 'ready') return [payload.office_online];
    return name === 'office:presence' ? [payload.online] : [];
  });

it("the office's arrival is told to farmers on every node, and to those who come later when they are ready", async () => {
  const pages = [await openLine(east.url, farmer, 'farmer'), await openLine(west.url, farmer, 'farmer')];
  expect(pages.map(told)).toEqual([[false], [false]]);
  const desk = await openLine(west.url, office, 'office');
  for (const page of pages) await expect.poll(() => told(page)).toEqual([false, true]);
  for (const url of [east.url, west.url]) expect(told(await openLine(url, farmer, 'farmer'))).toEqual([true]);
  expect(told(desk)).toEqual([true]);
});

it('typing crosses from node to node', async () => {
  const { body } = await farmer.post('/api/chat/message', { text: 'ನಮಸ್ಕಾರ' });
  const page = await openLine(east.url, farmer, 'farmer');
  const desk = await openLine(west.url, office, 'office');
  const { chat_id } = body.message;
  const sayAndHear = () => {
    // Said again, as a writer does: a busy line passes over a word of the moment.
    page.socket.emit('typing', { chat_id });
    return desk.heard;
  };
  await expect
    .poll(sayAndHear, { interval: 500 })
    .toContainEqual(['chat:typing', { chat_id, sender_role: 'farmer' }]);
});
