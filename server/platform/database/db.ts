import pg from 'pg';
import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { openPool } from './pg-hosts.ts';
import { watchConnections } from './pg-silence.ts';

/**
 * The only way to PostgreSQL. Statements are plain SQL, written in the stores with the `sql` tag; every
 * result row is described by a schema, which gives its type here and, where `checkRows` is on (tests and
 * development), is compared with what the migrated database really returned.
 *
 * On the wire out of PostgreSQL: bigint becomes number (identities stay far below 2^53), timestamptz
 * becomes an ISO string in UTC, bytea a Buffer.
 */

/** One statement. A `name` makes it a prepared statement per connection: give it to hot ones. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

export type NamedStatement = Statement & { name: string };

/** What a store needs: a pool or an open transaction, it cannot tell which. */
export interface Sql {
  many<S extends TSchema>(row: S, statement: Statement): Promise<Static<S>[]>;
  maybe<S extends TSchema>(row: S, statement: Statement): Promise<Static<S> | undefined>;
  one<S extends TSchema>(row: S, statement: Statement): Promise<Static<S>>;
  /** Runs a statement for its effect; answers the number of rows it touched. */
  run(statement: Statement): Promise<number>;
}

export interface Database extends Sql {
  readonly pool: pg.Pool;
  /** Whether the server has refused a write in the last seconds: no room, or it is a standby. */
  refusedLately(): boolean;
  close(): Promise<void>;
}

/** Tagged SQL: every `${value}` becomes a bound parameter, `${fragment}` is spliced with its own. */
export function sql(parts: TemplateStringsArray, ...holes: unknown[]): Statement {
  const values: unknown[] = [];
  for (const hole of holes) {
    if (isFragment(hole)) values.push(...hole.values);
    else values.push(hole);
  }
  return { text: textOf(parts, holes), values };
}

/** The text each place in the code made last, with the texts of the fragments in it. */
const LAST_TEXTS = new WeakMap<TemplateStringsArray, { fragments: (string | undefined)[]; text: string }>();

/**
 * Memoized by template: nearly always its fragments are the same as last time. The hot statements have dozens of
 * parameters, and node-postgres compares a prepared text with the one it knows, which costs nothing where both are one string.
 */
function textOf(parts: TemplateStringsArray, holes: readonly unknown[]): string {
  const last = LAST_TEXTS.get(parts);
  if (last?.fragments.every((fragment, n) => fragment === fragmentText(holes[n]))) return last.text;
  const text = compose(parts, holes);
  LAST_TEXTS.set(parts, { fragments: holes.map(fragmentText), text });
  return text;
}

const fragmentText = (hole: unknown): string | undefined => (isFragment(hole) ? hole.text : undefined);

function compose(parts: TemplateStringsArray, holes: readonly unknown[]): string {
  let text = parts[0] ?? '';
  let count = 0;
  holes.forEach((hole, index) => {
    if (isFragment(hole)) {
      const before = count;
      text += hole.text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + before}`);
      count += hole.values.length;
    } else {
      count += 1;
      text += `$${count}`;
    }
    text += parts[index + 1] ?? '';
  });
  return text;
}

/** The engine knows no more bytes of a name: two longer ones that begin alike would be one. */
const LONGEST_NAME = 63;

/** Marks a hot statement for preparation. The name must stand for one text only. */
export function named(name: string, statement: Statement): NamedStatement {
  if (name.length > LONGEST_NAME) throw new Error(`the name of a statement is too long: ${name}`);
  return { ...statement, name };
}

/** No screen waits this long, and sweeps go in steps. Shorter than the silence a connection is cut for (pg-silence.ts). */
const STATEMENT_TIMEOUT_MS = 15_000;
/** A node that vanished in the middle of a transaction keeps its rows locked no longer. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** Names and proxies may lead elsewhere than yesterday. */
const LIFETIME_SECONDS = 30 * 60;
const REFUSED_LATELY_MS = 5_000;

export function createDatabase(
  connectionString: string,
  options: { checkRows?: boolean; max?: number; onError?: (error: Error) => void } = {},
): Database {
  const pool = openPool(connectionString, {
    max: options.max ?? 12,
    types: { getTypeParser },
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: 'av-agro',
    // Statements of one connection need not wait for each other's answers (transaction.ts).
    pipeline: true,
  });
  let closing = false;
  const onError = (error: Error) => {
    // Its server going down while we close is the expected end of a connection.
    if (!closing) options.onError?.(error);
  };
  // A connection may die with the server while idle, or while checked out (then its user's own query fails and
  // tells): neither may end the process, and the next query opens a new one.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  let refusedAt = Number.NEGATIVE_INFINITY;
  watchConnections(pool, () => {
    refusedAt = performance.now();
  });
  const refusedLately = () => performance.now() - refusedAt < REFUSED_LATELY_MS;
  const checkRows = options.checkRows ?? false;
  const close = () => {
    closing = true;
    return pool.end();
  };
  return { pool, ...sqlOver(pool, checkRows), refusedLately, close };
}

/** Gives a client (an open transaction) the same face as the pool. */
export function sqlOver(client: Pick<pg.Pool, 'query'> | pg.PoolClient, checkRows: boolean): Sql {
  async function query(statement: Statement) {
    return (client as pg.PoolClient).query({ ...statement, types: { getTypeParser } });
  }
  async function many<S extends TSchema>(row: S, statement: Statement): Promise<Static<S>[]> {
    const { rows } = await query(statement);
    if (checkRows) for (const each of rows) assertRow(row, each, statement);
    return rows as Static<S>[];
  }
  return {
    many,
    async maybe(row, statement) {
      const rows = await many(row, statement);
      if (rows.length > 1) throw new Error(`expected at most one row: ${statement.text}`);
      return rows[0];
    },
    async one(row, statement) {
      const rows = await many(row, statement);
      if (rows.length !== 1) throw new Error(`expected one row, got ${rows.length}: ${statement.text}`);
      return rows[0] as Static<typeof row>;
    },
    async run(statement) {
      return (await query(statement)).rowCount ?? 0;
    },
  };
}

function assertRow(schema: TSchema, row: unknown, statement: Statement): void {
  if (Check(schema, row)) return;
  const first = Errors(schema, row)[0];
  throw new Error(
    `row differs from its schema at ${first?.instancePath}: ${first?.message}\n${statement.text}`,
  );
}

function isFragment(hole: unknown): hole is Statement {
  return (
    typeof hole === 'object' && hole !== null && 'text' in hole && 'values' in hole && !Array.isArray(hole)
  );
}

const INT8 = 20;
const TIMESTAMPTZ = 1184;

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
  if (oid === INT8) return (text: string) => Number(text);
  if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
  return pg.types.getTypeParser(oid, 'text');
}
