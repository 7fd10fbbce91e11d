import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graphemes } from '../graphemes.ts';
import { REPLY_SNIPPET_LENGTH, replySnippet } from './reply-snippet.ts';

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
