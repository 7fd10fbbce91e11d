import { memory, PICTURE_BYTES, picturesToDrop } from './memory.ts';

import { PICTURES } from './shell.ts';

/** How long a photo that is here waits for the server's word; on a dead line it is shown without. */
const TIMEOUT_MS = 3_000;

/**
 * A photo of the chat. One that is kept is shown when the server says it still is what it was (a few bytes by its ETag),
 * or says nothing; deleted for everyone, or asked for after the session ended, it goes from this device.
 */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const pictures = await caches.open(PICTURES);
  const known = await pictures.match(pathname, { ignoreVary: true });
  const etag = known?.headers.get('etag');
  if (known && etag) {
    const asked = askAgain(pathname, etag);
    event.waitUntil(asked);
    const timedOut = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS));
    return (await Promise.race([asked, timedOut])) ?? known;
  }
  const answer = await fetch(event.request);
  event.waitUntil(learnFrom(pathname, answer.clone()).catch(() => undefined));
  return answer;
}

/** Called when a session is over, with nothing named: the next reader of this device sees none of them. */
export async function forgetPictures(urls?: readonly string[]): Promise<void> {
  const database = await memory();
  if (urls === undefined) {
    await caches.delete(PICTURES);
    await database.clear('pictures');
    return;
  }
  const pictures = await caches.open(PICTURES);
  for (const url of urls) {
    await pictures.delete(url, { ignoreVary: true });
    await database.delete('pictures', url);
  }
}

/** Undefined: what is kept still stands. */
async function askAgain(url: string, etag: string): Promise<Response | undefined> {
  const answer = await fetch(url, { headers: { 'if-none-match': etag } }).catch(() => undefined);
  if (answer === undefined || answer.status === 429 || answer.status >= 500) return undefined;
  if (answer.status === 304) {
    await noteUse(url).catch(() => undefined);
    return undefined;
  }
  await learnFrom(url, answer.clone()).catch(() => undefined);
  return answer;
}

async function learnFrom(url: string, answer: Response): Promise<void> {
  if (answer.status === 401) return forgetPictures();
  if (answer.status === 403 || answer.status === 404) return forgetPictures([url]);
  if (answer.status === 200 && answer.type === 'basic') await keep(url, answer);
}

async function keep(url: string, answer: Response): Promise<void> {
  const picture = await answer.blob();
  if (picture.size > PICTURE_BYTES || !picture.type.startsWith('image/')) return;
  const [pictures, database] = [await caches.open(PICTURES), await memory()];
  for (const old of picturesToDrop(await database.getAll('pictures'), picture.size)) {
    await pictures.delete(old);
    await database.delete('pictures', old);
  }
  await pictures.put(url, new Response(picture, { headers: answer.headers }));
  await database.put('pictures', { url, size: picture.size, usedAt: Date.now() });
}

async function noteUse(url: string): Promise<void> {
  const transaction = (await memory()).transaction('pictures', 'readwrite');
  const picture = await transaction.store.get(url);
  if (picture) await transaction.store.put({ ...picture, usedAt: Date.now() });
  await transaction.done;
}
