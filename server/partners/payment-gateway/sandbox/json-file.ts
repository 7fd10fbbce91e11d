import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface JsonFile<T> {
  /** What the file held when it was opened; empty without a file. */
  rows: T[];
  /** Writes these rows in the place of the old ones; resolves when they are on disk. */
  save(rows: Iterable<T>): Promise<void>;
}

/**
 * A list kept in one JSON file that is replaced atomically: what was acknowledged is there after a kill, so an
 * app that restarts meets a provider that remembers.
 *
 * @throws {Error} that says what to do when the file is spoiled
 */
export async function openJsonFile<T>(file: string): Promise<JsonFile<T>> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  let lastWrite: Promise<void> = Promise.resolve();
  return {
    rows: await readRows<T>(file),
    save(rows) {
      // One writer at a time; each writes the newest state.
      lastWrite = lastWrite
        .catch(() => {})
        .then(async () => {
          const temporary = `${file}.${randomBytes(4).toString('hex')}.tmp`;
          await writeFile(temporary, JSON.stringify([...rows], null, 1));
          await rename(temporary, file);
        });
      return lastWrite;
    },
  };
}

async function readRows<T>(file: string): Promise<T[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`${file} cannot be read; remove it to start the payment sandbox afresh`, {
      cause: error,
    });
  }
}
