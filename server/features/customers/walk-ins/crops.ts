import { CROPS } from '#content/crops.ts';
import { DEFAULT_LANGUAGE } from '#shared/domain/languages.ts';
import { cleanLine } from '#shared/domain/text-safety.ts';
import { CROP_CHARS, MOST_CROPS } from '#shared/domain/walk-in.ts';

/** Every name a crop of the list goes by, in lower case, with its key. */
const KEYS = new Map(
  Object.entries(CROPS).flatMap(([key, names]) =>
    [key, ...Object.values(names)].map((name) => [name.normalize('NFC').toLowerCase(), key] as const),
  ),
);

/** For the office's log. */
export const cropsForLog = (crops: readonly string[]): string =>
  crops.map((crop) => (Object.hasOwn(CROPS, crop) ? CROPS[crop]?.[DEFAULT_LANGUAGE] : crop)).join(', ');

/** What is stored of crops as they were named: the key where the list has it, in whatever language; each once. */
export function readCrops(named: readonly string[]): string[] {
  const crops = named
    .map((each) => cleanLine(each, CROP_CHARS))
    .map((words) => KEYS.get(words.toLowerCase()) ?? [...words].slice(0, CROP_CHARS).join(''))
    .filter((crop) => /[\p{L}\p{N}]/u.test(crop));
  return [...new Set(crops)].slice(0, MOST_CROPS);
}
