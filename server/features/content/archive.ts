import type { SiteContent } from '#shared/contract/content/kinds.ts';
import { readShippedContent } from '../../content-in-force.ts';
import type { AppContext } from '../../context.ts';
import { withItems } from './apply-versions.ts';
import { insertShippedPolicy, listShippedPolicies } from './archive.store.ts';
import { listInForceBesideArticles } from './content.store.ts';

/** At each start: the policies this program was installed with, where they are not the ones of the start before. */
export async function keepShippedPolicies(ctx: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  for (const [key, body] of Object.entries(readShippedContent().policies)) {
    await insertShippedPolicy(ctx.db, { key, body }, ctx.now());
  }
}

/**
 * What the shop said at a moment: the version of each item that was in force, and the policies as they were shipped then
 * where nobody had published another. What else was never published, and the price list, is as it is shipped today.
 */
export async function contentAt(ctx: Pick<AppContext, 'db'>, moment: Date): Promise<SiteContent> {
  const [shipped, versions] = await Promise.all([
    listShippedPolicies(ctx.db, moment),
    listInForceBesideArticles(ctx.db, moment),
  ]);
  const policies = shipped.map((policy) => ({ kind: 'policy' as const, ...policy }));
  return withItems(readShippedContent(), [...policies, ...versions]);
}
