import { createHash } from 'node:crypto';
import { type Duplex, type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { qualified, quoted, type Table } from '../catalog.ts';

/** What a table's rows came to, as text in the order of its key. */
export interface Digest {
  rows: number;
  bytes: number;
  /** Hex SHA-256. */
  sha256: string;
}

/** Two servers write the same value in the same letters only when they are told how. */
export async function speakPlainly(client: pg.ClientBase): Promise<void> {
  await client.query(
    `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set bytea_output = 'hex';
     set extra_float_digits = 1; set client_encoding = 'UTF8';
     set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`,
  );
}

/** All rows of the table, in PostgreSQL's own COPY text. `rowCount` is known at its end. */
export function readTable(client: pg.ClientBase, table: Table) {
  const columns = table.columns.map(quoted).join(', ');
  return client.query(
    to(`copy (select ${columns} from ${qualified(table)} order by ${table.order}) to stdout`),
  );
}

/** Passes bytes on and counts and hashes them on the way. */
export class Measure extends Transform {
  readonly #hash = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void) {
    this.bytes += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  /** Hex SHA-256; once, at the end. */
  digest(): string {
    return this.#hash.digest('hex');
  }
}

/** Reads a whole table for its digest alone. */
export async function digestTable(client: pg.ClientBase, table: Table): Promise<Digest> {
  const rows = readTable(client, table);
  const measure = new Measure();
  await pipeline(rows, measure, nowhere());
  return { rows: rows.rowCount, bytes: measure.bytes, sha256: measure.digest() };
}

/** Reads a stream to its end, through what unpacks it. Answers the hex SHA-256 of what came out. */
export async function digestOf(bytes: Readable, ...through: Duplex[]): Promise<string> {
  const measure = new Measure();
  await pipeline([bytes, ...through, measure, nowhere()]);
  return measure.digest();
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
