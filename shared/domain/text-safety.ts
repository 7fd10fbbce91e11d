/** Lone halves of a surrogate pair: PostgreSQL refuses them, and a cut emoji leaves them behind. */
const LONE_SURROGATES = /[\uD800-\uDFFF]/gu;
/** Control characters but tab and newline, and marks that turn the reading direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is being taken out
const UNSEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/g;

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('kn', { granularity: 'grapheme' }) : null;

/** Fewer letters say nothing to whoever reads it in a year. Equal to the database's CHECK on refunds. */
const LEAST_CHARS = 3;
const MOST_GRAPHEMES = 500;

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

/** What a reader counts as characters: a Kannada letter with its signs is one, so is a flag or a family. */
export function graphemes(text: string): string[] {
  if (!segmenter) return Array.from(text);
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** The first `max` graphemes. Costs nothing for the short texts that are nearly all texts. */
export function firstGraphemes(text: string, max: number): string {
  return text.length <= max ? text : graphemes(text).slice(0, max).join('');
}

/** Why somebody of the office did it, on one line; null when what was typed says too little. */
export function readReason(input: string): string | null {
  const reason = cleanLine(input, MOST_GRAPHEMES);
  return reason.length < LEAST_CHARS ? null : reason;
}
