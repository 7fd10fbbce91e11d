import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { listBackups, nameBackup } from '../../server/platform/backup-folder.ts';
import type { ObjectStore } from '../../server/platform/files/object-store.ts';
import { listSequences, listTables, readVersions, refuseUnreadable, type Table } from './catalog.ts';
import { keepFiles } from './keep-files.ts';
import {
  BackupError,
  FILE_LIST,
  type Manifest,
  printFileList,
  readFileList,
  readManifest,
  sha256,
  tableFile,
  writeManifest,
} from './manifest.ts';
import { type Digest, Measure, readTable, speakPlainly } from './table-stream.ts';

export interface Source {
  connectionString: string;
  objects: ObjectStore;
}

export interface MadeBackup {
  folder: string;
  manifest: Manifest;
  /** Files that the backup before held already. */
  sharedFiles: number;
  /** Files the backup before held damaged, copied anew from where they rest. */
  mendedFiles: number;
}

/** Half of the strongest saves nearly as much, in a third of the time. */
const GZIP_LEVEL = 4;

/**
 * Writes a backup of a running installation into a new folder below `parent`. Everything in the database is of
 * one moment (one repeatable-read snapshot); nobody waits for it. The folder gets its name when it is whole.
 */
export async function writeBackup(source: Source, parent: string, now = new Date()): Promise<MadeBackup> {
  const folder = path.join(parent, nameBackup(now));
  const draft = `${folder}.${process.pid}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.join(draft, 'database'), { recursive: true, mode: 0o700 });
  try {
    const previous = await readPrevious(parent);
    const { keys, ...database } = await keepDatabase(source.connectionString, draft);
    const files = await keepFiles({ objects: source.objects, keys, folder: draft, previous });
    const list = printFileList(files.files);
    await writeFile(path.join(draft, FILE_LIST), list, { mode: 0o600, flush: true });
    const manifest: Manifest = {
      format: 1,
      madeAt: now.toISOString(),
      ...database,
      files: { count: files.files.length, bytes: files.bytes, listSha256: sha256(list) },
      missingFiles: files.missing,
    };
    await writeManifest(draft, manifest);
    await rename(draft, folder).catch(explainTaken);
    return { folder, manifest, sharedFiles: files.shared, mendedFiles: files.mended };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

function explainTaken(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  throw new BackupError(
    'Another backup of the very same second stands there already: this one was not kept.',
  );
}

async function readPrevious(parent: string) {
  const folder = (await listBackups(parent)).at(-1);
  if (folder === undefined) return undefined;
  // A damaged one is no reason to make none: then every file is copied.
  const list = await readManifest(folder)
    .then((manifest) => readFileList(folder, manifest))
    .catch(() => undefined);
  return list && { folder, files: new Map(list.map(({ key, sha256 }) => [key, sha256])) };
}

type KeptDatabase = Pick<Manifest, 'postgres' | 'migrations' | 'queueVersion' | 'tables' | 'sequences'>;

async function keepDatabase(
  connectionString: string,
  draft: string,
): Promise<KeptDatabase & { keys: string[] }> {
  const client = new pg.Client({ connectionString, application_name: 'av-agro backup' });
  await client.connect();
  try {
    await speakPlainly(client);
    await client.query('begin transaction isolation level repeatable read read only');
    await refuseUnreadable(client);
    const versions = await readVersions(client);
    const tables: KeptDatabase['tables'] = [];
    for (const table of await listTables(client)) {
      tables.push({ ...table, ...(await keepTable(client, table, path.join(draft, tableFile(table)))) });
    }
    const sequences = await listSequences(client);
    const keys = await listKeys(client);
    await client.query('commit');
    return { ...versions, tables, sequences, keys };
  } finally {
    await client.end();
  }
}

async function keepTable(client: pg.Client, table: Table, file: string): Promise<Digest> {
  const rows = readTable(client, table);
  const measure = new Measure();
  const gzip = createGzip({ level: GZIP_LEVEL });
  await pipeline(rows, measure, gzip, createWriteStream(file, { mode: 0o600, flush: true }));
  return { rows: rows.rowCount, bytes: measure.bytes, sha256: measure.digest() };
}

/** What the rows of this moment name. Their bytes were stored before the rows. */
async function listKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select k.key from files f
     cross join lateral (values (f.storage_key), (f.preview_key), (f.audio_copy_key)) as k (key)
     where f.deleted_at is null and k.key is not null order by 1`,
  );
  return rows.map(({ key }) => key);
}
