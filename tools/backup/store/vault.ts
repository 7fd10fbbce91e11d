import { createReadStream, createWriteStream } from 'node:fs';
import { access, open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, Readable, type Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline as finished } from 'node:stream/promises';
import { BackupError } from '../command.ts';
import { type BackupKey, HEADER_BYTES, seal, sealedWith, unseal } from './seal.ts';

const SEALED = '.sealed';
const MANIFEST = 'manifest.json';

/** The folder of one backup with what opens it; no key where it was made before backups were sealed. */
export interface Vault {
  folder: string;
  key: BackupKey | undefined;
}

/**
 * Finds out how a backup was made, and whether this key opens it.
 * @throws {BackupError} when it is none, or is sealed and the key is not there or is another
 */
export async function openVault(folder: string, key: BackupKey | undefined): Promise<Vault> {
  if (await isThere(path.join(folder, MANIFEST))) return { folder, key: undefined };
  const id = await sealId(path.join(folder, MANIFEST + SEALED));
  if (id === 'none') throw new BackupError(`${folder} is not a whole backup: it has no ${MANIFEST}.`);
  if (id === undefined) throw new BackupError(`${folder}: ${MANIFEST}${SEALED} is damaged.`);
  if (key?.id === id) return { folder, key };
  throw new BackupError(
    `${folder} was sealed with the key ${id}, and ${key ? `the one given is ${key.id}` : 'none is given'}: set BACKUP_KEY or BACKUP_KEY_FILE to that key.`,
  );
}

/** Whether all of it is unreadable without the key. */
export const isSealed = (folder: string) => isThere(path.join(folder, MANIFEST + SEALED));

/** Where a part of the backup lies. */
export function placeOf({ folder, key }: Vault, name: string): string {
  return path.join(folder, key ? name + SEALED : name);
}

/** The part as it was before it was sealed. A part that is damaged or missing fails the stream. */
export function readPart(vault: Vault, name: string): Readable {
  const bytes = createReadStream(placeOf(vault, name));
  // A fault on either side ends the other, which the reader hears.
  return vault.key ? pipeline(bytes, unseal(vault.key), () => {}) : bytes;
}

export async function writePart(
  vault: Vault,
  name: string,
  ...from: [Readable | string[], ...Transform[]]
): Promise<void> {
  const sealing = vault.key ? [seal(vault.key)] : [];
  const file = createWriteStream(placeOf(vault, name), { mode: 0o600, flush: true });
  const [first, ...steps] = from;
  const source = Array.isArray(first) ? Readable.from(first) : first;
  await finished([source, ...steps, ...sealing, file]);
}

/** @throws {BackupError} when it is not there, or not as it was written */
export async function readText(vault: Vault, name: string): Promise<string> {
  return text(readPart(vault, name)).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'ENOENT'
        ? `${vault.folder} is not a whole backup: it has no ${name}.`
        : `${vault.folder}: ${name} is damaged.`,
    );
  });
}

async function sealId(file: string): Promise<string | undefined | 'none'> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return 'none';
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return sealedWith(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
