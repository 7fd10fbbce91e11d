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

/** '250 ml bottle', '1 L', '500 g pack', '2.5 kg bag'; the first figure counts. */
const SIZE = /(\d+(?:\.\d+)?)\s*(ml|l|lit(?:re|er)s?|g|gm|grams?|kg)\b/i;

/** The content of a pack, in ml or g, from the words of the price list; null where they name none. */
export function packSize(unit: string): { amount: number; unit: 'ml' | 'g' } | null {
  const found = SIZE.exec(unit);
  const amount = Number(found?.[1]);
  if (!found || !(amount > 0)) return null;
  const measure = (found[2] ?? '').toLowerCase();
  if (measure === 'ml') return { amount, unit: 'ml' };
  if (measure.startsWith('l')) return { amount: amount * 1000, unit: 'ml' };
  return { amount: measure === 'kg' ? amount * 1000 : amount, unit: 'g' };
}
