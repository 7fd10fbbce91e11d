/** Hectares in an acre, as the fact sheet's worked examples have it. */
export const HA_PER_ACRE = 0.404686;
export const M2_PER_ACRE = 4047;

/** No field's soil is more sour or more alkaline. */
export const SOIL_PH = { least: 3, most: 11 };

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
