import type { Product } from '../agronomy/label-claims.ts';
import { mixProductOf } from '../agronomy/mix-pack.ts';
import { mixCodeOf } from '../agronomy/mixing-order.ts';
import { judgeMix, type MixProduct, type MixVerdict } from '../agronomy/tank-mix.ts';
import { groupsOf, kindsOf, type PlanTable } from './plan-table.ts';
import type { ResolvedLine, ResolvedPlan } from './resolve-plan.ts';
import { tankKey } from './tank.ts';

/** Neem is an oil, and no living thing. */
const PLANT_OILS = new Set(['azadirachtin']);

/** The tanks of a plan that hold more than one product, each told of at its first line. */
export function mixesOf({ lines, table }: ResolvedPlan): { line: number; verdict: MixVerdict }[] {
  const tankOf = ({ line }: ResolvedLine) => tankKey(line.tank, line.sprayOn);
  const tanks = new Set(lines.map(tankOf));
  return [...tanks].flatMap((tank) => {
    const together = lines.filter((each) => tankOf(each) === tank && each.product !== null);
    const [first] = together;
    if (!first || together.length < 2) return [];
    const products = together.flatMap(({ line, product }) =>
      product ? [mixProduct(line.product, product, table)] : [],
    );
    return [{ line: first.at, verdict: judgeMix(products) }];
  });
}

function mixProduct(id: string, product: Product, table: PlanTable): MixProduct {
  const code = mixCodeOf(product.formulation);
  const kind = kindsOf(product, table)[0] ?? 'insecticide';
  if (kind !== 'bio') return mixProductOf({ id, kind, code, group: codesOf(product, table) });
  if (!product.parts.some(({ active }) => PLANT_OILS.has(active)))
    return mixProductOf({ id, kind: 'microbe', code, group: '' });
  return { id, code, kind: 'insecticide', groups: ['UN'], traits: ['oil'] };
}

/** `28 + 4A`, as a pack prints them. */
const codesOf = (product: Product, table: PlanTable) =>
  groupsOf(product, table)
    .map((group) => group.split(' ')[1])
    .join(' + ');
