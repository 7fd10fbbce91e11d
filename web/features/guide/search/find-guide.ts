import MiniSearch from 'minisearch';
import { TRADE_NAMES } from '#content/guide/trade-names.ts';
import { cropNamed } from '#shared/domain/guide/crop-names.ts';
import { findPlaces } from '#shared/domain/guide/guide-find.ts';
import {
  GUIDE_SEARCH,
  type GuideBook,
  type GuidePlace,
  type ProductRow,
} from '#shared/domain/guide/guide-search.ts';
import { tellingWords, tellsOf } from '#shared/domain/guide/question-words.ts';
import { guideWords } from '#shared/domain/guide/rough-spelling.ts';
import { signOf } from '#shared/domain/guide/sign-words.ts';
import type { SearchAnswers } from './search-answers.ts';

export type Book = GuideBook<MiniSearch<GuidePlace>>;

/** As the compiler of the guide wrote it (web/build/guide/search/search-index.ts). */
export function readBook(json: string): Book {
  const { places, rows } = JSON.parse(json);
  return { places: MiniSearch.loadJS<GuidePlace>(places, GUIDE_SEARCH), rows };
}

/** Rows of one product among what is found. */
const MOST_ROWS = 3;
/** A product's name is one word or two, and what it is for another. */
const WORDS_OF_NAME = 3;
/** Whoever asks what it may be mixed with asks for no row. */
const MIXING = signOf('mix');

/**
 * What is found for a question, best first. Whoever asks for a product, with its crop or not, and for nothing else is led to its rows
 * of the lists; else they come after the best place.
 */
export function findGuide({ places, rows }: Book, answers: SearchAnswers): GuidePlace[] {
  const found = findPlaces(places, answers.asked);
  const { crop, rest } = cropNamed(tellingWords(guideWords(answers.said)));
  const own = rowsOf(rows, answers.product, crop).slice(0, MOST_ROWS);
  const isAlone =
    rest.filter((word) => tellsOf(word) === 1).length <= WORDS_OF_NAME &&
    !rest.some((word) => signOf(word) === MIXING);
  // Of a restricted one the chapters tell only where it is not allowed.
  const isNamedAlone = answers.product.kind === 'restricted' && rest.length === 1;
  return isAlone && (crop !== null || answers.product.trade !== null || isNamedAlone)
    ? [...own, ...found]
    : [...found.slice(0, 2), ...own, ...found.slice(2)];
}

function rowsOf(
  rows: readonly ProductRow[],
  product: SearchAnswers['product'],
  crop: string | null,
): readonly ProductRow[] {
  if (product.kind !== 'allowed' && product.kind !== 'restricted') return [];
  const active = product.kind === 'allowed' ? product.active : product.name;
  const all = TRADE_NAMES[product.trade ?? '']?.split(' ') ?? [active];
  const shared = (row: ProductRow) => all.filter((each) => row.actives.includes(each)).length;
  return rows
    .filter((row) => row.actives.includes(active) && (crop === null || row.crop === crop))
    .toSorted((one, other) => shared(other) - shared(one));
}
