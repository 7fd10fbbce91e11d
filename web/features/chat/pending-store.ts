import { withOutboxDatabase } from './outbox-database.ts';
import type { PendingMessage } from './pending-message.ts';

/** Where unsent messages outlive the page. */
export interface PendingStore {
  /** In typed order. */
  load: (owner: string) => Promise<PendingMessage[]>;
  put: (owner: string, message: PendingMessage) => Promise<void>;
  /** As it is kept now, perhaps by another tab. */
  find: (clientId: string) => Promise<PendingMessage | undefined>;
  remove: (clientId: string) => Promise<void>;
}

/** Keeps them in the phone's own database; every call resolves, whether or not that works. */
export function createPendingStore(): PendingStore {
  return {
    async load(owner) {
      const kept = await withOutboxDatabase((database) =>
        database.getAllFromIndex('pending', 'owner', owner),
      );
      return (kept ?? []).sort((a, b) => a.position - b.position);
    },
    async put(owner, message) {
      await withOutboxDatabase(async (database) => {
        // On the disk, not only on its way there: the battery may be the next thing to go.
        const writing = database.transaction('pending', 'readwrite', { durability: 'strict' });
        await writing.store.put({ ...message, owner });
        await writing.done;
      });
    },
    find: (clientId) => withOutboxDatabase((database) => database.get('pending', clientId)),
    async remove(clientId) {
      await withOutboxDatabase((database) => database.delete('pending', clientId));
    },
  };
}
