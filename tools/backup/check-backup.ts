import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import {
  BackupError,
  type ListedFile,
  type Manifest,
  readFileList,
  readManifest,
  storedFile,
  tableFile,
} from './manifest.ts';
import { digestOf } from './table-stream.ts';

export interface WholeBackup {
  folder: string;
  manifest: Manifest;
  files: ListedFile[];
}

/**
 * Reads every byte of a backup and compares it with its sums.
 * @throws {BackupError} naming the first thing that is damaged or missing
 */
export async function checkBackup(folder: string): Promise<WholeBackup> {
  const manifest = await readManifest(folder);
  const files = await readFileList(folder, manifest);
  for (const table of manifest.tables) {
    const sum = await measured(path.join(folder, tableFile(table)), true);
    if (sum !== table.sha256) throw damaged(folder, tableFile(table));
  }
  for (const { key, sha256 } of files) {
    const sum = await measured(path.join(folder, storedFile(key)), false);
    if (sum !== sha256) throw damaged(folder, storedFile(key));
  }
  return { folder, manifest, files };
}

/** Undefined when it cannot be read to its end. */
function measured(file: string, isPacked: boolean): Promise<string | undefined> {
  const unpacked = isPacked ? [createGunzip()] : [];
  return digestOf(createReadStream(file), ...unpacked).catch(() => undefined);
}

function damaged(folder: string, file: string): BackupError {
  return new BackupError(`${folder}: ${file} is damaged or missing. Use another backup.`);
}
