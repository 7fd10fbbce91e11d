import type { CatalogueItem } from '#content/catalogue.ts';

/**
 * Where an item is paid for. The name is the English one in both languages: it travels on into the buyer's UPI app,
 * and banks refuse other scripts there. What is charged follows the sku, not this price.
 */
export function checkoutPath({ name, price, sku }: Pick<CatalogueItem, 'name' | 'price' | 'sku'>): string {
  const fields = { name: name.en, price: String(price), sku };
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `/checkout?${query.join('&')}`;
}
