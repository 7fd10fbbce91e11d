import { firstGraphemes } from './graphemes.ts';

/** Lone halves of a surrogate pair: PostgreSQL refuses them, and a cut emoji leaves them behind. */
const LONE_SURROGATES = /[\uD800-\uDFFF]/gu;
/** Control characters but tab and newline, and marks that turn the reading direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is being taken out
const UNSEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

/**
 * Text from a person, safe to store and to show: composed (NFC), without control characters, trimmed, at most
 * `maxGraphemes` characters as a reader counts them. Joiners stay: Kannada needs them.
 */
export function cleanText(input: string, maxGraphemes: number): string {
  const text = input
    .replace(/\r\n?/g, '\n')
    .replace(LONE_SURROGATES, '')
    .replace(UNSEEN, '')
    .normalize('NFC');
  return firstGraphemes(text.trim(), maxGraphemes).trimEnd();
}

/** `cleanText` on one line, for names and places. */
export function cleanLine(input: string, maxGraphemes: number): string {
  return cleanText(input.replace(/\s+/g, ' '), maxGraphemes);
}
