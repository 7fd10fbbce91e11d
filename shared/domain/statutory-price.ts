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

/** One sentence for the log; the office panel has its own words in both languages. */
export function priceWarning({ sku, name, price, limit, source }: PriceAboveLaw): string {
  return `${name} (${sku}) is offered at ${formatRupees(price)}, above its statutory retail price of ${formatRupees(limit)} (${source}): the owner must correct content/catalogue.ts or show why it may be so.`;
}
