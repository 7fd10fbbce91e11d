import { CATALOGUE, type CatalogueItem } from '../../content/catalogue.ts';

/**
 * What can be bought online in the list as it stands, whoever's shop it is: a test orders one of these and names no
 * article of the samples.
 */
const online = CATALOGUE.filter(({ ask }) => !ask);

/** The dearest and the cheapest, so that the two differ. */
export const ARTICLE = pick((a, b) => b.price - a.price);
export const OTHER_ARTICLE = pick((a, b) => a.price - b.price);

function pick(order: (a: CatalogueItem, b: CatalogueItem) => number): CatalogueItem {
  const [first] = online.toSorted(order);
  if (!first) throw new Error('content/catalogue.ts offers nothing online: these tests have nothing to buy');
  return first;
}
