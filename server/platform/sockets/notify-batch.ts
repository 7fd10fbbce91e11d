import type pg from 'pg';

/** The statement of the Socket.IO adapter for one notice (its `util.js`). */
const ONE_NOTICE = 'SELECT pg_notify($1, $2)';
const MANY_NOTICES =
  'select pg_notify(notice.channel, notice.payload) from unnest($1::text[], $2::text[]) as notice(channel, payload)';

interface Waiting {
  channel: string;
  payload: string;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** All that the adapter asks of a pool. */
type AdapterPool = Pick<pg.Pool, 'connect' | 'query'>;

/**
 * The pool as the Socket.IO adapter sees it: notices leave in the order they were given, one statement at a time, each
 * with everything that has come up since the last. A quiet node sends a notice at once; a busy one spends a
 * connection and a commit on dozens of them instead of on each.
 */
export function batchNotices(pool: pg.Pool): AdapterPool {
  let waiting: Waiting[] = [];
  let isSending = false;

  async function send(): Promise<void> {
    isSending = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await pool.query({
          name: 'realtime.notify',
          text: MANY_NOTICES,
          values: [batch.map(({ channel }) => channel), batch.map(({ payload }) => payload)],
        });
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isSending = false;
  }

  function query(text: string, values: [channel: string, payload: string]): Promise<unknown> {
    if (text !== ONE_NOTICE) return pool.query(text, values);
    const [channel, payload] = values;
    return new Promise<void>((resolve, reject) => {
      waiting.push({ channel, payload, resolve, reject });
      if (!isSending) void send();
    });
  }
  /** The adapter forgets a listening connection that was cut, but the pool would count it as checked out for ever. */
  async function connect(): Promise<pg.PoolClient> {
    const client = await pool.connect();
    client.once('end', () => client.release(true));
    return client;
  }
  return { connect: connect as pg.Pool['connect'], query: query as pg.Pool['query'] };
}
