import type { ContentKind } from '#shared/contract/content/kinds.ts';
import type { AppContext } from '../../context.ts';
import type { OnClose } from '../../feature.ts';
import { withItems } from './apply-versions.ts';
import { listVersionsBehind, readRelease } from './content.store.ts';

/** How often a node asks whether something was published: an index look-up of a single row. */
const EVERY_MS = 1_000;

/** Brings this process to what is published by now. Repeating it changes nothing; two at once end at the newer one. */
export async function catchUp(ctx: Pick<AppContext, 'db' | 'content'>): Promise<void> {
  const { content, db } = ctx;
  const release = await readRelease(db);
  while (content.release() < release) {
    const known = content.release();
    const versions = await listVersionsBehind(db, known);
    const newest = Math.max(release, ...versions.map((version) => version.release));
    // Another call was faster: what it read may be older than what this one is here for.
    if (content.release() !== known) continue;
    const changed = new Set<ContentKind>(versions.map(({ kind }) => kind));
    content.replace(withItems(content.now(), versions), newest, changed);
  }
}

/** Follows what any node publishes, until the app closes. An absent database is told by others; the next second asks again. */
export function followContent(ctx: AppContext, onClose: OnClose): void {
  let isAsking = false;
  const ask = () => {
    if (isAsking) return;
    isAsking = true;
    catchUp(ctx)
      .catch((error: unknown) => ctx.faults.report(error, 'content.unread'))
      .finally(() => {
        isAsking = false;
      });
  };
  const timer = setInterval(ask, EVERY_MS).unref();
  onClose(() => clearInterval(timer));
}
