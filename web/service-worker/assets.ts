import { ASSETS, findInShell } from './shell.ts';

/** Files of visited pages, beyond the shell; about three builds of the whole site. */
const MOST_FILES = 250;

/** Filled by the page when the reader keeps all chapters (web/features/guide/keep/keep-guide.ts); it outlives versions. */
const GUIDE = 'guide';

/** A built file: kept from the first time it is fetched, for its name changes with its content. */
export async function answerAsset(event: FetchEvent): Promise<Response> {
  const path = new URL(event.request.url).pathname;
  const assets = await caches.open(ASSETS);
  const known =
    (await findInShell(path)) ??
    (await assets.match(path, { ignoreVary: true })) ??
    (await findInGuide(path));
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.status === 200 && answer.type === 'basic') {
    event.waitUntil(keep(assets, path, answer.clone()).catch(() => undefined));
  }
  return answer;
}

/** A chapter, or a file it needs, that was kept on purpose. */
export async function findInGuide(key: string): Promise<Response | undefined> {
  return (await caches.open(GUIDE)).match(key, { ignoreVary: true });
}

async function keep(assets: Cache, path: string, answer: Response): Promise<void> {
  await assets.put(path, answer);
  const files = await assets.keys();
  // Keys come in the order they were kept: the oldest build's files first.
  await Promise.all(
    files.slice(0, Math.max(0, files.length - MOST_FILES)).map((file) => assets.delete(file)),
  );
}
