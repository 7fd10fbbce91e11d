import type { Npk } from './fertilizer-blend.ts';

/** When a share of the nitrogen is given; phosphorus goes in at sowing, and so does potash unless it is split. */
export type NitrogenMoment =
  | 'basal'
  | 'tillering'
  | 'panicle'
  | 'days-25-30'
  | 'knee-high'
  | 'tasseling'
  | 'by-day-120'
  | 'top-dressing-1'
  | 'top-dressing-2';

export interface CropDose {
  id: string;
  /** kg of N, P2O5 and K2O per hectare. */
  perHa: Npk;
  nitrogen: readonly { moment: NitrogenMoment; share: number }[];
  /** Potash is given in the same parts as nitrogen, or through the drip. */
  splitsPotash?: boolean;
  /** kg of gypsum per hectare, half at sowing, half at pegging. */
  gypsumPerHa?: number;
}

const half = [
  { moment: 'basal', share: 0.5 },
  { moment: 'days-25-30', share: 0.5 },
] as const;
const thirds = [
  { moment: 'basal', share: 1 / 3 },
  { moment: 'top-dressing-1', share: 1 / 3 },
  { moment: 'top-dressing-2', share: 1 / 3 },
] as const;
const maize = [
  { moment: 'basal', share: 1 / 3 },
  { moment: 'knee-high', share: 1 / 3 },
  { moment: 'tasseling', share: 1 / 3 },
] as const;
const atOnce = [{ moment: 'basal', share: 1 }] as const;

/**
 * Recommended doses, Karnataka university style (fact sheet, table 5C). A soil test, or the current package of
 * the farmer's own university, comes before them.
 */
export const CROP_DOSES: readonly CropDose[] = [
  {
    id: 'paddy',
    perHa: { n: 100, p: 50, k: 50 },
    nitrogen: [
      { moment: 'basal', share: 0.5 },
      { moment: 'tillering', share: 0.25 },
      { moment: 'panicle', share: 0.25 },
    ],
  },
  { id: 'ragi-irrigated', perHa: { n: 100, p: 50, k: 50 }, nitrogen: half },
  { id: 'ragi-rainfed', perHa: { n: 50, p: 40, k: 37.5 }, nitrogen: half },
  { id: 'maize-irrigated', perHa: { n: 150, p: 75, k: 40 }, nitrogen: maize },
  { id: 'maize-rainfed', perHa: { n: 100, p: 50, k: 25 }, nitrogen: maize },
  { id: 'groundnut-irrigated', perHa: { n: 25, p: 75, k: 37.5 }, nitrogen: atOnce, gypsumPerHa: 500 },
  { id: 'groundnut-rainfed', perHa: { n: 25, p: 50, k: 25 }, nitrogen: atOnce, gypsumPerHa: 500 },
  { id: 'red-gram', perHa: { n: 25, p: 50, k: 25 }, nitrogen: atOnce },
  { id: 'cotton-irrigated', perHa: { n: 150, p: 75, k: 75 }, nitrogen: thirds },
  { id: 'cotton-rainfed', perHa: { n: 100, p: 50, k: 50 }, nitrogen: thirds },
  {
    id: 'sugarcane',
    perHa: { n: 250, p: 100, k: 125 },
    // The sheet names no shares, only the day by which all of it is given.
    nitrogen: [{ moment: 'by-day-120', share: 1 }],
  },
  { id: 'tomato', perHa: { n: 250, p: 250, k: 250 }, nitrogen: thirds, splitsPotash: true },
  { id: 'tomato-variety', perHa: { n: 115, p: 100, k: 60 }, nitrogen: thirds, splitsPotash: true },
  { id: 'chilli-irrigated', perHa: { n: 150, p: 75, k: 75 }, nitrogen: thirds },
  { id: 'chilli-rainfed', perHa: { n: 100, p: 50, k: 50 }, nitrogen: thirds },
  { id: 'onion', perHa: { n: 125, p: 75, k: 125 }, nitrogen: thirds },
];

/** Grams of nutrient for one palm in a year. */
export const PALM_DOSES = {
  arecanut: { n: 100, p: 40, k: 140 },
  coconut: { n: 500, p: 320, k: 1200 },
} as const satisfies Record<string, Npk>;
export type Palm = keyof typeof PALM_DOSES;
