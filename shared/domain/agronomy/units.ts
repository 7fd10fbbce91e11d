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

/** As exact as it is said, and never more than it is: the most that a label allows must not be rounded up. */
export function roundedDown(value: number): number {
  // Below 0.1 two figures are said: the last of them is the step.
  const small = value > 0 ? 10 ** (1 - Math.floor(Math.log10(value))) : 1;
  const parts = value >= 100 ? 1 : value >= 10 ? 10 : value >= 0.1 ? 100 : small;
  return Math.floor(value * parts + 1e-9) / parts;
}
