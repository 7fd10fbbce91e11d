import { earliestHarvest } from '../agronomy/harvest-date.ts';
import { type LabelClaim, type Product, waitingDays } from '../agronomy/label-claims.ts';
import { productPerHectare } from '../agronomy/label-dose.ts';
import { planSpray } from '../agronomy/spray-dose.ts';
import { HA_PER_ACRE, isInvalid } from '../agronomy/units.ts';
import type { OfferedPack, PlanField, PlanLine, WrittenDose } from './plan.ts';
import { sprayDoseOf } from './plan-table.ts';

/** The labels' usual water for a crop that a knapsack sprays (fact sheet, d1). */
const USUAL_WATER_PER_HA = 500;
/** Keeps the label's own figure from being over itself by a rounding error. */
const HAIR = 1e-9;

/** What a line comes to on this field, in ml or g; null wherever something is missing to reckon it. */
export interface LineDose {
  unit: 'ml' | 'g';
  perAcre: number | null;
  perLitre: number | null;
  /** Litres. */
  waterPerAcre: number | null;
  /** In a full tank of this farmer's. */
  perTank: number | null;
  tanks: number | null;
  total: number | null;
  lastTank: { litres: number; dose: number } | null;
  /** To buy, and what is left over of them. */
  packs: { size: number; count: number; left: number } | null;
}

/** Why a written dose cannot be held against the label's. */
export type Unread = 'amount' | 'unit' | 'water' | 'no-spray';

export type LineReading =
  /** `ofMost`: 1 is the label's upper figure. */
  | { dose: LineDose; ofMost: number }
  | { unread: Unread }
  /** Seed, soil, root, or a row whose figure is on the pack alone (a liquid in % by weight): as the label says, without an amount of ours. */
  | { asLabelled: true };

type Measured = { per: 'hectare' | 'acre' | 'litre'; amount: number };

/** Reckons a line by its row of the label table. Nothing is ever reckoned with a unit that is not the row's. */
export function readLine(
  line: Pick<PlanLine, 'dose' | 'water' | 'pack'>,
  row: { claim: LabelClaim; product: Product; isOwnWater: boolean },
  field: Pick<PlanField, 'acres' | 'tankLitres'>,
): LineReading {
  const label = sprayDoseOf(row.claim, row.product);
  if (label === null) return line.dose === null ? { asLabelled: true } : { unread: 'no-spray' };
  const waterPerHa = waterOf(line.water, row.isOwnWater);
  if (Number.isNaN(waterPerHa)) return { unread: 'water' };
  const fault = line.dose && faultOf(line.dose, label.unit);
  if (fault) return { unread: fault };
  const asked: Measured = line.dose ?? { per: label.per, amount: label.low };
  const ofMost = shareOf(asked, { per: label.per, amount: label.high }, waterPerHa);
  if (ofMost === null) return { unread: 'water' };
  const figures = figuresOf(asked, waterPerHa, field);
  return { dose: { unit: label.unit, ...figures, packs: packsOf(figures.total, line.pack) }, ofMost };
}

export const isOver = (ofMost: number): boolean => !(ofMost <= 1 + HAIR);

/** Litres for a hectare; NaN for a figure that is none, null where it must be named and is not. */
function waterOf(written: number | null, isOwnWater: boolean): number | null {
  if (written === null) return isOwnWater ? null : USUAL_WATER_PER_HA;
  return Number.isFinite(written) && written > 0 ? written / HA_PER_ACRE : Number.NaN;
}

function faultOf({ amount, unit }: WrittenDose, expected: 'ml' | 'g'): Unread | null {
  if (unit !== expected) return 'unit';
  return Number.isFinite(amount) && amount > 0 ? null : 'amount';
}

/** For a hectare; null where the water would be needed and is not known. */
function perHectare({ per, amount }: Measured, waterPerHa: number | null): number | null {
  if (per === 'hectare') return amount;
  if (per === 'litre' && waterPerHa === null) return null;
  return productPerHectare({ dose: per, amount, waterPerHa: waterPerHa ?? 0, share: 1, tankLitres: 1 });
}

function shareOf(asked: Measured, most: Measured, waterPerHa: number | null): number | null {
  if (asked.per === most.per) return asked.amount / most.amount;
  const [one, other] = [perHectare(asked, waterPerHa), perHectare(most, waterPerHa)];
  return one === null || other === null ? null : one / other;
}

type Figures = Omit<LineDose, 'unit' | 'packs'>;

function figuresOf(
  asked: Measured,
  waterPerHa: number | null,
  { acres, tankLitres }: Pick<PlanField, 'acres' | 'tankLitres'>,
): Figures {
  const dosePerHa = perHectare(asked, waterPerHa);
  const perLitre = perLitreOf(asked, dosePerHa, waterPerHa);
  const bare: Figures = {
    perAcre: dosePerHa === null ? null : dosePerHa * HA_PER_ACRE,
    perLitre,
    waterPerAcre: waterPerHa === null ? null : waterPerHa * HA_PER_ACRE,
    perTank: perLitre === null || tankLitres === null ? null : perLitre * tankLitres,
    tanks: null,
    total: dosePerHa === null || acres === null ? null : dosePerHa * HA_PER_ACRE * acres,
    lastTank: null,
  };
  if (dosePerHa === null || waterPerHa === null || acres === null || tankLitres === null) return bare;
  const spray = planSpray({ dosePerHa, waterPerHa, acres, tankLitres });
  if (isInvalid(spray)) return { ...bare, total: null, perTank: null };
  const { tanks, fullTank, product, lastTankLitres, lastTankDose } = spray;
  const lastTank = { litres: lastTankLitres, dose: lastTankDose };
  return { ...bare, perTank: fullTank, tanks, total: product, lastTank };
}

function perLitreOf(asked: Measured, dosePerHa: number | null, waterPerHa: number | null): number | null {
  if (asked.per === 'litre') return asked.amount;
  return dosePerHa === null || waterPerHa === null ? null : dosePerHa / waterPerHa;
}

/** So many packs of this size hold the whole; never one more for a hair. */
export function packsOf(total: number | null, pack: OfferedPack | null): LineDose['packs'] {
  if (total === null || pack === null || !(pack.size > 0)) return null;
  const count = Math.max(1, Math.ceil(total / pack.size - HAIR));
  return { size: pack.size, count, left: Math.max(0, count * pack.size - total) };
}

/** The first day on which the crop may be harvested; null where the label prints no days, or the day is none. */
export function harvestFrom(sprayOn: string, claim: LabelClaim): string | null {
  const days = waitingDays(claim.waiting);
  return days === null ? null : earliestHarvest(sprayOn, days);
}
