/** Where a case stands. `asked`: the office wants to know more; `answered`: the farmer has told it; `advised`: a plan is sent. */
export const CASE_STATES = ['new', 'asked', 'answered', 'advised', 'followed', 'closed'] as const;

export type CaseState = (typeof CASE_STATES)[number];

/** The crop of a case whose farmer named none: no crop of any table. */
export const CROP_NOT_SAID = 'unknown';

export const PARTS = ['root', 'stem', 'leaf', 'flower', 'fruit', 'whole'] as const;
export const SPREADS = ['few', 'patches', 'rows', 'low-spots', 'whole-field'] as const;
/** Since when it is seen. */
export const SINCE = ['today', 'days', 'week', 'weeks'] as const;
export const WEATHERS = ['dry', 'rain', 'heavy-rain', 'cloudy', 'hot', 'cold'] as const;
export const IRRIGATIONS = ['rain-fed', 'drip', 'sprinkler', 'furrow', 'flood'] as const;

export const MOST_SIGNS = 12;
export const MOST_SPRAYED_LETTERS = 400;
/** Messages that a case may gather: photos of many visits, and the words between them. */
export const MOST_CASE_MESSAGES = 300;

/** Templates of plans: more are no longer found. */
export const PLAN_TEMPLATES_MAX = 300;
