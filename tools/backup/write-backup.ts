import { link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { listBackups, nameBackup } from '../../server/platform/backup-folder.ts';
import type { ObjectStore } from '../../server/platform/files/object-store.ts';
import { listSequences, listTables, readVersions, refuseUnreadable, type Table } from './catalog.ts';
import { BackupError, undoneByStop } from './command.ts';
import { connect } from './open-database.ts';
import { keepFiles, type Previous } from './store/keep-files.ts';
import {
  FILE_LIST,
  type Manifest,
  printFileList,
  readFileList,
  readManifest,
  sha256,
  tableFile,
  writeManifest,
} from './store/manifest.ts';
import type { BackupKey } from './store/seal.ts';
import { type Digest, Measure, readTable, speakPlainly } from './store/table-stream.ts';
import { openVault, placeOf, type Vault, writePart } from './store/vault.ts';

export interface Source {
  connectionString: string;
  objects: ObjectStore;
}

export interface Target {
  /** The folder that holds the backups. */
  parent: string;
  key: BackupKey;
  /** Whether what the backup before holds is read again before it is linked, and nothing but files is. */
  isThorough: boolean;
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
export async function writeBackup(
  source: Source,
  { parent, key, isThorough }: Target,
  now = new Date(),
): Promise<MadeBackup> {
  const folder = path.join(parent, nameBackup(now));
  const draft = `${folder}.${process.pid}.part`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.join(draft, 'database'), { recursive: true, mode: 0o700 });
  const undo = () => rm(draft, { recursive: true, force: true, maxRetries: 3 });
  return undoneByStop(undo, async () => {
    const vault = { folder: draft, key };
    const previous = await readPrevious(parent, key);
    const linkable = isThorough ? undefined : previous;
    const { keys, ...database } = await keepDatabase(source.connectionString, vault, linkable);
    const files = await keepFiles({ objects: source.objects, keys, vault, previous, isThorough });
    const list = printFileList(files.files);
    await writePart(vault, FILE_LIST, [list]);
    const manifest: Manifest = {
      format: 2,
      madeAt: now.toISOString(),
      ...database,
      files: { count: files.files.length, bytes: files.bytes, listSha256: sha256(list) },
      missingFiles: files.missing,
    };
    await writeManifest(vault, manifest);
    await writeFile(path.join(draft, 'README.txt'), explain(manifest, key), { mode: 0o600, flush: true });
    await rename(draft, folder).catch(explainTaken);
    return { folder, manifest, sharedFiles: files.shared, mendedFiles: files.mended };
  }).catch(async (error: unknown) => {
    await undo();
    throw error;
  });
}

function explainTaken(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  throw new BackupError(
    'Another backup of the very same second stands there already: this one was not kept.',
  );
}

/** For whoever finds the folder on a disk in ten years. */
const explain = ({ madeAt }: Manifest, key: BackupKey) =>
  `A backup of AV Agro, of ${madeAt}, sealed with the key ${key.id}.

On a machine with AV Agro of that time or later, and nothing else but the key (64 hex digits) in a file:

    npm run restore -- THIS_FOLDER --key KEY_FILE --new

Without the key nobody can read it.
`;

async function readPrevious(parent: string, key: BackupKey): Promise<Previous | undefined> {
  const folder = (await listBackups(parent)).at(-1);
  if (folder === undefined) return undefined;
  // One that is damaged, or sealed with another key or not at all, is no reason to make none: then all is written anew.
  const vault = await openVault(folder, key).catch(() => undefined);
  if (!vault?.key) return undefined;
  const manifest = await readManifest(vault).catch(() => undefined);
  const list = manifest && (await readFileList(vault, manifest).catch(() => undefined));
  return manifest && list && { vault, manifest, files: new Map(list.map((file) => [file.key, file.sha256])) };
}

type KeptDatabase = Pick<Manifest, 'postgres' | 'migrations' | 'queueVersion' | 'tables' | 'sequences'>;

async function keepDatabase(
  connectionString: string,
  vault: Vault,
  previous: Previous | undefined,
): Promise<KeptDatabase & { keys: string[] }> {
  const client = await connect(connectionString, 'backup');
  try {
    await speakPlainly(client);
    await client.query('begin transaction isolation level repeatable read read only');
    await refuseUnreadable(client);
    const versions = await readVersions(client);
    const tables: KeptDatabase['tables'] = [];
    for (const table of await listTables(client)) {
      tables.push({ ...table, ...(await keepTable(client, table, vault, previous)) });
    }
    const sequences = await listSequences(client);
    const keys = await listKeys(client);
    await client.query('commit');
    return { ...versions, tables, sequences, keys };
  } finally {
    await client.end();
  }
}

async function keepTable(
  client: pg.Client,
  table: Table,
  vault: Vault,
  previous: Previous | undefined,
): Promise<Digest> {
  const rows = readTable(client, table);
  const measure = new Measure();
  await writePart(vault, tableFile(table), rows, measure, createGzip({ level: GZIP_LEVEL }));
  const digest = { rows: rows.rowCount, bytes: measure.bytes, sha256: measure.digest() };
  const before = previous?.manifest.tables.find((each) => tableFile(each) === tableFile(table));
  if (previous && before?.sha256 === digest.sha256) await shareTable(previous.vault, vault, tableFile(table));
  return digest;
}

/** Most tables are the same an hour later: then both backups hold one file. */
async function shareTable(from: Vault, into: Vault, part: string): Promise<void> {
  const spare = `${placeOf(into, part)}.same`;
  const isLinked = await link(placeOf(from, part), spare).then(
    () => true,
    () => false,
  );
  if (isLinked) await rename(spare, placeOf(into, part));
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
