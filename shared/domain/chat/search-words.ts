import { toAsciiDigits } from '../digits.ts';
import { cleanLine } from '../text-safety.ts';

/** More words narrow nothing down; the rest of a pasted paragraph is left out. */
const WORDS_MAX = 6;
const QUERY_MAX = 200;
/** Below this a "part of a word" is in nearly every text. Counted in code points, as the index counts. */
const LETTERS_MIN = 2;
/** From here on a word is found anywhere inside others; a shorter one only at their beginning. */
const INFIX_MIN = 3;
/** What the index knows as letters: those that `search_key` (migration 0009) turns into ASCII, and ASCII itself. */
const INDEXED_RUN = /[a-z0-9\u0C80-\u0CFF]+/g;

/** One word to look for, in the form texts are compared in. */
export interface SearchWord {
  folded: string;
  /** Only where a word begins: two letters in the middle of others would match nearly everything. */
  atStart: boolean;
  /** False for an emoji or a script of elsewhere: such a word is looked for among the newest messages only. */
  indexed: boolean;
}

/**
 * The form in which what is typed and what was written are compared: small letters, ASCII digits, one line, and
 * none of the joiners that one Kannada keyboard puts into a conjunct and the next leaves out.
 */
export function foldForSearch(text: string): string {
  return toAsciiDigits(text.toLowerCase().replace(/\s/g, ' ')).replace(/[\u200C\u200D]/g, '');
}

/**
 * The words of a search, all of which a text must hold, in any order. Empty when there is nothing worth searching
 * for, that is when every word is a single letter.
 */
export function searchWords(query: string): SearchWord[] {
  const words = foldForSearch(cleanLine(query, QUERY_MAX))
    .split(' ')
    .filter((word) => word.length >= LETTERS_MIN);
  return [...new Set(words)].slice(0, WORDS_MAX).map(toWord);
}

/** Whether the text holds every word. */
export function holdsWords(text: string, words: readonly SearchWord[]): boolean {
  const folded = ` ${foldForSearch(text)}`;
  return words.every(({ folded: word, atStart }) => folded.includes(atStart ? ` ${word}` : word));
}

function toWord(folded: string): SearchWord {
  const runs = folded.match(INDEXED_RUN) ?? [];
  const longest = Math.max(0, ...runs.map((run) => run.length));
  const atStart = longest < INFIX_MIN && runs[0]?.length === longest && folded.startsWith(runs[0]);
  return { folded, atStart, indexed: longest >= INFIX_MIN || (atStart && longest >= LETTERS_MIN) };
}
