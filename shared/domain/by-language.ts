import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

/** One value for each language. */
export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((each) => [each, make(each)])) as Record<Language, T>;
}

/** A text as it was stored: in the default language, and in those others that were ours when it was written. */
export type LocalizedText = Partial<Record<Language, string>> & Record<typeof DEFAULT_LANGUAGE, string>;

/** The text in this language, or in the default one where it was never written in this. */
export const textIn = (texts: LocalizedText, language: Language): string =>
  texts[language] ?? texts[DEFAULT_LANGUAGE];
