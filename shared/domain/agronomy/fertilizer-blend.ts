import { firstNotPositive, HA_PER_ACRE, type Invalid } from './units.ts';

/** Shares of nutrient in a kilogram (fact sheet, table 5B). */
const SHARE = { urea: 0.46, dapN: 0.18, dapP: 0.46, mop: 0.6, ssp: 0.16, rock: 0.2 };
/** Kilograms in a bag. */
export const BAG_KG = { urea: 45, dap: 50, ssp: 50, mop: 50 } as const;

export type Straight = keyof typeof BAG_KG;

/** Nitrogen, P2O5 and K2O. */
export interface Npk {
  n: number;
  p: number;
  k: number;
}

export interface BlendInput {
  /** Recommended dose in kg per hectare. */
  perHa: Npk;
  acres: number;
  /** From the soil test: 1.25 low, 1 medium, 0.75 high. */
  factor?: Npk;
  phosphorusFrom?: 'dap' | 'ssp';
}

export interface Blend {
  /** Kilograms of nutrient the field needs. */
  need: Npk;
  kilograms: Record<Straight, number>;
  bags: Record<Straight, number>;
}

/** Straight fertilizers for a recommended dose. Where DAP alone would bring too much nitrogen, SSP fills up. */
export function blendFertilizers(input: BlendInput): Blend | Invalid<'acres' | 'perHa'> {
  const { perHa, acres, factor = { n: 1, p: 1, k: 1 }, phosphorusFrom = 'dap' } = input;
  const invalid = firstNotPositive({ acres });
  if (invalid) return invalid;
  const doses = [perHa.n, perHa.p, perHa.k];
  if (doses.some((dose) => !Number.isFinite(dose) || dose < 0)) return { invalid: 'perHa' };
  const of = (key: keyof Npk) => perHa[key] * HA_PER_ACRE * acres * factor[key];
  const need = { n: of('n'), p: of('p'), k: of('k') };
  const kilograms = { ...phosphorus(need, phosphorusFrom), mop: need.k / SHARE.mop };
  const bags = {
    urea: kilograms.urea / BAG_KG.urea,
    dap: kilograms.dap / BAG_KG.dap,
    ssp: kilograms.ssp / BAG_KG.ssp,
    mop: kilograms.mop / BAG_KG.mop,
  };
  return { need, kilograms, bags };
}

function phosphorus({ n, p }: Npk, from: 'dap' | 'ssp') {
  if (from === 'ssp') return { dap: 0, ssp: p / SHARE.ssp, urea: n / SHARE.urea };
  const dap = Math.min(p / SHARE.dapP, n / SHARE.dapN);
  return {
    dap,
    ssp: Math.max(0, p - SHARE.dapP * dap) / SHARE.ssp,
    urea: Math.max(0, n - SHARE.dapN * dap) / SHARE.urea,
  };
}

/** Grams of urea, rock phosphate and MOP for one palm, from grams of nutrient. */
export function blendForPalm({ n, p, k }: Npk): { urea: number; rockPhosphate: number; mop: number } {
  return { urea: n / SHARE.urea, rockPhosphate: p / SHARE.rock, mop: k / SHARE.mop };
}
