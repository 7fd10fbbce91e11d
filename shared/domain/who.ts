import { type LocalizedText, textIn } from './by-language.ts';
import { LANGUAGES, type Language } from './languages.ts';

type Key = `who_${Language}`;

/** Who was faster, inside the `known` of a refusal: one name for each language. */
export function whoKnown(name: LocalizedText): Record<Key, string> {
  const names = LANGUAGES.map((each) => [`who_${each}`, textIn(name, each)]);
  return Object.fromEntries(names) as Record<Key, string>;
}

/** The name in the reader's language; undefined where the refusal names nobody. */
export function whoOf(known: Record<string, string> | undefined, language: Language): string | undefined {
  return known?.[`who_${language}` satisfies Key];
}
