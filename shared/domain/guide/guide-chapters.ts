/** The fifteen chapters in their order, as they stand in the address. */
export const GUIDE_SLUGS = [
  '1-insecticides',
  '2-fungicides',
  '3-biofertilizers',
  '4-tank-mixing',
  '5-nutrition',
  '6-biostimulants',
  '7-soil-carbon',
  '8-bio-inputs',
  '9-mulching',
  '10-ipm',
  '11-weeds',
  '12-irrigation',
  '13-soil-health',
  '14-soil-test',
  '15-faq',
] as const;

export type GuideSlug = (typeof GUIDE_SLUGS)[number];

/** What stands in for the number of a chapter that does not exist (specification). */
const NO_NUMBER = '-';

export function isGuideSlug(slug: string): slug is GuideSlug {
  return (GUIDE_SLUGS as readonly string[]).includes(slug);
}

/** The N of 'Chapter N': the slug's position plus one, a dash when it is unknown. */
export function chapterNumber(slug: string): string {
  return isGuideSlug(slug) ? String(GUIDE_SLUGS.indexOf(slug) + 1) : NO_NUMBER;
}

/** '4-tank-mixing' reads 'Tank Mixing': without its number, hyphens as spaces, each word capitalised. */
export function slugSubtitle(slug: string): string {
  return slug
    .replace(/^\d+-/, '')
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** The address of a page of the guide's pager: 1 is the index, k+1 is chapter k. */
export function guidePagePath(page: number): string {
  const slug = GUIDE_SLUGS[page - 2];
  return slug ? `/guide/chapter/${slug}` : '/guide';
}

/** The pager's number of a chapter; an unknown one stands before the guide, on its first page. */
export function guidePageOf(slug: string): number {
  return isGuideSlug(slug) ? GUIDE_SLUGS.indexOf(slug) + 2 : 1;
}

/** The index and fifteen chapters. */
export const GUIDE_PAGES = 16;
const WINDOW = 3;

export interface GuidePager {
  /** Page numbers to draw, the current one among them. */
  pages: number[];
  /** The last page, to be drawn behind an ellipsis; null when it is already in the window. */
  last: number | null;
  /** Where 'Next page →' leads; null on the last page. */
  next: number | null;
}

/**
 * The pager under a guide page. Page 1 is /guide, page k+1 is chapter k; other numbers are clamped. Of the
 * specification's two sentences the rule is followed (three numbers around the current page: on the first
 * `1 2 3 … 16`); its row "1, 2, …, 16" is read as naming the ends, since it has no three.
 */
export function guidePager(current: number, total = GUIDE_PAGES): GuidePager {
  const page = Math.min(Math.max(1, Math.trunc(current) || 1), total);
  const first = Math.max(1, Math.min(page - 1, total - WINDOW + 1));
  const size = Math.min(WINDOW, total);
  const pages = Array.from({ length: size }, (_, index) => first + index);
  return {
    pages,
    last: pages.includes(total) ? null : total,
    next: page < total ? page + 1 : null,
  };
}
