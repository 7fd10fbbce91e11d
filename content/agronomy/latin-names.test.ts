import { expect, it } from 'vitest';
import { LATIN_NAMES } from './latin-names.ts';
import { PROBLEMS } from './problems.ts';

it('names only problems that the table knows', () => {
  expect(Object.keys(LATIN_NAMES).filter((key) => !Object.hasOwn(PROBLEMS, key))).toEqual([]);
});
