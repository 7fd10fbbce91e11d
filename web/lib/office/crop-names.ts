import { CROPS } from '#content/crops.ts';
import type { Language } from '#shared/domain/languages.ts';

/** A crop as it is stored, by its name in this language; one of the office's own words as it was written. */
export function cropName(crop: string, language: Language): string {
  return (Object.hasOwn(CROPS, crop) && CROPS[crop]?.[language]) || crop;
}

/** The list to pick from, in this language. */
export function cropNames(language: Language): string[] {
  return Object.values(CROPS).map((names) => names[language]);
}
