/** How many days back the numbers reach, today among them. */
export const NUMBERS_DAYS = [7, 30, 90] as const;
export type NumbersDays = (typeof NUMBERS_DAYS)[number];

/** How long a first answer took in working hours; each ends where the next begins. A day is a working day. */
export const ANSWER_SPANS = ['quarter', 'hour', 'four_hours', 'day', 'more'] as const;
export type AnswerSpan = (typeof ANSWER_SPANS)[number];
