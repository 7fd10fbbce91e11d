import { LATIN_ALLOWED } from '#content/guide/latin-allowed.ts';
import { runsOf, textOf } from './blocks.ts';
import type { Source } from './library.ts';

const ALLOWED = new Set(LATIN_ALLOWED);
/** The name as it stands on the pack, after the Kannada one: 'ಎಮಾಮೆಕ್ಟಿನ್ (emamectin benzoate)'. */
const IN_PARENTHESES = /\([^()]{1,60}\)/g;

/** Complains of English left standing in Kannada text. */
export function checkKannada({ blocks, head, complain }: Source): void {
  for (const { words, line } of runsOf(blocks)) {
    const text = textOf(words);
    for (const word of englishIn(text)) {
      complain(
        line,
        `"${word}" is English; write it in Kannada (the name on the pack may follow in parentheses)`,
      );
    }
  }
  for (const text of [head.title, head.summary]) {
    for (const word of englishIn(text)) complain(1, `"${word}" in the head is English`);
  }
}

/** Latin words that are neither in parentheses nor signs every farmer reads on a pack or a lab card. */
export function englishIn(text: string): string[] {
  const words = text.replace(IN_PARENTHESES, ' ').match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
  return words.filter((word) => !ALLOWED.has(word));
}
