/** Of fewer first answers the site says no time. */
export const ANSWER_TIME_FROM = 30;
