import { fillIn, type Values } from '#shared/domain/fill-in.ts';
import type { Strings } from './strings.ts';

export type { Values };

export type StringsNamespace = keyof Strings;
export type Words = { readonly [key: string]: string | Words };

type Leaf<T, Path extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Path}${Key}` : Leaf<T[Key], `${Path}${Key}.`>;
}[keyof T & string];
type WithoutNumber<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** A key as code writes it: dots lead inward, and the number at the end is the count's business. */
export type StringsKey<Namespace extends StringsNamespace> = WithoutNumber<Leaf<Strings[Namespace]>>;

const NUMBERS: Record<string, Intl.PluralRules> = {};

/**
 * The sentence behind a key, its `{{names}}` filled in. With a `count` the language's own plural form is taken
 * (in Kannada nothing is singular too). Undefined when there is no such key.
 */
export function findSentence(
  words: Words,
  language: string,
  key: string,
  values?: Values,
): string | undefined {
  const found = lookUp(words, key, values?.count === undefined ? '' : pluralOf(language, values.count));
  return values && found ? fillIn(found, values) : found;
}

function lookUp(words: Words, key: string, plural: string): string | undefined {
  const path = key.split('.');
  const last = path.pop() ?? '';
  const place = path.reduce<Words | string | undefined>((at, step) => inner(at, step), words);
  const found = (plural && inner(place, `${last}_${plural}`)) || inner(place, last);
  return typeof found === 'string' ? found : undefined;
}

const inner = (at: Words | string | undefined, step: string) =>
  typeof at === 'object' ? at[step] : undefined;

function pluralOf(language: string, count: string | number): string {
  NUMBERS[language] ??= new Intl.PluralRules(language);
  return NUMBERS[language].select(Number(count));
}
