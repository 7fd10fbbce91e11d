import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from '../../server/platform/files/object-store.ts';
import { type ListedFile, storedFile } from './manifest.ts';
import { digestOf, Measure } from './table-stream.ts';

/** So many at once: enough to keep a bucket busy, few enough for one disk. */
const AT_ONCE = 4;

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
 * Copies the objects with these keys below `folder`. Objects never change, so one that the backup before holds
 * already is linked from there: a daily backup costs the room of what the day brought. What is linked is read before: a
 * block of the disk that went bad would else be handed on from backup to backup, while the object itself is well.
 */
export async function keepFiles(options: {
  objects: ObjectStore;
  keys: readonly string[];
  folder: string;
  previous: { folder: string; files: ReadonlyMap<string, string> } | undefined;
}): Promise<KeptFiles> {
  const { objects, keys, folder, previous } = options;
  const kept: KeptFiles = { files: [], bytes: 0, missing: [], shared: 0, mended: 0 };
  const queue = [...keys];
  const lane = async () => {
    for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
      const target = path.join(folder, storedFile(key));
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      const known = previous?.files.get(key);
      const linked = known !== undefined && (await linkFrom(previous?.folder ?? '', key, target));
      const isShared = linked && (await sumOf(target)) === known;
      if (linked && !isShared) {
        // The name alone: the bytes belong to the backup before.
        await rm(target);
        kept.mended += 1;
      }
      const sum = isShared ? known : await copyOut(objects, key, target);
      if (sum === undefined) {
        kept.missing.push(key);
        continue;
      }
      kept.shared += isShared ? 1 : 0;
      kept.bytes += (await stat(target)).size;
      kept.files.push({ key, sha256: sum });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  kept.files.sort((a, b) => (a.key < b.key ? -1 : 1));
  return kept;
}

/** False where links do not reach (another disk) or the old file has gone: then it is copied. */
function linkFrom(folder: string, key: string, target: string): Promise<boolean> {
  return link(path.join(folder, storedFile(key)), target).then(
    () => true,
    () => false,
  );
}

/** Undefined where it cannot be read to its end. */
function sumOf(file: string): Promise<string | undefined> {
  return digestOf(createReadStream(file)).catch(() => undefined);
}

async function copyOut(objects: ObjectStore, key: string, target: string): Promise<string | undefined> {
  const bytes = await objects.get(key);
  if (!bytes) return undefined;
  const measure = new Measure();
  await pipeline(bytes, measure, createWriteStream(target, { mode: 0o600, flush: true }));
  return measure.digest();
}
