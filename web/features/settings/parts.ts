/** The parts of the settings, in the order of their tabs; each has an address of its own. */
export const SETTINGS_PARTS = ['replies', 'blocked', 'log', 'health'] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];

/** What an address names; anything else is the first part. */
export function toSettingsPart(word: string | undefined): SettingsPart {
  return SETTINGS_PARTS.find((part) => part === word) ?? SETTINGS_PARTS[0];
}
