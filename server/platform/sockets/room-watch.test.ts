import { createServer, type Server } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createDatabase, type Database } from '../database/db.ts';
import { createRealtime, type Realtime } from './realtime.ts';

const ABSENCE_MS = 1_200;

interface Node {
  url: string;
  realtime: Realtime;
  isInhabited: () => boolean;
  /** What this node's own people were told. */
  told: boolean[];
  close(): Promise<void>;
}

let database: TestDatabase;
const nodes: Node[] = [];
const sockets: Socket[] = [];

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.disconnect();
  for (const node of nodes.splice(0)) await node.close();
  await database.drop();
});

async function startNode(shared: boolean): Promise<Node> {
  const onError = () => {};
  const db: Database = createDatabase(database.connectionString, { checkRows: true, onError });
  const realtime = createRealtime({ db, shared, onError, absenceMs: ABSENCE_MS });
  const told: boolean[] = [];
  const isInhabited = realtime.watch('office', (inhabited) => told.push(inhabited));
  const server: Server = createServer();
  realtime.attach(server, {
    originAllowed: () => true,
    identify: async ({ as }) => ({
      rooms: [as === 'office' ? 'office' : 'farmers'],
      ready: () => ({ as: 'farmer', chat_id: null, head_seq: 0, office_online: isInhabited() }),
      headOf: async () => undefined,
      relayTyping: async () => {},
    }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const node: Node = {
    url: `http://127.0.0.1:${port}`,
    realtime,
    isInhabited,
    told,
    async close() {
      await realtime.close();
      await db.close();
    },
  };
  nodes.push(node);
  return node;
}

async function enter(node: Node, as = 'office'): Promise<Socket> {
  const socket = io(node.url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { as },
  });
  sockets.push(socket);
  await new Promise((resolve) => socket.once('ready', resolve));
  return socket;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('on one node', () => {
  it('a room is inhabited from the first socket to a while after the last', async () => {
    const node = await startNode(false);
    await enter(node, 'farmer');
    expect([node.isInhabited(), node.told]).toEqual([false, []]);
    const [first, second] = [await enter(node), await enter(node)];
    first.disconnect();
    await wait(ABSENCE_MS * 2);
    expect([node.isInhabited(), node.told]).toEqual([true, [true]]);
    second.disconnect();
    await wait(ABSENCE_MS / 2);
    expect(node.isInhabited()).toBe(true);
    await expect.poll(() => node.told).toEqual([true, false]);
    expect(node.isInhabited()).toBe(false);
  });

  it('a page that is reloaded was never away', async () => {
    const node = await startNode(false);
    for (let loads = 0; loads < 4; loads += 1) {
      const page = await enter(node);
      await wait(ABSENCE_MS / 3);
      page.disconnect();
      await wait(ABSENCE_MS / 3);
    }
    await enter(node);
    await wait(ABSENCE_MS * 2);
    expect(node.told).toEqual([true]);
  });
});

describe('on two nodes', () => {
  it('a room is inhabited while somebody is on either, and both know', async () => {
    const [east, west] = [await startNode(true), await startNode(true)];
    const there = await enter(west);
    await expect.poll(() => east.told).toEqual([true]);
    const here = await enter(east);
    there.disconnect();
    await wait(ABSENCE_MS * 2);
    expect([east.told, west.told]).toEqual([[true], [true]]);
    here.disconnect();
    await expect
      .poll(() => [east.told, west.told])
      .toEqual([
        [true, false],
        [true, false],
      ]);
  });

  it('a page that moves from one to the other was never away', async () => {
    const [east, west] = [await startNode(true), await startNode(true)];
    const before = await enter(east);
    await expect.poll(() => west.told).toEqual([true]);
    before.disconnect();
    await wait(ABSENCE_MS / 3);
    await enter(west);
    await wait(ABSENCE_MS * 2);
    expect([east.told, west.told]).toEqual([[true], [true]]);
  });

  it('a node that starts later learns who was there before', async () => {
    const east = await startNode(true);
    await enter(east);
    const late = await startNode(true);
    await expect.poll(() => late.isInhabited()).toBe(true);
  });
});
