import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Tells a slow server from one that is gone. TCP does not: where packets are dropped it goes on sending for a quarter of
 * an hour, where a proxy lost its far side it even gets every byte acknowledged. What asks the server for longer than
 * `SILENCE_MS` and hears nothing is therefore cut here; its user gets an error at once, and the pool connects anew.
 * Longer than any statement may take (db.ts), so that a server at work has said so by then.
 */
const SILENCE_MS = 18_000;
const BEAT_MS = 3_000;

/** What node-postgres has and its types do not tell. */
type Inner = pg.PoolClient & {
  readyForQuery: boolean;
  connection: EventEmitter & { stream: Socket };
};

/** No write passes, whatever was asked: the server is a standby, its disk is full or broken. */
const TAKES_NO_WRITES = new Set(['25006', '53100', '58030']);

/**
 * Watches every connection of a pool, also those that are checked out for good and only listen.
 * @param onRefused called when the server refuses a write for want of room or because it takes none
 */
export function watchConnections(pool: pg.Pool, onRefused: () => void): void {
  const lent = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  pool.on('connect', (client) => {
    cutWhenSilent(client as Inner, () => lent.has(client));
    heedRefusals(client as Inner, onRefused);
  });
}

function cutWhenSilent(client: Inner, isLent: () => boolean): void {
  const { stream } = client.connection;
  let heard = stream.bytesRead;
  let silentMs = 0;
  stream.setTimeout(BEAT_MS);
  // Nothing came or went for a beat.
  stream.on('timeout', () => {
    silentMs = stream.bytesRead === heard ? silentMs + BEAT_MS : BEAT_MS;
    heard = stream.bytesRead;
    if (client.readyForQuery) {
      silentMs = 0;
      // It listens: whoever only listens never learns that nobody speaks any more.
      const isIdle = client.getTransactionStatus() === 'I';
      if (isLent() && isIdle) client.query('select').catch(() => undefined);
    } else if (silentMs >= SILENCE_MS) {
      const error = new Error(`the database has said nothing for ${SILENCE_MS / 1000} seconds`);
      stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
    } else {
      stream.setTimeout(BEAT_MS);
    }
  });
}

/**
 * A connection to a server that takes no writes (the primary of yesterday, a standby) would be refused for as long as it
 * lives: the next one may lead to the server that does.
 */
function heedRefusals({ connection }: Inner, onRefused: () => void): void {
  connection.on('errorMessage', ({ code = '' }: { code?: string }) => {
    if (!TAKES_NO_WRITES.has(code)) return;
    onRefused();
    // After its user has been told.
    if (code === '25006') setImmediate(() => connection.stream.destroy());
  });
}
