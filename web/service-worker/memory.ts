import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DEFAULT_LANGUAGE, type Language, readLanguage } from '#shared/domain/languages.ts';

/** Bytes of seen photos a phone gives us room for; more would push the reader's own things out. */
const PICTURES_BYTES = 20 * 1024 * 1024;

/** A single picture above this is not worth ten others. */
export const PICTURE_BYTES = 4 * 1024 * 1024;

interface KeptPicture {
  url: string;
  size: number;
  /** Milliseconds since 1970 when it was last on the screen. */
  usedAt: number;
}

/** What the worker must still know after the browser ended and restarted it. */
interface MemorySchema extends DBSchema {
  facts: { key: 'language'; value: Language };
  pictures: { key: string; value: KeptPicture };
}

let opening: Promise<IDBPDatabase<MemorySchema>> | undefined;

export function memory(): Promise<IDBPDatabase<MemorySchema>> {
  opening ??= openDB<MemorySchema>('av-agro-worker', 1, {
    upgrade(database) {
      database.createObjectStore('facts');
      database.createObjectStore('pictures', { keyPath: 'url' });
    },
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

let known: Language | undefined;

/** The reader's language as a page last said it; before that, the phone's. */
export async function readersLanguage(): Promise<Language> {
  known ??= await memory()
    .then((database) => database.get('facts', 'language'))
    .catch(() => undefined);
  return known ?? phonesLanguage();
}

/** Many phones list English first and are read in the next one. */
function phonesLanguage(): Language {
  const listed = navigator.languages.map(readLanguage);
  return listed.find((each) => each && each !== DEFAULT_LANGUAGE) ?? DEFAULT_LANGUAGE;
}

export async function rememberLanguage(language: Language): Promise<void> {
  known = language;
  await (await memory()).put('facts', language, 'language');
}

/** Which pictures must go, those not seen for longest first, so that `incoming` bytes fit under the cap. */
export function picturesToDrop(
  kept: readonly KeptPicture[],
  incoming: number,
  cap: number = PICTURES_BYTES,
): string[] {
  let total = kept.reduce((sum, { size }) => sum + size, incoming);
  const dropped: string[] = [];
  for (const { url, size } of [...kept].sort((a, b) => a.usedAt - b.usedAt)) {
    if (total <= cap) break;
    dropped.push(url);
    total -= size;
  }
  return dropped;
}
