import { GUIDE_CROPS } from '#content/agronomy/crops.ts';
import { PROBLEMS } from '#content/agronomy/problems.ts';
import type { Language } from '#shared/domain/languages.ts';

interface Choice {
  value: string;
  label: string;
}

/** A crop of the table of troubles by its key, in this language; a key that is no more as it was stored. */
export function troubledCropName(key: string, language: Language): string {
  return (Object.hasOwn(GUIDE_CROPS, key) && GUIDE_CROPS[key]?.name[language]) || key;
}

/** A trouble by its key, in this language; a key that is no more as it was stored. */
export function problemName(key: string, language: Language): string {
  return (Object.hasOwn(PROBLEMS, key) && PROBLEMS[key]?.name[language]) || key;
}

/** The troubles of a crop, to pick from. */
export function problemsOf(crop: string, language: Language): Choice[] {
  const own = Object.entries(PROBLEMS).filter(([, problem]) => problem.crop === crop);
  return own.map(([value, { name }]) => ({ value, label: name[language] }));
}

/** The crops that have troubles of their own, to pick from. */
export function troubledCrops(language: Language): Choice[] {
  const keys = new Set(Object.values(PROBLEMS).map(({ crop }) => crop));
  keys.delete('as-labelled');
  return [...keys].map((value) => ({ value, label: troubledCropName(value, language) }));
}

/** The key under which the table of troubles has a crop that is stored with a customer or a case. */
export const troubledCropOf = (stored: string): string | undefined =>
  Object.keys(GUIDE_CROPS).find((key) => (GUIDE_CROPS[key]?.stored ?? key) === stored);

/** A trouble of this crop among what was told of a case. */
export const troubleAmong = (signs: readonly string[], crop: string | undefined): string | undefined =>
  signs.find((sign) => Object.hasOwn(PROBLEMS, sign) && PROBLEMS[sign]?.crop === crop);
