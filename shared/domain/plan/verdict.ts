/** What a second doctor says of a sent plan. */
export const VERDICTS = ['best', 'partial', 'ineffective'] as const;

/** The lists of plans to look at: what waits, those that the reader wrote, those that are answered. */
export const REVIEW_LISTS = ['open', 'mine', 'done'] as const;
export type ReviewList = (typeof REVIEW_LISTS)[number];
