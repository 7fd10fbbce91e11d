import { HA_PER_ACRE, type Invalid, SOIL_PH } from './units.ts';

/** Tonnes per hectare for each milliequivalent of sodium in 100 g, to 15 cm, pure gypsum. */
const TONNES_PER_MEQ = 1.93;
/** Half the requirement is given at a time. */
const FIRST_SHARE = 0.5;

export interface GypsumInput {
  /** Exchangeable sodium now and wanted, per cent. */
  espNow: number;
  espWanted: number;
  /** Cation exchange capacity, cmol(+)/kg. */
  cec: number;
  /** Share of gypsum in the product, 0 to 1. */
  purity: number;
}

/** Gypsum in tonnes: the whole requirement of a hectare, the half given first, and that half per acre as bought. */
export interface GypsumDose {
  requirement: number;
  half: number;
  halfAsBought: number;
  halfPerAcre: number;
  halfAsBoughtPerAcre: number;
}

export function gypsumDose(input: GypsumInput): GypsumDose | Invalid<keyof GypsumInput> {
  const { espNow, espWanted, cec, purity } = input;
  if (!(espNow > 0 && espNow <= 100)) return { invalid: 'espNow' };
  if (!(espWanted >= 0 && espWanted < espNow)) return { invalid: 'espWanted' };
  if (!(cec > 0 && cec <= 100)) return { invalid: 'cec' };
  if (!(purity > 0 && purity <= 1)) return { invalid: 'purity' };
  const requirement = TONNES_PER_MEQ * ((espNow - espWanted) / 100) * cec;
  const half = requirement * FIRST_SHARE;
  return {
    requirement,
    half,
    halfAsBought: half / purity,
    halfPerAcre: half * HA_PER_ACRE,
    halfAsBoughtPerAcre: (half / purity) * HA_PER_ACRE,
  };
}

/**
 * Kilograms of lime (CaCO3) per hectare by pH: a thumb rule; the laboratory's lime requirement comes before it. The one
 * rule of the guide: from pH 6 on no lime, for 6 to 7 suits most crops.
 */
const LIME_RULE: readonly { upTo: number; kilograms: number }[] = [
  { upTo: 5.0, kilograms: 600 },
  { upTo: 5.5, kilograms: 350 },
  { upTo: 5.9, kilograms: 250 },
];
const LEAST_PH_OF_RULE = 4.5;

export type LimeAdvice =
  | { kind: 'dose'; perHa: number; perAcre: number }
  /** So sour that only a test in the laboratory may say how much. */
  | { kind: 'test-first' }
  | { kind: 'none' }
  /** Lime would harm. */
  | { kind: 'never' };

export function limeAdvice(ph: number): LimeAdvice | Invalid<'ph'> {
  if (!(ph >= SOIL_PH.least && ph <= SOIL_PH.most)) return { invalid: 'ph' };
  if (ph < LEAST_PH_OF_RULE) return { kind: 'test-first' };
  // Laboratories print one decimal; 5.04 belongs to 5.0.
  const printed = Math.round(ph * 10) / 10;
  const row = LIME_RULE.find(({ upTo }) => printed <= upTo);
  if (row) return { kind: 'dose', perHa: row.kilograms, perAcre: row.kilograms * HA_PER_ACRE };
  return { kind: ph > 7.5 ? 'never' : 'none' };
}
