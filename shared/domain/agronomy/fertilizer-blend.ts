import { firstNotPositive, HA_PER_ACRE, type Invalid } from './units.ts';

/** Shares of nutrient in a kilogram (fact sheet, table 5B). */
const SHARE = { urea: 0.46, mop: 0.6, ssp: 0.16, rock: 0.2 };
/** Those that bring phosphorus together with other nutrients; their name is their shares in per cent. */
const COMPLEX = {
  dap: { n: 0.18, p: 0.46, k: 0 },
  '20-20-0-13': { n: 0.2, p: 0.2, k: 0 },
  '10-26-26': { n: 0.1, p: 0.26, k: 0.26 },
  '12-32-16': { n: 0.12, p: 0.32, k: 0.16 },
  '17-17-17': { n: 0.17, p: 0.17, k: 0.17 },
} as const satisfies Record<string, Npk>;
type Complex = keyof typeof COMPLEX;
/** What the phosphorus may come from. */
export const PHOSPHORUS_SOURCES = ['dap', 'ssp', '20-20-0-13', '10-26-26', '12-32-16', '17-17-17'] as const;
export type PhosphorusSource = (typeof PHOSPHORUS_SOURCES)[number];

/** In the order they are bought and said. */
export const FERTILIZERS = ['urea', ...PHOSPHORUS_SOURCES, 'mop'] as const;
export type Fertilizer = (typeof FERTILIZERS)[number];
/** Kilograms in a bag: urea comes in 45, all others in 50. */
const bagKg = (of: Fertilizer) => (of === 'urea' ? 45 : 50);

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
  phosphorusFrom?: PhosphorusSource;
}

export interface Blend {
  /** Kilograms of nutrient the field needs. */
  need: Npk;
  kilograms: Record<Fertilizer, number>;
  bags: Record<Fertilizer, number>;
}

/**
 * Bags for a recommended dose. Of the DAP or complex as much as brings no nutrient beyond its need; urea, SSP and MOP
 * fill up what is left, so that every dose is met exactly.
 */
export function blendFertilizers(input: BlendInput): Blend | Invalid<'acres' | 'perHa'> {
  const { perHa, acres, factor = { n: 1, p: 1, k: 1 }, phosphorusFrom = 'dap' } = input;
  const invalid = firstNotPositive({ acres });
  if (invalid) return invalid;
  const doses = [perHa.n, perHa.p, perHa.k];
  if (doses.some((dose) => !Number.isFinite(dose) || dose < 0)) return { invalid: 'perHa' };
  const of = (key: keyof Npk) => perHa[key] * HA_PER_ACRE * acres * factor[key];
  const need = { n: of('n'), p: of('p'), k: of('k') };
  const kilograms = kilogramsFor(need, phosphorusFrom);
  const bags = { ...kilograms };
  for (const of of FERTILIZERS) bags[of] = kilograms[of] / bagKg(of);
  return { need, kilograms, bags };
}

function kilogramsFor(need: Npk, from: PhosphorusSource): Record<Fertilizer, number> {
  const none = Object.fromEntries(FERTILIZERS.map((of) => [of, 0])) as Record<Fertilizer, number>;
  const shares: Npk = from === 'ssp' ? { n: 0, p: 0, k: 0 } : COMPLEX[from satisfies Complex];
  const keys = (['n', 'p', 'k'] as const).filter((key) => shares[key] > 0);
  const main = keys.length === 0 ? 0 : Math.min(...keys.map((key) => need[key] / shares[key]));
  // Subtraction may leave a hair where nothing is left.
  const rest = (key: keyof Npk) => Math.max(0, need[key] - shares[key] * main);
  const filled = { ...none, urea: rest('n') / SHARE.urea, mop: rest('k') / SHARE.mop };
  const ssp = rest('p') / SHARE.ssp;
  return from === 'ssp' ? { ...filled, ssp } : { ...filled, ssp, [from]: main };
}

/** Share of the nitrogen that comes with the phosphorus, and so goes in with it all at once. */
export function nitrogenWithPhosphorus({ need, kilograms }: Blend): number {
  return need.n > 0 ? 1 - (kilograms.urea * SHARE.urea) / need.n : 0;
}

/** Grams of urea, rock phosphate and MOP for one palm, from grams of nutrient. */
export function blendForPalm({ n, p, k }: Npk): { urea: number; rockPhosphate: number; mop: number } {
  return { urea: n / SHARE.urea, rockPhosphate: p / SHARE.rock, mop: k / SHARE.mop };
}
