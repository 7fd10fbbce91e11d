import type { ContentKind } from '#shared/contract/content/kinds.ts';

/** What the desk lists beside the articles, in the order of how often a shop changes it. */
export const GROUPS = [
  { id: 'shop', kinds: ['shop', 'contact'] },
  { id: 'hours', kinds: ['hours'] },
  { id: 'licences', kinds: ['licences'] },
  { id: 'people', kinds: ['people', 'about'] },
  { id: 'pay', kinds: ['pay'] },
  { id: 'home', kinds: ['banners', 'stories', 'statistics', 'popup', 'films'] },
  { id: 'policies', kinds: ['policy'] },
  { id: 'freight', kinds: ['freight'] },
] as const satisfies readonly { id: string; kinds: readonly ContentKind[] }[];
