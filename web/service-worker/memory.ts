import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DEFAULT_LANGUAGE, type Language, readLanguage } from '#shared/domain/languages.ts';
import type { KeptPicture } from './picture-budget.ts';

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
