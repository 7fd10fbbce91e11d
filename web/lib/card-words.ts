import { createContext, use } from 'react';
import { byLanguage, type Localized } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import { useTranslation } from './i18n.ts';
import { findSentence, type StringsNamespace, type Words } from './translate.ts';

/** A card in another language than the screen's: the office looks at what its farmer will read. */
export const CardLanguage = createContext<{ language: Language; words: Words } | null>(null);

/** The words of a card, in the language of the screen where nobody has asked for another. */
export function useCardWords<const N extends StringsNamespace>(
  namespace: N,
): ReturnType<typeof useTranslation<N>> {
  const screen = useTranslation(namespace);
  const other = use(CardLanguage);
  if (!other) return screen;
  const { language, words } = other;
  return { language, t: (key, values) => findSentence(words, language, key, values) ?? key };
}

/**
 * The words of one namespace in every language at once, where a screen shows more than its own.
 * @param files what `import.meta.glob` found of it below content/strings, by path
 * @throws where a language of ours has none
 */
export function wordsByLanguage<Words>(files: Readonly<Record<string, Words>>): Localized<Words> {
  return byLanguage((language) => {
    const found = Object.entries(files).find(([path]) => path.includes(`/strings/${language}/`));
    if (!found) throw new Error(`${Object.keys(files).join(', ')}: none of them is ${language}`);
    return found[1];
  });
}
