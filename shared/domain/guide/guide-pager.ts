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
