import { describe, expect, it } from 'vitest';
import { searchSnippet } from './search-snippet.ts';
import { searchWords } from './search-words.ts';

const marked = (query: string, text: string) =>
  searchSnippet(text, searchWords(query))
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

describe('the snippet of a found message', () => {
  it('marks every place of every word', () => {
    expect(marked('yellow leaf', 'Leaf turns yellow, every leaf')).toBe(
      '[Leaf] turns [yellow], every [leaf]',
    );
  });

  it('marks whole Kannada syllables, never half a conjunct', () => {
    expect(marked('ಲಕ್ಷ', 'ಲಕ್ಷ್ಮೀದೇವಿ')).toBe('[ಲಕ್ಷ್ಮೀ]ದೇವಿ');
    expect(marked('ಷ್ಮೀ', 'ಲಕ್ಷ್ಮೀದೇವಿ')).toBe('ಲ[ಕ್ಷ್ಮೀ]ದೇವಿ');
  });

  it('marks what was typed with a joiner and written without, and digits of either script', () => {
    expect(marked('ಕ್\u200Dಷೀಣ', 'ಬೆಳೆ ಕ್ಷೀಣ')).toBe('ಬೆಳೆ [ಕ್ಷೀಣ]');
    expect(marked('12', 'ಬೆಲೆ ೧೨ ರೂ')).toBe('ಬೆಲೆ [೧೨] ರೂ');
  });

  it('cuts a long text around the first hit and says so', () => {
    const snippet = marked('ಕೊಳೆ', `${'ಎಲೆ '.repeat(200)}ಕೊಳೆ ${'ಬೇರು '.repeat(200)}`);
    expect(snippet).toMatch(/^….*\[ಕೊಳೆ\].*…$/);
    expect(snippet.length).toBeLessThan(500);
    expect(marked('ಎಲೆ', `ಎಲೆ ${'ಬೇರು '.repeat(200)}`)).toMatch(/^\[ಎಲೆ\].*…$/);
  });

  it('is one line', () => {
    expect(marked('beta', 'alpha\n\nbeta')).toBe('alpha [beta]');
  });

  it('marks two letters only where a word begins', () => {
    expect(marked('ad', 'adike and salad')).toBe('[ad]ike and salad');
  });
});
