import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PendingMessage } from './pending-message.ts';

/** Where unsent messages outlive the page. */
export interface PendingStore {
  /** In typed order. */
  load: (owner: string) => Promise<PendingMessage[]>;
  put: (owner: string, message: PendingMessage) => Promise<void>;
  remove: (clientId: string) => Promise<void>;
}

interface OutboxSchema extends DBSchema {
  pending: { key: string; value: PendingMessage & { owner: string }; indexes: { owner: string } };
}

const DATABASE = 'av-agro-outbox';

/**
 * The phone's own database. Where it is refused (private window, full disk) every call resolves with nothing
 * kept: the tab still sends, it only cannot survive a reload.
 */
export function createPendingStore(): PendingStore {
  let opening: Promise<IDBPDatabase<OutboxSchema> | null> | undefined;

  function database(): Promise<IDBPDatabase<OutboxSchema> | null> {
    opening ??= open().catch((error: unknown) => {
      console.debug('unsent messages cannot be kept on this device', error);
      return null;
    });
    return opening;
  }

  return {
    async load(owner) {
      const kept = await attempt(async () => (await database())?.getAllFromIndex('pending', 'owner', owner));
      return (kept ?? []).sort((a, b) => a.position - b.position);
    },
    async put(owner, message) {
      await attempt(async () => (await database())?.put('pending', { ...message, owner }));
    },
    async remove(clientId) {
      await attempt(async () => (await database())?.delete('pending', clientId));
    },
  };
}

function open(): Promise<IDBPDatabase<OutboxSchema>> {
  return openDB<OutboxSchema>(DATABASE, 1, {
    upgrade(database) {
      const pending = database.createObjectStore('pending', { keyPath: 'clientId' });
      pending.createIndex('owner', 'owner');
    },
  });
}

/** Storage errors are ignored silently (specification, error catalogue). */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    console.debug('outbox storage', error);
    return undefined;
  }
}
