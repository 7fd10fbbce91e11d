import type { ContentItemName } from '#shared/contract/content/desk.ts';
import {
  CONTENT_KINDS,
  type ContentBody,
  type ContentKind,
  type SiteContent,
} from '#shared/contract/content/kinds.ts';
import { CATEGORIES } from '#shared/contract/content/products.ts';
import { articleOf } from '#shared/domain/catalogue/article-of.ts';
import { sampleIds } from '../../sample-content.ts';

/** One item as it was published; without a body it is taken away. */
export interface PublishedItem {
  kind: ContentKind;
  key: string;
  body: Record<string, unknown> | null;
}

/**
 * What is in force with these items in place of those of before. Bodies were checked when they were published. A kind
 * this program does not know, of a newer one beside it, is passed over.
 */
export function withItems(content: SiteContent, items: readonly PublishedItem[]): SiteContent {
  const { samples: _, ...before } = content;
  const singles: Record<string, unknown> = {};
  const policies = { ...before.policies };
  const products = new Map(before.products.map((product) => [product.sku, product]));
  for (const { kind, key, body } of items) {
    if (kind === 'product') {
      if (body === null) products.delete(key);
      else products.set(key, body as ContentBody<'product'>);
    } else if (body !== null && kind in CONTENT_KINDS) {
      if (kind === 'policy') policies[key] = body as ContentBody<'policy'>;
      else singles[kind] = body;
    }
  }
  const next = { ...before, ...singles, policies, products: [...products.values()].toSorted(byShelf) };
  return { ...next, samples: sampleIds(next) };
}

function byShelf(a: ContentBody<'product'>, b: ContentBody<'product'>): number {
  return (
    CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
    a.position - b.position ||
    (a.sku < b.sku ? -1 : 1)
  );
}

/** The body of one item as it is in force; undefined where there is none. */
export function bodyOf(
  content: SiteContent,
  { kind, key }: { kind: ContentKind; key: string },
): Record<string, unknown> | undefined {
  if (kind === 'product') return articleOf(content.products, key);
  // A plain object knows more names than ours: `constructor` is no policy.
  if (kind === 'policy') return Object.hasOwn(content.policies, key) ? content.policies[key] : undefined;
  return key === '' ? content[kind] : undefined;
}

/** Every item there is, by kind. */
export function namesIn(content: SiteContent): ContentItemName[] {
  return (Object.keys(CONTENT_KINDS) as ContentKind[]).flatMap((kind): ContentItemName[] => {
    if (kind === 'product') return content.products.map(({ sku }) => ({ kind, key: sku }));
    if (kind === 'policy') return Object.keys(content.policies).map((key) => ({ kind, key }));
    return [{ kind, key: '' }];
  });
}
