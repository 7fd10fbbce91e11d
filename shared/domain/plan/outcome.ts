/** How a farmer's field is, after a plan, against how it was. */
export const OUTCOMES = ['better', 'same', 'worse'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** So long an answer may be told otherwise. */
export const OUTCOME_CHANGE_MS = 24 * 3_600_000;
