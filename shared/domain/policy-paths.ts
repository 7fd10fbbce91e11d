import type { SITE_ROUTES } from './site-routes.ts';

/** Where each of the five policies stands. */
export const POLICY_PATHS = {
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  refund: '/refund-policy',
  return: '/return-policy',
  shipping: '/shipping-policy',
} as const satisfies Record<string, (typeof SITE_ROUTES)[number]>;
export type PolicyId = keyof typeof POLICY_PATHS;
export const POLICY_IDS = Object.keys(POLICY_PATHS) as PolicyId[];
