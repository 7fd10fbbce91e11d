import pg from 'pg';
import { freePort } from '../../free-port.ts';
import { logInFarmers, logInOffice } from '../../people.ts';
import { startClient } from '../clients/process.ts';
import { Crowd } from '../crowd.ts';
import { type Figure, round } from '../figure.ts';
import { startProduct } from '../product.ts';
import { inScratch, type Scratch } from '../scratch.ts';
import { listenersOf, SOCKETS } from './delivery.ts';

const TIMEOUT_MS = 60_000;

/**
 * Everybody comes back at once: the process is killed under 5,000 open pages, each of which has one new message waiting
 * for it. Level is a page whose line is up and whose log is whole.
 */
export function benchStorm(): Promise<Figure[]> {
  return inScratch(async (scratch) => {
    const storm = await overProduct(scratch);
    const floor = await overRelay();
    const what = 'a bare Socket.IO server killed and started again; the pages only connect';
    return [
      {
        name: `all ${SOCKETS} pages level after the kill`,
        value: storm.sinceKill,
        unit: 's',
        floor: { what, value: floor.sinceKill },
        note: 'pages wait 0.5 to 1.5 s before their first try and up to 7.5 s before later ones (web/lib/socket.ts)',
      },
      {
        name: 'of it since the server was ready',
        value: storm.sinceReady,
        unit: 's',
        floor: { what, value: floor.sinceReady },
      },
      { name: 'pages not level', value: storm.missing, unit: '', target: { of: 'value', atMost: 0 } },
    ];
  });
}

interface Storm {
  sinceKill: number;
  sinceReady: number;
  missing: number;
}

async function overProduct({ connectionString, dataDir }: Scratch): Promise<Storm> {
  const port = await freePort();
  const start = () => startProduct({ dataDir, databaseUrl: connectionString, port });
  let product = await start();
  const farmers = await logInFarmers(connectionString, SOCKETS - 2);
  const office = await logInOffice(connectionString);
  const crowd = await Crowd.gather(listenersOf(farmers, office.cookie).filter(({ as }) => as === 'farmer'));
  try {
    await crowd.connect(product.url, true);
    return await storm(crowd, 1, {
      kill: async () => {
        await product.stop('SIGKILL');
        await writeToEach(connectionString);
      },
      start: async () => {
        product = await start();
      },
    });
  } finally {
    await crowd.leave();
    await product.stop();
  }
}

async function overRelay(): Promise<Storm> {
  const port = await freePort();
  let relay = await startClient('floors/relay.ts');
  await relay.ask('listen', { port });
  const listeners = Array.from({ length: SOCKETS - 2 }, (_, n) => ({
    cookie: `n=${n}`,
    as: 'farmer' as const,
  }));
  const crowd = await Crowd.gather(listeners);
  try {
    await crowd.connect(`http://127.0.0.1:${port}`, true);
    return await storm(crowd, 0, {
      kill: () => relay.stop('SIGKILL'),
      start: async () => {
        relay = await startClient('floors/relay.ts');
        await relay.ask('listen', { port });
      },
    });
  } finally {
    await crowd.leave();
    await relay.stop();
  }
}

async function storm(
  crowd: Crowd,
  seq: number,
  server: { kill: () => Promise<void>; start: () => Promise<void> },
): Promise<Storm> {
  const killed = performance.now();
  await server.kill();
  await server.start();
  const ready = performance.now();
  const level = await crowd.untilLevel(seq, TIMEOUT_MS);
  const now = performance.now();
  return {
    sinceKill: round((now - killed) / 1000),
    sinceReady: round((now - ready) / 1000),
    missing: crowd.size - level,
  };
}

/** What the office wrote through another node meanwhile. */
async function writeToEach(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      `with head as (update chats set head_seq = head_seq + 1 returning id, head_seq),
       said as (
         insert into messages (chat_id, seq, sender_role, sender_id, text)
         select id, head_seq, 'admin', 1, 'ಸರಿ ಸರ್' from head returning id, chat_id, seq
       )
       insert into chat_events (chat_id, seq, audience, type, payload)
       select chat_id, seq, 'both', 'message', jsonb_build_object('message_id', id) from said`,
    );
  } finally {
    await client.end();
  }
}
