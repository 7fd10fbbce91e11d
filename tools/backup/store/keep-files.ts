import { link, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from '../../../server/platform/files/object-store.ts';
import { type ListedFile, type Manifest, storedFile } from './manifest.ts';
import { unsealedSize } from './seal.ts';
import { digestOf, Measure } from './table-stream.ts';
import { placeOf, readPart, type Vault, writePart } from './vault.ts';

/** So many at once: enough to keep a bucket busy, few enough for one disk. */
const AT_ONCE = 4;

/** The backup before, as far as it can be read. */
export interface Previous {
  vault: Vault;
  manifest: Manifest;
  files: ReadonlyMap<string, string>;
}

export interface KeptFiles {
  files: ListedFile[];
  bytes: number;
  missing: string[];
  /** How many were taken over from the backup before. */
  shared: number;
  /** How many of those it held were damaged there, and copied anew. */
  mended: number;
}

/**
 * Copies the objects with these keys into the vault. Objects never change, so one that the backup before holds
 * already is linked from there: a backup costs the room of what came since. A thorough one reads what it links: a
 * block of the disk that went bad would else be handed on from backup to backup, while the object itself is well.
 */
export async function keepFiles(options: {
  objects: ObjectStore;
  keys: readonly string[];
  vault: Vault;
  previous: Pick<Previous, 'vault' | 'files'> | undefined;
  isThorough: boolean;
}): Promise<KeptFiles> {
  const { objects, keys, vault, previous, isThorough } = options;
  const kept: KeptFiles = { files: [], bytes: 0, missing: [], shared: 0, mended: 0 };
  const queue = [...keys];
  const lane = async () => {
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
      const part = storedFile(key);
      const target = placeOf(vault, part);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      const known = previous?.files.get(key);
      const linked =
        previous && known !== undefined && (await isLinked(placeOf(previous.vault, part), target));
      const isShared = linked && (!isThorough || (await sumOf(vault, part)) === known);
      if (linked && !isShared) {
        // The name alone: the bytes belong to the backup before.
        await rm(target);
        kept.mended += 1;
      }
      const sum = isShared ? known : await copyOut(objects, key, vault);
      if (sum === undefined) {
        kept.missing.push(key);
        continue;
      }
      kept.shared += isShared ? 1 : 0;
      const { size } = await stat(target);
      kept.bytes += vault.key ? unsealedSize(size) : size;
      kept.files.push({ key, sha256: sum });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  kept.files.sort((a, b) => (a.key < b.key ? -1 : 1));
  return kept;
}

/** False where links do not reach (another disk) or the old file has gone: then it is copied. */
function isLinked(old: string, target: string): Promise<boolean> {
  return link(old, target).then(
    () => true,
    () => false,
  );
}

/** Undefined where it cannot be read to its end. */
function sumOf(vault: Vault, part: string): Promise<string | undefined> {
  return digestOf(readPart(vault, part)).catch(() => undefined);
}

async function copyOut(objects: ObjectStore, key: string, vault: Vault): Promise<string | undefined> {
  const bytes = await objects.get(key);
  if (!bytes) return undefined;
  const measure = new Measure();
  await writePart(vault, storedFile(key), bytes, measure);
  return measure.digest();
}
