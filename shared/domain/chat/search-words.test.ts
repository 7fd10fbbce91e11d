import { describe, expect, it } from 'vitest';
import { holdsWords, searchWords } from './search-words.ts';

const words = (query: string) => searchWords(query).map(({ folded }) => folded);
const finds = (query: string, text: string) => holdsWords(text, searchWords(query));

describe('the words of a search', () => {
  it('are small, each once, at most six, and single letters are none', () => {
    expect(words('  Soil  soil REPORT a ')).toEqual(['soil', 'report']);
    expect(words('aa bb cc dd ee ff gg')).toHaveLength(6);
    expect(words(' a  ಕ ')).toEqual([]);
    expect(words('')).toEqual([]);
  });

  it('read Kannada digits as digits and pass over joiners', () => {
    expect(words('೯೮೭')).toEqual(['987']);
    expect(words('ಕ್\u200Dಷೀಣ')).toEqual(['ಕ್ಷೀಣ']);
  });

  it('are found anywhere in a word from three letters on, two only where a word begins', () => {
    expect(finds('ಕ್ಷ್ಮೀ', 'ಲಕ್ಷ್ಮೀದೇವಿ')).toBe(true);
    expect(finds('dike', 'ADIKE 3 acre')).toBe(true);
    expect(finds('ಹೂ', 'ಹೂವು ಉದುರುತ್ತಿದೆ')).toBe(true);
    expect(finds('ke', 'adike')).toBe(false);
    expect(finds('ad', 'soil\nadike')).toBe(true);
  });

  it('must all be there, in any order', () => {
    expect(finds('ರೋಗ ಅಡಿಕೆ', 'ಅಡಿಕೆ ಕೊಳೆ ರೋಗ')).toBe(true);
    expect(finds('ರೋಗ ಭತ್ತ', 'ಅಡಿಕೆ ಕೊಳೆ ರೋಗ')).toBe(false);
  });

  it('know which the index can answer', () => {
    const indexed = (query: string) => searchWords(query).map((word) => word.indexed);
    expect(indexed('ಅಡಿಕೆ ad 👍👍 नमस्ते a-b 100%')).toEqual([true, true, false, false, false, true]);
  });
});
