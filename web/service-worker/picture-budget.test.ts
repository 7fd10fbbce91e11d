import { expect, it } from 'vitest';
import { picturesToDrop } from './memory.ts';

const kept = [
  { url: 'b', size: 40, usedAt: 2 },
  { url: 'a', size: 30, usedAt: 1 },
  { url: 'c', size: 20, usedAt: 3 },
];

it('drops nothing while everything fits, to the byte', () => {
  expect(picturesToDrop(kept, 10, 100)).toEqual([]);
});

it('drops what was not seen for longest, and no more than needed', () => {
  expect(picturesToDrop(kept, 11, 100)).toEqual(['a']);
  expect(picturesToDrop(kept, 41, 100)).toEqual(['a', 'b']);
});

it('drops everything for a picture that fills the room alone', () => {
  expect(picturesToDrop(kept, 100, 100)).toEqual(['a', 'b', 'c']);
});
