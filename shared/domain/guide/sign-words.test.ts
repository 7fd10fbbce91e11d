import { expect, it } from 'vitest';
import { isSign, signOf } from './sign-words.ts';

it.each([
  ['ಮುದುಡ್ಯಾವ', 'curling'],
  ['ಒಣಗಾಕತೈತಿ', 'dry'],
  ['onagtide', 'ಒಣಗಿದೆ'],
  ['ಸೀಳತಾವ', 'cracked'],
  ['ಕೊಳೆತಿದೆ', 'rotting'],
  ['ಹುಳಗಳು', 'caterpillars'],
])('%s and %s are one sign', (one, other) => {
  expect(signOf(one)).not.toBeNull();
  expect(signOf(one)).toBe(signOf(other));
  expect(isSign(signOf(one) ?? '')).toBe(true);
});

it.each(['rotation', 'ಕಳೆ', 'ಬದನೆ', 'ಹನಿ', 'ಕೊಳ್ಳಿ', 'zinc'])('%s is none', (word) =>
  expect(signOf(word)).toBeNull(),
);
