import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemes } from '../text-safety.ts';
import { searchWords } from './search-words.ts';
import { REPLY_SNIPPET_LENGTH, replySnippet, searchSnippet } from './snippets.ts';

describe('replySnippet', () => {
  it('leaves a short text as it is, on one line', () => {
    expect(replySnippet('  ಟೊಮೇಟೊ ಎಲೆ\n\nಹಳದಿ  ')).toBe('ಟೊಮೇಟೊ ಎಲೆ ಹಳದಿ');
    expect(replySnippet('ಫೈಲ್')).toBe('ಫೈಲ್');
  });

  it('cuts at 60 characters as a reader counts them', () => {
    expect(replySnippet('a'.repeat(100))).toBe('a'.repeat(60));
    expect(replySnippet('👨‍👩‍👧'.repeat(70))).toBe('👨‍👩‍👧'.repeat(60));
  });

  it('leaves out a conjunct that does not fit whole', () => {
    expect(replySnippet(`${'a'.repeat(59)}ಕ್ಷ್ಮೀ`)).toBe('a'.repeat(59));
    expect(replySnippet(`${'a'.repeat(58)}ಕ್ಷ್ಮೀ`)).toBe('a'.repeat(58));
  });

  it('is for any Kannada text a beginning of it that ends on a whole letter', () => {
    const kannada = fc.string({
      unit: fc.constantFrom('ಕ', 'ಷ', 'ಮ', 'ರ', '\u0CCD', 'ಿ', 'ಾ', ' ', 'a'),
      maxLength: 300,
    });
    fc.assert(
      fc.property(kannada, (text) => {
        const line = text.replace(/\s+/g, ' ').trim();
        const snippet = replySnippet(text);
        expect(line.startsWith(snippet)).toBe(true);
        expect(graphemes(snippet).length).toBeLessThanOrEqual(REPLY_SNIPPET_LENGTH);
        if (snippet !== line) expect(snippet.endsWith('\u0CCD')).toBe(false);
      }),
    );
  });
});

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

const marked = (query: string, text: string) =>
  searchSnippet(text, searchWords(query))
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');
