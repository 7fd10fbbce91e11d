import { firstNotPositive, type Invalid } from './units.ts';

/** One packet treats so many kilograms of seed (specification: 200-250 g per 10-12 kg). */
const SEED_KG_PER_PACKET = 12;
const PACKET_GRAMS = { least: 200, most: 250 };
const SOIL_KG_PER_ACRE = { least: 2, most: 4 };
/** Well-rotted manure the soil dose is spread with, kg per acre. */
const MANURE_KG_PER_ACRE = { least: 40, most: 100 };

export interface Range {
  least: number;
  most: number;
}

/** Packets of one organism for some seed, and what is in them in grams. */
export function seedDose(seedKg: number): { packets: number; grams: Range } | Invalid<'seedKg'> {
  const invalid = firstNotPositive({ seedKg });
  if (invalid) return invalid;
  const packets = Math.ceil(seedKg / SEED_KG_PER_PACKET - 1e-9);
  return { packets, grams: { least: packets * PACKET_GRAMS.least, most: packets * PACKET_GRAMS.most } };
}

/** Kilograms of one organism for the soil of a field, and the manure it is mixed into. */
export function soilDose(acres: number): { kilograms: Range; manure: Range } | Invalid<'acres'> {
  const invalid = firstNotPositive({ acres });
  if (invalid) return invalid;
  const times = ({ least, most }: Range) => ({ least: least * acres, most: most * acres });
  return { kilograms: times(SOIL_KG_PER_ACRE), manure: times(MANURE_KG_PER_ACRE) };
}
