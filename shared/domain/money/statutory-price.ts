import type { Localized } from '../by-language.ts';
import { formatRupees } from './money.ts';

/** Of an article, what decides whether its price is lawful. */
interface PricedGoods {
  sku: string;
  /** Rupees. */
  price: number;
  name: Localized;
  /** The most the law allows for one pack, and where it says so. */
  statutory?: { rupees: number; source: string };
}

type StockedGoods = PricedGoods & { stock: string };

export interface PriceAboveLaw {
  sku: string;
  name: Localized;
  /** Rupees. */
  price: number;
  /** Rupees. */
  limit: number;
  source: string;
}

/** The goods that are offered above the price the law fixes. Prices are kept as the owner gave them; this only warns. */
export function pricesAboveLaw(items: readonly PricedGoods[]): PriceAboveLaw[] {
  return items.flatMap(({ sku, price, name, statutory }) => {
    if (statutory === undefined || price <= statutory.rupees) return [];
    return [{ sku, name, price, limit: statutory.rupees, source: statutory.source }];
  });
}

/** Subsidised fertilisers, for one, go through the point-of-sale device alone. */
const isPaidOnline = ({ stock }: { stock: string }): boolean => stock === 'in' || stock === 'low';

/** Whether an article is offered to machines: above the law's price nothing is. */
export function isSoldOnline(item: StockedGoods): boolean {
  return isPaidOnline(item) && pricesAboveLaw([item]).length === 0;
}

/** Articles that must not be sold as they stand: paid for online, and above the statutory price. */
export function unlawfulPrices(items: readonly StockedGoods[]): PriceAboveLaw[] {
  return pricesAboveLaw(items.filter(isPaidOnline));
}

/** One sentence for the log; the office panel has its own words in both languages. */
export function priceWarning({ sku, name, price, limit, source }: PriceAboveLaw): string {
  return `${name.en} (${sku}) is offered at ${formatRupees(price)}, above its statutory retail price of ${formatRupees(limit)} (${source}): put in the right price, or sell it at the counter only.`;
}
