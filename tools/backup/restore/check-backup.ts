import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { BackupError } from '../command.ts';
import {
  type ListedFile,
  type Manifest,
  readFileList,
  readManifest,
  storedFile,
  tableFile,
} from '../store/manifest.ts';
import type { BackupKey } from '../store/seal.ts';
import { digestOf } from '../store/table-stream.ts';
import { openVault, placeOf, readPart, type Vault } from '../store/vault.ts';

export interface WholeBackup {
  vault: Vault;
  manifest: Manifest;
  files: ListedFile[];
}

/**
 * Reads every byte of a backup and compares it with its sums.
 * @param isThorough false: of the stored files it only looks that they are there (an hourly backup links nearly all)
 * @throws {BackupError} naming the first thing that is damaged or missing
 */
export async function checkBackup(
  folder: string,
  key: BackupKey | undefined,
  isThorough = true,
): Promise<WholeBackup> {
  const vault = await openVault(folder, key);
  const manifest = await readManifest(vault);
  const files = await readFileList(vault, manifest);
  for (const table of manifest.tables) {
    const sum = await measured(vault, tableFile(table), true);
    if (sum !== table.sha256) throw damaged(folder, tableFile(table));
  }
  for (const { key: name, sha256 } of files) {
    const part = storedFile(name);
    const isWell = isThorough
      ? (await measured(vault, part, false)) === sha256
      : await stat(placeOf(vault, part)).then(
          (facts) => facts.isFile(),
          () => false,
        );
    if (!isWell) throw damaged(folder, part);
  }
  return { vault, manifest, files };
}

/** Undefined when it cannot be read to its end. */
function measured(vault: Vault, part: string, isPacked: boolean): Promise<string | undefined> {
  const unpacked = isPacked ? [createGunzip()] : [];
  return digestOf(readPart(vault, part), ...unpacked).catch(() => undefined);
}

function damaged(folder: string, file: string): BackupError {
  return new BackupError(`${folder}: ${file} is damaged or missing. Use another backup.`);
}
