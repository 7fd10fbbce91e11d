import pg from 'pg';
import { type Size, writeBusiness } from './write-business.ts';

/** Every table the writer fills; their indexes are made after the rows, which is many times quicker. */
const TABLES = [
  'farmers',
  'chats',
  'files',
  'messages',
  'message_hidden',
  'chat_events',
  'chat_side_state',
  'quotations',
  'dispatches',
];
/** A session's own memory for building indexes. */
const BUILD_MEMORY = '1GB';

/**
 * Fills an empty, migrated database. Needs a role that may write the catalogue (the embedded server's does).
 * @returns false when the business was there already
 * @throws {Error} when the database holds something else
 */
export async function seedBusiness(
  connectionString: string,
  size: Size,
  say: (line: string) => void,
): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(
      'create table if not exists bench_seed (chats int, messages int, done_at timestamptz)',
    );
    const { rows } = await client.query<{ done_at: Date | null }>('select done_at from bench_seed');
    if (rows[0]?.done_at) return false;
    if (rows.length > 0) await client.query(`truncate ${TABLES.join(', ')} cascade`);
    const { rowCount } = await client.query('select 1 from farmers limit 1');
    if (rowCount)
      throw new Error('This database holds a business already; the bench makes its own in an empty one.');
    await client.query('delete from bench_seed');
    await client.query('insert into bench_seed values ($1, $2, null)', [size.chats, size.messages]);
    await client.query(
      `insert into staff (email, password_hash) values ('writer@office.example', 'none') on conflict do nothing`,
    );
    await setIndexesReady(client, false);
    await writeBusiness(connectionString, size, {
      end: Date.now(),
      onProgress: (messages) => say(`  ${messages.toLocaleString('en-IN')} messages`),
    });
    await buildIndexes(client, say);
    await alignIdentities(client);
    say('  statistics and visibility map');
    for (const table of TABLES) await client.query(`vacuum (analyze) ${table}`);
    await client.query('update bench_seed set done_at = now()');
    await client.query('checkpoint');
    return true;
  } finally {
    await client.end();
  }
}

/** Rows that come while an index is not ready do not enter it; REINDEX makes it whole and ready again. */
async function setIndexesReady(client: pg.Client, ready: boolean): Promise<void> {
  await client.query(
    'update pg_index set indisready = $2, indisvalid = $2 where indrelid = any($1::regclass[])',
    [TABLES, ready],
  );
}

async function buildIndexes(client: pg.Client, say: (line: string) => void): Promise<void> {
  await client.query(`set maintenance_work_mem = '${BUILD_MEMORY}'`);
  for (const table of TABLES) {
    say(`  indexes of ${table}`);
    await client.query(`reindex table ${table}`);
  }
}

/** COPY gave the numbers itself. */
async function alignIdentities(client: pg.Client): Promise<void> {
  for (const table of ['farmers', 'chats', 'messages', 'quotations']) {
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
  }
}
