import type { ContentItemName } from '#shared/contract/content/desk.ts';
import { CONTENT_KINDS, type ContentKind } from '#shared/contract/content/kinds.ts';
import type { LocalizedText } from '#shared/domain/by-language.ts';
import { textIn } from '#shared/domain/by-language.ts';
import { POLICY_PATHS, type PolicyId } from '#shared/domain/policy-paths.ts';
import { translateIfKnown, useTranslation } from '../../lib/i18n.ts';

/** What an item is called: an article by its own name, everything else by its kind. */
export function useItemTitle(): (name: ContentItemName, title?: unknown) => string {
  const { t, language } = useTranslation('desk');
  return ({ kind, key }, title) => {
    if (kind === 'policy') return translateIfKnown('desk', `policy.${key}`) ?? key;
    if (kind !== 'product') return t(`kind.${kind}`);
    return textIn((title ?? {}) as LocalizedText, language) || key;
  };
}

/** The address of an item's form. */
export const itemAddress = ({ kind, key }: ContentItemName): string =>
  key === '' ? `${DESK}/${kind}` : `${DESK}/${kind}/${key}`;

export const DESK = '/admin/content';

/** The price list as a file; no kind of item is called so. */
export const PRICE_LIST = 'prices';

/** What an address names; null for the desk itself and for what nobody edits. */
export function readItemName(kind: string | undefined, key = ''): ContentItemName | null {
  if (!kind || !Object.hasOwn(CONTENT_KINDS, kind)) return null;
  const known = kind as ContentKind;
  return CONTENT_KINDS[known].keyed === (key !== '') ? { kind: known, key } : null;
}

/** The page on which farmers see it, for the preview. */
export function pageOf({ kind, key }: ContentItemName): string {
  if (kind === 'policy') return POLICY_PATHS[key as PolicyId] ?? POLICY_PATHS.privacy;
  return PAGES[kind];
}

const PAGES: Record<Exclude<ContentKind, 'policy'>, string> = {
  shop: '/about',
  contact: '/contact',
  hours: '/contact',
  licences: '/products',
  people: '/about',
  about: '/about',
  pay: '/checkout',
  statistics: '/',
  stories: '/',
  banners: '/',
  popup: '/',
  films: '/',
  freight: POLICY_PATHS.shipping,
  product: '/products',
};
