import { formatRupees } from './money.ts';

/** Retail prices fixed by law, by sku. The catalogue's prices are kept as the owner gave them; this only warns. */
const STATUTORY_PRICES: Readonly<Record<string, { rupees: number; source: string }>> = {
  'FERT-UREA': { rupees: 266.5, source: 'Press Information Bureau, 20 March 2026' },
};

export interface PriceAboveLaw {
  sku: string;
  name: string;
  /** Rupees. */
  price: number;
  /** Rupees. */
  limit: number;
  source: string;
}

/** The goods that are offered above the price the law fixes. */
export function pricesAboveLaw(
  items: readonly { sku: string; price: number; name: { en: string } }[],
): PriceAboveLaw[] {
  return items.flatMap(({ sku, price, name }) => {
    const law = STATUTORY_PRICES[sku];
    if (law === undefined || price <= law.rupees) return [];
    return [{ sku, name: name.en, price, limit: law.rupees, source: law.source }];
  });
}

/**
 * Whether an article may be paid for online at all. The owner marks with `ask` what is sold at the counter alone
 * (subsidised fertilisers go through the point-of-sale device); above the law's price nothing is offered to machines.
 */
export function isSoldOnline(item: {
  sku: string;
  price: number;
  name: { en: string };
  ask?: boolean | undefined;
}): boolean {
  return !item.ask && pricesAboveLaw([item]).length === 0;
}

/** Articles that must not be sold as they stand: above the statutory price, and not marked `ask`. */
export function unlawfulPrices(
  items: readonly { sku: string; price: number; name: { en: string }; ask?: boolean | undefined }[],
): PriceAboveLaw[] {
  return pricesAboveLaw(items.filter(({ ask }) => !ask));
}

/** One sentence for the log; the office panel has its own words in both languages. */
export function priceWarning({ sku, name, price, limit, source }: PriceAboveLaw): string {
  return `${name} (${sku}) is offered at ${formatRupees(price)}, above its statutory retail price of ${formatRupees(limit)} (${source}): put the right price into content/catalogue.ts, or mark it \`ask: true\` to sell it at the counter only.`;
}
