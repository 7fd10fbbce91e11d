import { type Language, otherLanguages, readLanguage } from '#shared/domain/languages.ts';
import { withoutSlash } from '#shared/domain/site-paths.ts';
import { findInGuide } from './assets.ts';
import { readersLanguage } from './memory.ts';
import { networkFirst } from './network-first.ts';
import { languageOf, pageKey } from './offline-view.ts';
import { asKept, findChatPage, findOfflinePage, isChatPage, PAGES } from './shell.ts';

/** A page that is kept: the network's, else last time's, else the chat's shell, else the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  return (await answerFirst(event)) ?? (await findOfflinePage()) ?? Response.error();
}

/** The same for a page that reads another one: it must not take the offline page for an answer. */
export async function answerContent(event: FetchEvent): Promise<Response> {
  return (await answerFirst(event)) ?? Response.error();
}

async function answerFirst(event: FetchEvent): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(event.request.url);
  const path = withoutSlash(pathname);
  const named = searchParams.get('choose') ?? searchParams.get('lang');
  const language = readLanguage(named) ?? (await readersLanguage());
  return networkFirst({
    network: () => fromNetwork(event),
    kept: () => findKept(path, language).then((page) => page && asKept(page)),
    keep: (page) => keep(path, page),
    goOn: (work) => event.waitUntil(work),
  });
}

/** A page of which nothing is kept. */
export async function answerVisit(event: FetchEvent): Promise<Response> {
  try {
    return await fromNetwork(event);
  } catch {
    return (await findOfflinePage()) ?? Response.error();
  }
}

/** The browser may have asked already while the worker was starting. */
export async function fromNetwork(event: FetchEvent): Promise<Response> {
  const early = (await event.preloadResponse) as Response | undefined;
  return early ?? fetch(event.request);
}

async function findKept(path: string, language: Language): Promise<Response | undefined> {
  const pages = await caches.open(PAGES);
  const find = async (key: string) => (await pages.match(key)) ?? findInGuide(key);
  const inLanguage = await find(pageKey(path, language));
  if (inLanguage || isChatPage(path)) return inLanguage ?? findChatPage();
  for (const other of otherLanguages(language)) {
    const page = await find(pageKey(path, other));
    if (page) return page;
  }
  return undefined;
}

async function keep(path: string, page: Response): Promise<void> {
  const language = languageOf(page, await readersLanguage());
  const pages = await caches.open(PAGES);
  await pages.put(pageKey(path, language), page);
}
