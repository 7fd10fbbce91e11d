import { firstNotPositive, type Invalid } from './units.ts';

/** Of what leaves the pump, the share that reaches the root (fact sheet, chapter 12). */
const EFFICIENCY = { drip: 0.9, sprinkler: 0.75, furrow: 0.6 } as const;
/** Millimetres a day of Karnataka's seasons, the middle of the guide's ranges. */
export const SEASON_ETO = { monsoon: 3.5, winter: 4.5, summer: 6 } as const;

/** Crops the guide has a factor for, in the order of its table. */
export const DRIP_CROPS = [
  ...(['tomato', 'chilli', 'onion', 'maize', 'ragi', 'groundnut', 'redgram', 'cotton', 'sugarcane'] as const),
  ...(['banana', 'areca', 'coconut', 'coffee', 'grape'] as const),
];
export type DripCrop = (typeof DRIP_CROPS)[number];

interface CropFactor {
  /** Of the full-grown crop. */
  kc: number;
  /** Share of the ground that is wetted, 0 to 1: as in the worked examples, of beds and of palms. */
  wetted: number;
  /** Distances, where the guide has an example of them. */
  metres?: { row: number; plant: number };
}

const bed = (kc: number): CropFactor => ({ kc, wetted: 0.8 });
const tree = (kc: number): CropFactor => ({ kc, wetted: 0.7 });

/**
 * Crop factors in mid-season (FAO Irrigation and Drainage Paper 56, table 12: ragi as millet, red gram as the legumes,
 * coconut as palms); tomato and arecanut are the worked examples of the fact sheet. Paddy is not dripped, and of
 * pomegranate and mango the paper has none.
 */
export const CROP_FACTORS: Record<DripCrop, CropFactor> = {
  tomato: { ...bed(1.15), metres: { row: 1.5, plant: 0.45 } },
  chilli: bed(1.05),
  onion: bed(1.05),
  maize: bed(1.2),
  ragi: bed(1),
  groundnut: bed(1.15),
  redgram: bed(1.15),
  cotton: bed(1.15),
  sugarcane: bed(1.25),
  banana: tree(1.2),
  areca: { ...tree(0.75), metres: { row: 2.7, plant: 2.7 } },
  coconut: tree(1),
  coffee: tree(0.95),
  grape: tree(0.85),
};

export interface DripInput {
  /** Evaporation of the day, mm. */
  eto: number;
  /** Crop factor. */
  kc: number;
  rowMetres: number;
  plantMetres: number;
  /** Share of the ground that is wetted, 0 to 1. */
  wetted: number;
  /** Emitters at each plant and litres each gives in an hour. */
  emitters: number;
  litresPerHour: number;
  efficiency?: number;
}

/** Litres a plant needs in a day and the minutes the drip runs for them. */
export function dripTime(
  input: DripInput,
): { litresPerPlant: number; minutes: number } | Invalid<keyof DripInput> {
  const { efficiency = EFFICIENCY.drip, ...fields } = input;
  const invalid = firstNotPositive<keyof DripInput>({ ...fields, efficiency });
  if (invalid) return invalid;
  if (input.wetted > 1) return { invalid: 'wetted' };
  const { eto, kc, rowMetres, plantMetres, wetted, emitters, litresPerHour } = input;
  const litresPerPlant = (eto * kc * rowMetres * plantMetres * wetted) / efficiency;
  return { litresPerPlant, minutes: (litresPerPlant / (emitters * litresPerHour)) * 60 };
}
