import { writeStored } from '../../../lib/device/local-store.ts';
import type { Language } from '../../../lib/i18n.ts';
import { GUIDE_STORED } from './kept.ts';

/** What the build says belongs to the guide in one language (web/build/guide/keep-list.ts). */
export interface KeepList {
  pages: string[];
  files: string[];
  bytes: number;
}

/** The service worker looks here last, and never empties it: kept is kept, through every new version. */
export const GUIDE_CACHE = 'guide';
/** Requests at a time; more and a weak line drops some. */
const AT_ONCE = 4;

export async function fetchKeepList(language: Language): Promise<KeepList> {
  const answer = await fetch(`/guide-files.${language}.json`);
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as KeepList;
}

/**
 * Fetches all chapters of one language with what they need and keeps them. What is there already is not paid for
 * again. False when something did not come.
 */
export async function keepGuide(
  list: KeepList,
  language: Language,
  tell: (done: number, all: number) => void,
): Promise<boolean> {
  const store = await caches.open(GUIDE_CACHE);
  // Files before pages: a page that is kept has what it draws itself with.
  const work = [
    ...list.files.map((file) => () => keepFile(store, file)),
    ...list.pages.map((page) => () => keepPage(store, page, language)),
  ];
  const all = work.length;
  let done = 0;
  let whole = true;
  const lane = async () => {
    for (let next = work.shift(); next; next = work.shift()) {
      whole = (await next().catch(() => false)) && whole;
      done += 1;
      tell(done, all);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  if (!whole) return false;
  await dropOthers(store, list);
  writeStored(GUIDE_STORED.kept, language);
  return true;
}

async function keepFile(store: Cache, file: string): Promise<boolean> {
  if (await store.match(file)) return true;
  // Its name is its content: wherever it is, it is the right one.
  const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file));
  if (answer.ok) await store.put(file, answer);
  return answer.ok;
}

async function keepPage(store: Cache, page: string, language: Language): Promise<boolean> {
  const answer = await fetch(`${page}?lang=${language}`, {
    headers: { accept: 'text/html' },
    cache: 'no-cache',
  });
  if (answer.ok) await store.put(keptPage(page, language), answer);
  return answer.ok;
}

/** Under which name a page is kept; the service worker's own (web/service-worker/page-key.ts). */
const keptPage = (page: string, language: Language) => `/kept-pages/${language}${page}`;

/** Files of earlier builds, which no kept page names any more. */
async function dropOthers(store: Cache, list: KeepList): Promise<void> {
  const wanted = new Set(list.files);
  for (const { url } of await store.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/assets/') && !wanted.has(pathname)) await store.delete(pathname);
  }
}
