import { fieldDoseOf } from '../agronomy/field-dose.ts';
import {
  type Active,
  type LabelClaim,
  measureOf,
  type Problem,
  type Product,
  waitingDays,
} from '../agronomy/label-claims.ts';
import type { ProductBook } from '../agronomy/product-names.ts';
import type { Localized } from '../by-language.ts';
import { WEEDS } from './plan.ts';

interface TableCrop {
  name: Localized;
  /** Key of the office's list of crops, where that is another. */
  stored?: string;
  /** Its water must be named: no usual figure holds. */
  ownWater?: true;
}

/** An article of the price list, as far as a plan may offer it. */
export interface SoldArticle {
  sku: string;
  /** Keys of the label table's product that is in the pack; null: the price list does not say. */
  product: string | null;
  notSold: string | null;
}

/** What the clinic has stopped, ahead of the table: a product, or one row of it. */
export interface Held {
  product: string;
  /** Null: everywhere. */
  claim: string | null;
  reason: string;
  by: { en: string } & Partial<Localized>;
  /** The day in India. */
  on: string;
}

/** All that plans are judged by, in one value: the label table, the ban lists, the red list. */
export interface PlanTable {
  claims: readonly LabelClaim[];
  products: Readonly<Record<string, Product>>;
  actives: Readonly<Record<string, Active>>;
  problems: Readonly<Record<string, Problem>>;
  crops: Readonly<Record<string, TableCrop>>;
  forbidden: ProductBook;
  /** Actives of WHO class Ia or Ib, or under a convention: legal, and not for our clinic. */
  redList: readonly string[];
  /** Of this moment; absent: none. */
  holds?: readonly Held[];
}

/** No label prints a longer waiting period. */
const LONGEST_WAIT = 400;

/**
 * The table, once every row has been looked at: millilitres of a powder, a span that runs backwards, a product or an
 * active that nothing is known of. One wrong row refuses the whole table, for a plan judged by half of it is unjudged.
 *
 * @throws with the row's name
 */
export function checkedTable(table: PlanTable): PlanTable {
  for (const claim of table.claims) {
    const fault = faultOf(claim, table);
    if (fault) throw new Error(`label table: ${claim.id} ${fault}`);
  }
  return table;
}

const MEASURES = { ml: 'ml', L: 'ml', g: 'g', kg: 'g' } as const;

function faultOf(claim: LabelClaim, { products, actives, crops, problems }: PlanTable): string | null {
  const product = products[claim.product];
  if (!product) return 'names a product that is not in the table';
  const unknown = product.parts.find(({ active }) => !actives[active]);
  if (unknown) return `holds ${unknown.active}, of which nothing is known`;
  if (!crops[claim.crop]) return 'names a crop that is not in the table';
  if (claim.targets.some((target) => !problems[target])) return 'names a problem that is not in the table';
  const days = waitingDays(claim.waiting);
  if (days !== null && !(Number.isInteger(days) && days >= 0 && days <= LONGEST_WAIT))
    return 'has no whole number of waiting days';
  return claim.doses.map((dose) => doseFault(dose, product)).find((fault) => fault !== null) ?? null;
}

function doseFault(dose: LabelClaim['doses'][number], product: Product): string | null {
  if (dose.per === 'label') return null;
  if (!(dose.low > 0) || !(dose.high >= dose.low)) return 'has a span that runs backwards';
  if (!Object.hasOwn(MEASURES, dose.unit)) return `has the unit ${dose.unit}`;
  const isActive = dose.per === 'hectare-active' || dose.per === 'percent';
  const isPowderInMl = measureOf(product) === 'g' && MEASURES[dose.unit] === 'ml';
  return !isActive && isPowderInMl ? 'measures a powder in millilitres' : null;
}

/** The crop of the label table that a stored key means; null: no crop of the table. */
export function tableCropOf(crop: string, { crops }: Pick<PlanTable, 'crops'>): string | null {
  if (Object.hasOwn(crops, crop)) return crop;
  return Object.keys(crops).find((key) => crops[key]?.stored === crop) ?? null;
}

/** Resistance groups of a product, one for each active that has a number: `IRAC 28`. */
export function groupsOf(product: Product, { actives }: Pick<PlanTable, 'actives'>): string[] {
  return product.parts.flatMap(({ active }) => {
    const group = actives[active]?.group;
    return group ? [`${group.system} ${group.code}`] : [];
  });
}

/** What its actives are; one of which nothing is known is a chemical. */
export const kindsOf = (product: Product, { actives }: Pick<PlanTable, 'actives'>): Active['kind'][] =>
  product.parts.map(({ active }) => actives[active]?.kind ?? 'insecticide');

/** Whether the row is a claim for this problem: it names it, or the group it is of, or it is of weeds. */
export function isClaimFor(claim: LabelClaim, problem: string | null, table: PlanTable): boolean {
  if (problem === null) return false;
  if (claim.controls !== undefined) return problem === WEEDS;
  return claim.targets.some(
    (target) => target === problem || table.problems[target]?.covers?.includes(problem),
  );
}

/** The sprayed amount that a row gives; null where it is no spray, or the pack alone tells. */
export function sprayDoseOf(claim: LabelClaim, product: Product) {
  const dose = fieldDoseOf(claim, product);
  return 'none' in dose ? null : dose;
}
