import { expect, it } from 'vitest';
import { spelledLetters } from './word-hits.ts';

it.each([
  ['ಡಿಎಪಿ', 'dap'],
  ['ಎಂಒಪಿ', 'mop'],
  ['ಎಸ್‌ಎಸ್‌ಪಿ', 'ssp'],
  ['ಪಿಎಚ್', 'ph'],
  ['ಎಂಎಲ್', 'ml'],
  ['ಎನ್‌ಪಿಕೆ', 'npk'],
])('%s is %s', (word, signs) => expect(spelledLetters(word)).toBe(signs));

it.each(['ಭತ್ತ', 'ಎಲೆ', 'ಡಿ', 'DAP', ''])('%j is no letters spelled out', (word) =>
  expect(spelledLetters(word)).toBeNull(),
);
