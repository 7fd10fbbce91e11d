import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { isSetAside, migrate, readMigrations } from '../../../server/platform/database/migrate.ts';
import { listTables, qualified, quoted, readVersions, type Sequence, type Table } from '../catalog.ts';
import { BackupError } from '../command.ts';
import { connect } from '../open-database.ts';
import { type Digest, digestTable, speakPlainly } from '../store/table-stream.ts';
import { dropAside, putBack, setAside } from './set-aside.ts';

/** What a database is to become, and where its rows come from. */
export interface Content {
  migrations: { name: string; checksum: string }[];
  queueVersion: number;
  tables: Table[];
  sequences: Sequence[];
  /** The rows of one table as COPY text. */
  open: (table: Table) => Readable;
  /** What they came to at their origin; asked after `open` was read to its end. */
  digestOf: (table: Table) => Digest;
}

export interface FillOptions {
  force: boolean;
  log: (line: string) => void;
  /** Leaves the tables as the content has them; without it the migrations since then run. */
  isLeftAsItWas?: boolean;
}

/**
 * Makes the database hold exactly this: tables by the same migrations, rows, positions of the sequences; every
 * table is read back and compared before the commit. Afterwards the migrations since then run.
 *
 * @param force also where an installation stands already. It waits under other names and goes in the transaction that
 *   brings the new rows: until then it takes its room beside them
 * @throws {BackupError} when it must not or could not be done; what stood there then stands there again
 */
export async function fillDatabase(
  connectionString: string,
  content: Content,
  options: FillOptions,
): Promise<void> {
  await refuseUnknown(content);
  const client = await connect(connectionString, 'restore');
  try {
    await refuseOthers(client);
    await makeRoom(client, options.force);
    try {
      await migrate(connectionString, { only: new Set(content.migrations.map(({ name }) => name)) });
      await speakPlainly(client);
      await client.query('begin');
      await fillTables(client, content, options.log);
      await dropAside(client);
      await client.query('commit');
    } catch (error) {
      await goBack(client, options.log);
      throw error;
    }
    await client.query('analyze');
  } finally {
    await client.end();
  }
  if (!options.isLeftAsItWas) await migrate(connectionString);
}

/** Tables of a later version have columns we would lose. */
async function refuseUnknown({ migrations }: Content): Promise<void> {
  const ours = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.find(({ name, checksum }) => ours.get(name) !== checksum);
  if (unknown) {
    throw new BackupError(
      `Its tables are of another AV Agro (${unknown.name} is not known here): use the version that made it, or a later one.`,
    );
  }
}

async function refuseOthers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'av-agro' and pid <> pg_backend_pid()`,
  );
  if ((rows[0]?.count ?? 0) > 0) {
    throw new BackupError('AV Agro is running on this database: stop every node of it first.');
  }
}

/** Also when the connection is broken, as far as it goes; what is left then is told. */
async function goBack(client: pg.Client, log: (line: string) => void): Promise<void> {
  try {
    await client.query('rollback');
    if (await isSetAside(client)) await putBack(client);
  } catch {
    log(
      'What stood there before is set aside, and AV Agro does not start on it. Begin the same again: it is put back first.',
    );
  }
}

/** Leaves an empty database; what is there is set aside only with `force`, what is not ours never. */
async function makeRoom(client: pg.Client, force: boolean): Promise<void> {
  if (await isSetAside(client)) {
    if (!force && (await isLivedIn(client))) {
      throw new BackupError(
        'A restore was cut off here, and AV Agro has run on empty tables since. With --force what it wrote there is lost.',
      );
    }
    await putBack(client);
  }
  const { rows } = await client.query<{ tables: number; is_ours: boolean }>(
    `select count(*)::int as tables, coalesce(bool_or(tablename = 'schema_migrations'), false) as is_ours
     from pg_tables where schemaname = 'public'`,
  );
  const { tables = 0, is_ours: isOurs = false } = rows[0] ?? {};
  if (tables > 0 && !isOurs) throw new BackupError('This database holds something that is not AV Agro.');
  if (isOurs && !force && (await isLivedIn(client))) {
    throw new BackupError(
      'There is an installation already. With --force it is replaced, and what it holds is lost.',
    );
  }
  if (tables > 0) await setAside(client);
}

/** Somebody can log in to it, or could. Freshly migrated tables hold nothing to lose. */
async function isLivedIn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ staff: string | null }>(
    "select to_regclass('public.staff') as staff",
  );
  if (rows[0]?.staff === null) return false;
  const found = await client.query(
    'select from staff union all select from farmers union all select from app_secrets limit 1',
  );
  return (found.rowCount ?? 0) > 0;
}

async function fillTables(client: pg.Client, content: Content, log: (line: string) => void): Promise<void> {
  const here = await listTables(client);
  const names = here.map(qualified).join(', ');
  // Our own guards (append-only tables, wake-up calls of the queue); references stay checked.
  for (const table of here) await client.query(`alter table ${qualified(table)} disable trigger user`);
  await client.query(`truncate ${names}`);
  const isOtherQueue = content.queueVersion !== (await readVersions(client)).queueVersion;
  for (const table of content.tables) {
    if (isOtherQueue && table.schema === 'graphile_worker') continue;
    await fillTable(client, table, content);
  }
  if (isOtherQueue) log('The job queue is of another version: work that was waiting in it is left out.');
  for (const { schema, name, value, called } of content.sequences) {
    if (isOtherQueue && schema === 'graphile_worker') continue;
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      qualified({ schema, name }),
      value,
      called,
    ]);
  }
  // Whoever had taken a job is gone.
  await client.query(
    `update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null;
     update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`,
  );
  for (const table of here) await client.query(`alter table ${qualified(table)} enable trigger user`);
}

async function fillTable(client: pg.Client, table: Table, { open, digestOf }: Content): Promise<void> {
  const columns = table.columns.map(quoted).join(', ');
  const into = client.query(from(`copy ${qualified(table)} (${columns}) from stdin`));
  await pipeline(open(table), into);
  const [origin, here] = [digestOf(table), await digestTable(client, table)];
  if (origin.sha256 !== here.sha256 || origin.rows !== here.rows) {
    throw new BackupError(
      `${table.name} came to ${here.rows} rows (${here.sha256.slice(0, 12)}) of ${origin.rows} (${origin.sha256.slice(0, 12)}): nothing was kept.`,
    );
  }
}
