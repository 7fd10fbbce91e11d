import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Sql } from '../database/db.ts';
import type { RateLimiter } from '../database/rate-limit.ts';
import { AppError } from '../errors.ts';
import type { AcceptedFile, FileStore, Upload } from './file-store.ts';
import { WEBP } from './file-types.ts';
import { findByKey, insertFile } from './files.store.ts';
import { storeExcerpt } from './images.ts';
import { isObjectKey, newObjectKey, type ObjectStore } from './object-store.ts';
import { type Prepared, prepare, prepareCuts } from './prepare.ts';
import { assertWithinQuota, chargePicture, createUploadGate, forgivePicture } from './quota.ts';
import { firstLook, isDiskFull, type Received, receive } from './receive.ts';
import { sweep } from './sweep.ts';

export interface FileStoreParts {
  objectStore: ObjectStore;
  /** Uploads on their way in rest in `<dataDir>/tmp/uploads`. */
  dataDir: string;
  log: FastifyBaseLogger;
  db: Sql;
  rateLimit: RateLimiter;
}

export function createFileStore(parts: FileStoreParts): FileStore {
  const { objectStore, dataDir, log, db, rateLimit } = parts;
  const incoming = path.join(dataDir, 'tmp', 'uploads');
  mkdirSync(incoming, { recursive: true, mode: 0o700 });
  const gate = createUploadGate();

  /** One of those that this person may have under way; each works in a folder of its own, which goes when it is through. */
  async function atTheGate<T>(
    uploader: Upload['uploader'],
    work: (folder: string) => Promise<T>,
  ): Promise<T> {
    const leave = gate.enter(uploader);
    try {
      await assertWithinQuota(db, uploader);
      return await inFolder(incoming, work);
    } catch (error) {
      throw isDiskFull(error) ? new AppError('UNAVAILABLE', { cause: error, retryAfter: 60 }) : error;
    } finally {
      leave();
    }
  }

  return {
    accept: (upload) =>
      atTheGate(upload.uploader, async (folder) => {
        const received = await receive(upload.stream, path.join(folder, 'received'));
        const charge = () => chargePicture(rateLimit, upload.uploader);
        return store(received, await prepare(received, upload, charge), objectStore);
      }),
    takeCuts: ({ stream, uploader }, frames) =>
      atTheGate(uploader, async (folder) => {
        const received = await receive(stream, path.join(folder, 'received'));
        const paths = await prepareCuts(received, frames, `${uploader.role}:${uploader.id}`);
        return Promise.all(paths.map((each) => readFile(each)));
      }),
    takeExcerpts: (key, excerpts, who) =>
      withLocalCopy(objectStore, incoming, key, async (source) => {
        const parts = [];
        for (const excerpt of excerpts) {
          const { path: part, ...size } = await storeExcerpt(source, excerpt, who);
          parts.push({ bytes: await readFile(part), ...size });
        }
        return parts;
      }),
    forgivePicture: (uploader) => forgivePicture(rateLimit, uploader),
    checkQuota: (uploader) => assertWithinQuota(db, uploader),
    async firstLook(head, sizeBytes) {
      if (sizeBytes > (await firstLook(head))) throw new AppError('FILE_TOO_LARGE');
    },
    insertFile: (tx, file, owner) => insertFile(tx, { ...file, ...owner }),
    findByKey: async (sql, key) => (isObjectKey(key) ? findByKey(sql, key) : undefined),
    open: (key, range) => objectStore.get(key, range),
    size: (key) => objectStore.size(key),
    withLocalCopy: (key, work) => withLocalCopy(objectStore, incoming, key, work),
    keepDocument: (bytes, document) => keepDocument(objectStore, bytes, document),
    async keepRendition(path, mimeType) {
      const key = newObjectKey();
      await objectStore.put(key, path, mimeType);
      return key;
    },
    removeBytes: (keys) => objectStore.remove(keys),
    sweep: (now) => sweep({ sql: db, objects: objectStore, incoming, log }, now),
  };
}

async function inFolder<T>(incoming: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(incoming, 'upload-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withLocalCopy<T>(
  objects: ObjectStore,
  incoming: string,
  key: string,
  work: (path: string) => Promise<T>,
): Promise<T | undefined> {
  const bytes = await objects.get(key);
  if (!bytes) return undefined;
  const folder = await mkdtemp(path.join(incoming, 'copy-'));
  try {
    const file = path.join(folder, 'file');
    await pipeline(bytes, createWriteStream(file));
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function keepDocument(
  objects: ObjectStore,
  bytes: Buffer,
  { name, mimeType }: { name: string; mimeType: string },
): Promise<AcceptedFile> {
  const storageKey = newObjectKey();
  const sizeBytes = await objects.put(storageKey, Readable.from([bytes]), mimeType);
  return {
    storageKey,
    previewKey: null,
    mimeType,
    originalName: name,
    sizeBytes,
    width: null,
    height: null,
    durationMs: null,
    sha256: createHash('sha256').update(bytes).digest(),
    discard: () => objects.remove([storageKey]),
  };
}

async function store(received: Received, file: Prepared, objects: ObjectStore): Promise<AcceptedFile> {
  const storageKey = newObjectKey();
  const previewKey = file.previewPath === undefined ? null : newObjectKey();
  const discard = () => objects.remove(previewKey === null ? [storageKey] : [storageKey, previewKey]);
  try {
    await objects.put(storageKey, file.path, file.type.mime);
    if (previewKey !== null && file.previewPath) await objects.put(previewKey, file.previewPath, WEBP.mime);
  } catch (error) {
    await discard().catch(() => undefined);
    throw error;
  }
  return {
    storageKey,
    previewKey,
    mimeType: file.type.mime,
    originalName: file.name,
    sizeBytes: file.size,
    width: file.width,
    height: file.height,
    durationMs: file.durationMs,
    sha256: received.sha256,
    discard,
  };
}
