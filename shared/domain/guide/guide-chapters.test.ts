import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chapterNumber,
  GUIDE_PAGES,
  GUIDE_SLUGS,
  guidePageOf,
  guidePagePath,
  guidePager,
  slugSubtitle,
} from './guide-chapters.ts';

describe('the chapters', () => {
  it('are fifteen, and carry their own number', () => {
    expect(GUIDE_SLUGS).toHaveLength(15);
    for (const slug of GUIDE_SLUGS) expect(slug.startsWith(`${chapterNumber(slug)}-`)).toBe(true);
  });

  it('are named by their slug', () => {
    expect(slugSubtitle('4-tank-mixing')).toBe('Tank Mixing');
    expect(slugSubtitle('15-faq')).toBe('Faq');
    expect(slugSubtitle('no-such-chapter')).toBe('No Such Chapter');
    expect(chapterNumber('no-such-chapter')).toBe('-');
  });

  it('stand behind the index in the pager', () => {
    expect(guidePagePath(1)).toBe('/guide');
    expect(guidePagePath(2)).toBe('/guide/chapter/1-insecticides');
    expect(guidePagePath(GUIDE_PAGES)).toBe('/guide/chapter/15-faq');
    for (const slug of GUIDE_SLUGS) expect(guidePagePath(guidePageOf(slug))).toBe(`/guide/chapter/${slug}`);
    expect(guidePageOf('no-such-chapter')).toBe(1);
  });
});

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
