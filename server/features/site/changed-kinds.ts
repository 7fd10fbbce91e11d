import { isDeepStrictEqual } from 'node:util';
import type { ContentKind, SiteContent } from '#shared/contract/content/kinds.ts';

const LISTS = { products: 'product', policies: 'policy' } as const;

/** The kinds in which two moments of the content differ. */
export function changedKinds(before: SiteContent, now: SiteContent): Set<ContentKind> {
  const kinds = new Set<ContentKind>();
  for (const name of Object.keys(now) as (keyof SiteContent)[]) {
    if (name === 'samples') {
      const ids = new Set([...before.samples, ...now.samples]);
      for (const id of ids)
        if (before.samples.has(id) !== now.samples.has(id)) kinds.add(id.split(':', 1)[0] as ContentKind);
    } else if (!isDeepStrictEqual(before[name], now[name])) {
      kinds.add(name === 'products' || name === 'policies' ? LISTS[name] : name);
    }
  }
  return kinds;
}
