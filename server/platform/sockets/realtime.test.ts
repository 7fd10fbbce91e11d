import { createServer } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createDatabase, type Database } from '../database/db.ts';
import { createRealtime, type Realtime } from './realtime.ts';

/** What the second look finds, once a socket is in its rooms; by the word it said who it is with. */
const LOOKS: Record<string, () => Promise<boolean>> = {
  there: async () => true,
  gone: async () => false,
  unknown: () => Promise.reject(new Error('the database is away')),
};
let database: TestDatabase;
let db: Database;
let realtime: Realtime;
let url: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const onError = () => {};
  db = createDatabase(database.connectionString, { checkRows: true, onError });
  realtime = createRealtime({ db, shared: false, onError });
  const server = createServer();
  realtime.attach(server, {
    originAllowed: () => true,
    identify: async ({ as }) => {
      const look = LOOKS[String(as)];
      return {
        rooms: ['office'],
        ready: () => ({ as: 'admin', chat_id: null, head_seq: 0, office_online: true }),
        headOf: async () => undefined,
        relayTyping: async () => {},
        ...(look && { stillBelongs: look }),
      };
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : undefined}`;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await realtime.close();
  await db.close();
  await database.drop();
});

/** The first thing that happens to a line: it is ready, or it is cut. */
function open(as: string): Promise<string> {
  const socket = io(url, { transports: ['websocket'], reconnection: false, auth: { as } });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once('ready', () => resolve('ready'));
    socket.once('disconnect', () => resolve('cut'));
  });
}

it.each([
  ['whose rooms nobody takes away', 'a farmer', 'ready'],
  ['that still belongs in its rooms', 'there', 'ready'],
  ['that lost the right to them on its way', 'gone', 'cut'],
  ['of which nobody can say', 'unknown', 'cut'],
])('a line %s', async (_what, as, outcome) => {
  expect(await open(as)).toBe(outcome);
  if (outcome === 'cut') await expect.poll(() => realtime.count()).toBe(0);
});
