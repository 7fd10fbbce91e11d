import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLocalStore } from '../../server/partners/object-store/index.ts';
import { newObjectKey, type ObjectStore } from '../../server/platform/files/object-store.ts';
import { moveFiles } from './move-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'av-move-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('copies what is not there yet, mends what broke off, and leaves the old place as it was', async () => {
  const [from, to] = [
    createLocalStore(path.join(folder, 'home')),
    createLocalStore(path.join(folder, 'bucket')),
  ];
  const keys = Array.from({ length: 5 }, newObjectKey);
  for (const key of keys) await from.put(key, Readable.from([`bytes of ${key}`]), 'text/plain');
  await to.put(keys[0] ?? '', Readable.from([`bytes of ${keys[0]}`]), 'text/plain');
  await to.put(keys[1] ?? '', Readable.from(['bytes o']), 'text/plain');

  expect(await moveFiles(from, to)).toBe(4);
  for (const key of keys)
    for (const store of [from, to]) expect(await read(store, key)).toBe(`bytes of ${key}`);
  expect(await moveFiles(from, to)).toBe(0);
});

it('does not call moved what arrived shorter', async () => {
  const from = createLocalStore(path.join(folder, 'home-2'));
  await from.put(newObjectKey(), Readable.from(['whole']), 'text/plain');
  const short: ObjectStore = { ...createLocalStore(path.join(folder, 'short')), put: async () => 3 };
  await expect(moveFiles(from, short)).rejects.toThrow('3 bytes of 5');
});

async function read(store: ObjectStore, key: string): Promise<string> {
  const stream = await store.get(key);
  return stream ? text(stream) : 'gone';
}
