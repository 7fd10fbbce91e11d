import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestFileStore, type TestFileStore } from '../../../tests/support/file-store.ts';
import { sql } from '../database/db.ts';
import type { AcceptedFile } from './file-store.ts';

let store: TestFileStore;
beforeEach(async () => {
  store = await openTestFileStore();
});
afterEach(() => store.close());

const owner = { uploadedBy: 'farmer', uploaderId: 1 } as const;
const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR);
const accept = () => store.accept(Buffer.from('hello'), { declaredName: 'a.txt' });

async function insert(file: AcceptedFile, chatId: number | null) {
  return store.files.insertFile(store.db, file, { chatId, ...owner });
}

async function openChat(): Promise<number> {
  await store.db.run(sql`insert into farmers (mobile, name, address) values ('9876543210', 'ರವಿ', 'ಮಂಡ್ಯ')`);
  await store.db.run(sql`insert into chats (farmer_id) select id from farmers`);
  return 1;
}

describe('the nightly sweep', () => {
  it('keeps what belongs to a chat, for ever', async () => {
    const file = await accept();
    await insert(file, await openChat());
    await store.files.sweep(later(1000));
    expect(await store.stored()).toEqual([file.storageKey]);
  });

  it('removes uploads that never became part of a chat, a day later and not before', async () => {
    const file = await accept();
    await insert(file, null);
    await store.files.sweep(later(23));
    expect(await store.stored()).toEqual([file.storageKey]);
    await store.files.sweep(later(25));
    expect(await store.stored()).toEqual([]);
    expect(await store.files.findByKey(store.db, file.storageKey)).toBeUndefined();
  });

  it('removes bytes without a row and bytes of deleted files', async () => {
    const [forgotten, deleted] = [await accept(), await accept()];
    await insert(deleted, await openChat());
    await store.db.run(sql`update files set deleted_at = now()`);
    await store.files.sweep(later(23));
    expect(await store.stored()).toEqual([forgotten.storageKey, deleted.storageKey].sort());
    await store.files.sweep(later(25));
    expect(await store.stored()).toEqual([]);
  });

  it('removes uploads a crash left in the middle', async () => {
    const folder = path.join(store.dataDir, 'tmp', 'uploads', 'upload-crashed');
    await mkdir(folder);
    await writeFile(path.join(folder, 'received'), 'half');
    await store.files.sweep(later(1));
    expect(await store.incoming()).toEqual(['upload-crashed']);
    const old = new Date(Date.now() - 25 * HOUR);
    await utimes(folder, old, old);
    await store.files.sweep(new Date());
    expect(await store.incoming()).toEqual([]);
  });

  it('touches nothing when the database seems to be the wrong one', async () => {
    for (let i = 0; i < 60; i += 1) await accept();
    await store.files.sweep(later(25));
    expect(await store.stored()).toHaveLength(60);
  });
});
