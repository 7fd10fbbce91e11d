import { LANGUAGES, type Language } from './languages.ts';

/** One value for each language. */
export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((each) => [each, make(each)])) as Record<Language, T>;
}
