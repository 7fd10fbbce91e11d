import { firstGraphemes, graphemes } from '../text-safety.ts';
import { foldForSearch, type SearchWord } from './search-words.ts';

/** Characters of the original a reply quotes. */
export const REPLY_SNIPPET_LENGTH = 60;

/** The virama: a consonant that waits for the next one. A text cut right behind it shows a broken conjunct. */
const VIRAMA_END = /[^\s]?[\u0CCD\u094D]\u200D?$/;

/** A piece of a found text; `hit` marks what was looked for. */
interface SnippetPart {
  text: string;
  hit: boolean;
}

/** Characters of a snippet, and how many of them stand before the first hit when the beginning is cut off. */
const LENGTH = 140;
const LEAD = 36;
const VIRAMA = /[\u0CCD\u094D]$/;

/** One line of at most `length` characters (60 for a reply), never ending in the middle of a Kannada conjunct. */
export function replySnippet(text: string, length = REPLY_SNIPPET_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim();
  let cut = firstGraphemes(line, length);
  if (cut === line) return line;
  while (VIRAMA_END.test(cut)) cut = cut.replace(VIRAMA_END, '');
  return cut.trimEnd();
}

/**
 * The part of a found text around its first hit, on one line. Marks and cuts fall between whole characters as a
 * reader counts them: half a Kannada conjunct is never marked, and never left standing at an edge.
 */
export function searchSnippet(text: string, words: readonly SearchWord[]): SnippetPart[] {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = syllables(line);
  const isHit = markHits(letters, words);
  const first = Math.max(0, isHit.indexOf(true));
  const start = letters.length <= LENGTH || first <= LEAD ? 0 : first - LEAD;
  const end = Math.min(letters.length, start + LENGTH);
  const parts: SnippetPart[] = [];
  for (let index = start; index < end; index += 1) {
    const hit = isHit[index] === true;
    const letter = letters[index] ?? '';
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += letter;
    else parts.push({ text: letter, hit });
  }
  if (start > 0) parts.unshift({ text: '…', hit: false });
  if (end < letters.length) parts.push({ text: '…', hit: false });
  return joined(parts);
}

/** Graphemes, and a consonant that waits for the next one together with it. */
function syllables(line: string): string[] {
  const all: string[] = [];
  for (const grapheme of graphemes(line)) {
    const last = all.at(-1);
    const isOpen = last !== undefined && VIRAMA.test(last.replace(/[\u200C\u200D]$/, ''));
    if (isOpen && grapheme !== ' ') all[all.length - 1] = last + grapheme;
    else all.push(grapheme);
  }
  return all;
}

/** For each syllable, whether a word touches it. The folded text is shorter, so places are kept beside it. */
function markHits(letters: readonly string[], words: readonly SearchWord[]): boolean[] {
  const isHit = new Array<boolean>(letters.length).fill(false);
  const owner: number[] = [];
  let folded = '';
  letters.forEach((letter, index) => {
    const form = foldForSearch(letter);
    for (let unit = 0; unit < form.length; unit += 1) owner.push(index);
    folded += form;
  });
  for (const { folded: word, atStart } of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      if (atStart && at > 0 && folded[at - 1] !== ' ') continue;
      for (let unit = at; unit < at + word.length; unit += 1) isHit[owner[unit] ?? 0] = true;
    }
  }
  return isHit;
}

function joined(parts: readonly SnippetPart[]): SnippetPart[] {
  const whole: SnippetPart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last?.hit === part.hit) last.text += part.text;
    else whole.push({ ...part });
  }
  return whole;
}
