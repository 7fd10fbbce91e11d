import { textIn } from '#shared/domain/by-language.ts';
import type { Language } from '#shared/domain/languages.ts';
import { CROPS } from '../crops.ts';
import { GUIDE_CROPS } from './crops.ts';
import { PROBLEMS } from './problems.ts';

/** A crop as a farmer told it, by its name in this language; of no list, in the farmer's own word. */
export function toldCrop(crop: string, language: Language): string {
  const name = find(CROPS, crop) ?? find(GUIDE_CROPS, crop)?.name;
  return name ? textIn(name, language) : crop;
}

/** The same for what they see: a trouble of the guide, or their own words. */
export function toldSign(sign: string, language: Language): string {
  const name = find(PROBLEMS, sign)?.name;
  return name ? textIn(name, language) : sign;
}

const find = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
