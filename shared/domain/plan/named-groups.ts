import { bookNames, writtenNames } from '../agronomy/product-names.ts';
import { soundsAlike } from '../agronomy/product-sound.ts';
import type { PlanTable } from './plan-table.ts';

/** The resistance groups of every active that a farmer's own words name, by its name or by what is written on the pack. */
export function groupsNamedIn(words: string, table: Pick<PlanTable, 'actives' | 'forbidden'>): string[] {
  const { actives, forbidden } = table;
  const groups = writtenNames(words, bookNames(forbidden).bySound, soundsAlike).flatMap(({ of }) => {
    if (of.list === 'trade') return groupsNamedIn(of.actives, table);
    const names = of.list === 'restricted' ? (forbidden.restricted[of.at]?.names ?? []) : [];
    const keys = of.list === 'allowed' ? [of.active] : names;
    return keys.flatMap((key) => {
      const group = Object.hasOwn(actives, key) ? actives[key]?.group : null;
      return group ? [`${group.system} ${group.code}`] : [];
    });
  });
  return [...new Set(groups)];
}
