import { readersLanguage } from './memory.ts';
import { networkFirst } from './network-first.ts';
import { languageOf, otherLanguage, pageKey } from './page-key.ts';
import { withoutSlash } from './routing.ts';
import { findChatPage, findOfflinePage, isChatPage, PAGES } from './shell.ts';

/** A page that is kept: the network's, else last time's, else the chat's shell, else the offline page. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const path = withoutSlash(new URL(event.request.url).pathname);
  const answer = await networkFirst({
    network: () => fromNetwork(event),
    kept: () => findKept(path),
    keep: (page) => keep(path, page),
    goOn: (work) => event.waitUntil(work),
  });
  return answer ?? (await findOfflinePage()) ?? Response.error();
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

async function findKept(path: string): Promise<Response | undefined> {
  const language = await readersLanguage();
  const pages = await caches.open(PAGES);
  const inLanguage = () => pages.match(pageKey(path, language));
  if (isChatPage(path)) return (await inLanguage()) ?? findChatPage();
  return (await inLanguage()) ?? pages.match(pageKey(path, otherLanguage(language)));
}

async function keep(path: string, page: Response): Promise<void> {
  const language = languageOf(page, await readersLanguage());
  const pages = await caches.open(PAGES);
  await pages.put(pageKey(path, language), page);
}
