import { expect, it } from 'vitest';
import { isClosureTold } from './closure.ts';

const CLOSURE = { from: '2026-11-08', until: '2026-11-10' };

it.each([
  ['2026-10-24', false],
  ['2026-10-25', true],
  ['2026-11-08', true],
  ['2026-11-10', true],
  ['2026-11-11', false],
])('on %s a closure from the eighth to the tenth of November is told of: %s', (today, isTold) => {
  expect(isClosureTold(CLOSURE, today)).toBe(isTold);
});
