import { keepRecordings, RECORDED_CACHE } from '../../../lib/aloud/recorded-lines.ts';
import { writeStored } from '../../../lib/device/local-store.ts';
import type { Language } from '../../../lib/i18n.ts';
import type { KeepList } from './keep-list.ts';
import { GUIDE_STORED } from './kept.ts';

/** The service worker looks here last, and never empties it: kept is kept, through every new version. */
export const GUIDE_CACHE = 'guide';
/** What all of it may weigh on a phone; recordings take what is left. */
const MOST_BYTES = 3_000_000;
/** Requests at a time; more and a weak line drops some. */
const AT_ONCE = 4;

/** One wish to keep the guide; stopped and taken up again it is the same one. */
export interface Keeping {
  list: KeepList;
  language: Language;
  /** Pages that have come: taken up again, it goes on behind them. */
  had: Set<string>;
  onProgress: (done: number, all: number) => void;
}

/**
 * Fetches all chapters of one language with what they need and keeps them, and of the recorded lines what there is
 * room for. What is there already is not paid for
 * again. False when something did not come, or the signal stopped it.
 */
export async function keepGuide(
  { list, language, had, onProgress }: Keeping,
  signal: AbortSignal,
): Promise<boolean> {
  const store = await caches.open(GUIDE_CACHE);
  // Files before pages: a page that is kept has what it draws itself with.
  const work = [
    ...list.files.map((file) => () => keepFile(store, file, signal)),
    ...list.pages.map((page) => async () => {
      if (had.has(page)) return true;
      const came = await keepPage(store, page, language, signal);
      if (came) had.add(page);
      return came;
    }),
  ];
  const all = work.length;
  let done = 0;
  let whole = true;
  const lane = async () => {
    for (let next = work.shift(); next && !signal.aborted; next = work.shift()) {
      whole = (await next().catch(() => false)) && whole;
      done += 1;
      onProgress(done, all);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  if (!whole || signal.aborted) return false;
  await dropOthers(store, list);
  await keepRecordings(language, MOST_BYTES - list.bytes, signal);
  writeStored(GUIDE_STORED.kept, language);
  return true;
}

/** Gives the phone its room back. */
export async function forgetGuide(): Promise<void> {
  await Promise.all([GUIDE_CACHE, RECORDED_CACHE].map((name) => caches.delete(name)));
  writeStored(GUIDE_STORED.kept, null);
}

async function keepFile(store: Cache, file: string, signal: AbortSignal): Promise<boolean> {
  if (await store.match(file)) return true;
  // Its name is its content: wherever it is, it is the right one.
  const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file, { signal }));
  if (answer.ok) await store.put(file, answer);
  return answer.ok;
}

async function keepPage(
  store: Cache,
  page: string,
  language: Language,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await fetch(`${page}?lang=${language}`, {
    headers: { accept: 'text/html' },
    cache: 'no-cache',
    signal,
  });
  if (answer.ok) await store.put(keptPage(page, language), answer);
  return answer.ok;
}

/** Under which name a page is kept; the service worker's own (web/service-worker/offline-view.ts). */
const keptPage = (page: string, language: Language) => `/kept-pages/${language}${page}`;

/** Files of earlier builds, which no kept page names any more. */
async function dropOthers(store: Cache, list: KeepList): Promise<void> {
  const wanted = new Set(list.files);
  for (const { url } of await store.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/assets/') && !wanted.has(pathname)) await store.delete(pathname);
  }
}
