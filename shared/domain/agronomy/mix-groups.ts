import { toAsciiDigits } from '../digits.ts';

/** Words printed around the number that are no part of it. */
const AROUND = /GROUPS?|GRP|IRAC|FRAC|HRAC|MOA|CODE|NO\.|ಗುಂಪು/g;
const BETWEEN = /[+,/&;()\-–.:]|\bAND\b|ಮತ್ತು/g;
/** 'M 03', '4A', '16.1', 'BM02', 'UN', 'UNB'; a letter behind a blank belongs to the number only when nothing follows it. */
const ONE_GROUP =
  /UN[BEFMPV]?(?![A-Z0-9])|NC(?![A-Z0-9])|(?:BM|M|P|U)?\s*\d+(?:\.\d)?(?:\s?[A-G](?![A-Z0-9]))?/g;
/** IRAC, FRAC and HRAC are all below it: '113' is '11 + 3' with its sign lost. */
const HIGHEST = 60;

/**
 * The group numbers of a pack, as they are printed: 'Group m3' and 'FRAC M03' are one, a ready mix ('11 + 3', '3A/4A')
 * has several. Null where something stands there that is no group number: it is asked back, never guessed.
 */
export function readGroups(printed: string): string[] | null {
  const text = toAsciiDigits(printed)
    .toUpperCase()
    .replace(AROUND, ' ')
    .replace(/\b(BM|M|P|U)[-.]\s*(?=\d)/g, '$1')
    .replace(/(\d)-([A-G])(?![A-Z0-9])/g, '$1$2');
  const groups = [...text.matchAll(ONE_GROUP)].map(([found]) => normalise(found));
  const left = text.replace(ONE_GROUP, ' ').replace(BETWEEN, ' ').trim();
  if (left !== '' || groups.some((group) => numberOf(group) > HIGHEST)) return null;
  return [...new Set(groups)];
}

const normalise = (group: string) =>
  group
    .replace(/\s/g, '')
    .replace(/^([A-Z]*)0*(?=\d)/, '$1')
    .replace(/^(BM|M|P)(\d)(?!\d)/, '$10$2');

const numberOf = (group: string) => Number(/\d+/.exec(group)?.[0] ?? 0);

/** FRAC alone puts letters before the number: 'M03' is the same on every kind of pack. */
export const isFracCode = (group: string) => /^(BM|M|P)\d/.test(group);

/**
 * Whether two numbers of one list act in the same place. '4' is what '4A' and '4C' are parts of, and carbamates (1A) do
 * to people what organophosphates (1B) do: the letter behind an IRAC number makes no other product of it.
 */
export function isSameGroup(one: string, other: string): boolean {
  const bare = (group: string) => group.replace(/(\d)[A-G]$/, '$1');
  return bare(one) === bare(other);
}
