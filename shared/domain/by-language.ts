import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

/** One value for each language. */
export function byLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((each) => [each, make(each)])) as Record<Language, T>;
}

/** What content holds in every language: a language of ours without its own does not compile. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

/** A text as it was stored: in the default language, and in those others that were ours when it was written. */
export type LocalizedText = Partial<Record<Language, string>> & Record<typeof DEFAULT_LANGUAGE, string>;

/** The text in this language, or in the default one where it was never written in this. */
export const textIn = (texts: LocalizedText, language: Language): string =>
  texts[language] ?? texts[DEFAULT_LANGUAGE];

interface Locale {
  /** BCP 47, for dates and voices. */
  tag: string;
  /** Unicode's name of its script, as `\p{Script=…}` takes it; the files of a font that only it needs have it in their names. */
  script: string;
}

/** What else of a language differs: the other half of its row in `languages.ts`. */
export const LOCALES: Record<Language, Locale> = {
  en: { tag: 'en-IN', script: 'Latin' },
  kn: { tag: 'kn-IN', script: 'Kannada' },
};

/** Whether the text has letters of this language's script. */
export const isWrittenIn = (text: string, language: Language): boolean =>
  new RegExp(`\\p{Script=${LOCALES[language].script}}`, 'u').test(text);
