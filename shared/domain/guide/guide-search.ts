import { guideWords, stemGuideWord } from './rough-spelling.ts';
import { signOf } from './sign-words.ts';

/* What the guide's search finds, and by which setting. */

const CROP_PLACE = 'crop/';

/** The `slug` of a place on a crop's page. */
export const cropPlace = (crop: string): string => CROP_PLACE + crop;

/** Whether a place stands on the page of some crop. */
export const isCropPlace = (slug: string): boolean => slug.startsWith(CROP_PLACE);

/** The `slug` of a place on the guide's first page. */
export const GUIDE_PAGE = '';

/** The `slug` of the page that asks what is seen. */
export const SEE_PAGE = 'see';

/** The page on which a place stands. */
export function placePath(slug: string): string {
  if (slug === GUIDE_PAGE) return '/guide';
  return isCropPlace(slug) || slug === SEE_PAGE ? `/guide/${slug}` : `/guide/chapter/${slug}`;
}

/** What a hit of the search leads to. */
export interface GuidePlace {
  id: string;
  slug: string;
  /** Empty: the head of the chapter. */
  anchor: string;
  title: string;
  /** The chapter's title, under the section's. */
  chapter: string;
  snippet: string;
}

/** A row of a list of products, found by what it names. */
export interface ProductRow extends GuidePlace {
  actives: string[];
  crop: string;
}

/** What the phone fetches: the index of places, as MiniSearch writes it, and the rows. */
export interface GuideBook<Index> {
  places: Index;
  rows: ProductRow[];
}

/** One setting for the compiler that builds the index and the phone that reads it. */
export const GUIDE_SEARCH = {
  fields: ['title', 'also', 'signs', 'text', 'other', 'names'],
  storeFields: ['slug', 'anchor', 'title', 'chapter', 'snippet'],
  tokenize: guideWords,
  /** As terms of the index; a question asks for them one by one (guide-find.ts). */
  processTerm: (word: string) => [stemGuideWord(word), signOf(word) ?? ''],
  searchOptions: {
    // A title in either language tells more than all else.
    boost: { title: 2, also: 2, signs: 1, names: 1.4 },
    // Long sections have every word once: they count for less than the default lets them.
    bm25: { k: 1.2, b: 0.85, d: 0.5 },
    prefix: (term: string) => term.length > 2,
    fuzzy: false,
    processTerm: stemGuideWord,
    // A word as it was typed comes before every likeness of it.
    weights: { fuzzy: 0.1, prefix: 0.375 },
    combineWith: 'AND' as const,
  },
};
