import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** The statement of the Socket.IO adapter for one notice (its `util.js`). */
export const ONE_NOTICE = 'SELECT pg_notify($1, $2)';
/** Nothing is kept of a notice: its commit, which holds a lock over all who notify, need not wait for the disk. */
const MANY_NOTICES = `with quickly as materialized (select set_config('synchronous_commit', 'off', true))
  select pg_notify(notice.channel, notice.payload)
  from quickly, unnest($1::text[], $2::text[]) as notice(channel, payload)`;
/** How long a busy node gathers before the next statement. */
const GATHER_MS = 5;

interface Notice {
  channel: string;
  payload: string;
}

/** All that the adapter asks of a pool. */
type AdapterPool = Pick<pg.Pool, 'connect' | 'query'>;

/**
 * The pool as the Socket.IO adapter sees it: notices leave in the order they were given, one statement at a time, each
 * with everything that has come up since the last. A quiet node sends a notice at once; a busy one spends a
 * connection and a commit on dozens of them instead of on each.
 *
 * The adapter waits for its notice before it tells this node's own sockets. It is answered at once: they would wait for
 * a connection and a commit that only other nodes need.
 *
 * @param onError told why notices were lost; whoever they were for learns it by the next gap in the log
 */
export function batchNotices(pool: pg.Pool, onError: (error: unknown) => void): AdapterPool {
  let waiting: Notice[] = [];
  let isSending = false;

  async function send(): Promise<void> {
    isSending = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await pool
        .query({
          name: 'realtime.notify',
          text: MANY_NOTICES,
          values: [batch.map(({ channel }) => channel), batch.map(({ payload }) => payload)],
        })
        .catch(onError);
      await sleep(GATHER_MS);
    }
    isSending = false;
  }

  function query(text: string, values: [channel: string, payload: string]): Promise<unknown> {
    if (text !== ONE_NOTICE) return pool.query(text, values);
    const [channel, payload] = values;
    waiting.push({ channel, payload });
    if (!isSending) void send();
    return Promise.resolve();
  }
  /** The adapter forgets a listening connection that was cut, but the pool would count it as checked out for ever. */
  async function connect(): Promise<pg.PoolClient> {
    const client = await pool.connect();
    client.once('end', () => client.release(true));
    return client;
  }
  return { connect: connect as pg.Pool['connect'], query: query as pg.Pool['query'] };
}
