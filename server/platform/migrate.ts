import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';

const FOLDER = path.join(import.meta.dirname, '../migrations');
/** Any fixed number: nodes that start together take turns on it. */
const MIGRATION_LOCK = 7_145_001;
/** Where a restore keeps what it replaces until that is proven (tools/backup/set-aside.ts). */
export const BEFORE_RESTORE = 'av_before_public';

/** Its tables are empty and the business waits under another name: whoever wrote here now would write beside it. */
export class CutOffRestoreError extends Error {
  override name = 'CutOffRestoreError';
}

/**
 * Brings the database to the newest migration: numbered SQL files, forward only, each in its own
 * transaction with its row in `schema_migrations`. Safe to run on every start and from many nodes at once.
 * A file changed after it was applied stops the start: history is not edited, the next number is used.
 *
 * @throws {CutOffRestoreError} while a restore is at work here, or when one was killed half way
 */
export async function migrate(
  connectionString: string,
  options: {
    /** Only these files: a backup is put back into the tables it was made from, and goes on from there. */
    only?: ReadonlySet<string>;
  } = {},
): Promise<{ applied: string[] }> {
  const client = new pg.Client({ connectionString, application_name: 'av-agro migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    if (!options.only) await refuseHalfRestored(client);
    await client.query(
      `create table if not exists schema_migrations (
         name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const known = new Map(rows.map((row) => [row.name, row.checksum]));
    const applied: string[] = [];
    for (const migration of await readMigrations()) {
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
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(FOLDER, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(migration.text);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
