import type { Product } from '#shared/contract/content/products.ts';
import { readShelfQuery, shelfAddress } from '#shared/domain/catalogue/shelf-address.ts';
import { findOnShelf } from '../../features/catalogue/find/shelf-index.ts';
import { firstOnShelves } from '../../features/catalogue/first-on-shelves.ts';
import type { BuildPage } from './document-page.ts';
import type { PagePart } from './prerendered.ts';

/**
 * A list as machines are told of it. Groups are few, and each of their pages is listed; what was typed, and crops, which
 * cut the same articles anew, are not: without end they would be found in place of the page itself.
 */
export function listPart({ query, content }: BuildPage): PagePart | null {
  const asked = readShelfQuery(query);
  if (!asked || !findOnShelf(content.products, asked)) return null;
  return { address: shelfAddress(asked), indexed: asked.words === '' && asked.crop === '' };
}

/** The articles that the page shows, whole or a list of it. */
export function shownArticles({ query, content: { products } }: BuildPage): readonly Product[] {
  const asked = query.size > 0 ? readShelfQuery(query) : null;
  return (asked ? findOnShelf(products, asked)?.items : undefined) ?? firstOnShelves(products);
}
