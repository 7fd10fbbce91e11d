import { firstNotPositive, HA_PER_ACRE, type Invalid } from './units.ts';

/** Above these a typing mistake is likelier than the field (fact sheet, d1). */
const LARGE_AREA_ACRES = 25;
const STRONG_PER_LITRE = 10;
/** Keeps 13 exact tanks from becoming 14 by a rounding error. */
const HAIR = 1e-9;

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
  warnings: ('large-area' | 'strong')[];
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
  const tanks = Math.max(1, Math.ceil(water / tankLitres - HAIR));
  const fullTank = (dosePerHa * tankLitres) / waterPerHa;
  const lastTankLitres = water - (tanks - 1) * tankLitres;
  const perLitre = dosePerHa / waterPerHa;
  return {
    product: dosePerHa * hectares,
    water,
    tanks,
    fullTank,
    lastTankLitres,
    lastTankDose: (fullTank * lastTankLitres) / tankLitres,
    perLitre,
    warnings: [
      ...(acres > LARGE_AREA_ACRES ? (['large-area'] as const) : []),
      ...(perLitre > STRONG_PER_LITRE ? (['strong'] as const) : []),
    ],
  };
}
