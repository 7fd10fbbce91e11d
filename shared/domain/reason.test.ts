import { expect, it } from 'vitest';
import { readReason } from './reason.ts';

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
