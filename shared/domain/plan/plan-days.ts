import { earliestHarvest } from '../agronomy/harvest-date.ts';

/** 2026-06-01: a day in India, without an hour. */
export type DateOnly = string;

/** Whether it is a day of the calendar: 2026-02-30 is none. */
export const isDay = (day: string): boolean => earliestHarvest(day, 0) === day;
