import { LOCALES } from '#shared/domain/by-language.ts';
import { LANGUAGES, type Language } from '#shared/domain/languages.ts';

/** Whether only this language needs the font file: a subset is named after its script, twice (`anek-kannada-kannada-700`). */
export function isFontOf(file: string, language: Language): boolean {
  const script = LOCALES[language].script.toLowerCase();
  return file.includes(`-${script}-${script}-`);
}

/** The language that alone needs this font file; undefined of a file that none or several need. */
export const fontLanguage = (file: string): Language | undefined =>
  LANGUAGES.find((language) => isFontOf(file, language));
