import type pg from 'pg';
import { isSetAside } from '../../server/platform/database/migrate.ts';
import { BackupError } from './command.ts';

/** The schemas a backup holds: the product's own and its job queue's. */
const SCHEMAS = ['public', 'graphile_worker'];

/** A table as a backup sees it: what it takes to read all of it, always in the same order, and to fill it again. */
export interface Table {
  schema: string;
  name: string;
  /** Those that are stored and not computed. */
  columns: string[];
  /** An ORDER BY that puts the rows in one order on every server, whatever its collation. */
  order: string;
}

export interface Sequence {
  schema: string;
  name: string;
  value: string;
  called: boolean;
}

/** `"public"."messages"`, ready for a statement. */
export function qualified({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

interface TableRow {
  schema: string;
  name: string;
  oid: number;
  columns: string[];
  key: { name: string; is_text: boolean }[] | null;
}

/**
 * Every table, those that others refer to first. The queue's own list of migrations stays out: the library keeps
 * that itself. Read from the catalogue and not from a list of ours, so that no new table is forgotten.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<TableRow>(
    `select n.nspname as schema, c.relname as name, c.oid::int8::int as oid,
            (select jsonb_agg(a.attname order by a.attnum) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
            (select jsonb_agg(jsonb_build_object('name', a.attname, 'is_text', t.typcategory = 'S') order by k.place)
             from pg_index i
             cross join unnest(i.indkey) with ordinality as k (attnum, place)
             join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
             join pg_type t on t.oid = a.atttypid
             where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any ($1)
       and not (n.nspname = 'graphile_worker' and c.relname = 'migrations')
     order by n.nspname, c.relname`,
    [SCHEMAS],
  );
  const { rows: references } = await client.query<{ from: number; to: number }>(
    `select distinct conrelid::int8::int as from, confrelid::int8::int as to from pg_constraint
     where contype = 'f' and conrelid <> confrelid`,
  );
  return referredFirst(rows, references).map(({ schema, name, columns, key }) => ({
    schema,
    name,
    columns,
    order: (key ?? columns.map((column) => ({ name: column, is_text: false })))
      .map((column) => (column.is_text ? `${quoted(column.name)} collate "C"` : quoted(column.name)))
      .join(', '),
  }));
}

function referredFirst(tables: TableRow[], references: { from: number; to: number }[]): TableRow[] {
  const sorted: TableRow[] = [];
  const waiting = new Map(tables.map((table) => [table.oid, table]));
  while (waiting.size > 0) {
    const next = [...waiting.values()].filter(
      ({ oid }) => !references.some(({ from, to }) => from === oid && waiting.has(to)),
    );
    if (next.length === 0) {
      const names = [...waiting.values()].map(({ name }) => name).join(', ');
      throw new Error(`These tables refer to each other in a circle and cannot be filled in turn: ${names}`);
    }
    for (const table of next) waiting.delete(table.oid);
    sorted.push(...next);
  }
  return sorted;
}

/** Where every sequence stands. They count outside transactions: asked after the tables they are never behind. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any ($1) order by 1, 2`,
    [SCHEMAS],
  );
  const sequences: Sequence[] = [];
  for (const { schema, name } of rows) {
    const { rows: found } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${qualified({ schema, name })}`,
    );
    if (found[0]) sequences.push({ schema, name, ...found[0] });
  }
  return sequences;
}

/**
 * Ends what wants to read a business where none is to be read: between the two halves of a restore the tables are empty,
 * and a backup of them would pass for a good one.
 * @throws {BackupError}
 */
export async function refuseUnreadable(client: pg.ClientBase): Promise<void> {
  if (await isSetAside(client)) {
    throw new BackupError(
      'A restore is at work on this database, or was cut off: begin the same restore again, and this when it has ended.',
    );
  }
  const { rows } = await client.query<{ is_there: boolean }>(
    "select to_regclass('schema_migrations') is not null as is_there",
  );
  if (!rows[0]?.is_there) throw new BackupError('There is no AV Agro in this database.');
}

/** What the tables were made by: the server, our migrations, the newest migration of the job queue's library. */
export async function readVersions(client: pg.ClientBase) {
  const [server, migrations, queue] = [
    await client.query<{ server_version: string }>('show server_version'),
    await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    ),
    await client.query<{ id: number }>('select max(id)::int as id from graphile_worker.migrations'),
  ];
  return {
    postgres: server.rows[0]?.server_version ?? '',
    migrations: migrations.rows,
    queueVersion: queue.rows[0]?.id ?? 0,
  };
}
