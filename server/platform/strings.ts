import { readFileSync } from 'node:fs';
import { byLanguage } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';

/** The words of a namespace in every language. @typeParam Words those of the English file; a test keeps the others equal */
export function readStrings<Words>(namespace: string): Record<Language, Words> {
  return byLanguage(
    (language) =>
      JSON.parse(
        readFileSync(new URL(`../../content/strings/${language}/${namespace}.json`, import.meta.url), 'utf8'),
      ) as Words,
  );
}
