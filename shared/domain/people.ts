/** The roles of the office by name, in the order of lists. What each may do: `capabilities.ts`, which no browser needs. */
export const ROLE_NAMES = ['owner', 'doctor', 'sales', 'dispatch', 'accounts', 'helper'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

/** What is asked for about a person of the office, or somebody who is to become one. */
export const CHANGE_KINDS = ['invite', 'roles', 'disable', 'enable', 'reset', 'factors'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A password that somebody chooses has at least as many characters. */
export const PASSWORD_LEAST = 10;
