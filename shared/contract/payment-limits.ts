/*
 * Names of the payments' wire, apart from its schemas: a browser needs these at run time and must not carry the
 * schema library for them.
 */

/**
 * What GET /payments can be narrowed to. `open`: created or pending. `attention`: with an alert that is not over.
 * `refund`: with money that is still on its way back, or waits for the second login.
 */
export const PAYMENT_FILTERS = ['open', 'review', 'success', 'failed', 'attention', 'refund'] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** The token of /demo/quote when its address names none. */
export const UAT_DEMO_TOKEN = 'UAT-DEMO';
