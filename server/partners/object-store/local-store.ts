import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  assertObjectKey,
  isObjectKey,
  type ListedObject,
  type ObjectStore,
} from '../../platform/files/object-store.ts';

/** An object on its way in; only a crash leaves one behind, and the listing shows it so that it can be removed. */
const PART = '.part';

/** Objects as files, two folders deep by the first letters of the key: `ab/cd/abcd…`. */
export function createLocalStore(dir: string): ObjectStore {
  const pathOf = (key: string) => {
    assertObjectKey(key.endsWith(PART) ? key.slice(0, -PART.length) : key);
    return path.join(dir, key.slice(0, 2), key.slice(2, 4), key);
  };

  return {
    async put(key, source) {
      const target = pathOf(key);
      const part = pathOf(key + PART);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      try {
        const linked = typeof source === 'string' ? await linkFile(source, part) : undefined;
        const size = linked ?? (await copy(source, part));
        await rename(part, target);
        await syncFolder(path.dirname(target));
        return size;
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },

    async get(key, range): Promise<Readable | undefined> {
      // Opened before the answer: a removal after this moment no longer cuts the reader off.
      const file = await open(pathOf(key)).catch(undefinedIfMissing);
      return file?.createReadStream(range ?? {});
    },

    async size(key) {
      return (await stat(pathOf(key)).catch(undefinedIfMissing))?.size;
    },

    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },

    list: () => listFolder(dir),
  };
}

async function copy(source: string | Readable, part: string): Promise<number> {
  const input = typeof source === 'string' ? createReadStream(source) : source;
  const output = createWriteStream(part, { flush: true, mode: 0o600 });
  await pipeline(input, output);
  return output.bytesWritten;
}

/**
 * A second name for bytes that are on this disk already, instead of writing them again. Whoever put them takes away
 * their own name alone; nobody writes into a stored object. Undefined where it cannot be done (another disk, no hard
 * links).
 */
async function linkFile(source: string, part: string): Promise<number | undefined> {
  const isLinked = await link(source, part).then(
    () => true,
    () => false,
  );
  if (!isLinked) return undefined;
  const file = await open(part, 'r+');
  try {
    await file.chmod(0o600);
    await file.sync();
    return (await file.stat()).size;
  } finally {
    await file.close();
  }
}

async function* listFolder(dir: string): AsyncGenerator<ListedObject> {
  const folder = await opendir(dir, { recursive: true }).catch(undefinedIfMissing);
  if (!folder) return;
  for await (const entry of folder) {
    const key = entry.name.endsWith(PART) ? entry.name.slice(0, -PART.length) : entry.name;
    if (!entry.isFile() || !isObjectKey(key)) continue;
    const facts = await stat(path.join(entry.parentPath, entry.name)).catch(undefinedIfMissing);
    if (facts) yield { key: entry.name, modifiedAt: facts.mtime };
  }
}

/** Makes the new name itself survive a power cut; where folders cannot be synced the rename has to do. */
async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir).catch(() => undefined);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

function undefinedIfMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
