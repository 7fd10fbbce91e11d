import { firstGraphemes } from '../graphemes.ts';

/** Characters of the original a reply quotes. */
export const REPLY_SNIPPET_LENGTH = 60;

/** The virama: a consonant that waits for the next one. A text cut right behind it shows a broken conjunct. */
const VIRAMA_END = /[^\s]?[\u0CCD\u094D]\u200D?$/;

/** One line of at most `length` characters (60 for a reply), never ending in the middle of a Kannada conjunct. */
export function replySnippet(text: string, length = REPLY_SNIPPET_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim();
  let cut = firstGraphemes(line, length);
  if (cut === line) return line;
  while (VIRAMA_END.test(cut)) cut = cut.replace(VIRAMA_END, '');
  return cut.trimEnd();
}
