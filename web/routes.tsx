import type { ComponentType } from 'react';
import type { StringsNamespace } from './lib/i18n.ts';

/** One row of the table below. */
export interface SiteRoute {
  path: string;
  load: () => Promise<{ default: ComponentType }>;
  /**
   * Namespaces that the page and all it imports name in `useTranslation`; they travel beside its code. One that comes later
   * takes the whole page away until it is here.
   */
  strings: readonly StringsNamespace[];
  /** A low bar, no footer, and a main area that is exactly the rest of the screen. */
  compact?: true;
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
  'walkin',
  'notes',
  'devices',
  'assign',
  'labels',
  'reminders',
  'replies',
  'settings',
  'money',
] as const;
const SETTINGS_STRINGS = [
  'refusals',
  'settings',
  'replies',
  'blocked',
  'walkin',
  'devices',
  'log',
  'health',
  'office',
  'people',
  'profile',
  'assign',
  'labels',
  'shortcuts',
] as const;

/**
 * The pages that are neither documents nor the chat, which starts by itself (entry-chat.tsx), in the order of the
 * specification (`SITE_ROUTES` has them all). Every page is its own chunk.
 */
export const ROUTES: readonly SiteRoute[] = [
  {
    path: '/my-data',
    load: () => import('./pages/farmers/my-data.tsx'),
    strings: ['mydata', 'pictureconsent', 'devices', 'refusals'],
  },
  { path: '/admin', load: () => import('./pages/admin.tsx'), strings: OFFICE_STRINGS, compact: true },
  {
    path: '/admin/settings/:part?',
    load: () => import('./pages/admin-settings.tsx'),
    strings: SETTINGS_STRINGS,
    compact: true,
  },
  {
    path: '/admin/people',
    load: () => import('./pages/admin-settings.tsx'),
    strings: SETTINGS_STRINGS,
    compact: true,
  },
  {
    path: '/admin/me',
    load: () => import('./pages/admin-settings.tsx'),
    strings: SETTINGS_STRINGS,
    compact: true,
  },
  {
    path: '/admin/welcome',
    load: () => import('./pages/admin-welcome.tsx'),
    strings: ['people', 'office', 'refusals'],
    compact: true,
  },
  {
    path: '/admin/payments',
    load: () => import('./pages/admin-payments.tsx'),
    strings: ['money', 'office', 'refusals'],
    compact: true,
  },
  {
    path: '/admin/cases',
    load: () => import('./pages/admin-cases.tsx'),
    strings: ['alerts', 'cases', 'plans', 'reviews', 'told', 'office', 'refusals'],
    compact: true,
  },
  {
    path: '/admin/reviews',
    load: () => import('./pages/admin/reviews/AdminReviews.tsx'),
    strings: [
      'reviews',
      'plans',
      'plancard',
      'cases',
      'told',
      'followup',
      'guidetools',
      'office',
      'refusals',
    ],
    compact: true,
  },
  {
    path: '/admin/alerts',
    load: () => import('./pages/admin-alerts.tsx'),
    strings: ['alerts', 'alertcard', 'office', 'refusals'],
    compact: true,
  },
  {
    path: '/admin/pictures',
    load: () => import('./pages/admin-pictures.tsx'),
    strings: ['picturebook', 'told', 'office', 'refusals'],
    compact: true,
  },
  {
    path: '/admin/spoken',
    load: () => import('./pages/admin/spoken.tsx'),
    strings: ['spoken', 'office', 'refusals'],
    compact: true,
  },
  {
    path: '/admin/numbers',
    load: () => import('./pages/admin-numbers.tsx'),
    strings: ['numbers', 'office', 'refusals'],
    compact: true,
  },
  {
    path: '/admin/content/:kind?/:key?',
    load: () => import('./pages/admin-content.tsx'),
    strings: ['desk', 'prices', 'fields', 'office', 'refusals'],
    compact: true,
  },
  {
    path: '/admin/start/:step?',
    load: () => import('./pages/admin-start.tsx'),
    strings: ['desk', 'fields', 'people', 'profile', 'office', 'refusals'],
    compact: true,
  },
  {
    path: '/demo/quote/:token?',
    load: () => import('./pages/payments/demo-quote.tsx'),
    strings: ['demo', 'refusals'],
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
];
