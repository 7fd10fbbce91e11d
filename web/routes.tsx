import type { ComponentType } from 'react';
import type { StringsNamespace } from './lib/i18n.ts';
import { LOGIN_STRINGS } from './pages/farmers/strings.ts';

/** One row of the route table. */
export interface SiteRoute {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /** Namespaces the page names in `useTranslation`; they travel beside its code. */
  strings: readonly StringsNamespace[];
  /** A low bar, no footer, and a main area that is exactly the rest of the screen. */
  compact?: true;
  /** The page draws what was built for it; see `lib/page-content.tsx`. */
  content?: true;
}

const OFFICE_STRINGS = [
  'refusals',
  'office',
  'inbox',
  'chat',
  'voice',
  'quotes',
  'dispatch',
  'payments',
  'presence',
  'push',
  'shortcuts',
  'customer',
  'replies',
  'settings',
  'money',
] as const;
const SETTINGS_STRINGS = ['refusals', 'settings', 'replies', 'blocked', 'log', 'health', 'office'] as const;

/**
 * The route table, in the order of the specification. Every page is its own chunk. A public page is also drawn
 * at build, in both languages: `pages/<page>.prerender.ts` beside it says so (CONTRIBUTING.md).
 */
export const ROUTES: readonly SiteRoute[] = [
  { path: '/', load: () => import('./pages/home.tsx'), strings: ['home'] },
  { path: '/clinic', load: () => import('./pages/clinic.tsx'), strings: ['clinic'] },
  { path: '/distribution', load: () => import('./pages/distribution.tsx'), strings: ['distribution'] },
  {
    path: '/farmers',
    load: () => import('./pages/farmers/farmers.tsx'),
    strings: LOGIN_STRINGS,
    compact: true,
  },
  { path: '/my-data', load: () => import('./pages/farmers/my-data.tsx'), strings: ['mydata', 'refusals'] },
  { path: '/admin', load: () => import('./pages/admin.tsx'), strings: OFFICE_STRINGS, compact: true },
  {
    path: '/admin/settings/:part?',
    load: () => import('./pages/admin-settings.tsx'),
    strings: SETTINGS_STRINGS,
    compact: true,
  },
  {
    path: '/admin/payments',
    load: () => import('./pages/admin-payments.tsx'),
    strings: ['money', 'office', 'refusals'],
    compact: true,
  },
  { path: '/dealers', load: () => import('./pages/dealers.tsx'), strings: ['dealers'] },
  { path: '/about', load: () => import('./pages/about.tsx'), strings: ['about'] },
  { path: '/contact', load: () => import('./pages/contact.tsx'), strings: ['contact'] },
  {
    path: '/terms-and-conditions',
    load: () => import('./pages/policies/policy-terms.tsx'),
    strings: ['policies'],
    content: true,
  },
  {
    path: '/privacy-policy',
    load: () => import('./pages/policies/policy-privacy.tsx'),
    strings: ['policies'],
    content: true,
  },
  {
    path: '/refund-policy',
    load: () => import('./pages/policies/policy-refund.tsx'),
    strings: ['policies'],
    content: true,
  },
  {
    path: '/return-policy',
    load: () => import('./pages/policies/policy-return.tsx'),
    strings: ['policies'],
    content: true,
  },
  {
    path: '/shipping-policy',
    load: () => import('./pages/policies/policy-shipping.tsx'),
    strings: ['policies'],
    content: true,
  },
  {
    path: '/demo/quote/:token?',
    load: () => import('./pages/payments/demo-quote.tsx'),
    strings: ['demo', 'refusals'],
  },
  {
    path: '/guide',
    load: () => import('./pages/guide/guide.tsx'),
    strings: ['guide', 'guidekeep'],
    content: true,
  },
  {
    path: '/guide/chapter/:slug',
    load: () => import('./pages/guide/guide-chapter.tsx'),
    strings: ['guide'],
    content: true,
  },
  { path: '/products', load: () => import('./pages/products.tsx'), strings: ['products'] },
  {
    path: '/checkout',
    load: () => import('./pages/checkout/checkout.tsx'),
    strings: ['checkout', 'refusals'],
  },
  {
    path: '/payment-result',
    load: () => import('./pages/payments/payment-result.tsx'),
    strings: ['payments', 'refusals'],
  },
  {
    path: '/payment/phonepe/iframe',
    load: () => import('./pages/payments/payment-phonepe.tsx'),
    strings: ['payments', 'refusals'],
  },
  { path: '*', load: () => import('./pages/not-found.tsx'), strings: [] },
];
