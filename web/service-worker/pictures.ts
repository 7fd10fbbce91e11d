import { memory } from './memory.ts';
import { PICTURE_BYTES, picturesToDrop } from './picture-budget.ts';
import { PICTURES } from './shell.ts';

/** A photo of the chat: shown from what is kept, else fetched and kept while there is room. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const pictures = await caches.open(PICTURES);
  const known = await pictures.match(pathname, { ignoreVary: true });
  if (known) {
    event.waitUntil(noteUse(pathname).catch(() => undefined));
    return known;
  }
  const answer = await fetch(event.request);
  if (answer.status === 200 && answer.type === 'basic') {
    event.waitUntil(keep(pictures, pathname, answer.clone()).catch(() => undefined));
  }
  return answer;
}

/** Called at logout: the next reader of this phone sees none of them. */
export async function forgetPictures(): Promise<void> {
  await caches.delete(PICTURES);
  await (await memory()).clear('pictures');
}

async function keep(pictures: Cache, url: string, answer: Response): Promise<void> {
  const picture = await answer.blob();
  if (picture.size > PICTURE_BYTES || !picture.type.startsWith('image/')) return;
  const database = await memory();
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
