import { CATALOGUE, type CatalogueItem } from '#content/catalogue.ts';
import { parseRupeesToPaise } from '#shared/domain/money/money.ts';
import { UPI_LIMIT_PAISE } from '#shared/domain/money/upi.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';

/** What is to be paid for, as far as a link can say it. */
export interface Order {
  /** Empty when the link names none. */
  name: string;
  sku: string;
  /** 0 when the link names no price: nothing can be paid then. */
  amountPaise: number;
  /** The article of our own list, when the sku is one of it. */
  listed: CatalogueItem | undefined;
}

export const DEFAULT_SKU = 'GEN-001';
const MAX_NAME = 80;
const MAX_SKU = 30;

/**
 * Reads `name`, `price` and `sku` of the address. Anybody can write such a link: for an article of our list its own
 * name and price are what counts, and a price that nobody can pay by UPI makes it no order at all.
 */
export function readOrder(query: URLSearchParams): Order | null {
  const sku = cleanLine(query.get('sku') ?? '', MAX_SKU) || DEFAULT_SKU;
  const listed = CATALOGUE.find((item) => item.sku === sku.toUpperCase());
  if (listed) return { name: listed.name.en, sku: listed.sku, amountPaise: listed.price * 100, listed };
  const amountPaise = parseRupeesToPaise(query.get('price')?.trim() || '0');
  if (amountPaise === null || amountPaise > UPI_LIMIT_PAISE) return null;
  return { name: cleanLine(query.get('name') ?? '', MAX_NAME), sku, amountPaise, listed: undefined };
}
