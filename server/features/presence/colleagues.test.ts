import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type FarmerClient, startTestApp, type TestApp } from '../../../tests/support/app.ts';
import type { TestClient } from '../../../tests/support/client.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { closeLines, type Line, openLine } from '../../../tests/support/socket-lines.ts';

/** Two nodes of one database, two logins of the office and a farmer. */
let database: TestDatabase;
let east: TestApp;
let west: TestApp;
let farmer: FarmerClient;
let anna: TestClient;
let bhima: TestClient;

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { DATABASE_URL: database.connectionString };
  [east, west] = [await startTestApp(env), await startTestApp(env)];
  farmer = await east.loginFarmer();
  [anna, bhima] = [await east.loginOffice(), await west.loginOffice()];
});
afterAll(async () => {
  await west.close();
  await east.close();
  await database.drop();
});
afterEach(closeLines);

const looks = (line: Line) =>
  line.heard.flatMap(([name, payload]) => (name === 'office:colleague' ? [payload] : []));
const deskOf = (line: Line) =>
  line.heard.flatMap(([name, payload]) => (name === 'ready' ? [payload.desk] : []))[0];

it('where one office page is reaches the others on every node, by the login it belongs to, and ends with its line', async () => {
  const annas = await openLine(east.url, anna, 'office');
  const annasSecond = await openLine(west.url, anna, 'office');
  const bhimas = await openLine(west.url, bhima, 'office');
  expect(deskOf(annas)).toMatch(/^[\w-]{12}$/);
  expect(deskOf(annasSecond)).toBe(deskOf(annas));
  expect(deskOf(bhimas)).not.toBe(deskOf(annas));

  annas.socket.emit('looking', { chat_id: 7, writing: true, name: ' Anna\n at the window ' });
  await expect.poll(() => looks(bhimas)).toHaveLength(1);
  const [word] = looks(bhimas);
  expect(word).toEqual({
    chat_id: 7,
    writing: true,
    name: 'Anna at the window',
    desk: deskOf(annas),
    page: expect.any(String),
    staff_id: 1,
  });

  annas.socket.disconnect();
  await expect.poll(() => looks(bhimas)).toHaveLength(2);
  expect(looks(bhimas)[1]).toMatchObject({ chat_id: null, writing: false, page: word?.page });
});

it('a farmer neither hears where the office is nor can say where they are themselves', async () => {
  const page = await openLine(east.url, farmer, 'farmer');
  const desk = await openLine(east.url, anna, 'office');
  const other = await openLine(west.url, bhima, 'office');
  page.socket.emit('looking', { chat_id: 7, writing: true, name: 'office' });
  desk.socket.emit('looking', { chat_id: 8, writing: false, name: '' });
  await expect.poll(() => looks(other)).toHaveLength(1);
  expect(looks(other)).toEqual([expect.objectContaining({ chat_id: 8 })]);
  expect(page.heard.map(([name]) => name)).not.toContain('office:colleague');
  expect(deskOf(page)).toBeUndefined();
});

it('a page that leaves without having said anything is not announced, and nonsense is passed over', async () => {
  const silent = await openLine(east.url, anna, 'office');
  const other = await openLine(east.url, bhima, 'office');
  for (const nonsense of [null, 'chat', 7]) silent.socket.emit('looking', nonsense as never);
  silent.socket.disconnect();
  const loud = await openLine(east.url, anna, 'office');
  loud.socket.emit('looking', { chat_id: -3, writing: true, name: 5 as never });
  await expect.poll(() => looks(other)).toHaveLength(1);
  expect(looks(other)).toEqual([expect.objectContaining({ chat_id: null, writing: false, name: '' })]);
});
