import type { ContentBody, SiteContent } from '#shared/contract/content/kinds.ts';
import { PRICE_COLUMNS, type PriceColumn } from '#shared/domain/content/price-columns.ts';
import type { CsvCell } from '#shared/domain/csv.ts';
import type { Language } from '#shared/domain/languages.ts';
import { wordFor } from './words.ts';

const COLUMNS = Object.keys(PRICE_COLUMNS) as PriceColumn[];

/** Widths of the columns, in letters. */
export const PRICE_WIDTHS: number[] = COLUMNS.map((column) => PRICE_COLUMNS[column].width);

/**
 * The price list in force as a table; the first row names the columns, in English as Tally does. Read again, it changes
 * nothing.
 */
export function priceTable({ products }: SiteContent, language: Language): CsvCell[][] {
  const rows = products.map((product) => COLUMNS.map((column) => cellOf(product, column, language)));
  return [COLUMNS.map((column) => PRICE_COLUMNS[column].header[language]), ...rows];
}

function cellOf(product: ContentBody<'product'>, column: PriceColumn, language: Language): CsvCell {
  if (column === 'category' || column === 'stock') return wordFor(column, product[column], language);
  const value = column
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], product);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
