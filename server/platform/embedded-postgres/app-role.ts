import { createHmac } from 'node:crypto';
import pg from 'pg';
import type { Login } from './address.ts';
import type { Cluster } from './cluster.ts';

/** The app's database in the cluster. */
export const DATABASE = 'av_agro';
/** What the app logs in as: it owns its database and all that is in it, and may do nothing beside that. */
const APP_ROLE = 'av_agro_app';
const NO_RIGHTS = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS';
/** Any fixed number: an app that takes the server from a backup may begin before that has ended. */
const HAND_OVER_LOCK = 0x4156484f;

/**
 * The app's password comes of the owner's by a way that does not lead back: there is no second file to lose, and none
 * that a start cut off half way could have left without its role.
 */
export function appLogin({ password }: Cluster): Login {
  return { role: APP_ROLE, password: createHmac('sha256', password).update(APP_ROLE).digest('base64url') };
}

/** Makes the role, and takes from it what somebody may have given it since. */
export async function ensureAppRole(client: pg.ClientBase, { role, password }: Login): Promise<void> {
  const { rows } = await client.query<{ is_bare: boolean }>(
    `SELECT rolcanlogin AND NOT (rolsuper OR rolcreatedb OR rolcreaterole OR rolreplication OR rolbypassrls) AS is_bare
       FROM pg_roles WHERE rolname = $1`,
    [role],
  );
  if (rows.length === 0)
    await client.query(`CREATE ROLE ${role} ${NO_RIGHTS} PASSWORD ${pg.escapeLiteral(password)}`);
  else if (!rows[0]?.is_bare) await client.query(`ALTER ROLE ${role} ${NO_RIGHTS}`);
}

export async function ensureDatabase(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE} OWNER ${APP_ROLE}`);
}

/**
 * Gives the app's role the database and whatever in it is still the server's owner's: all of it in a folder of before the
 * role was, or what such a version wrote after a rollback. In one transaction; as a rule there is nothing to give.
 * @param ownerUrl of the app's database
 */
export async function handOver(ownerUrl: string, log: (line: string) => void): Promise<void> {
  await inDatabase(ownerUrl, async (client) => {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [HAND_OVER_LOCK]);
    const left = await listOwners(client);
    if (left.length > 0)
      log(`The database becomes the app's own role's: ${left.length} things change hands.`);
    for (const what of left) await client.query(`ALTER ${what} OWNER TO ${APP_ROLE}`);
    await client.query('COMMIT');
  });
}

/** Whether the app's role reads all of the database: not while a version of before the role works on it. */
export async function isHandedOver(ownerUrl: string): Promise<boolean> {
  return inDatabase(ownerUrl, async (client) => {
    await client.query('BEGIN');
    const left = await listOwners(client);
    return left.length === 0;
  });
}

async function inDatabase<T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'av-agro owner' });
  // What matters of a cut connection is told by the query that was on it.
  client.on('error', () => undefined);
  await client.connect();
  // Ending the connection rolls back what did not come to its end.
  return work(client).finally(() => client.end());
}

/**
 * What the server's owner has in this database, each as ALTER names it. What an extension brought is left: whoever makes
 * one, that stays the server's owner's. Indexes, the sequences of columns and the types of rows go with their table.
 */
async function listOwners(client: pg.Client): Promise<string[]> {
  // Every name is then written with its schema.
  await client.query('SET LOCAL search_path TO pg_catalog');
  const { rows } = await client.query<{ what: string }>(
    `WITH me AS (SELECT oid FROM pg_roles WHERE rolname = current_user),
          schema AS (SELECT oid, nspname, nspowner FROM pg_namespace
                      WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'),
          brought AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e')
     SELECT format('DATABASE %I', datname) AS what FROM pg_database, me
      WHERE datname = current_database() AND datdba = me.oid
     UNION ALL
     SELECT format('SCHEMA %I', nspname) FROM schema, me WHERE nspowner = me.oid
     UNION ALL
     SELECT format('TABLE %I.%I', s.nspname, c.relname) FROM pg_class c JOIN schema s ON s.oid = c.relnamespace, me
      WHERE c.relowner = me.oid AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
        AND NOT EXISTS (SELECT FROM brought WHERE classid = 'pg_class'::regclass AND objid = c.oid)
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE c.relkind = 'S' AND d.classid = 'pg_class'::regclass
                         AND d.objid = c.oid AND d.deptype IN ('a', 'i') AND d.refobjsubid > 0)
     UNION ALL
     SELECT format('ROUTINE %s', p.oid::regprocedure) FROM pg_proc p JOIN schema s ON s.oid = p.pronamespace, me
      WHERE p.proowner = me.oid
        AND NOT EXISTS (SELECT FROM brought WHERE classid = 'pg_proc'::regclass AND objid = p.oid)
     UNION ALL
     SELECT format('TYPE %s', t.oid::regtype)
       FROM pg_type t JOIN schema s ON s.oid = t.typnamespace LEFT JOIN pg_class c ON c.oid = t.typrelid, me
      WHERE t.typowner = me.oid AND (t.typtype IN ('d', 'e', 'r') OR c.relkind = 'c')
        AND NOT EXISTS (SELECT FROM brought WHERE classid = 'pg_type'::regclass AND objid = t.oid)`,
  );
  return rows.map(({ what }) => what);
}
