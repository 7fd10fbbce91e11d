import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ChatState } from './chat-state.ts';
import type { DraftFile, PendingMessage } from './pending-message.ts';

interface OutboxSchema extends DBSchema {
  pending: { key: string; value: PendingMessage & { owner: string }; indexes: { owner: string } };
  /** What somebody has begun and not sent: one of each kind per correspondence. */
  drafts: { key: [owner: string, kind: string]; value: KeptDraft };
  /** What was last on the screen, to be read without network. */
  threads: { key: string; value: KeptThread };
}

/** The newest messages of one chat and the log position they stand for. */
interface KeptThread {
  owner: string;
  chatId: number;
  state: ChatState;
}

interface KeptDraft {
  owner: string;
  kind: 'voice';
  file: DraftFile;
}

type OutboxDatabase = IDBPDatabase<OutboxSchema>;

const DATABASE = 'av-agro-outbox';

let opening: Promise<OutboxDatabase | null> | undefined;

/**
 * Works on the phone's own database. Where it is refused (private window, full disk) the answer is undefined
 * and nothing is kept: the tab still sends, it only cannot survive a reload. Storage errors are ignored
 * silently (specification, error catalogue).
 */
export async function withOutboxDatabase<T>(
  work: (database: OutboxDatabase) => Promise<T>,
): Promise<T | undefined> {
  try {
    opening ??= Promise.race([open(), giveUp()]);
    const database = await opening;
    // The next one asks again.
    if (!database) opening = undefined;
    return database ? await work(database) : undefined;
  } catch (error) {
    console.debug('outbox storage', error);
    return undefined;
  }
}

/** Some browsers never answer after an update of theirs: what is written must leave all the same. */
const giveUp = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), 10_000));

async function open(): Promise<OutboxDatabase | null> {
  try {
    return await openDB<OutboxSchema>(DATABASE, 3, {
      upgrade(database, from) {
        if (from < 1) {
          const pending = database.createObjectStore('pending', { keyPath: 'clientId' });
          pending.createIndex('owner', 'owner');
        }
        if (from < 2) database.createObjectStore('drafts', { keyPath: ['owner', 'kind'] });
        if (from < 3) database.createObjectStore('threads', { keyPath: 'owner' });
      },
      // A newer page in another tab waits for us to let go; we open it again when we need it.
      blocking(_current, _wanted, event) {
        (event.target as IDBDatabase).close();
        opening = undefined;
      },
      terminated() {
        opening = undefined;
      },
    });
  } catch (error) {
    console.debug('unsent messages cannot be kept on this device', error);
    return null;
  }
}
