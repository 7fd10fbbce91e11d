import type { LabelClaim, Product } from '../agronomy/label-claims.ts';
import { type LineDose, type LineReading, readLine } from './line-dose.ts';
import type { HarvestWait, PastSpray, Plan, PlanField, PlanLine } from './plan.ts';
import { isClaimFor, type PlanTable, type SoldArticle, tableCropOf } from './plan-table.ts';
import { isSameTank } from './tank.ts';

/** All that a plan is judged by. */
export interface ToJudge {
  plan: Plan;
  field: PlanField;
  /** Sprays of this crop that are known, in any order. */
  past: readonly PastSpray[];
  /** Of what plans before this one had sprayed, as far as it is not over. */
  waits: readonly HarvestWait[];
  /** The day in India at the moment of judging. */
  today: string;
  table: PlanTable;
  /** What the price list says of an article; null: there is none of that name. */
  articleOf: (sku: string) => SoldArticle | null;
}

/** Why there is no row of the label for a line. */
export type NoClaim = 'product' | 'problem' | 'none' | 'several';

/** A line with its row of the label table, as far as there is one. */
export interface ResolvedLine {
  at: number;
  line: PlanLine;
  product: Product | null;
  claim: LabelClaim | null;
  missing: NoClaim | null;
  reading: LineReading | null;
}

export interface ResolvedPlan extends ToJudge {
  lines: readonly ResolvedLine[];
}

/** Looks every line up once, for all gates and for the card. */
export function resolvePlan(asked: ToJudge): ResolvedPlan {
  const apart = asked.plan.lines.map((line, at) => resolveLine(asked, line, at));
  return { ...asked, lines: apart.map((each) => inItsTank(asked, each, apart)) };
}

/** A line whose water nobody wrote is reckoned with the water of its tank. */
function inItsTank(asked: ToJudge, each: ResolvedLine, apart: readonly ResolvedLine[]): ResolvedLine {
  const { line, at } = each;
  if (line.water !== null) return each;
  const written = apart.find(
    (other) => isSameTank(other.line, line) && other.line.water !== null && doseOf(other) !== null,
  );
  return written ? { ...resolveLine(asked, { ...line, water: written.line.water }, at), line } : each;
}

/** What a line comes to; null where it is no spray, or cannot be read. */
export const doseOf = ({ reading }: Pick<ResolvedLine, 'reading'>): LineDose | null =>
  reading !== null && 'dose' in reading ? reading.dose : null;

function resolveLine({ plan, field, table }: ToJudge, line: PlanLine, at: number): ResolvedLine {
  const product = Object.hasOwn(table.products, line.product) ? table.products[line.product] : undefined;
  const bare = { at, line, product: product ?? null, claim: null, reading: null };
  if (!product) return { ...bare, missing: 'product' };
  const crop = tableCropOf(field.crop, table);
  const ofCrop = table.claims.filter((claim) => claim.crop === crop && claim.product === line.product);
  const fitting = ofCrop.filter((claim) => isClaimFor(claim, plan.problem.key, table));
  const named = line.claim === null ? fitting : fitting.filter(({ id }) => id === line.claim);
  const [claim, ...more] = named;
  if (!claim) return { ...bare, missing: ofCrop.length > 0 ? 'problem' : 'none' };
  if (more.length > 0) return { ...bare, missing: 'several' };
  const isOwnWater = table.crops[claim.crop]?.ownWater === true;
  return { ...bare, claim, missing: null, reading: readLine(line, { claim, product, isOwnWater }, field) };
}
