import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** What another app handed over ("Share" in the gallery), waiting for the chat's composer. */
export interface SharedItems {
  files: File[];
  text: string;
}

interface SharedSchema extends DBSchema {
  shared: { key: 'latest'; value: SharedItems & { at: number } };
}

/** Long enough to log in first; what is older was forgotten by its owner. */
const KEPT_MS = 86_400_000;

/** Called by the service worker, before it opens the chat. A newer hand-over replaces one nobody took. */
export async function keepShared(items: SharedItems): Promise<void> {
  const database = await open();
  await database.put('shared', { ...items, at: Date.now() }, 'latest');
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

/** Whether this visit came out of another app's Share, and whether its files arrived. */
export function shareOutcome(search: string): 'arrived' | 'lost' | null {
  const value = new URLSearchParams(search).get('shared');
  if (value === null) return null;
  return value === '1' ? 'arrived' : 'lost';
}

function open(): Promise<IDBPDatabase<SharedSchema>> {
  return openDB<SharedSchema>('av-agro-shared', 1, {
    upgrade(database) {
      database.createObjectStore('shared');
    },
  });
}
