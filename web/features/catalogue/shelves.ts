import type { Product } from '#shared/contract/content/products.ts';

/** The four groups of the price list, in the order of their cards. */
export const GROUPS: readonly Product['category'][] = ['seeds', 'fertilizers', 'pesticides', 'services'];

/** So many articles are one page, with every shelf whole. */
const MOST_ON_ONE_PAGE = 40;
/** Of each shelf, where there are more. */
const FIRST_OF_SHELF = 4;

/** What the finished page of the price list shows; the same array where that is all. */
export function firstOnShelves(products: readonly Product[]): readonly Product[] {
  if (products.length <= MOST_ON_ONE_PAGE) return products;
  return GROUPS.flatMap((id) => products.filter(({ category }) => category === id).slice(0, FIRST_OF_SHELF));
}
