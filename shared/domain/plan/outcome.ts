/** How a farmer's field is, after a plan, against how it was. */
export const OUTCOMES = ['better', 'same', 'worse'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** So long an answer may be told otherwise. */
export const OUTCOME_CHANGE_MS = 24 * 3_600_000;

/** Of fewer answers no share is said: one more would move it by ten of a hundred. */
export const SHARE_FROM = 10;

/** Of fewer farmers the site says no rate. */
export const RATE_FROM = 30;

/** Never better than it is: 89.9 is 89. */
export const shareOf = (part: number, all: number): string => `${Math.floor((part * 100) / all)}%`;
