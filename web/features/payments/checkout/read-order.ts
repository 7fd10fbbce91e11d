import type { Licence } from '#shared/contract/content/facts.ts';
import type { ContentBody } from '#shared/contract/content/kinds.ts';
import type { Product } from '#shared/contract/content/products.ts';
import { articleOf } from '#shared/domain/catalogue/article-of.ts';
import { type NotSold, whyNotSold } from '#shared/domain/content/selling.ts';
import { parseRupeesToPaise, rupeesToPaise } from '#shared/domain/money/money.ts';
import { UPI_LIMIT_PAISE } from '#shared/domain/money/upi.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';

/** What the checkout shows of an article of our own list. */
export type ListedItem = Pick<Product, 'sku' | 'name' | 'unit' | 'price' | 'statutory'> & {
  /** Why it cannot be paid for here. */
  notSold?: NotSold;
};

/** What is to be paid for, as far as a link can say it. */
export interface Order {
  /** Empty when the link names none. */
  name: string;
  sku: string;
  /** 0 when the link names no price: nothing can be paid then. */
  amountPaise: number;
  /** The article of our own list, when the sku is one of it. */
  listed?: ListedItem;
}

/** Who is paid, and who takes the payments: an island is told, as it cannot read the shop's content. */
export interface Payee extends ContentBody<'pay'> {
  /** It is still the one invented for development. */
  isSample: boolean;
}

/** What is sold, under which licences, on which day. */
interface Shelf {
  products: readonly Product[];
  licences: readonly Licence[];
  /** YYYY-MM-DD. */
  today: string;
}

export const DEFAULT_SKU = 'GEN-001';
const MAX_NAME = 80;
const MAX_SKU = 30;

/**
 * Reads `name`, `price` and `sku` of the address. Anybody can write such a link: for an article of our list its own
 * name and price are what counts, and a price that nobody can pay by UPI makes it no order at all.
 */
export function readOrder(query: URLSearchParams, shelf: Shelf): Order | null {
  const sku = cleanLine(query.get('sku') ?? '', MAX_SKU) || DEFAULT_SKU;
  const listed = articleOf(shelf.products, sku.toUpperCase());
  if (listed)
    return {
      ...{ name: listed.name.en, sku: listed.sku, amountPaise: rupeesToPaise(listed.price) },
      listed: shownOf(listed, shelf),
    };
  const amountPaise = parseRupeesToPaise(query.get('price')?.trim() || '0');
  if (amountPaise === null || amountPaise > UPI_LIMIT_PAISE) return null;
  return { name: cleanLine(query.get('name') ?? '', MAX_NAME), sku, amountPaise };
}

function shownOf(item: Product, { licences, today }: Shelf): ListedItem {
  const { sku, name, unit, price, statutory } = item;
  const notSold = whyNotSold(item, licences, today);
  return { sku, name, unit, price, ...(statutory ? { statutory } : {}), ...(notSold ? { notSold } : {}) };
}
