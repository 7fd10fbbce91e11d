import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GUIDE_PAGES, guidePager } from './guide-pager.ts';

it.each([
  [1, [1, 2, 3], 16, 2],
  [2, [1, 2, 3], 16, 3],
  [8, [7, 8, 9], 16, 9],
  [14, [13, 14, 15], 16, 15],
  [15, [14, 15, 16], null, 16],
  [16, [14, 15, 16], null, null],
  [99, [14, 15, 16], null, null],
  [Number.NaN, [1, 2, 3], 16, 2],
])('on page %d draws %j, then %j', (current, pages, last, next) => {
  expect(guidePager(current)).toEqual({ pages, last, next });
});

it('always offers the current page and a way to the last one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: GUIDE_PAGES }), (current) => {
      const { pages, last } = guidePager(current);
      expect(pages).toHaveLength(3);
      expect(pages).toContain(current);
      expect(last ?? pages.at(-1)).toBe(GUIDE_PAGES);
    }),
  );
});
