const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('kn', { granularity: 'grapheme' }) : null;

/** The first letters of the first and the last word of a name; a Kannada letter with its signs is one. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => firstLetter(word ?? '')).join('');
}

function firstLetter(word: string): string {
  const [first] = segmenter ? segmenter.segment(word) : [];
  return (first?.segment ?? word.slice(0, 1)).toUpperCase();
}
