import { describe, expect, it } from 'vitest';
import { chapterNumber, GUIDE_SLUGS, guidePageOf, guidePagePath, slugSubtitle } from './guide-chapters.ts';
import { GUIDE_PAGES } from './guide-pager.ts';

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
