import type pg from 'pg';
import { BEFORE_RESTORE } from '../../../server/platform/database/migrate.ts';

/*
 * What a restore replaces waits beside it until what replaces it is proven. The job queue has a schema of its own, which
 * is renamed. Ours live in `public`, which stays where it is with what extensions brought into it: there is one of
 * each in a database, indexes on either side need it, and on a server that is not ours only a superuser may move it.
 */
const HERE = 'public';
const QUEUE = { here: 'graphile_worker', aside: 'av_before_worker' };

/** Makes the database empty without losing anything: what it holds waits in other schemas. */
export async function setAside(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query(`create schema ${BEFORE_RESTORE}`);
  await moveOurs(client, HERE, BEFORE_RESTORE);
  await rename(client, QUEUE.here, QUEUE.aside);
  await client.query('commit');
}

/** Undoes `setAside`, and whatever was begun since. */
export async function putBack(client: pg.Client): Promise<void> {
  await client.query('begin');
  for (const begun of await listOurs(client, HERE))
    await client.query(`drop ${begun.kind} if exists ${begun.name} cascade`);
  await moveOurs(client, BEFORE_RESTORE, HERE);
  // Not with all that might still be in it.
  await client.query(`drop schema ${BEFORE_RESTORE}`);
  await client.query(`drop schema if exists ${QUEUE.here} cascade`);
  await rename(client, QUEUE.aside, QUEUE.here);
  await client.query('commit');
}

/** Ends it in the other direction; in the transaction that fills what takes the place. */
export async function dropAside(client: pg.Client): Promise<void> {
  for (const aside of [BEFORE_RESTORE, QUEUE.aside]) {
    await client.query(`drop schema if exists ${aside} cascade`);
  }
}

interface OwnObject {
  kind: 'table' | 'view' | 'sequence' | 'routine';
  /** With its schema, and the arguments of a routine. */
  name: string;
}

/**
 * What moves by itself; indexes, and the sequences of columns, go where their table goes. Routines come first: their
 * arguments are named by types, and a table takes its type along.
 */
async function listOurs(client: pg.Client, schema: string): Promise<OwnObject[]> {
  // Every type is then written with its schema.
  await client.query('set local search_path to pg_catalog');
  const { rows } = await client.query<OwnObject>(
    `select 'routine' as kind,
            format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = $1 and not exists (
       select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
     union all
     select case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end,
            format('%I.%I', n.nspname, c.relname)
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'S') and not exists (
       select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
         and (d.deptype = 'e' or c.relkind = 'S' and d.deptype in ('a', 'i') and d.refobjsubid > 0))
     order by 1, 2`,
    [schema],
  );
  return rows;
}

async function moveOurs(client: pg.Client, from: string, to: string): Promise<void> {
  for (const { kind, name } of await listOurs(client, from)) {
    await client.query(`alter ${kind} ${name} set schema ${to}`);
  }
}

async function rename(client: pg.Client, from: string, to: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [from]);
  if (rowCount === 1) await client.query(`alter schema ${from} rename to ${to}`);
}
