/** Filled by the page when the reader keeps all chapters (web/features/guide/keep/keep-guide.ts); it outlives versions. */
const GUIDE = 'guide';

/** A chapter, or a file it needs, that was kept on purpose. */
export async function findInGuide(key: string): Promise<Response | undefined> {
  return (await caches.open(GUIDE)).match(key, { ignoreVary: true });
}
