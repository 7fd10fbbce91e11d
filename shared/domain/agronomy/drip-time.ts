import { firstNotPositive, type Invalid } from './units.ts';

/** Of what leaves the pump, the share that reaches the root (fact sheet, chapter 12). */
export const EFFICIENCY = { drip: 0.9, sprinkler: 0.75, furrow: 0.6 } as const;
/** Millimetres a day of Karnataka's seasons, the middle of the guide's ranges. */
export const SEASON_ETO = { monsoon: 3.5, winter: 4.5, summer: 6 } as const;

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
