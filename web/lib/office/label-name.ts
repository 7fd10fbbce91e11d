import { CROPS, NO_CROP } from '#content/crops.ts';
import type { Label } from '#shared/contract/office/labels.ts';
import { nameIn } from '#shared/domain/labels.ts';
import type { Language } from '#shared/domain/languages.ts';
import { CROP_NOT_SAID } from '#shared/domain/plan/case.ts';

/** A label by its name in this language: of the list of crops, or as the office calls it. */
export function labelName({ key, names }: Pick<Label, 'key' | 'names'>, language: Language): string {
  return names ? nameIn(names, language) : cropName(key ?? '', language);
}

/** A crop as it is stored, by its name in this language; one of the office's own words as it was written. */
export function cropName(crop: string, language: Language): string {
  if (crop === CROP_NOT_SAID) return NO_CROP[language];
  return (Object.hasOwn(CROPS, crop) && CROPS[crop]?.[language]) || crop;
}

/** The list to pick from, in this language. */
export function cropNames(language: Language): string[] {
  return Object.values(CROPS).map((names) => names[language]);
}
