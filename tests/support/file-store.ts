import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import { createLocalStore } from '../../server/partners/object-store/index.ts';
import { createDatabase, type Database } from '../../server/platform/database/db.ts';
import { createRateLimiter } from '../../server/platform/database/rate-limit.ts';
import { createFileStore, type FileStore, type Upload } from '../../server/platform/files/index.ts';
import type { ObjectStore } from '../../server/platform/files/object-store.ts';
import { createTestDatabase } from './database.ts';
import { removeFolder } from './remove-folder.ts';

/** A file store on its own folder and database. */
export interface TestFileStore {
  files: FileStore;
  objects: ObjectStore;
  db: Database;
  dataDir: string;
  /** Takes bytes in as the upload of farmer 1 unless told otherwise. */
  accept(bytes: Buffer | Readable, upload?: Partial<Upload>): ReturnType<FileStore['accept']>;
  read(key: string): Promise<Buffer>;
  /** Keys of all stored objects. */
  stored(): Promise<string[]>;
  /** Uploads that are still on their way in, or left behind. */
  incoming(): Promise<string[]>;
  close(): Promise<void>;
}

/** `wrap` lets a test put its hand between the store and its bytes. */
export async function openTestFileStore(
  wrap: (objects: ObjectStore) => ObjectStore = (objects) => objects,
): Promise<TestFileStore> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'av-files-'));
  const database = await createTestDatabase();
  const db = createDatabase(database.connectionString, { checkRows: true });
  const objects = wrap(createLocalStore(path.join(dataDir, 'uploads')));
  const log = pino({ level: 'silent' });
  const files = createFileStore({ objectStore: objects, dataDir, log, db, rateLimit: createRateLimiter(db) });
  return {
    files,
    objects,
    db,
    dataDir,
    accept: (bytes, upload = {}) =>
      files.accept({
        stream: bytes instanceof Readable ? bytes : Readable.from(pieces(bytes)),
        declaredName: 'photo.jpg',
        purpose: 'chat',
        uploader: { role: 'farmer', id: 1 },
        ...upload,
      }),
    async read(key) {
      const stream = await files.open(key);
      if (!stream) throw new Error('no bytes under this key');
      return buffer(stream);
    },
    async stored() {
      const keys = [];
      for await (const { key } of objects.list()) keys.push(key);
      return keys.sort();
    },
    incoming: () => readdir(path.join(dataDir, 'tmp', 'uploads')),
    async close() {
      await db.close();
      await database.drop();
      await removeFolder(dataDir);
    },
  };
}

/** As the network brings it. */
function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 16_384) yield bytes.subarray(at, at + 16_384);
}
