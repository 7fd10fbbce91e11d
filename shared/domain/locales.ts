import type { Language } from './languages.ts';

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
