/** What a payment is for. Equal to the database's CHECK. */
export const PAYMENT_PURPOSES = ['quote', 'demo', 'catalogue'] as const;
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number];

/** Where its money moves: a test system's is never revenue. */
export const PAYMENT_ENVS = ['live', 'uat'] as const;
export type PaymentEnv = (typeof PAYMENT_ENVS)[number];
