import type pg from 'pg';
import { BEFORE_RESTORE } from '../../server/platform/migrate.ts';
import { quoted } from './catalog.ts';

/** The schemas of an installation, and where they wait until what replaces them is proven. */
const PLACES = [
  { here: 'public', aside: BEFORE_RESTORE },
  { here: 'graphile_worker', aside: 'av_before_worker' },
] as const;
const [PUBLIC] = PLACES;

/** Whether a restore was cut off here: what stood before it is still there. */
export async function isAside(client: pg.Client): Promise<boolean> {
  return exists(client, PUBLIC.aside);
}

/** Makes the database empty without losing anything: what it holds waits under other names. */
export async function setAside(client: pg.Client): Promise<void> {
  await client.query('begin');
  for (const { here, aside } of PLACES) {
    if (await exists(client, here)) await client.query(`alter schema ${here} rename to ${aside}`);
  }
  await client.query('create schema public; grant usage on schema public to public');
  await moveExtensions(client, PUBLIC.aside, PUBLIC.here);
  await client.query('commit');
}

/** Undoes `setAside`, and whatever was begun since. */
export async function putBack(client: pg.Client): Promise<void> {
  await client.query('begin');
  await moveExtensions(client, PUBLIC.here, PUBLIC.aside);
  for (const { here, aside } of PLACES) {
    await client.query(`drop schema if exists ${here} cascade`);
    if (await exists(client, aside)) await client.query(`alter schema ${aside} rename to ${here}`);
  }
  await client.query('commit');
}

/** Ends it in the other direction; in the transaction that fills what takes the place. */
export async function dropAside(client: pg.Client): Promise<void> {
  for (const { aside } of PLACES) await client.query(`drop schema if exists ${aside} cascade`);
}

/** There is one of each in a database, and indexes on either side need it: it must never go down with a schema. */
async function moveExtensions(client: pg.Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select extname as name from pg_extension where extnamespace = to_regnamespace($1)',
    [from],
  );
  for (const { name } of rows) await client.query(`alter extension ${quoted(name)} set schema ${to}`);
}

async function exists(client: pg.Client, schema: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
  return rowCount === 1;
}
