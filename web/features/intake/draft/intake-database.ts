import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Field, PutFieldBody } from '#shared/contract/clinic/fields.ts';
import type { IntakeDraft } from './intake-draft.ts';

/** A photo or a voice as the chat sends it. */
export interface KeptFile {
  blob: Blob;
  name: string;
  mimeType: string;
  durationSeconds?: number;
  peaks?: number[];
}

/** A change of a field that has not reached the server. */
export interface WaitingField {
  id: string;
  body: PutFieldBody;
}

interface IntakeSchema extends DBSchema {
  drafts: { key: string; value: { owner: string; draft: IntakeDraft } };
  files: {
    key: string;
    value: { owner: string; clientId: string; file: KeptFile };
    indexes: { owner: string };
  };
  fields: { key: string; value: { owner: string; fields: Field[]; waiting: WaitingField[] } };
}

type IntakeDatabase = IDBPDatabase<IntakeSchema>;

let opening: Promise<IntakeDatabase> | undefined;

/** Works on what is begun and not sent. Undefined: this phone keeps nothing (private window, full disk). */
export async function withIntakeDatabase<T>(
  work: (database: IntakeDatabase) => Promise<T>,
): Promise<T | undefined> {
  try {
    opening ??= open();
    return await work(await opening);
  } catch (error) {
    console.debug('intake storage', error);
    return undefined;
  }
}

function open(): Promise<IntakeDatabase> {
  const opened = openDB<IntakeSchema>('av-agro-intake', 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'owner' });
      database.createObjectStore('files', { keyPath: 'clientId' }).createIndex('owner', 'owner');
      database.createObjectStore('fields', { keyPath: 'owner' });
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
  opened.catch(() => {
    opening = undefined;
  });
  return opened;
}

export interface KeptIntake {
  draft: IntakeDraft;
  files: ReadonlyMap<string, KeptFile>;
}

/** What this person began on this phone; null where nothing is kept. */
export async function loadIntake(owner: string): Promise<KeptIntake | null> {
  const kept = await withIntakeDatabase(async (database) => {
    const [begun, files] = await Promise.all([
      database.get('drafts', owner),
      database.getAllFromIndex('files', 'owner', owner),
    ]);
    return begun
      ? { draft: begun.draft, files: new Map(files.map((each) => [each.clientId, each.file])) }
      : null;
  });
  return kept ?? null;
}

/** Keeps a draft with one file that came to it; files it names no longer are dropped. False: the phone has no room. */
export async function keepIntake(
  owner: string,
  draft: IntakeDraft,
  added?: { clientId: string; file: KeptFile },
): Promise<boolean> {
  const isKept = await withIntakeDatabase(async (database) => {
    // `strict`: flushed to disk before it resolves, so that a power loss does not lose it.
    const writing = database.transaction(['drafts', 'files'], 'readwrite', { durability: 'strict' });
    const files = writing.objectStore('files');
    const named = new Set([...draft.photos, ...draft.voices].map(({ clientId }) => clientId));
    for (const clientId of await files.index('owner').getAllKeys(owner))
      if (!named.has(clientId)) await files.delete(clientId);
    if (added) await files.put({ owner, ...added });
    await writing.objectStore('drafts').put({ owner, draft });
    await writing.done;
    return true;
  });
  return isKept ?? false;
}

export async function forgetIntake(owner: string): Promise<void> {
  await withIntakeDatabase(async (database) => {
    const writing = database.transaction(['drafts', 'files'], 'readwrite');
    await writing.objectStore('drafts').delete(owner);
    for (const clientId of await writing.objectStore('files').index('owner').getAllKeys(owner))
      await writing.objectStore('files').delete(clientId);
    await writing.done;
  });
}

/** Wipes what anybody began, and whose fields are known (logout). */
export async function forgetIntakes(): Promise<void> {
  await withIntakeDatabase(async (database) => {
    const stores = ['drafts', 'files', 'fields'] as const;
    const writing = database.transaction(stores, 'readwrite');
    await Promise.all(stores.map((store) => writing.objectStore(store).clear()));
    await writing.done;
  });
}
