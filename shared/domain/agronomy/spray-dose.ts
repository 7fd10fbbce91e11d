import { firstNotPositive, HA_PER_ACRE, type Invalid } from './units.ts';

/** Above these a typing mistake is likelier than the field (fact sheet, d1). */
const LARGE_AREA_ACRES = 25;
const STRONG_PER_LITRE = 10;
/** Litres per acre between which a knapsack works: 500 L/ha are 202; below, water per acre was likely typed as per hectare. */
const USUAL_WATER = { least: 120, most: 450 };
/** What a kitchen scale or a measuring cup still shows, grams or millilitres. */
const LEAST_TO_MEASURE = 1;
/** Keeps 13 exact tanks from becoming 14 by a rounding error. */
const HAIR = 1e-9;

type DilutionWarning = 'strong' | 'low-water' | 'high-water';
export type SprayWarning = 'large-area' | DilutionWarning;

export interface SprayPlan {
  /** Millilitres or grams, like the label's dose. */
  product: number;
  /** Litres in all. */
  water: number;
  /** Pumps to fill, the last one perhaps not full. */
  tanks: number;
  /** Product for a full tank. */
  fullTank: number;
  lastTankLitres: number;
  lastTankDose: number;
  perLitre: number;
  warnings: SprayWarning[];
  /** How to measure what is too little for one pump; null where a scale shows it. */
  small: SmallDose | null;
}

/** Too little for the scale: so many pumps' worth is weighed at once, stirred into as many litres, a litre to each pump. */
export interface SmallDose {
  pumps: number;
  amount: number;
  /** The whole field takes less than a scale shows: from so many guntas on it can be weighed. */
  leastGuntas: number | null;
}

export interface SprayInput {
  /** Millilitres or grams of product per hectare, from the label. */
  dosePerHa: number;
  /** Litres per hectare, from the label. */
  waterPerHa: number;
  acres: number;
  tankLitres: number;
}

/** How much product and water a field needs, pump by pump. */
export function planSpray(input: SprayInput): SprayPlan | Invalid<keyof SprayInput> {
  const { dosePerHa, waterPerHa, acres, tankLitres } = input;
  const invalid = firstNotPositive({ dosePerHa, waterPerHa, acres, tankLitres });
  if (invalid) return invalid;
  const hectares = acres * HA_PER_ACRE;
  const water = waterPerHa * hectares;
  const product = dosePerHa * hectares;
  const tanks = Math.max(1, Math.ceil(water / tankLitres - HAIR));
  const fullTank = (dosePerHa * tankLitres) / waterPerHa;
  const lastTankLitres = water - (tanks - 1) * tankLitres;
  return {
    product,
    water,
    tanks,
    fullTank,
    lastTankLitres,
    lastTankDose: (fullTank * lastTankLitres) / tankLitres,
    perLitre: dosePerHa / waterPerHa,
    warnings: warningsOf(input),
    small: smallDose(product, Math.min(fullTank, product), fullTank, acres),
  };
}

function warningsOf({ dosePerHa, waterPerHa, acres }: SprayInput): SprayWarning[] {
  return [
    ...(acres > LARGE_AREA_ACRES ? (['large-area'] as const) : []),
    ...dilutionWarnings({ perLitre: dosePerHa / waterPerHa, waterPerAcre: waterPerHa * HA_PER_ACRE }),
  ];
}

/** What of a dilution is likelier a slip of the pen: product in a litre, litres for an acre. */
export function dilutionWarnings({
  perLitre,
  waterPerAcre,
}: {
  perLitre: number;
  waterPerAcre: number;
}): DilutionWarning[] {
  return [
    ...(perLitre > STRONG_PER_LITRE ? (['strong'] as const) : []),
    ...(waterPerAcre < USUAL_WATER.least ? (['low-water'] as const) : []),
    ...(waterPerAcre > USUAL_WATER.most ? (['high-water'] as const) : []),
  ];
}

function smallDose(product: number, perPump: number, fullTank: number, acres: number): SmallDose | null {
  if (perPump >= LEAST_TO_MEASURE - HAIR) return null;
  const pumps = Math.ceil(LEAST_TO_MEASURE / fullTank - HAIR);
  const isWholeTooSmall = product < LEAST_TO_MEASURE - HAIR;
  return {
    pumps,
    amount: pumps * fullTank,
    leastGuntas: isWholeTooSmall ? Math.ceil((LEAST_TO_MEASURE / product) * acres * 40 - HAIR) : null,
  };
}
