import type { Product } from '#shared/contract/content/products.ts';

/** The four groups of the price list, in the order of their cards. */
export const GROUPS: readonly Product['category'][] = ['seeds', 'fertilizers', 'pesticides', 'services'];
