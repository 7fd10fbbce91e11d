import type { DateOnly } from './plan-days.ts';

/** Names a tank of a plan: the same number on another day is filled anew. */
export const tankKey = (tank: number, on: DateOnly): string => `${tank} ${on}`;

interface InTank {
  tank: number;
  sprayOn: DateOnly;
}

export const isSameTank = (one: InTank, other: InTank): boolean =>
  tankKey(one.tank, one.sprayOn) === tankKey(other.tank, other.sprayOn);
