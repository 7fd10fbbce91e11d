import { withOutboxDatabase } from '../model/outbox-database.ts';
import type { PendingMessage } from '../model/pending-message.ts';

/** Where unsent messages outlive the page. */
export interface PendingStore {
  /** In typed order. */
  load: (owner: string) => Promise<PendingMessage[]>;
  /** False: it is in this page alone and goes with it. */
  put: (owner: string, message: PendingMessage) => Promise<boolean>;
  /** As it is kept now, perhaps by another tab. */
  find: (clientId: string) => Promise<PendingMessage | undefined>;
  remove: (clientId: string) => Promise<void>;
}

/** Keeps them in the phone's own database, and where that refuses, words without a file in its local storage. */
export function createPendingStore(): PendingStore {
  return {
    async load(owner) {
      const kept = await withOutboxDatabase((database) =>
        database.getAllFromIndex('pending', 'owner', owner),
      );
      const known = new Set(kept?.map(({ clientId }) => clientId));
      const words = allWords().filter((entry) => entry.owner === owner && !known.has(entry.clientId));
      return [...(kept ?? []), ...words].sort((a, b) => a.position - b.position);
    },
    async put(owner, message) {
      const isKept = await withOutboxDatabase(async (database) => {
        // `strict`: flushed to disk before it resolves, so that a power loss does not lose it.
        const writing = database.transaction('pending', 'readwrite', { durability: 'strict' });
        await writing.store.put({ ...message, owner });
        await writing.done;
        return true;
      });
      if (!isKept) return putWords({ ...message, owner });
      forgetWords(message.clientId);
      return true;
    },
    async find(clientId) {
      const kept = await withOutboxDatabase((database) => database.get('pending', clientId));
      return kept ?? readWords(WORDS + clientId);
    },
    async remove(clientId) {
      forgetWords(clientId);
      await withOutboxDatabase((database) => database.delete('pending', clientId));
    },
  };
}

const WORDS = 'chatUnsent:';

type Words = PendingMessage & { owner: string };

function putWords(words: Words): boolean {
  if (words.file) return false;
  try {
    localStorage.setItem(WORDS + words.clientId, JSON.stringify(words));
    return true;
  } catch {
    return false;
  }
}

function readWords(key: string): Words | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function allWords(): Words[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(WORDS));
    return keys.map(readWords).filter((words) => words !== undefined);
  } catch {
    return [];
  }
}

function forgetWords(clientId: string): void {
  try {
    localStorage.removeItem(WORDS + clientId);
  } catch {
    // Nothing was kept where nothing may be.
  }
}
