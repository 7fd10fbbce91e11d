import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BackupError } from '../command.ts';
import { storedFile, tableFile } from '../store/manifest.ts';
import { unsealedSize } from '../store/seal.ts';
import { placeOf, readPart } from '../store/vault.ts';
import type { Source } from '../write-backup.ts';
import type { WholeBackup } from './check-backup.ts';
import { type FillOptions, fillDatabase } from './fill-database.ts';

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
  { vault, manifest }: WholeBackup,
  connectionString: string,
  options: FillOptions,
): Promise<void> {
  const digests = new Map(manifest.tables.map((table) => [tableFile(table), table]));
  await fillDatabase(
    connectionString,
    {
      ...manifest,
      // A fault on either side ends the other, which `fillDatabase` hears.
      open: (table) => pipeline(readPart(vault, tableFile(table)), createGunzip(), () => {}),
      digestOf: (table) => {
        const digest = digests.get(tableFile(table));
        if (!digest) throw new BackupError(`${vault.folder} knows nothing of the table ${table.name}.`);
        return digest;
      },
    },
    options,
  );
}

/** Keys are random and objects never change: one of the same size that is there already is this one. */
async function restoreFiles({ vault, files }: WholeBackup, { objects }: Source): Promise<void> {
  for (const { key } of files) {
    const { size } = await stat(placeOf(vault, storedFile(key)));
    if ((await objects.size(key)) === (vault.key ? unsealedSize(size) : size)) continue;
    // What the store calls it is never read: its kind stands in its row.
    await objects.put(key, readPart(vault, storedFile(key)), 'application/octet-stream');
  }
}
