import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBucket } from '../../../tests/support/bucket.ts';
import { freePort } from '../../../tools/free-port.ts';
import { newObjectKey, type ObjectStore } from '../../platform/files/object-store.ts';
import { createLocalStore } from './local-store.ts';
import { createS3Store } from './s3-store.ts';

const MB = 1024 * 1024;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'av-objects-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const kinds: { kind: string; open: () => Promise<{ store: ObjectStore; close: () => Promise<void> }> }[] = [
  {
    kind: 'a folder',
    open: async () => ({ store: createLocalStore(path.join(folder, 'uploads')), close: async () => {} }),
  },
  { kind: 'an S3 bucket', open: openBucket },
];

describe.each(kinds)('an object store in $kind', ({ open }) => {
  let store: ObjectStore;
  let close: () => Promise<void>;
  beforeAll(async () => ({ store, close } = await open()));
  afterAll(() => close());

  // Above the part size of multipart uploads, and below it.
  it.each([1, 12_000, 6 * MB + 1])('gives %i bytes back as they came', async (size) => {
    const [key, bytes] = [newObjectKey(), randomBytes(size)];
    expect(await store.put(key, Readable.from([bytes]), 'application/pdf')).toBe(size);
    expect(await store.size(key)).toBe(size);
    expect(digest(await read(store, key))).toBe(digest(bytes));
  });

  it('stores a file and leaves it where it was', async () => {
    const [key, file] = [newObjectKey(), path.join(folder, 'source.txt')];
    await writeFile(file, 'ಬೆಳೆ');
    await store.put(key, file, 'text/plain');
    await store.put(newObjectKey(), file, 'text/plain');
    expect((await read(store, key)).toString()).toBe('ಬೆಳೆ');
  });

  it('gives a part, both ends included', async () => {
    const key = newObjectKey();
    await store.put(key, Readable.from([Buffer.from('0123456789')]), 'text/plain');
    expect((await read(store, key, { start: 2, end: 4 })).toString()).toBe('234');
    expect((await read(store, key, { start: 9, end: 9 })).toString()).toBe('9');
  });

  it('knows nothing of a key that was never stored', async () => {
    const key = newObjectKey();
    expect(await store.get(key)).toBeUndefined();
    expect(await store.size(key)).toBeUndefined();
  });

  it('removes, also twice, and only what was named', async () => {
    const [gone, stays] = [newObjectKey(), newObjectKey()];
    for (const key of [gone, stays]) await store.put(key, Readable.from([Buffer.from('x')]), 'text/plain');
    await store.remove([gone, newObjectKey()]);
    await store.remove([gone]);
    await store.remove([]);
    expect(await store.get(gone)).toBeUndefined();
    expect(await store.size(stays)).toBe(1);
  });

  it('stores nothing of a source that breaks off', async () => {
    const key = newObjectKey();
    async function* breaking() {
      yield randomBytes(MB);
      throw new Error('line cut');
    }
    await expect(store.put(key, Readable.from(breaking()), 'image/png')).rejects.toThrow('line cut');
    expect(await store.size(key)).toBeUndefined();
    expect(await keysOf(store)).not.toContain(key);
  });

  it('lists what it holds, with the time it came', async () => {
    const key = newObjectKey();
    await store.put(key, Readable.from([Buffer.from('x')]), 'text/plain');
    const listed = [];
    for await (const each of store.list()) listed.push(each);
    const found = listed.find((each) => each.key === key);
    expect(Math.abs((found?.modifiedAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(new Set(listed.map((each) => each.key)).size).toBe(listed.length);
  });

  it.each(['../../etc/passwd', 'abc', '', `${'a'.repeat(40)}/x`, 'A'.repeat(40)])(
    'refuses the key %j',
    async (key) => {
      await expect(store.put(key, Readable.from(['x']), 'text/plain')).rejects.toThrow();
      await expect((async () => store.get(key))()).rejects.toThrow();
      await expect((async () => store.remove([key]))()).rejects.toThrow();
    },
  );
});

describe('a folder', () => {
  it('lists what a crash left half written, so that it can be removed', async () => {
    const dir = path.join(folder, 'crashed');
    const store = createLocalStore(dir);
    const part = `${newObjectKey()}.part`;
    const place = path.join(dir, part.slice(0, 2), part.slice(2, 4));
    await mkdir(place, { recursive: true });
    await writeFile(path.join(place, part), 'half');
    expect(await keysOf(store)).toEqual([part]);
    await store.remove([part]);
    expect(await readdir(place)).toEqual([]);
  });

  it('that was never written to is empty', async () => {
    expect(await keysOf(createLocalStore(path.join(folder, 'nowhere')))).toEqual([]);
  });

  it('takes a file that lies on its own disk without writing it again, and keeps it when its maker removes theirs', async () => {
    const store = createLocalStore(path.join(folder, 'linked'));
    const [source, key] = [path.join(folder, 'received'), newObjectKey()];
    await writeFile(source, 'ಅಡಿಕೆ');
    const { ino } = await stat(source);
    await store.put(key, source, 'text/plain');
    await rm(source);
    expect((await stat(path.join(folder, 'linked', key.slice(0, 2), key.slice(2, 4), key))).ino).toBe(ino);
    expect((await read(store, key)).toString()).toBe('ಅಡಿಕೆ');
  });
});

describe('an S3 bucket', () => {
  it('that cannot be reached fails the write instead of hanging', async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const keys = { accessKeyId: 'nobody', secretAccessKey: 'nothing', region: 'ap-south-1' };
    const store = createS3Store({ bucket: 'away', endpoint, forcePathStyle: true, ...keys });
    await expect(store.put(newObjectKey(), Readable.from([randomBytes(MB)]), 'image/png')).rejects.toThrow();
  });
});

async function openBucket() {
  const { close, ...bucket } = await startBucket(path.join(folder, 's3'));
  return { store: createS3Store({ ...bucket, region: 'ap-south-1', forcePathStyle: true }), close };
}

async function read(store: ObjectStore, key: string, range?: { start: number; end: number }) {
  const stream = await store.get(key, range);
  if (!stream) throw new Error('no such object');
  return buffer(stream);
}

async function keysOf(store: ObjectStore): Promise<string[]> {
  const keys = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys;
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
