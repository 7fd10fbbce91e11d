import { type Language, otherLanguages } from '#shared/domain/languages.ts';
import { readersLanguage } from './memory.ts';
import {
  fillOfflinePage,
  keptNote,
  languageOf,
  lastRead,
  MOST_PAGES,
  namesPrices,
  pageKey,
  type ReadPage,
  readPageKey,
  titleOfReadable,
  withNote,
} from './offline-view.ts';

/** What the build knows and the worker must be told; written in by web/build/service-worker.ts. */
interface Precache {
  /** Changes with every file of the shell. */
  version: string;
  /** The chat's code and what it cannot start without, in every language. */
  shell: string[];
  /** Words, fonts and the offline page of one language. */
  languages: Record<Language, string[]>;
}

declare const __PRECACHE__: Precache;
const PRECACHE: Precache = __PRECACHE__;

declare const self: ServiceWorkerGlobalScope & {
  /** Set by the server in front of this script (server/features/site/app.routes.ts). */
  shop?: { name: string; mark: string };
};

/** The shop, by the time this worker came. Its mark changes with what it says on the offline page and in the chat's shell. */
export const SHOP = self.shop ?? { name: '', mark: '' };

/** What is fetched at install, one store per version, so that a new version never mixes with the old. */
const STORE = `shell-${PRECACHE.version}-${SHOP.mark}`;
/** Stores of other parts that outlive a version. */
export const ASSETS = 'assets';
export const PICTURES = 'pictures';
export const PAGES = 'pages';

const CHAT_PAGE = '/farmers';
const offlinePage = (language: Language) => `/offline.${language}.html`;

/**
 * Fetches what must be there without network: the page that says so, and for who uses the chat the chat's shell.
 * A reader of public pages never pays for the chat. A file that fails fails the installation, which the browser
 * then tries again.
 */
export async function installShell(): Promise<void> {
  const store = await caches.open(STORE);
  await keepFile(store, offlinePage(await readersLanguage()));
  if (await isChatUsed()) await installChat();
}

/** The chat with everything it may need, in the reader's language. */
export async function installChat(): Promise<void> {
  const store = await caches.open(STORE);
  const files = [...PRECACHE.shell, ...PRECACHE.languages[await readersLanguage()]];
  await Promise.all([...files.map((file) => keepFile(store, file)), keepChatPage(store)]);
}

/** The other words and fonts, when the reader switches. */
export async function installLanguage(language: Language): Promise<void> {
  const store = await caches.open(STORE);
  await keepFile(store, offlinePage(language));
  if (!(await store.match(CHAT_PAGE))) return;
  await Promise.all(PRECACHE.languages[language].map((file) => keepFile(store, file)));
}

/** An earlier version kept it, or it is on the screen now. */
async function isChatUsed(): Promise<boolean> {
  if (await caches.match(CHAT_PAGE)) return true;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.some(({ url }) => new URL(url).pathname === CHAT_PAGE);
}

/** Old versions go, and with them the pages that name their files, or another telephone. */
export async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => (name.startsWith('shell-') && name !== STORE) || name === PAGES);
  await Promise.all(old.map((name) => caches.delete(name)));
}

export async function findInShell(path: string): Promise<Response | undefined> {
  return (await caches.open(STORE)).match(path, { ignoreVary: true });
}

/** The chat as it starts without any network; its messages come out of the phone's own database. */
export const findChatPage = () => findInShell(CHAT_PAGE);
export const isChatPage = (path: string) => path === CHAT_PAGE;

/**
 * Says that there is no internet, in the reader's language if it is there, and what of the site they can still open
 * on this phone.
 */
export async function findOfflinePage(): Promise<Response | undefined> {
  const language = await readersLanguage();
  let page: Response | undefined;
  for (const each of [language, ...otherLanguages(language)]) page ??= await findInShell(offlinePage(each));
  if (!page) return undefined;
  const chat = (await findChatPage()) !== undefined;
  return rewritten(page, fillOfflinePage(await page.text(), { chat, pages: await readPages(language) }));
}

/** A kept page as it is shown: one that names prices says when it was kept. */
export async function asKept(page: Response): Promise<Response> {
  const html = await page.clone().text();
  const language = languageOf(page, await readersLanguage());
  const offline = namesPrices(html) ? await (await findInShell(offlinePage(language)))?.text() : undefined;
  const note = keptNote(offline ?? '', new Date(page.headers.get('date') ?? ''), language);
  return note === null ? page : rewritten(page, withNote(html, note));
}

function rewritten(page: Response, html: string): Response {
  const headers = new Headers(page.headers);
  for (const ofTheBody of ['content-encoding', 'content-length', 'etag']) headers.delete(ofTheBody);
  return new Response(html, { headers });
}

async function readPages(language: Language): Promise<ReadPage[]> {
  const pages = await caches.open(PAGES);
  const kept = (await pages.keys()).flatMap(({ url }) => readPageKey(url) ?? []);
  const read: ReadPage[] = [];
  for (const page of lastRead(kept, language)) {
    const title = titleOfReadable(
      (await (await pages.match(pageKey(page.path, page.language)))?.text()) ?? '',
    );
    if (title) read.push({ ...page, title });
    if (read.length === MOST_PAGES) break;
  }
  return read;
}

async function keepFile(store: Cache, file: string): Promise<void> {
  if (await store.match(file)) return;
  const hashed = file.startsWith('/assets/');
  // A file whose name is its content may be here from an earlier version: no need to pay for it twice.
  const known = hashed ? await caches.match(file, { ignoreVary: true }) : undefined;
  const answer = known ?? (await fetch(file, { cache: hashed ? 'default' : 'reload' }));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  await store.put(file, answer);
}

async function keepChatPage(store: Cache): Promise<void> {
  if (await store.match(CHAT_PAGE)) return;
  const answer = await fetch(CHAT_PAGE, { cache: 'reload' });
  if (!answer.ok || answer.redirected) throw new Error(`${CHAT_PAGE}: ${answer.status}`);
  await store.put(CHAT_PAGE, answer);
}
