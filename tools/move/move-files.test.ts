import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
  // As long as the right ones.
  await to.put(keys[2] ?? '', Readable.from([`bytes of ${keys[2]}`.replace('bytes', 'BYTES')]), 'text/plain');

  expect(await moveFiles(from, to)).toBe(4);
  for (const key of keys)
    for (const store of [from, to]) expect(await read(store, key)).toBe(`bytes of ${key}`);
  expect(await moveFiles(from, to)).toBe(0);
});

it.each(['who', 'wholE'])('does not call moved what arrived as "%s"', async (arrived) => {
  const from = createLocalStore(path.join(folder, `home-${arrived}`));
  await from.put(newObjectKey(), Readable.from(['whole']), 'text/plain');
  const there = createLocalStore(path.join(folder, `there-${arrived}`));
  const careless: ObjectStore = {
    ...there,
    put: (key, _, type) => there.put(key, Readable.from([arrived]), type),
  };
  await expect(moveFiles(from, careless)).rejects.toThrow('arrived with other bytes');
});

it('leaves out what a crash left half written: no other store has a name for it', async () => {
  const home = path.join(folder, 'home-crashed');
  const from = createLocalStore(home);
  const key = newObjectKey();
  await from.put(key, Readable.from(['whole']), 'text/plain');
  const half = `${newObjectKey()}.part`;
  await mkdir(path.join(home, half.slice(0, 2), half.slice(2, 4)), { recursive: true });
  await writeFile(path.join(home, half.slice(0, 2), half.slice(2, 4), half), 'ha');
  const to = createLocalStore(path.join(folder, 'bucket-crashed'));
  expect(await moveFiles(from, to)).toBe(1);
  const there: string[] = [];
  for await (const object of to.list()) there.push(object.key);
  expect(there).toEqual([key]);
});

async function read(store: ObjectStore, key: string): Promise<string> {
  const stream = await store.get(key);
  return stream ? text(stream) : 'gone';
}
