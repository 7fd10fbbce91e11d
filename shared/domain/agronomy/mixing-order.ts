/** Formulations in the order they go into the tank (fact sheet, table 4A). */
export const MIXING_ORDER = [
  ['WSB'],
  ['WG', 'WDG', 'DF'],
  ['WP'],
  ['SP', 'SG'],
  ['CS', 'ZC'],
  ['SC', 'FS', 'SE'],
  ['OD'],
  ['EW', 'ME'],
  ['EC'],
  ['SL'],
  ['feed'],
  ['adjuvant'],
] as const;

export type MixCode = (typeof MIXING_ORDER)[number][number];

/** Letters of the label table that the order knows by another name. */
const OTHER_NAMES: Readonly<Record<string, MixCode>> = { L: 'SL', AS: 'SC', LF: 'SC', WS: 'WP', GR: 'WG' };

export const mixCodeOf = (formulation: string): MixCode =>
  OTHER_NAMES[formulation] ?? (formulation as MixCode);

/** From 1. */
export function rankOf(code: MixCode): number {
  return MIXING_ORDER.findIndex((codes) => (codes as readonly MixCode[]).includes(code)) + 1;
}
