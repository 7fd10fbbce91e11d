import { DAY_MS } from './india-day.ts';

/** Days in a row on which the office stays closed, YYYY-MM-DD, the last one with them. */
export interface Closure {
  readonly from: string;
  readonly until: string;
}

/** How many days ahead people are told of it, where the hours stand. */
const TOLD_DAYS_AHEAD = 14;

export const isClosedBy = ({ from, until }: Closure, day: string): boolean => from <= day && day <= until;

/** Whether to tell of a closure on this day, YYYY-MM-DD: it begins soon, or lasts still. */
export const isClosureTold = ({ from, until }: Closure, today: string): boolean =>
  today <= until && Date.parse(from) - Date.parse(today) <= TOLD_DAYS_AHEAD * DAY_MS;
