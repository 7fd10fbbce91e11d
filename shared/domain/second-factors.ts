/** What somebody of the office may prove themselves by instead of the mailed code. */
export const FACTOR_KINDS = ['totp', 'passkey', 'recovery'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** Codes on paper in one set. */
export const RECOVERY_CODES = 10;
/** So few are left that a new set should be made. */
export const FEW_RECOVERY_CODES = 3;

export const MOST_PASSKEYS = 10;
export const PASSKEY_NAME_LENGTH = 60;
