import { mkdir, statfs } from 'node:fs/promises';
import { listBackups } from '../../server/platform/backup-folder.ts';
import { BackupError } from './command.ts';
import { connect } from './open-database.ts';
import { readManifest } from './store/manifest.ts';
import type { BackupKey } from './store/seal.ts';
import { openVault } from './store/vault.ts';

const MB = 1024 * 1024;
/** The database often lies on the same disk, and must not be the one that runs out. */
const RESERVE = 512 * MB;
/** Of the database: COPY text carries no indexes and is packed; on the safe side. */
const PACKED = 1 / 3;
/** `max_wal_size` of the trial's server. */
const MOST_WAL = 2048 * MB;

/** Bytes. */
export interface Sizes {
  database: number;
  /** Of all stored files. */
  files: number;
  /** Of those the backup before holds: they are linked. */
  sharedFiles: number;
}

/** About how many bytes a backup takes at its largest, a trial of it included, and what must be left then. */
export function roomNeeded({ database, files, sharedFiles }: Sizes, isTried: boolean): number {
  const trial = isTried ? database + Math.min(database, MOST_WAL) : 0;
  return database * PACKED + Math.max(0, files - sharedFiles) + trial + RESERVE;
}

/**
 * Ends a backup before it begins where it would fill the disk.
 * @throws {BackupError} with both figures
 */
export async function refuseWithoutRoom(
  connectionString: string,
  { parent, key }: { parent: string; key: BackupKey },
  isTried: boolean,
): Promise<void> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(parent);
  const free = bavail * bsize;
  const needed = roomNeeded(await readSizes(connectionString, parent, key), isTried);
  if (free >= needed) return;
  throw new BackupError(
    `No room for a backup in ${parent}: ${Math.floor(free / MB)} MB are free, about ${Math.ceil(needed / MB)} MB are needed. Nothing was written.`,
  );
}

async function readSizes(connectionString: string, parent: string, key: BackupKey): Promise<Sizes> {
  const client = await connect(connectionString, 'backup');
  try {
    const { rows } = await client.query<{ database: number; files: number }>(
      `select pg_database_size(current_database())::float8 as database,
              (select coalesce(sum(size_bytes), 0) from files where deleted_at is null)::float8 as files`,
    );
    const before = (await listBackups(parent)).at(-1);
    const vault = before === undefined ? undefined : await openVault(before, key).catch(() => undefined);
    // What was made before backups were sealed is not linked.
    const manifest = vault?.key && (await readManifest(vault).catch(() => undefined));
    return { database: 0, files: 0, ...rows[0], sharedFiles: manifest?.files.bytes ?? 0 };
  } finally {
    await client.end();
  }
}
