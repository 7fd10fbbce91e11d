import { isObjectKey, type ObjectStore } from '../../server/platform/files/object-store.ts';
import { digestOf } from '../backup/store/table-stream.ts';

/**
 * Copies every stored object that the other store does not have yet, and reads each back there: bytes are compared by
 * their SHA-256, not by their number. To be repeated until it says 0.
 * @returns how many were copied
 * @throws when what arrived is not what was sent
 */
export async function moveFiles(from: ObjectStore, to: ObjectStore): Promise<number> {
  let copied = 0;
  for await (const { key } of from.list()) {
    // What a crash left half written is listed as well, for the sweep.
    if (!isObjectKey(key)) continue;
    const origin = await digest(from, key);
    if (origin === undefined) continue;
    if ((await to.size(key)) === (await from.size(key)) && (await digest(to, key)) === origin) continue;
    const bytes = await from.get(key);
    if (!bytes) continue;
    // What the store calls it is never read: its kind stands in its row.
    await to.put(key, bytes, 'application/octet-stream');
    if ((await digest(to, key)) !== origin) throw new Error(`${key} arrived with other bytes`);
    copied += 1;
  }
  return copied;
}

/** Hex SHA-256 of an object; undefined: there is none. */
async function digest(store: ObjectStore, key: string): Promise<string | undefined> {
  const bytes = await store.get(key);
  return bytes && digestOf(bytes);
}
