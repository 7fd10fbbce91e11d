import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { logInFarmers, logInOffice } from '../../tools/people.ts';
import { Follower } from '../support/nodes/follower.ts';
import { type Balancer, nginxProgram, startNginx } from '../support/nodes/nginx.ts';
import { NodePair } from '../support/nodes/node-pair.ts';
import { runTraffic } from '../support/nodes/run-traffic.ts';
import { Writer } from '../support/nodes/writer.ts';

/**
 * Two processes over one PostgreSQL server (TEST_DATABASE_URL, or our own); what becomes of them when they are killed is in
 * killed-nodes.test.ts.
 */
let pair: NodePair;
beforeAll(async () => {
  // A drain longer than nginx keeps a connection to a node, as the shipped configuration has it.
  pair = await NodePair.start({ DRAIN_SECONDS: '4' });
});
afterAll(() => pair.close());

describe('two nodes of one database', () => {
  it('a message sent on one node is hinted to a page on the other', async () => {
    const [east = '', west = ''] = pair.urls;
    const { connectionString } = pair.database;
    const [farmer] = await logInFarmers(connectionString, 1);
    const office = await logInOffice(connectionString);
    if (!farmer) throw new Error('nobody');
    const chatIds = [farmer.chatId];
    const desk = new Follower({ urls: [west], cookie: office.cookie, as: 'office', chatIds });
    const writer = new Writer({ ...farmer, urls: [east], chatId: undefined }, 0);
    try {
      await expect.poll(() => desk.isConnected).toBe(true);
      // The first may fall between the page's connection and its first reading of the log; on a busy machine others
      // are read before their hint has come.
      for (let n = 0; n < 5; n += 1) {
        writer.write();
        await writer.allSent();
        await expect.poll(() => desk.said(farmer.chatId).length).toBe(n + 1);
      }
      expect(desk.said(farmer.chatId)).toEqual(writer.written);
      expect(desk.came.hinted).toBeGreaterThanOrEqual(2);
    } finally {
      desk.close();
    }
  });

  it('a lost line between the nodes loses hints, never messages, and the next ones arrive again', async () => {
    const result = await runTraffic({
      connectionString: pair.database.connectionString,
      urls: pair.urls,
      messagesPerSecond: 50,
      seconds: 4,
      trouble: async () => {
        await sleep(1_500);
        expect(await cutListeners(pair.database.connectionString)).toBeGreaterThanOrEqual(2);
      },
    });
    expect(result.faults).toEqual([]);
  });
});

// Both ends as an owner has them: a real nginx, with the configuration that is shipped.
if (!nginxProgram)
  console.log('two nodes behind nginx: skipped, nginx is not installed (apt-get install nginx)');
describe.skipIf(!nginxProgram)('two nodes behind nginx', () => {
  let balancer: Balancer;
  beforeAll(async () => {
    balancer = await startNginx(nginxProgram ?? '', await freePort(), pair.urls);
  });
  afterAll(() => balancer.close());

  it('a rolling restart: no request fails, nothing is lost', async () => {
    const result = await runTraffic({
      connectionString: pair.database.connectionString,
      urls: [balancer.url],
      messagesPerSecond: 50,
      seconds: 14,
      // Nothing dies here, so nobody has a reason to ask again, however busy the machine is.
      timeoutMs: 60_000,
      trouble: async () => {
        for (const node of pair.nodes) {
          await sleep(500);
          await node.restart('SIGTERM');
        }
      },
    });
    expect(result.faults).toEqual([]);
    expect(result.retries, await balancer.complaints()).toEqual([]);
  });
});

/**
 * Cuts the connections on which the nodes hear each other; answers how many there were. What such a connection asked last
 * is the listening itself or, after some quiet seconds, the bare sign of life (pg-silence.ts).
 */
async function cutListeners(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and (query ilike 'listen "socket.io%' or query = 'select')`,
    );
    return rowCount ?? 0;
  } finally {
    await client.end();
  }
}
