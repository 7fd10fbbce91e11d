import { foldGuideWord, guideWords } from './guide/rough-spelling.ts';

/**
 * Whether two spellings of a name may be one person's: in either script, in any order and case, with initials for
 * words and with or without spaces. Every word must find its like, and one of them must be more than an initial: a
 * name that many have (Ramesh) does not stand for a longer one (Ramesh Gowda).
 */
export function isSameName(one: string, other: string): boolean {
  const [first, second] = [foldName(one), foldName(other)];
  if (first.length === 0 || second.length === 0) return false;
  if (first.join('') === second.join('')) return true;
  if (first.length !== second.length) return false;
  return pairs(first, second, false);
}

/** Each word of the one with one of the other; names have few words, so all ways are tried. */
function pairs(words: readonly string[], others: readonly string[], hasWhole: boolean): boolean {
  const [word, ...rest] = words;
  if (word === undefined) return hasWhole;
  return others.some((other, index) => {
    if (word !== other && !isInitialOf(word, other) && !isInitialOf(other, word)) return false;
    return pairs(rest, others.toSpliced(index, 1), hasWhole || (word === other && word.length > 1));
  });
}

function isInitialOf(letter: string, word: string): boolean {
  return letter.length === 1 && word.startsWith(letter);
}

/** More words than a name has are not compared one by one. */
const MOST_WORDS = 8;

function foldName(name: string): string[] {
  return guideWords(name.normalize('NFC')).slice(0, MOST_WORDS).map(foldNameWord).filter(Boolean);
}

/** Latin initials as Kannada writes them: ಕೆ for K, ಎಸ್ for S. */
const SPELT_INITIALS: Readonly<Record<string, string>> = {
  ...{ ಎ: 'a', ಬಿ: 'b', ಸಿ: 'c', ಡಿ: 'd', ಇ: 'e', ಎಫ್: 'f', ಜಿ: 'g', ಎಚ್: 'h', ಹೆಚ್: 'h', ಐ: 'i', ಜೆ: 'j', ಕೆ: 'k' },
  ...{ ಎಲ್: 'l', ಎಂ: 'm', ಎನ್: 'n', ಓ: 'o', ಪಿ: 'p', ಆರ್: 'r', ಎಸ್: 's', ಟಿ: 't', ಯು: 'u', ವಿ: 'v', ವೈ: 'y' },
};

/** The rough spelling of the guide's search, and what people spell as they please in names: Gowda and Gouda, Ganesh and Ganesha. */
function foldNameWord(word: string): string {
  const spelt = SPELT_INITIALS[word];
  if (spelt !== undefined) return spelt;
  const lower = word
    .toLowerCase()
    .replaceAll(/o[uw](?=[^aeiou]|$)/g, 'au')
    .replaceAll(/aiah?$/g, 'ayya');
  const folded = foldGuideWord(lower);
  if (folded === '') return lower;
  return folded.length > 3 ? folded.replace(/a?h?$/, '') : folded;
}
