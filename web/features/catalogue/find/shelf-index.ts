import { CROPS } from '#content/crops.ts';
import type { Product } from '#shared/contract/content/products.ts';
import type { ShelfQuery } from '#shared/domain/catalogue/shelf-address.ts';
import { foldForSearch } from '#shared/domain/chat/search-words.ts';
import { GROUPS } from '../shelves.ts';

/** Cards of one page of a list. */
export const PAGE_SIZE = 24;

/** One page of what was found. */
export interface ShelfPage {
  items: readonly Product[];
  /** Of all pages. */
  count: number;
  pages: number;
}

/** What an article is found by. */
interface Entry {
  /** Its words in small letters, a space before each. */
  said: string;
  crops: ReadonlySet<string>;
}

/**
 * By the article itself: an object that is in force stays the same until it is published anew, so that a changed price costs one
 * entry, and not the whole list.
 */
const entries = new WeakMap<Product, Entry>();

/** The page that is asked for; null where there is no such group, crop or page. A list that is empty has one page. */
export function findOnShelf(products: readonly Product[], asked: ShelfQuery): ShelfPage | null {
  const { category, crop, page } = asked;
  if (crop !== '' && !Object.hasOwn(CROPS, crop)) return null;
  if (category !== '' && !GROUPS.some((each) => each === category)) return null;
  const words = wordsOf(asked.words);
  // Signs alone are no words: they are said nowhere, and not everywhere.
  const isNowhere = asked.words !== '' && words.length === 0;
  const found = products.filter((item) => {
    if (isNowhere || (category !== '' && item.category !== category)) return false;
    if (crop === '' && words.length === 0) return true;
    const { said, crops } = entryOf(item);
    return (crop === '' || crops.has(crop)) && words.every((word) => said.includes(` ${word}`));
  });
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  if (page > pages) return null;
  const items = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { items, count: found.length, pages };
}

const cropsOfList = new WeakMap<readonly Product[], string[]>();

/** The crops that some article of the list is for, the commonest first. */
export function cropsOn(products: readonly Product[]): string[] {
  let crops = cropsOfList.get(products);
  if (!crops) {
    const all = new Set(products.flatMap((item) => [...entryOf(item).crops]));
    crops = Object.keys(CROPS).filter((crop) => all.has(crop));
    cropsOfList.set(products, crops);
  }
  return crops;
}

function entryOf(item: Product): Entry {
  let entry = entries.get(item);
  if (!entry) {
    entry = makeEntry(item);
    entries.set(item, entry);
  }
  return entry;
}

function makeEntry({ sku, name, desc, contains, maker, actives = [], claims = [] }: Product): Entry {
  const texts = [name, contains, maker, ...claims.map(({ pest }) => pest)].flatMap((text) =>
    Object.values(text ?? {}),
  );
  const claimed = claims.map(({ crop }) => crop);
  const said = fold([sku, ...texts, ...claimed, ...actives.map((active) => active.name)].join(' '));
  const crops = cropsIn(`${said}${fold(Object.values(desc).join(' '))}`);
  const named = [...crops].map((crop) => CROP_WORDS.get(crop) ?? '');
  return { said: said + named.join(''), crops };
}

/** Of any script, in small letters and without what keyboards leave out: joiners, the dot below, signs between words. */
function fold(text: string): string {
  const plain = foldForSearch(text.normalize('NFC').replaceAll('\u0CBC', ''));
  return ` ${plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;
}

/** More words narrow nothing down. */
const MOST_WORDS = 6;

const wordsOf = (text: string) => fold(text).trim().split(' ').filter(Boolean).slice(0, MOST_WORDS);

/** The names of each crop; what stands in brackets is another name. */
const CROP_NAMES = Object.entries(CROPS).flatMap(([crop, names]) =>
  Object.values(names)
    .flatMap((each) => each.split(/[()]/))
    .map((name) => ({ crop, name: fold(name).trim() }))
    .filter(({ name }) => name),
);
const CROP_WORDS = new Map(
  Object.entries(CROPS).map(([crop, names]) => [crop, fold(Object.values(names).join(' '))]),
);
const CROP_OF = new Map(CROP_NAMES.map(({ crop, name }) => [name, crop]));
const LATIN = /^[a-z]/;
const named = (isLatin: boolean) =>
  CROP_NAMES.map(({ name }) => name)
    .filter((name) => LATIN.test(name) === isLatin)
    .toSorted((one, other) => other.length - one.length)
    .join('|');
/** English names stand alone or with a plural's end, Kannada ones with whatever case ending; the longest one counts. */
const CROP = new RegExp(` (?:(${named(true)})(?:e?s)?(?= )|(${named(false)}))`, 'g');

function cropsIn(said: string): Set<string> {
  const found = [...said.matchAll(CROP)].flatMap(
    ([, latin, kannada]) => CROP_OF.get(latin ?? kannada ?? '') ?? [],
  );
  return new Set(found);
}
