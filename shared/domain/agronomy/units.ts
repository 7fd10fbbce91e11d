/** Hectares in an acre, as the fact sheet's worked examples have it. */
export const HA_PER_ACRE = 0.404686;
export const M2_PER_ACRE = 4047;
export const GUNTAS_PER_ACRE = 40;

export type AreaUnit = 'acre' | 'gunta' | 'hectare';

/** An area as a farmer says it, in acres. */
export function toAcres(value: number, unit: AreaUnit): number {
  if (unit === 'gunta') return value / GUNTAS_PER_ACRE;
  return unit === 'hectare' ? value / HA_PER_ACRE : value;
}

/** A figure that cannot be reckoned with, by the name of the field it came from. */
export interface Invalid<Field extends string> {
  invalid: Field;
}

/** The first field that is not a number greater than zero. */
export function firstNotPositive<Field extends string>(
  fields: Partial<Record<Field, number>>,
): Invalid<Field> | null {
  for (const [field, value] of Object.entries(fields) as [Field, number][]) {
    if (!Number.isFinite(value) || value <= 0) return { invalid: field };
  }
  return null;
}

export function isInvalid<Field extends string>(answer: object): answer is Invalid<Field> {
  return 'invalid' in answer;
}
