import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { WholeBackup } from './check-backup.ts';
import { fillDatabase } from './fill-database.ts';
import { BackupError, storedFile, tableFile } from './manifest.ts';
import type { Source } from './write-backup.ts';

/**
 * Puts a backup back: files first, so that no row is there before its bytes; then the database, whole or not at
 * all. The backup was read and compared before (`checkBackup`), so nothing is touched for the sake of a damaged one.
 * @throws {BackupError} see `fillDatabase`
 */
export async function restoreBackup(
  backup: WholeBackup,
  target: Source,
  options: { force: boolean; log: (line: string) => void },
): Promise<void> {
  await restoreFiles(backup, target);
  await restoreDatabase(backup, target.connectionString, options);
}

export async function restoreDatabase(
  { folder, manifest }: WholeBackup,
  connectionString: string,
  options: { force: boolean; log: (line: string) => void },
): Promise<void> {
  const digests = new Map(manifest.tables.map((table) => [tableFile(table), table]));
  await fillDatabase(
    connectionString,
    {
      ...manifest,
      // A fault on either side ends the other, which `fillDatabase` hears.
      open: (table) =>
        pipeline(createReadStream(path.join(folder, tableFile(table))), createGunzip(), () => {}),
      digestOf: (table) => {
        const digest = digests.get(tableFile(table));
        if (!digest) throw new BackupError(`${folder} knows nothing of the table ${table.name}.`);
        return digest;
      },
    },
    options,
  );
}

/** Keys are random and objects never change: one of the same size that is there already is this one. */
async function restoreFiles({ folder, files }: WholeBackup, { objects }: Source): Promise<void> {
  for (const { key } of files) {
    const file = path.join(folder, storedFile(key));
    const { size } = await stat(file);
    if ((await objects.size(key)) === size) continue;
    // What the store calls it is never read: its kind stands in its row.
    await objects.put(key, file, 'application/octet-stream');
  }
}
