import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { newClientId } from '../../lib/new-client-id.ts';

/** What another app ("Share" in the gallery) or a page handed over, waiting for the chat. */
export interface SharedItems {
  files: File[];
  text: string;
}

interface SharedSchema extends DBSchema {
  shared: { key: 'latest'; value: SharedItems & { id: string; at: number } };
}

/** Long enough to log in first; what is older was forgotten by its owner. */
const KEPT_MS = 86_400_000;

/**
 * Opens the chat with these, also for somebody who has to log in first. `to`: its address, with what else was told; where
 * nothing can be kept it opens without them.
 */
export async function handOver(items: SharedItems, to = '/farmers'): Promise<void> {
  const address = new URL(to, location.href);
  const isKept = await keepShared(items).then(
    () => true,
    () => false,
  );
  if (isKept) address.searchParams.set('shared', '1');
  // Only pages call it; the service worker reads this file too, and its location has no `assign`.
  (location as unknown as { assign(to: URL): void }).assign(address);
}

/** Called by the service worker too, before it opens the chat. A newer hand-over replaces one nobody took. */
export async function keepShared(items: SharedItems): Promise<void> {
  const database = await open();
  await database.put('shared', { ...items, id: newClientId(), at: Date.now() }, 'latest');
  database.close();
}

/**
 * Called by the chat page once it can show a composer: hands the items over, once. Null when nothing waits,
 * or where the browser keeps nothing.
 */
export async function takeShared(): Promise<SharedItems | null> {
  try {
    const database = await open();
    const transaction = database.transaction('shared', 'readwrite');
    const waiting = await transaction.store.get('latest');
    await transaction.store.delete('latest');
    await transaction.done;
    database.close();
    if (!waiting || Date.now() - waiting.at > KEPT_MS) return null;
    return { files: waiting.files, text: waiting.text };
  } catch (error) {
    console.debug('nothing shared could be read', error);
    return null;
  }
}

/** What waits, still waiting, for one who has to keep it first; by the name of this hand-over. Null as above. */
export async function readShared(): Promise<(SharedItems & { id: string }) | null> {
  try {
    const database = await open();
    const waiting = await database.get('shared', 'latest');
    database.close();
    return waiting && Date.now() - waiting.at <= KEPT_MS ? waiting : null;
  } catch (error) {
    console.debug('nothing shared could be read', error);
    return null;
  }
}

/** It is kept elsewhere now; a newer hand-over stays. */
export async function forgetShared(id: string): Promise<void> {
  const database = await open();
  const { store, done } = database.transaction('shared', 'readwrite');
  if ((await store.get('latest'))?.id === id) await store.delete('latest');
  await done;
  database.close();
}

function open(): Promise<IDBPDatabase<SharedSchema>> {
  return openDB<SharedSchema>('av-agro-shared', 1, {
    upgrade(database) {
      database.createObjectStore('shared');
    },
  });
}
