import type { PlanCardLine } from '../../contract/office/plan-card.ts';
import { mixCodeOf, rankOf } from '../agronomy/mixing-order.ts';
import type { DateOnly } from './plan-days.ts';

/** Names a tank of a plan: the same number on another day is filled anew. */
export const tankKey = (tank: number, on: DateOnly): string => `${tank} ${on}`;

interface InTank {
  tank: number;
  sprayOn: DateOnly;
}

export const isSameTank = (one: InTank, other: InTank): boolean =>
  tankKey(one.tank, one.sprayOn) === tankKey(other.tank, other.sprayOn);

/** The key of the tank that a line of a card goes into. */
export const keyOfTank = ({ tank, spray_on: on }: PlanCardLine): string => tankKey(tank, on);

/** Lines of a card by what goes into one tank, each tank in the order in which its products go in. */
export function byTank<T extends { line: PlanCardLine }>(lines: readonly T[]): T[][] {
  const tanks = new Map<string, T[]>();
  for (const each of lines) {
    const key = keyOfTank(each.line);
    tanks.set(key, [...(tanks.get(key) ?? []), each]);
  }
  const rank = ({ line }: T) => rankOf(mixCodeOf(line.formulation));
  return [...tanks.values()].map((tank) => tank.sort((one, other) => rank(one) - rank(other)));
}
