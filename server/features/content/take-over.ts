import { createHash } from 'node:crypto';
import { type ContentKind, contentId, type SiteContent } from '#shared/contract/content/kinds.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../../platform/audit.ts';
import { bodyOf, namesIn } from './apply-versions.ts';
import { insertVersion, takeRelease } from './content.store.ts';
import { FACTORY_MARKS } from './factory-marks.ts';

interface Item {
  kind: ContentKind;
  key: string;
  body: Record<string, unknown>;
}

/**
 * At the first start with these tables: what an installation has changed in `content/` becomes the first version of its
 * item, so that a later release of the product may bring its own files. Where something was published already, nothing
 * happens.
 *
 * @param files what lies in `content/`
 */
export async function takeOverFiles(
  ctx: Pick<AppContext, 'inTransaction' | 'now' | 'log'>,
  files: SiteContent,
): Promise<number> {
  const changed = itemsOf(files).filter(
    (item) => FACTORY_MARKS[contentId(item.kind, item.key)] !== markOf(item.body),
  );
  if (changed.length === 0) return 0;
  return ctx
    .inTransaction(async (tx) => {
      const first = await takeRelease(tx);
      // Rolled back with the number it took: the database is as it was.
      if (first !== 1) throw new AlreadyPublished();
      for (const [index, { kind, key, body }] of changed.entries()) {
        const release = index === 0 ? first : await takeRelease(tx);
        const by = { saved_by: null, agreed_by: null, at: ctx.now() };
        await insertVersion(tx, { kind, key, body, number: 1, release, ...by });
      }
      await recordAudit(tx, {
        staffId: null,
        action: 'content.take_over',
        subject: 'content:files',
        detail: { items: changed.map(({ kind, key }) => contentId(kind, key)).slice(0, 200) },
      });
      ctx.log.info({ items: changed.length }, 'content.taken_over');
      return changed.length;
    })
    .catch((error: unknown) => {
      if (error instanceof AlreadyPublished) return 0;
      throw error;
    });
}

class AlreadyPublished extends Error {
  override name = 'AlreadyPublished';
}

/** Every item with its body. */
export function itemsOf(content: SiteContent): Item[] {
  return namesIn(content).flatMap((name) => {
    const body = bodyOf(content, name);
    return body ? [{ ...name, body }] : [];
  });
}

/** The start of the SHA-256 of a body, whatever the order of its fields. */
export const markOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex')
    .slice(0, 16);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
