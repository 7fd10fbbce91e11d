import { isWrittenIn } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';

/** Crops as they are read out: in one language, and none a second time as its own plural. */
export function cropsShown(crops: readonly string[], language: Language): string {
  const isPlural = (crop: string) => crop.endsWith('s') && crops.includes(crop.slice(0, -1));
  return crops.filter((crop) => isWrittenIn(crop, language) && !isPlural(crop)).join(', ');
}
