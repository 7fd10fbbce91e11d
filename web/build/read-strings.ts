import { readFileSync } from 'node:fs';
import path from 'node:path';
import { byLanguage } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';

/** The texts of a namespace in every language, for what is made when the site is built. `Strings`: the shape of its JSON. */
export const readStrings = <Strings>(namespace: string): Record<Language, Strings> =>
  byLanguage((language) => {
    const file = path.join(import.meta.dirname, `../../content/strings/${language}/${namespace}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as Strings;
  });
