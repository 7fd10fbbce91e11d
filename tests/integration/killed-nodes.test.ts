import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tools/free-port.ts';
import { killInTurn } from '../support/nodes/kill-in-turn.ts';
import { nginxProgram, startNginx } from '../support/nodes/nginx.ts';
import { NodePair } from '../support/nodes/node-pair.ts';
import { runTraffic } from '../support/nodes/run-traffic.ts';
import { keepTrafficTable, trafficTable } from '../support/nodes/traffic-table.ts';

/**
 * Two processes over one PostgreSQL server (TEST_DATABASE_URL, or our own), killed in turn while people write and read.
 * `npm run trials -- nodes` plays the long form and says which settings there are.
 */
const { NODES_SECONDS, NODES_PER_SECOND = 30, NODES_KILL_EVERY, NODES_FRONT, NODES_REPORT } = process.env;
const SECONDS = Number(NODES_SECONDS ?? 6);
const PER_SECOND = Number(NODES_PER_SECOND);
const KILL_EVERY = Number(NODES_KILL_EVERY ?? 3);

const NGINX = 'nginx, the shipped configuration';
const DIRECT = 'nothing: people try the other address';
const installed = nginxProgram ? [NGINX, DIRECT] : [DIRECT];
// A long day is played once, as an owner has it.
const asked = NODES_SECONDS ? installed.slice(0, 1) : installed;
const fronts = NODES_FRONT === 'none' ? [DIRECT] : asked;

if (!nginxProgram)
  console.log('killed behind nginx: skipped, nginx is not installed (apt-get install nginx)');

let pair: NodePair;
beforeAll(async () => {
  pair = await NodePair.start();
});
afterAll(() => pair.close());

describe.each(fronts)('two nodes behind %s', (front) => {
  it(
    `one killed every ${KILL_EVERY} s for ${SECONDS} s at ${PER_SECOND} messages/s: nothing is lost, doubled or out of order`,
    async () => {
      const balancer =
        front === NGINX ? await startNginx(nginxProgram ?? '', await freePort(), pair.urls) : undefined;
      let kills = 0;
      try {
        const result = await runTraffic({
          connectionString: pair.database.connectionString,
          urls: balancer ? [balancer.url] : pair.urls,
          messagesPerSecond: PER_SECOND,
          people: NODES_SECONDS ? 40 : 12,
          seconds: SECONDS,
          trouble: async () => {
            kills = await killInTurn(pair.nodes, { seconds: SECONDS, everySeconds: KILL_EVERY });
          },
        });
        const database = await versionOf(pair.database.connectionString);
        const table = trafficTable(result, { front, database, seconds: SECONDS, kills });
        console.log(table);
        if (NODES_REPORT) await keepTrafficTable(table, path.resolve(NODES_REPORT));
        expect(result.faults.slice(0, 20)).toEqual([]);
        expect(result.written).toBe(SECONDS * PER_SECOND);
        expect(kills).toBe(Math.floor(SECONDS / KILL_EVERY));
      } finally {
        await balancer?.close();
      }
    },
    SECONDS * 2_000 + 300_000,
  );
});

/** As `PostgreSQL 18.1`. */
async function versionOf(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return `PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`;
  } finally {
    await client.end();
  }
}
