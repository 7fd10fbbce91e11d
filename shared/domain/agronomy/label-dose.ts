import { HA_PER_ACRE, type Invalid } from './units.ts';

/** Nothing a sprayer is filled with weighs less or more a litre; what is outside is a slip of the thumb. */
const DENSITY = { least: 0.8, most: 1.6 };
/** More does not go into a litre that still flows. */
const MOST_GRAMS_A_LITRE = 1000;

/** How much active ingredient is in the pack, as the pack prints it. */
export type Strength =
  | { as: 'grams-per-litre' | 'percent-volume' | 'percent-powder'; value: number }
  /** A liquid in % without a word more ('30 EC', '34.4 SC'): by weight or in volume, the pack alone knows. */
  | { as: 'percent-only'; value: number }
  /** A liquid in % by weight: only with the weight of a litre in kg. */
  | { as: 'percent-weight'; value: number; density: number };

/**
 * Grams of active ingredient in a millilitre or a gram of product. A liquid in % by weight without the weight of
 * its litre has no answer: 30 g of an 18.5 % SC at 1.08 are 150 ml, reckoned without it they would be 162. Nor has one in a
 * mere %: 120 g of a 34.4 SC are 286 ml on the pack, and would be 349.
 */
export function activeShare(strength: Strength): number | Invalid<'strength' | 'density' | 'basis'> {
  const { as, value } = strength;
  if (!(value > 0 && value <= (as === 'grams-per-litre' ? MOST_GRAMS_A_LITRE : 100)))
    return { invalid: 'strength' };
  if (as === 'grams-per-litre') return value / 1000;
  if (as === 'percent-only') return { invalid: 'basis' };
  if (as !== 'percent-weight') return value / 100;
  const { density } = strength;
  if (!(density >= DENSITY.least && density <= DENSITY.most)) return { invalid: 'density' };
  return (value / 100) * density;
}

/** What a label's dose is counted in. */
export const LABEL_DOSES = [
  'acre',
  'pump',
  'product',
  'active',
  'active-acre',
  'litre',
  'ten-litres',
  'percent',
  'ppm',
] as const;
export type LabelDose = (typeof LABEL_DOSES)[number];

/** Whether the strength of the pack is needed to know how much product a dose is. */
export const needsStrength = (dose: LabelDose) =>
  dose === 'active' || dose === 'active-acre' || dose === 'ppm';

/** Millilitres or grams of product in a litre of water, for a dose that is printed for the water. */
const PER_LITRE: Record<'litre' | 'ten-litres' | 'percent', number> = {
  litre: 1,
  'ten-litres': 0.1,
  percent: 10,
};

export interface LabelledDose {
  dose: LabelDose;
  /** The figure of the label. */
  amount: number;
  /** Litres; what is printed for the water grows with it. */
  waterPerHa: number;
  /** Grams of active in a ml or g of product; needed for active ingredient and ppm alone. */
  share: number;
  /** Of the pump a dose per pump is meant for. */
  tankLitres: number;
}

/** Millilitres or grams of product per hectare. */
export function productPerHectare({ dose, amount, waterPerHa, share, tankLitres }: LabelledDose): number {
  switch (dose) {
    case 'acre':
      return amount / HA_PER_ACRE;
    case 'pump':
      return (amount / tankLitres) * waterPerHa;
    case 'product':
      return amount;
    case 'active':
      return amount / share;
    case 'active-acre':
      return amount / share / HA_PER_ACRE;
    case 'ppm':
      return (amount / 1000 / share) * waterPerHa;
    default:
      return amount * PER_LITRE[dose] * waterPerHa;
  }
}
