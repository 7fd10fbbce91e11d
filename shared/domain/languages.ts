interface LanguageRow {
  /** Its name, in the language itself. */
  name: string;
  /** The invitation to read in it, in the language itself. */
  invitation: string;
}

/**
 * The languages of the product, the only list of them; addresses and lists keep this order. Every page loads it, so a
 * row has only what every page shows; `LOCALES` (`by-language.ts`) says the rest, and content the words: "A language" in CONTRIBUTING.md.
 */
export const LANGUAGE_TABLE = {
  en: {
    name: 'English',
    invitation: 'Read in English',
  },
  kn: {
    name: 'ಕನ್ನಡ',
    invitation: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ',
  },
} as const satisfies Record<string, LanguageRow>;

export type Language = keyof typeof LANGUAGE_TABLE;

export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as Language[];

/** Of who has named none; content is written in it first, and an address without `?lang=` is its own. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** Of a farmer who has named none. */
export const FARMER_LANGUAGE: Language = 'kn';

/** The language a BCP 47 tag (`kn`, `KN-in`) means, if it is one of ours. */
export function readLanguage(tag: string | null | undefined): Language | undefined {
  const base = String(tag).toLowerCase().split('-')[0];
  return LANGUAGES.find((each) => each === base);
}

export const otherLanguages = (language: Language): Language[] =>
  LANGUAGES.filter((each) => each !== language);
