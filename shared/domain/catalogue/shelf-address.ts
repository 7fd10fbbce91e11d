import { cleanLine } from '../text-safety.ts';

/*
 * The addresses of the price list. `/products` is a finished page; with one of these fields in its query it is a list that
 * the server draws for the request: searched, narrowed, a page of it.
 */

export const SHELF_PATH = '/products';
export const SHELF_FIELDS = ['category', 'crop', 'q', 'page'] as const;

/** Such an address, as a regular expression that every web server reads alike. */
export const SHELF_PATTERN = `${SHELF_PATH}/?\\?(?:[^#]*&)?(?:${SHELF_FIELDS.join('|')})=`;
const SHELF = new RegExp(`^${SHELF_PATTERN}`);

/** Whether an address (path and query) asks for a list, and not for the finished page. */
export const asksForList = (address: string): boolean => SHELF.test(address);

/** More than this is a pasted paragraph, and finds nothing. */
const MOST_LETTERS = 80;

/** What of the price list is asked for; an empty text where nothing is. */
export interface ShelfQuery {
  category: string;
  crop: string;
  /** On one line, without control characters and marks that turn the direction of what follows. */
  words: string;
  /** From 1. */
  page: number;
}

/** Null where the page is no number that one could have: of nothing else can be said here whether it exists. */
export function readShelfQuery(query: { get(name: string): string | null }): ShelfQuery | null {
  const field = (name: (typeof SHELF_FIELDS)[number]) => query.get(name) ?? '';
  const page = field('page') || '1';
  if (!/^[1-9]\d{0,4}$/.test(page)) return null;
  return {
    category: field('category'),
    crop: field('crop'),
    words: cleanLine(field('q'), MOST_LETTERS),
    page: Number(page),
  };
}

/** The one address of a list, whatever order and empty fields it was asked for with; the whole list begins with the finished page. */
export function shelfAddress({
  category = '',
  crop = '',
  words = '',
  page = 1,
}: Partial<ShelfQuery>): string {
  const fields = { category, crop, q: words, page: page > 1 ? String(page) : '' };
  const query = Object.entries(fields).flatMap(([name, value]) =>
    value === '' ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return query.length > 0 ? `${SHELF_PATH}?${query.join('&')}` : SHELF_PATH;
}
