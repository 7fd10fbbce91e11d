import fc from 'fast-check';
import { expect, it } from 'vitest';
import { piecesOf } from './speech.ts';

const FULL = 'x'.repeat(215);

it.each([['0.4 to 0.5 of it'], ['2.5 ಮಿ.ಲೀ ಮತ್ತು 1.5 ಕಿ.ಗ್ರಾಂ'], ['at pH 6.5. Then']])(
  'never cuts inside %j',
  (words) => {
    const whole = words.split('. ')[0] as string;
    expect(piecesOf(`${FULL}. ${words}.`).some((piece) => piece.includes(whole))).toBe(true);
  },
);

it('cuts after sentences of either script', () => {
  expect(piecesOf(`${FULL}. Two. ${FULL}? ಮೂರು। ${FULL}!`)).toEqual([
    `${FULL}. `,
    'Two. ',
    `${FULL}? `,
    'ಮೂರು। ',
    `${FULL}!`,
  ]);
});

it('keeps short sentences together and cuts an endless one after a comma', () => {
  expect(piecesOf('  One.\n Two. ')).toEqual(['One. Two.']);
  const endless = Array.from({ length: 60 }, (_, index) => `word ${index}`).join(', ');
  const pieces = piecesOf(endless);
  expect(pieces.length).toBeGreaterThan(1);
  for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/, $/);
});

it('loses no word, and makes no piece longer than an engine takes', () => {
  const word = fc.constantFrom('ಮಣ್ಣು', '0.5', 'acre.', 'ಕಿ.ಗ್ರಾಂ', 'now?', 'well,', '1,000', '।');
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 200 }), (words) => {
      const pieces = piecesOf(words.join(' '));
      expect(pieces.join('')).toBe(words.join(' '));
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(220);
    }),
  );
});
