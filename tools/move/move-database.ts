import { PassThrough, pipeline } from 'node:stream';
import type pg from 'pg';
import {
  listSequences,
  listTables,
  qualified,
  readVersions,
  refuseUnreadable,
  type Table,
} from '../backup/catalog.ts';
import { BackupError } from '../backup/command.ts';
import { connect } from '../backup/open-database.ts';
import { fillDatabase } from '../backup/restore/fill-database.ts';
import { type Digest, Measure, readTable, speakPlainly } from '../backup/store/table-stream.ts';

export interface MovedTable extends Digest {
  name: string;
}

/**
 * Copies one database into another, table by table from one snapshot without a stop on disk, and compares count and
 * checksum of each on the far side before it commits there. The source is only read.
 * @throws {BackupError} see `fillDatabase`
 */
export async function moveDatabase(
  from: string,
  to: string,
  options: { force: boolean; log: (line: string) => void },
): Promise<MovedTable[]> {
  const source = await connect(from, 'move');
  try {
    await speakPlainly(source);
    await source.query('begin transaction isolation level repeatable read read only');
    await refuseUnreadable(source);
    const tables = await listTables(source);
    const digests = new Map<string, () => Digest>();
    await fillDatabase(
      to,
      {
        ...(await readVersions(source)),
        tables,
        sequences: await listSequences(source),
        open: (table) => openMeasured(source, table, digests),
        digestOf: (table) => {
          const digest = digests.get(qualified(table));
          if (!digest) throw new BackupError(`${table.name} was not read.`);
          return digest();
        },
      },
      options,
    );
    return tables.map((table) => ({ name: table.name, ...digests.get(qualified(table))?.() }) as MovedTable);
  } finally {
    await source.end();
  }
}

function openMeasured(client: pg.Client, table: Table, digests: Map<string, () => Digest>) {
  const rows = readTable(client, table);
  const measure = new Measure();
  let digest: Digest | undefined;
  digests.set(qualified(table), () => {
    digest ??= { rows: rows.rowCount, bytes: measure.bytes, sha256: measure.digest() };
    return digest;
  });
  return pipeline(rows, measure, new PassThrough(), () => {});
}
