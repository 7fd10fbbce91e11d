import type fields from '#content/strings/en/fields.json';
import { type Product, STOCK_STATES } from '#shared/contract/content/products.ts';
import { CATEGORY_NAMES, plainName } from '#shared/domain/content/price-columns.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { readStrings } from '../../../platform/strings.ts';

type ChoiceColumn = 'category' | 'stock';

const STRINGS = readStrings<typeof fields>('fields');

/** What a shelf or a state of stock is called in a file that we write. */
export function wordFor<C extends ChoiceColumn>(column: C, value: Product[C], language: Language): string {
  const words: Readonly<Record<string, string>> = STRINGS[language].choice.product[column];
  return words[value] ?? value;
}

const NAMES: Record<ChoiceColumn, ReadonlyMap<string, string>> = {
  category: namesOf('category', CATEGORY_NAMES),
  stock: namesOf('stock', Object.fromEntries(STOCK_STATES.map((state) => [state, state]))),
};

/** The shelf or the state that a file means, by any of its names; the words themselves where it is none. */
export const choiceNamed = (column: ChoiceColumn, words: string): string =>
  NAMES[column].get(plainName(words)) ?? words;

function namesOf(column: ChoiceColumn, more: Readonly<Record<string, string>>): Map<string, string> {
  const names = new Map(Object.entries(more).map(([name, value]) => [plainName(name), value]));
  for (const language of LANGUAGES) {
    for (const [value, word] of Object.entries(STRINGS[language].choice.product[column])) {
      names.set(plainName(word), value).set(value, value);
    }
  }
  return names;
}
