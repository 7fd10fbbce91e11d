import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { BackupError } from '../command.ts';
import {
  damagedFile,
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
  /** Those that can be put back. */
  files: ListedFile[];
  /** Names of stored files that are left out, as asked for. */
  damagedFiles: string[];
}

export interface CheckOptions {
  /** False: of the stored files it only looks that they are there (an hourly backup links nearly all). */
  isThorough?: boolean;
  /** Leaves out stored files that are damaged or missing; a table never is. */
  withoutDamaged?: boolean;
}

/**
 * Reads every byte of a backup and compares it with its sums.
 * @throws {BackupError} naming the first thing that is damaged or missing
 */
export async function checkBackup(
  folder: string,
  key: BackupKey | undefined,
  { isThorough = true, withoutDamaged = false }: CheckOptions = {},
): Promise<WholeBackup> {
  const vault = await openVault(folder, key);
  const manifest = await readManifest(vault);
  const listed = await readFileList(vault, manifest);
  for (const table of manifest.tables) {
    const sum = await measured(vault, tableFile(table), true);
    if (sum !== table.sha256) throw damaged(folder, tableFile(table));
  }
  const files: ListedFile[] = [];
  const damagedFiles: string[] = [];
  for (const file of listed) {
    if (await isWell(vault, file, isThorough)) files.push(file);
    else if (withoutDamaged) damagedFiles.push(file.key);
    else throw damagedFile(folder, file.key);
  }
  return { vault, manifest, files, damagedFiles };
}

async function isWell(vault: Vault, { key, sha256 }: ListedFile, isThorough: boolean): Promise<boolean> {
  const part = storedFile(key);
  if (isThorough) return (await measured(vault, part, false)) === sha256;
  const facts = await stat(placeOf(vault, part)).catch(() => undefined);
  return facts?.isFile() ?? false;
}

/** Undefined when it cannot be read to its end. */
function measured(vault: Vault, part: string, isPacked: boolean): Promise<string | undefined> {
  const unpacked = isPacked ? [createGunzip()] : [];
  return digestOf(readPart(vault, part), ...unpacked).catch(() => undefined);
}

function damaged(folder: string, file: string): BackupError {
  return new BackupError(`${folder}: ${file} is damaged or missing. Use another backup.`);
}
