import { kannadaToLatin } from '../guide/rough-spelling.ts';
import { remembered } from '../remembered.ts';

/** How a product's name sounds, whatever the script and the spelling. */
export interface ProductSound {
  /** Signs alone, as of BHC and 2,4,5-T, or too short: nothing of it may be guessed. */
  isSigns: boolean;
  /** As it is heard; of signs, as they are written. */
  heard: string;
  /** Consonants, figures and the kinds of vowels between them. */
  rough: string;
  /** Consonants and figures; of signs, all. */
  bones: string;
}

/** English spellings of one sound, in the order they are rubbed off. */
const LATIN: readonly [RegExp, string][] = [
  // Silent at the end: phorate, lindane.
  [/(?<=[aeiouy][^aeiouy]{1,2})e$/, ''],
  [/ch(?=[lr])/g, 'k'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/qu/g, 'kv'],
];
/** Spellings of both scripts. */
const SAME: readonly [RegExp, string][] = [
  [/ksh|x/g, 'ks'],
  [/ch+/g, 'C'],
  [/[cq]/g, 'k'],
  [/C/g, 'c'],
  [/ph|f/g, 'p'],
  [/([kgtdbjs])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/m(?=[kgcjtdpb])/g, 'n'],
  // A run of vowels is heard as the one that gives it its colour.
  [/[aeiouy]*(?:ai|ei|[iy])[aeiouy]*|ee+/g, 'i'],
  [/oo+|[au]u/g, 'u'],
  [/([a-z])\1+/g, '$1'],
];
/** Vowels that are written for one another, as in dimethoate and its Kannada names. */
const KINDS: readonly [RegExp, string][] = [[/[ao]+/g, 'a']];
/** Endings that Kannada hangs on a name: of it, to it, with it, and. */
const ENDINGS =
  /(?<=..)(?:an+u|n+u|u|ge|ige|ke|da|nda|inda|ninda|ali|nali|dali|ina|nina|na|ide|u?ve|gala|galu)$/;

/** Consonants of a name that can be told by its sound. */
const TELLING = 3;

/** Of one word, or of several that stand for one name. */
export function soundOf(text: string): ProductSound {
  const latin = kannadaToLatin(text)
    .toLowerCase()
    .replace(/[^a-z\d]/g, '');
  const isKannada = /[\u0c80-\u0cff]/.test(text);
  const heard = rub(isKannada ? latin : rub(latin, LATIN), SAME);
  const bones = heard.replace(/[aeiou]/g, '').replace(/([a-z])\1+/g, '$1');
  if (/\d/.test(latin) || !/[aeiouy]/.test(latin) || bones.length < TELLING)
    return { isSigns: true, heard: latin, rough: latin, bones: latin };
  return { isSigns: false, heard, rough: rub(heard, KINDS), bones };
}

/** The ways to hear what is typed: as it stands, and without the ending that Kannada may have hung on it. */
export const soundsOf = remembered((text: string): ProductSound[] => {
  const bare = kannadaToLatin(text).toLowerCase().replace(ENDINGS, '');
  const isKannada = /[\u0c80-\u0cff]/.test(text);
  return [soundOf(text), ...(isKannada && bare !== '' ? [soundOf(`${bare}\u0ccd`)] : [])];
});

const rub = (text: string, rules: readonly [RegExp, string][]) =>
  rules.reduce((rest, [from, to]) => rest.replace(from, to), text);

/** Two spellings of one name. The fewer consonants hold it together, the more must its vowels agree: a short name is soon another word. */
export function soundsAlike(one: ProductSound, other: ProductSound): boolean {
  if (one.isSigns || other.isSigns || one.bones !== other.bones) return one.heard === other.heard;
  const { length } = one.bones;
  if (length <= TELLING) return one.heard === other.heard;
  if (length === TELLING + 1 && one.rough.length !== other.rough.length) return false;
  return slips(one.rough, other.rough) <= Math.min(length - TELLING, 3);
}

/** Consonants of a name that is still meant with one of them wrong: nitrogen is not nitrofen. */
const LONG = 6;

export const isLong = ({ isSigns, bones }: ProductSound): boolean => !isSigns && bones.length >= LONG;

/** One consonant is wrong in a name that is too long to be another. */
export const isSlipOf = (typed: ProductSound, name: ProductSound): boolean =>
  !typed.isSigns &&
  isLong(name) &&
  Math.abs(typed.bones.length - name.bones.length) < 2 &&
  slips(typed.bones, name.bones) === 1 &&
  slips(typed.rough, name.rough) <= 2;

/** Near enough to ask 'do you mean …?'. */
export function isNear(typed: ProductSound, name: ProductSound): boolean {
  if (typed.isSigns || name.isSigns) return false;
  const most = name.bones.length > TELLING ? 1 : 0;
  return slips(typed.bones, name.bones) <= most && slips(typed.rough, name.rough) <= 2;
}

/** Letters more, less, other or changed about (Damerau); four stands for more than three. */
function slips(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 3) return 4;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isTurned = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      row[to] = Math.min(
        (last[to] ?? 0) + 1,
        (row[to - 1] ?? 0) + 1,
        (last[to - 1] ?? 0) + (isSame ? 0 : 1),
        isTurned ? (before[to - 2] ?? 0) + 1 : 9,
      );
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}
