const maps = new WeakMap<readonly { sku: string }[], Map<string, unknown>>();

/** The article of this sku in a price list, of which there may be thousands: looked up, not looked for. */
export function articleOf<T extends { sku: string }>(products: readonly T[], sku: string): T | undefined {
  let bySku = maps.get(products) as Map<string, T> | undefined;
  if (!bySku) {
    bySku = new Map(products.map((product) => [product.sku, product]));
    maps.set(products, bySku);
  }
  return bySku.get(sku);
}
