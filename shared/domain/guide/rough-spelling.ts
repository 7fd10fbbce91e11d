/*
 * How the guide is searched: what is typed and what is written are brought to one rough Latin spelling, so that
 * 'kole roga' finds ಕೊಳೆ ರೋಗ however it is spelt, and small slips are forgiven by the search itself.
 */

import { remembered } from '../remembered.ts';

const VOWELS: Record<string, string> = {
  ...{
    ಅ: 'a',
    ಆ: 'a',
    ಇ: 'i',
    ಈ: 'i',
    ಉ: 'u',
    ಊ: 'u',
    ಋ: 'ru',
    ಎ: 'e',
    ಏ: 'e',
    ಐ: 'ai',
    ಒ: 'o',
    ಓ: 'o',
    ಔ: 'au',
  },
};
/** Signs that replace the vowel a consonant carries by itself. */
const SIGNS: Record<string, string> = {
  ...{ 'ಾ': 'a', 'ಿ': 'i', 'ೀ': 'i', 'ು': 'u', 'ೂ': 'u', 'ೃ': 'ru', 'ೆ': 'e', 'ೇ': 'e', 'ೈ': 'ai' },
  ...{ 'ೊ': 'o', 'ೋ': 'o', 'ೌ': 'au', '್': '' },
};
const CONSONANTS: Record<string, string> = {
  ...{
    ಕ: 'k',
    ಖ: 'k',
    ಗ: 'g',
    ಘ: 'g',
    ಙ: 'n',
    ಚ: 'ch',
    ಛ: 'ch',
    ಜ: 'j',
    ಝ: 'j',
    ಞ: 'n',
    ಟ: 't',
    ಠ: 't',
    ಡ: 'd',
  },
  ...{
    ಢ: 'd',
    ಣ: 'n',
    ತ: 't',
    ಥ: 't',
    ದ: 'd',
    ಧ: 'd',
    ನ: 'n',
    ಪ: 'p',
    ಫ: 'p',
    ಬ: 'b',
    ಭ: 'b',
    ಮ: 'm',
    ಯ: 'y',
  },
  ...{ ರ: 'r', ಲ: 'l', ವ: 'v', ಶ: 's', ಷ: 's', ಸ: 's', ಹ: 'h', ಳ: 'l', ಱ: 'r', ೞ: 'l' },
};
const NASAL = 'ಂ';
const BREATH = 'ಃ';

/** Kannada letters as Latin ones, without the lengths and breaths that people spell as they please. */
export function kannadaToLatin(text: string): string {
  let latin = '';
  /** The consonant before still carries its own 'a'. */
  let open = false;
  for (const letter of text.normalize('NFC')) {
    const consonant = CONSONANTS[letter];
    const sign = SIGNS[letter];
    if (sign !== undefined) {
      latin += sign;
      open = false;
      continue;
    }
    if (letter === '\u200c' || letter === '\u200d') continue;
    if (open) latin += 'a';
    open = consonant !== undefined;
    latin += consonant ?? VOWELS[letter] ?? (letter === NASAL ? 'n' : letter === BREATH ? 'h' : letter);
  }
  return open ? `${latin}a` : latin;
}

/** Spellings of the same sound, in the order they are rubbed off. */
const SAME: readonly [RegExp, string][] = [
  [/[^a-z0-9]/g, ''],
  [/ksh|x/g, 'ks'],
  // A capital stands for 'ch' until every other c has become a k.
  [/c?ch+/g, 'C'],
  [/c/g, 'k'],
  [/C/g, 'c'],
  [/ph|f/g, 'p'],
  [/([kgtdbjs])h/g, '$1'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/z/g, 'j'],
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+|uu+/g, 'u'],
  [/m(?=[kgcjtdpb])/g, 'n'],
  [/([a-z])\1+/g, '$1'],
  // Said before the vowel by some, written by others: yele is ele, vodeyuvudu is odeyuvudu.
  [/^y(?=e)|^v(?=o)/, ''],
];

/** Grass and milk, which the rough spelling would make a worm and damage. */
const toldApart = (word: string) =>
  word.replace(/^(?:ಹುಲ್ಲ|hull[^i]).*/, 'grass').replace(/^ಹಾಲ(?:ು|ಿನ).*/, 'milk');

/** One word in the form words are compared in; empty when nothing of it can be compared. */
export const foldGuideWord = remembered((word: string): string => {
  const latin = kannadaToLatin(toldApart(word)).toLowerCase();
  return SAME.reduce((folded, [from, to]) => folded.replace(from, to), latin);
});

/** Endings of Kannada verbs in the rough spelling: -ುವುದು, -ುತ್ತದೆ, -ಿದರೆ, -ಬೇಕು, -ಬಹುದು and their kin. What is left is the stem of all. */
const VERB_ENDING =
  /(?<=[a-z]{3})(?:uvudu|uvudilla|uvudake|uva|utade|utide|utidave|utave|uta|gtide|gtidave|gta|ktide|ktave|tide|tidave|tava|kondide|kondive|kondu|idare|idaga|ide|ive|abeku|beku|abahud[ua]|bahud[uae]|abahude|odu|odake|oke|oda|age|agi|agide|agive|yava|dava|tava|valdu|taiti|aiti|beka|idange|dange|idare|dare|sodu)$/;

/**
 * Endings of Kannada nouns in the rough spelling: -ಗೆ, -ಕ್ಕೆ, -ಲ್ಲಿ, -ನ್ನು, -ದ, -ಗಳು and what stands before them. Romanised words
 * have them too; English ones that end alike lose the same letters in the index.
 */
const CASE_ENDING =
  /(?<=[a-z]{3})(?:galige|galali|galanu|galina|gala|galu|dalina|inda|ige|ike|vige|yali|dali|inali|vali|ali|lina|inalu|danu|vanu|anu|inu|ake|ke|ge|aka|ka|ga|daga|yaga|da|na|ya|va|li)$/;

/** ಹುಳು and ಹುಳ, ರೋಗ and ರೋಗು: a name with and without its closing vowel. */
const BARE_U = /(?<=[a-z]{3})u$/;

/** Light stemming: the plural of English words, endings of Kannada verbs and nouns; so each form finds the others. */
export const stemGuideWord = remembered((word: string): string => {
  const lower = word.toLowerCase();
  if (!/^[a-z]+$/.test(lower)) return bareStem(foldGuideWord(word));
  const singular =
    lower.length < 4
      ? lower
      : lower
          .replace(/^leaves$/, 'leaf')
          .replace(/ies$/, 'y')
          .replace(/(?<=[sx]|ch|sh)es$/, '')
          .replace(/(?<=[^siu])s$/, '')
          .replace(/(?<=[a-z]{4})(?:ing|ed)$/, '');
  return bareStem(foldGuideWord(singular));
});

const bareStem = (folded: string) =>
  folded.replace(VERB_ENDING, '').replace(CASE_ENDING, '').replace(BARE_U, 'a');

/** A text as its words. */
export function guideWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}\u200c\u200d]+/gu) ?? [];
}
