import { readFileSync } from 'node:fs';
import type common from '#content/strings/en/common.json';
import { byLanguage } from '#shared/domain/by-language.ts';
import { fillIn } from '#shared/domain/fill-in.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { SayHours } from '#shared/domain/time/working-hours-text.ts';

const COMMON = readStrings<typeof common>('common');

/** Days, clock times and hours as they are said in a language, for a sentence that the server writes. */
export const formatHoursIn =
  (language: Language): SayHours =>
  (key, values = {}) =>
    fillIn(COMMON[language].hours[key], values);

/** The words of a namespace in every language. @typeParam Words those of the English file; a test keeps the others equal */
export function readStrings<Words>(namespace: string): Record<Language, Words> {
  return byLanguage(
    (language) =>
      JSON.parse(
        readFileSync(new URL(`../../content/strings/${language}/${namespace}.json`, import.meta.url), 'utf8'),
      ) as Words,
  );
}
