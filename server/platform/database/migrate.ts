import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const FOLDER = path.join(import.meta.dirname, '../../migrations');
/** Any fixed number: nodes that start together take turns on it. */
const MIGRATION_LOCK = 7_145_001;
/** Where a restore keeps what it replaces until that is proven (tools/backup/restore/set-aside.ts). */
export const BEFORE_RESTORE = 'av_before_public';

/** Its tables are empty and the business waits under another name: whoever wrote here now would write beside it. */
export class CutOffRestoreError extends Error {
  override name = 'CutOffRestoreError';
}

/** Its tables are of a later version, which did not say that this one can work on them. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError';
}

/**
 * Brings the database to the newest migration: numbered SQL files, forward only, each in its own
 * transaction with its row in `schema_migrations`. Safe to run on every start and from many nodes at once.
 * A file changed after it was applied stops the start: history is not edited, the next number is used.
 *
 * A database of a later version is worked on only where each of its migrations says so in its first line,
 * `-- compatible_from: NNNN`: the number of the newest migration a program must know at least.
 *
 * @throws {NewerSchemaError} where one does not
 * @throws {CutOffRestoreError} while a restore is at work here, or when one was killed half way
 */
export async function migrate(
  connectionString: string,
  options: {
    /** Only these files: a backup is put back into the tables it was made from, and goes on from there. */
    only?: ReadonlySet<string>;
  } = {},
): Promise<{ applied: string[] }> {
  const client = new pg.Client({
    connectionString,
    application_name: 'av-agro migrate',
    connectionTimeoutMillis: 10_000,
    // A migration may take hours, and only the network can tell that its server is gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (!options.only) await refuseHalfRestored(client);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now(),
         compatible_from integer)`,
    );
    await addCompatibleFrom(client);
    const { rows } = await client.query<Recorded>(
      'select name, checksum, compatible_from from schema_migrations order by name',
    );
    const migrations = await readMigrations();
    refuseNewer(rows, migrations);
    const known = new Map(rows.map((row) => [row.name, row.checksum]));
    const applied: string[] = [];
    for (const migration of migrations) {
      if (options.only?.has(migration.name) === false) continue;
      const recorded = known.get(migration.name);
      if (recorded === undefined) {
        await apply(client, migration);
        applied.push(migration.name);
      } else if (recorded !== migration.checksum) {
        throw new Error(
          `Migration ${migration.name} was changed after it was applied. Add a new one instead.`,
        );
      }
    }
    // The job tables are the library's own; they are brought up here so that a job can be queued before
    // any worker runs.
    await migrateJobs(connectionString);
    return { applied };
  } finally {
    await client.end();
  }
}

/** Whether a restore is at work here or was cut off: what stood before it is still there. */
export async function isSetAside(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [BEFORE_RESTORE]);
  return rowCount === 1;
}

/** Tables of before it was noted. Only then: the lock it takes would wait for a backup that reads them. */
async function addCompatibleFrom(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_attribute where attrelid = 'schema_migrations'::regclass and attname = 'compatible_from'`,
  );
  if (rowCount === 0) await client.query('alter table schema_migrations add column compatible_from integer');
}

interface Recorded {
  name: string;
  checksum: string;
  compatible_from: number | null;
}

function refuseNewer(recorded: Recorded[], migrations: Migration[]): void {
  const ours = new Set(migrations.map(({ name }) => name));
  const newest = Math.max(...migrations.map(({ name }) => Number.parseInt(name, 10)));
  const foreign = recorded.find(
    ({ name, compatible_from: from }) => !ours.has(name) && (from === null || from > newest),
  );
  if (foreign === undefined) return;
  throw new NewerSchemaError(
    `The database is of a later AV Agro (${foreign.name} is not known here, and this version cannot work on it): start that version or a later one, or restore a backup this version made (docs/operations.md, Upgrade and rollback).`,
  );
}

async function refuseHalfRestored(client: pg.Client): Promise<void> {
  if (!(await isSetAside(client))) return;
  throw new CutOffRestoreError(
    'A restore is at work on this database, or was cut off: what stood there before is set aside. Begin the same restore again; AV Agro starts when it has ended.',
  );
}

/**
 * Over connections of ours: the library's own may outlive its call by a moment, and a server that stops in that
 * moment (a rehearsal does) then ends the process with an error nobody listens for.
 */
async function migrateJobs(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1, application_name: 'av-agro migrate jobs' });
  // What matters of a cut connection is told by the query that was on it.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool: pool });
  } finally {
    await pool.end();
  }
}

/** One numbered file of this version. `checksum`: hex SHA-256 of its text. */
export interface Migration {
  name: string;
  text: string;
  checksum: string;
  /** A program that knows this migration works on the tables too; undefined: only one that knows them. */
  compatibleFrom: number | undefined;
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(FOLDER, name), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name, text, checksum, compatibleFrom: readCompatibleFrom(name, text) };
    }),
  );
}

/** @throws on a first line that means to say it and does not: it would be taken for silence */
export function readCompatibleFrom(name: string, text: string): number | undefined {
  const [first = ''] = text.split('\n', 1);
  if (!/compatible[ _-]*from/i.test(text)) return undefined;
  const number = /^-- compatible_from: (\d{4})$/.exec(first)?.[1];
  if (number === undefined || number >= name.slice(0, 4)) {
    throw new Error(
      `Migration ${name}: the first line must be "-- compatible_from: NNNN", an earlier migration's number.`,
    );
  }
  return Number(number);
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.text);
    await client.query(
      'insert into schema_migrations (name, checksum, compatible_from) values ($1, $2, $3)',
      [migration.name, migration.checksum, migration.compatibleFrom ?? null],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
