import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, graphemes, readReason } from './text-safety.ts';

describe('cleanText', () => {
  it('removes what cannot be stored or seen and keeps what Kannada needs', () => {
    expect(cleanText('a\u0000b\u0007c\uD83D', 100)).toBe('abc');
    expect(cleanText('ರ್\u200Dಯ', 100)).toBe('ರ್\u200Dಯ');
    expect(cleanText('pay \u202Egpj.exe', 100)).toBe('pay gpj.exe');
    expect(cleanText(' line one\r\nline two\t ', 100)).toBe('line one\nline two');
    expect(cleanText('🌾', 100)).toBe('🌾');
  });

  it('cuts between letters, not inside them', () => {
    expect(cleanText('ಕೀಟ', 1)).toBe('ಕೀ');
    expect(cleanText('👩‍🌾👩‍🌾', 1)).toBe('👩‍🌾');
  });

  it('answers any text with a storable one within the limit, and is content with its own answer', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.integer({ min: 1, max: 80 }),
        (text, max) => {
          const clean = cleanText(text, max);
          // Throws on a lone half of a surrogate pair.
          expect(() => encodeURIComponent(clean)).not.toThrow();
          expect(clean.includes('\u0000')).toBe(false);
          expect(graphemes(clean).length).toBeLessThanOrEqual(max);
          expect(cleanText(clean, max)).toBe(clean);
        },
      ),
    );
  });
});

it('puts a name on one line', () => {
  expect(cleanLine('  Ravi\n Kumar\t', 80)).toBe('Ravi Kumar');
});

it.each([
  ['', null],
  [' . ', null],
  ['no', null],
  ['\u200B\u202E\u0000', null],
  ['ಬೈದರು', 'ಬೈದರು'],
  ['  two\n bags\ttorn ', 'two bags torn'],
])('of %j is kept as %j', (typed, kept) => {
  expect(readReason(typed)).toBe(kept);
});

it('is cut to what a reader counts as 500 letters', () => {
  expect(readReason('ಗಿ'.repeat(600))).toBe('ಗಿ'.repeat(500));
});
