const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('kn', { granularity: 'grapheme' }) : null;

/** What a reader counts as characters: a Kannada letter with its signs is one, so is a flag or a family. */
export function graphemes(text: string): string[] {
  if (!segmenter) return Array.from(text);
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** The first `max` graphemes. Costs nothing for the short texts that are nearly all texts. */
export function firstGraphemes(text: string, max: number): string {
  return text.length <= max ? text : graphemes(text).slice(0, max).join('');
}
