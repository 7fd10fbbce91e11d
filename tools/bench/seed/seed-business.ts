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
 * Fills an empty, migrated database; quickest as a superuser.
 * @param ownerUrl of the same database, as the superuser when there is one
 * @returns false when the business was there already
 * @throws {Error} when the database holds something else
 */
export async function seedBusiness(
  connectionString: string,
  size: Size,
  say: (line: string) => void,
  ownerUrl = connectionString,
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
      `insert into staff (email, password_hash, name, roles)
       values ('writer@office.example', 'none', '{"en": "Writer"}', '{owner}') on conflict do nothing`,
    );
    await asSuperuser(ownerUrl, LEAVE_INDEXES_BEHIND);
    const bringBack = await setGuardsAside(client);
    await writeBusiness(connectionString, size, {
      end: Date.now(),
      onProgress: (messages) => say(`  ${messages.toLocaleString('en-IN')} messages`),
    });
    await buildIndexes(client, say);
    await bringBack();
    await alignIdentities(client);
    say('  statistics and visibility map');
    for (const table of TABLES) await client.query(`vacuum (analyze) ${table}`);
    await client.query('update bench_seed set done_at = now()');
    await asSuperuser(ownerUrl, 'checkpoint');
    return true;
  } finally {
    await client.end();
  }
}

/**
 * Rows that come while an index is not ready do not enter it; REINDEX makes it whole and ready again. That takes a superuser;
 * anybody else's rows take their indexes along, which is slower.
 */
const LEAVE_INDEXES_BEHIND = `update pg_index set indisready = false, indisvalid = false
  where indrelid = any('{${TABLES.join(',')}}'::regclass[])`;

/**
 * Takes the foreign keys and triggers of these tables away: asked row by row they would cost more than the writing. What it
 * answers brings them back, and PostgreSQL then looks at all rows at once.
 */
async function setGuardsAside(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [TABLES],
  );
  for (const { owner, name } of keys) await client.query(`alter table ${owner} drop constraint ${name}`);
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
    for (const { owner, name, definition } of keys)
      await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
  };
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

/** Does it where that connection is a superuser's, else leaves it. */
async function asSuperuser(ownerUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = current_user and rolsuper');
    if (rowCount) await client.query(statement);
  } finally {
    await client.end();
  }
}
