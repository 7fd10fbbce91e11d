/** The roles of the office by name, in the order of lists. What each may do: `capabilities.ts`, which no browser needs. */
export const ROLE_NAMES = ['owner', 'doctor', 'sales', 'dispatch', 'accounts', 'helper'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];
